import { lazy, Suspense } from 'react'
import { savePhoto } from '@wewb/domain/identity/account-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { ButtonLink } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { Masked } from '#components/layout/masked.tsx'
import { PageTitle } from '#components/layout/page-title.tsx'
import { PhotoInput } from '#components/inputs/photo-input.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { toast } from '#components/feedback/toast.tsx'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { useProblems } from '#components/feedback/use-problems.ts'
import { useFocusOnViewChange } from '#lib/router/use-focus-on-view-change.ts'
import { EditNames } from './edit-names.tsx'
import { SecondFactorCard } from './second-factor/second-factor-card.tsx'
import { Sessions } from './sessions.tsx'
import { useUpdateProfileCache, useProfile, type Profile } from './use-profile.ts'
import { profileMessages } from './messages.ts'

// Lazy, because staff do not have it.
const ContactCard = lazy(async () => ({ default: (await import('./contact-card.tsx')).ContactCard }))

// Lazy, because few users open it, and only once.
const SecondFactorPage = lazy(async () => ({
  default: (await import('./second-factor/second-factor-page.tsx')).SecondFactorPage,
}))

export function ProfilePage() {
  const view = useSearchParams()[0].get('view')
  useFocusOnViewChange()
  if (view !== 'second-factor') return <OwnProfile />
  return (
    <Suspense fallback={<SkeletonLines lines={6} />}>
      <SecondFactorPage />
    </Suspense>
  )
}

function OwnProfile() {
  const { text } = useLanguage()
  const { data, error, refetch } = useProfile()
  return (
    <>
      <PageTitle intro={text(profileMessages.intro)}>{text(profileMessages.title)}</PageTitle>
      {error && <LoadFailed problem={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonLines lines={6} />}
      {data && (
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <div className="grid gap-4">
            <Photo profile={data} />
            <EditNames profile={data} />
            {data.userType === 'APPLICANT' && (
              <Suspense fallback={<SkeletonLines lines={6} />}>
                <ContactCard />
              </Suspense>
            )}
          </div>
          <div className="grid gap-4">
            <Facts profile={data} />
            <SecondFactorCard />
            <Sessions />
          </div>
        </div>
      )}
    </>
  )
}

function Photo({ profile }: { profile: Profile }) {
  const { text } = useLanguage()
  const store = useUpdateProfileCache()
  const problems = useProblems()
  const { isBusy, run } = useBusy()
  const save = (photo: File) =>
    void run(async () => {
      const form = new FormData()
      form.append('photo', photo)
      problems.clear()
      try {
        const { data, message } = await sendRequest(savePhoto, { form })
        store({ avatar: data.avatar })
        toast({ kind: 'success', text: message })
      } catch (problem) {
        problems.showProblem(problem)
      }
    })
  return (
    <Card title={text(profileMessages.photo)}>
      <p className="-mt-2 mb-4 text-sm text-muted">{text(profileMessages.photoHint)}</p>
      <PhotoInput
        current={profile.avatar}
        onChange={save}
        isBusy={isBusy}
        error={problems.alert ?? problems.errors[0]?.text}
      />
    </Card>
  )
}

function Facts({ profile }: { profile: Profile }) {
  const { text, digits, date } = useLanguage()
  const roles = profile.roleNames.map(({ name, nameBng }) => text({ bn: nameBng, en: name })).join(', ')
  const facts = [
    [profileMessages.mobile, profile.mobile && digits(profile.mobile), true],
    [profileMessages.email, profile.email, true],
    [profileMessages.nid, profile.nidMasked && digits(profile.nidMasked), false],
    [profileMessages.dateOfBirth, profile.dateOfBirth && date(profile.dateOfBirth), true],
    [profileMessages.role, roles, false],
    ...(profile.office
      ? [[profileMessages.office, text({ bn: profile.office.nameBng, en: profile.office.name }), false] as const]
      : []),
  ] as const
  return (
    <Card title={text(profileMessages.account)}>
      <dl className="grid">
        {facts.map(([name, value, isPersonal]) => (
          <div key={name.en} className="grid gap-x-4 border-b border-line py-2.5 first:pt-0 sm:grid-cols-[2fr_3fr]">
            <dt className="text-muted">{text(name)}</dt>
            <dd className="font-semibold break-words">
              {!value && <span className="font-normal text-muted">{text(profileMessages.notGiven)}</span>}
              {value && (isPersonal ? <Masked label={text(name)}>{value}</Masked> : value)}
            </dd>
          </div>
        ))}
      </dl>
      <ButtonLink to="/change-password" variant="secondary" className="mt-4">
        {text(profileMessages.changePasswordLink)}
      </ButtonLink>
    </Card>
  )
}
