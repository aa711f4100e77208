import { KeyRound, Pencil, ShieldOff, UserCheck, UserX } from 'lucide-react'
import { useState } from 'react'
import { isUserType, userTypeNames } from '@wewb/domain/identity/accounts/user-types'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { Button, ButtonLink } from '#components/inputs/button.tsx'
import { RecordFact, RecordHeader } from '#components/layout/record-header.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { PersonName } from '#components/layout/person-name.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { useFocusOnOpen } from '#lib/router/use-focus-on-open.ts'
import { ChangeUserStatus } from './change-user-status.tsx'
import { RemoveSecondFactor } from './remove-second-factor.tsx'
import { ResetPassword } from './reset-password.tsx'
import { useUser, type User } from './use-users.ts'
import { UserHistory } from './user-history.tsx'
import { UserSessions } from './user-sessions.tsx'
import { UserStateBadge } from './user-state-badge.tsx'
import { userMessages } from './messages.ts'

/** One user: access, sessions and history. */
export function UserPage({ id, back }: { id: number; back: string }) {
  const user = useUser(id)
  useFocusOnOpen(user.data !== undefined)
  if (user.isPending) return <SkeletonLines lines={10} />
  if (user.error) return <LoadFailed problem={user.error} onRetry={() => void user.refetch()} />
  return <OpenUser user={user.data} back={back} />
}

function OpenUser({ user, back }: { user: User; back: string }) {
  const { text } = useLanguage()
  return (
    <>
      <Head user={user} back={back} />
      {user.state === 'inactive' && (
        <Alert kind="needs-you" title={text(userMessages.closedTitle)}>
          {user.stateReason && text(userMessages.closedWhy, { reason: user.stateReason })}
        </Alert>
      )}
      {user.ownYn === 'Y' && (
        <Alert kind="info" title={text(userMessages.own)}>
          {text(userMessages.ownText)}
        </Alert>
      )}
      {user.userType === 'APPLICANT' && <Alert kind="info">{text(userMessages.masked)}</Alert>}
      <Acts user={user} />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        {user.acts.includes('sessions') && <UserSessions user={user} />}
        <UserHistory id={user.id} />
      </div>
    </>
  )
}

function Head({ user, back }: { user: User; back: string }) {
  const { text, date, time, digits } = useLanguage()
  const { office, roles, userType, lastLoginAt } = user
  return (
    <RecordHeader
      backHref={back}
      backLabel={text(userMessages.back)}
      facts={
        <>
          <RecordFact name={text(userMessages.loginId)}>
            <span lang="en">{digits(user.login_id)}</span>
          </RecordFact>
          {user.mobile && user.mobile !== user.login_id && (
            <RecordFact name={text(userMessages.mobile)}>{digits(user.mobile)}</RecordFact>
          )}
          {user.email && user.email !== user.login_id && (
            <RecordFact name={text(userMessages.email)}>
              <span lang="en">{user.email}</span>
            </RecordFact>
          )}
          <RecordFact name={text(userMessages.userType)}>
            {isUserType(userType) ? text(userTypeNames[userType]) : userType}
          </RecordFact>
          {office && (
            <RecordFact name={text(userMessages.office)}>{text({ bn: office.nameBng, en: office.name })}</RecordFact>
          )}
          <RecordFact name={text(userMessages.roles)}>
            {roles.map(({ name, nameBng }) => text({ bn: nameBng, en: name })).join(', ')}
          </RecordFact>
          <RecordFact name={text(userMessages.lastLogin)}>
            {lastLoginAt ? `${date(lastLoginAt)}, ${time(lastLoginAt)}` : text(userMessages.never)}
          </RecordFact>
          <RecordFact name={text(userMessages.made)}>{date(user.createdAt)}</RecordFact>
        </>
      }
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h1 className="min-w-0 text-2xl font-bold wrap-anywhere outline-none">
          <PersonName name={user.full_name} nameBng={user.full_name_bng} />
        </h1>
        <UserStateBadge state={user.state} />
      </div>
      {user.mustChangePasswordYn === 'Y' && (
        <p className="font-semibold text-needs-you">{text(userMessages.mustChange)}</p>
      )}
    </RecordHeader>
  )
}

type Asking = 'status' | 'password' | 'second-step'

/** Shows only permitted actions, so that every button works. */
function Acts({ user }: { user: User }) {
  const { text } = useLanguage()
  const [dialog, setDialog] = useState<Asking>()
  const may = new Set(user.acts)
  const close = () => setDialog(undefined)
  if (![...may].some((act) => act !== 'sessions')) return null
  return (
    <div className="flex flex-wrap gap-3">
      {may.has('edit') && (
        <ButtonLink to={`?user=${user.id}&edit=Y`} icon={<Pencil aria-hidden size={20} />}>
          {text(userMessages.edit)}
        </ButtonLink>
      )}
      {may.has('reset') && (
        <Button variant="secondary" icon={<KeyRound aria-hidden size={20} />} onClick={() => setDialog('password')}>
          {text(userMessages.reset)}
        </Button>
      )}
      {may.has('remove-second-step') && (
        <Button variant="secondary" icon={<ShieldOff aria-hidden size={20} />} onClick={() => setDialog('second-step')}>
          {text(userMessages.removeSecondStep)}
        </Button>
      )}
      {may.has('deactivate') && (
        <Button variant="danger" icon={<UserX aria-hidden size={20} />} onClick={() => setDialog('status')}>
          {text(userMessages.deactivate)}
        </Button>
      )}
      {may.has('reactivate') && (
        <Button variant="secondary" icon={<UserCheck aria-hidden size={20} />} onClick={() => setDialog('status')}>
          {text(userMessages.reactivate)}
        </Button>
      )}
      {dialog === 'status' && <ChangeUserStatus user={user} onClose={close} />}
      {dialog === 'password' && <ResetPassword user={user} onClose={close} />}
      {dialog === 'second-step' && <RemoveSecondFactor user={user} onClose={close} />}
    </div>
  )
}
