import { KeyRound, Pencil, ShieldOff, UserCheck, UserX } from 'lucide-react'
import { useState } from 'react'
import { isUserType, userTypeNames } from '../../../../domain/src/accounts/user-types.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Fact, FileHead } from '../../ui/file-head.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { PersonName } from '../../ui/person-name.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { useFileArrival } from '../../ui/use-file-arrival.ts'
import { ChangeStatus } from './change-status.tsx'
import { RemoveSecondStep } from './remove-second-step.tsx'
import { ResetPassword } from './reset-password.tsx'
import { useUser, type User } from './use-users.ts'
import { UserHistory } from './user-history.tsx'
import { UserSessions } from './user-sessions.tsx'
import { UserState } from './user-state.tsx'
import { words } from './words.ts'

/** One person: what they may do, where they are logged in, and who made it so. */
export function UserPage({ id, back }: { id: number; back: string }) {
  const user = useUser(id)
  useFileArrival(user.data !== undefined)
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
        <Alert kind="needs-you" title={text(words.closedTitle)}>
          {user.stateReason && text(words.closedWhy, { reason: user.stateReason })}
        </Alert>
      )}
      {user.ownYn === 'Y' && (
        <Alert kind="info" title={text(words.own)}>
          {text(words.ownText)}
        </Alert>
      )}
      {user.userType === 'APPLICANT' && <Alert kind="info">{text(words.masked)}</Alert>}
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
    <FileHead
      back={back}
      backLabel={text(words.back)}
      facts={
        <>
          <Fact name={text(words.loginId)}>
            <span lang="en">{digits(user.login_id)}</span>
          </Fact>
          {user.mobile && user.mobile !== user.login_id && <Fact name={text(words.mobile)}>{digits(user.mobile)}</Fact>}
          {user.email && user.email !== user.login_id && (
            <Fact name={text(words.email)}>
              <span lang="en">{user.email}</span>
            </Fact>
          )}
          <Fact name={text(words.userType)}>{isUserType(userType) ? text(userTypeNames[userType]) : userType}</Fact>
          {office && <Fact name={text(words.office)}>{text({ bn: office.nameBng, en: office.name })}</Fact>}
          <Fact name={text(words.roles)}>{roles.map(({ name, nameBng }) => text({ bn: nameBng, en: name })).join(', ')}</Fact>
          <Fact name={text(words.lastLogin)}>{lastLoginAt ? `${date(lastLoginAt)}, ${time(lastLoginAt)}` : text(words.never)}</Fact>
          <Fact name={text(words.made)}>{date(user.createdAt)}</Fact>
        </>
      }
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h1 className="min-w-0 text-2xl font-bold wrap-anywhere outline-none">
          <PersonName name={user.full_name} nameBng={user.full_name_bng} />
        </h1>
        <UserState state={user.state} />
      </div>
      {user.mustChangePasswordYn === 'Y' && <p className="font-semibold text-needs-you">{text(words.mustChange)}</p>}
    </FileHead>
  )
}

type Asking = 'status' | 'password' | 'second-step'

/** Only what is open: a button that shows is a call that works. */
function Acts({ user }: { user: User }) {
  const { text } = useLanguage()
  const [asking, setAsking] = useState<Asking>()
  const may = new Set(user.acts)
  const close = () => setAsking(undefined)
  if (![...may].some((act) => act !== 'sessions')) return null
  return (
    <div className="flex flex-wrap gap-3">
      {may.has('edit') && (
        <ButtonLink to={`?user=${user.id}&edit=Y`} icon={<Pencil aria-hidden size={20} />}>
          {text(words.edit)}
        </ButtonLink>
      )}
      {may.has('reset') && (
        <Button look="secondary" icon={<KeyRound aria-hidden size={20} />} onClick={() => setAsking('password')}>
          {text(words.reset)}
        </Button>
      )}
      {may.has('remove-second-step') && (
        <Button look="secondary" icon={<ShieldOff aria-hidden size={20} />} onClick={() => setAsking('second-step')}>
          {text(words.removeSecondStep)}
        </Button>
      )}
      {may.has('deactivate') && (
        <Button look="danger" icon={<UserX aria-hidden size={20} />} onClick={() => setAsking('status')}>
          {text(words.deactivate)}
        </Button>
      )}
      {may.has('reactivate') && (
        <Button look="secondary" icon={<UserCheck aria-hidden size={20} />} onClick={() => setAsking('status')}>
          {text(words.reactivate)}
        </Button>
      )}
      {asking === 'status' && <ChangeStatus user={user} onClose={close} />}
      {asking === 'password' && <ResetPassword user={user} onClose={close} />}
      {asking === 'second-step' && <RemoveSecondStep user={user} onClose={close} />}
    </div>
  )
}
