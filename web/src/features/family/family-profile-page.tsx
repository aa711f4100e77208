import { UsersRound } from 'lucide-react'
import { familyKept, useFamilyProfile, useIsApplicant, type FamilyProfile } from '../../forms/family-profile.ts'
import type { Outbox } from '../../forms/kept/outbox.ts'
import { StepForm } from '../../forms/step-form.tsx'
import { useOutbox } from '../../forms/use-outbox.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { useNavigate } from '../../router/router.tsx'
import { useSearchParams } from '../../router/use-search-params.ts'
import { Alert } from '../../ui/alert.tsx'
import { TextLink } from '../../ui/button.tsx'
import { Card, EmptyState } from '../../ui/card.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { useViewArrival } from '../../ui/use-view-arrival.ts'
import { FamilyOverview } from './family-overview.tsx'
import { useFamilyForm } from './use-family-form.ts'
import { words } from './words.ts'

const home = '/family-profile'
const hrefOf = (step: string) => `${home}?step=${step}`

/** What a family writes down once; `?step=` opens one part of it. */
export function FamilyProfilePage() {
  const { text } = useLanguage()
  const isApplicant = useIsApplicant()
  useViewArrival()
  return (
    <>
      <PageTitle {...(isApplicant && { intro: text(words.intro) })}>{text(words.title)}</PageTitle>
      {isApplicant ? <OwnFamily /> : <ForApplicants />}
    </>
  )
}

function OwnFamily() {
  const { data, error, refetch } = useFamilyProfile()
  const outbox = useOutbox(familyKept)
  if (data && outbox !== undefined) return <FamilyPages profile={data} outbox={outbox} />
  return error ? <LoadFailed problem={error} onRetry={() => void refetch()} /> : <SkeletonLines lines={8} />
}

/** Everything typed lives here, above the parts, so that going from one to the other loses nothing. */
function FamilyPages({ profile, outbox }: { profile: FamilyProfile; outbox: Outbox | null }) {
  const { text } = useLanguage()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const { form, savesOf, onRefusedLater, hasConflict } = useFamilyForm(profile, outbox)
  const steps = form.definition.steps.map(({ id }) => id)
  const place = steps.indexOf(query.get('step') ?? '')
  const [step, before, after] = [steps[place], steps[place - 1], steps[place + 1]]
  return (
    <>
      {hasConflict && (
        <Alert kind="needs-you" title={text(words.changedElsewhere)}>
          {text(words.changedElsewhereText)}
        </Alert>
      )}
      {step === undefined ? (
        <FamilyOverview form={form} hrefOf={hrefOf} />
      ) : (
        <>
          <p>
            <TextLink to={home}>{text(words.all)}</TextLink>
          </p>
          <StepForm
            key={step}
            form={form}
            step={step}
            {...savesOf(step)}
            onRefusedLater={onRefusedLater}
            goesOnSoon
            onNext={() => navigate(after === undefined ? home : hrefOf(after))}
            {...(after === undefined && { nextLabel: words.finish })}
            {...(before !== undefined && { onBack: () => navigate(hrefOf(before)) })}
          />
        </>
      )}
    </>
  )
}

function ForApplicants() {
  const { text } = useLanguage()
  return (
    <Card>
      <EmptyState icon={<UsersRound aria-hidden size={28} />} title={text(words.forApplicants)}>
        {text(words.forApplicantsText)}
      </EmptyState>
    </Card>
  )
}
