import { lazy, Suspense } from 'react'
import { savePhoto } from '../../../../domain/src/contracts/accounts.ts'
import { call } from '../../api-client/call.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { useSearchParams } from '../../router/use-search-params.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Masked } from '../../ui/masked.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { PhotoInput } from '../../ui/photo-input.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { useProblems } from '../../ui/use-problems.ts'
import { useViewArrival } from '../../ui/use-view-arrival.ts'
import { EditNames } from './edit-names.tsx'
import { SecondFactorCard } from './second-factor/status-card.tsx'
import { Sessions } from './sessions.tsx'
import { useKeepProfile, useProfile, type Profile } from './use-profile.ts'
import { words } from './words.ts'

// Few come for it, and once: it is no weight on the profile itself.
const SecondFactorPage = lazy(async () => ({ default: (await import('./second-factor/second-factor-page.tsx')).SecondFactorPage }))

export function ProfilePage() {
  const view = useSearchParams()[0].get('view')
  useViewArrival()
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
      <PageTitle intro={text(words.intro)}>{text(words.title)}</PageTitle>
      {error && <LoadFailed problem={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonLines lines={6} />}
      {data && (
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <div className="grid gap-4">
            <Photo profile={data} />
            <EditNames profile={data} />
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
  const keep = useKeepProfile()
  const problems = useProblems()
  const { isBusy, run } = useBusy()
  const save = (photo: File) =>
    void run(async () => {
      const form = new FormData()
      form.append('photo', photo)
      problems.clear()
      try {
        const { data, message } = await call(savePhoto, { form })
        keep({ avatar: data.avatar })
        toast({ kind: 'success', text: message })
      } catch (problem) {
        problems.failed(problem)
      }
    })
  return (
    <Card title={text(words.photo)}>
      <p className="-mt-2 mb-4 text-sm text-muted">{text(words.photoHint)}</p>
      <PhotoInput current={profile.avatar} onChange={save} isBusy={isBusy} error={problems.alert ?? problems.errors[0]?.text} />
    </Card>
  )
}

function Facts({ profile }: { profile: Profile }) {
  const { text, digits, date } = useLanguage()
  const roles = profile.roleNames.map(({ name, nameBng }) => text({ bn: nameBng, en: name })).join(', ')
  const facts = [
    [words.mobile, profile.mobile && digits(profile.mobile), true],
    [words.email, profile.email, true],
    [words.nid, profile.nidMasked && digits(profile.nidMasked), false],
    [words.dateOfBirth, profile.dateOfBirth && date(profile.dateOfBirth), true],
    [words.role, roles, false],
    ...(profile.office ? [[words.office, text({ bn: profile.office.nameBng, en: profile.office.name }), false] as const] : []),
  ] as const
  return (
    <Card title={text(words.account)}>
      <dl className="grid">
        {facts.map(([name, value, isPersonal]) => (
          <div key={name.en} className="grid gap-x-4 border-b border-line py-2.5 first:pt-0 sm:grid-cols-[2fr_3fr]">
            <dt className="text-muted">{text(name)}</dt>
            <dd className="font-semibold break-words">
              {!value && <span className="font-normal text-muted">{text(words.notGiven)}</span>}
              {value && (isPersonal ? <Masked what={text(name)}>{value}</Masked> : value)}
            </dd>
          </div>
        ))}
      </dl>
      <ButtonLink to="/change-password" look="secondary" className="mt-4">
        {text(words.changePasswordLink)}
      </ButtonLink>
    </Card>
  )
}
