import { UsersRound } from 'lucide-react'
import {
  familyProfileDraftRef,
  useFamilyProfile,
  useIsApplicant,
  type FamilyProfile,
} from '#form-engine/applications/family-profile.ts'
import type { OfflineOutbox } from '#form-engine/offline/offline-outbox.ts'
import { StepForm } from '#form-engine/forms/step-form.tsx'
import { useOutbox } from '#form-engine/offline/use-offline-outbox.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { useNavigate } from '#lib/router/router.tsx'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { Alert } from '#components/feedback/alert.tsx'
import { TextLink } from '#components/inputs/button.tsx'
import { Card, EmptyState } from '#components/layout/card.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { PageTitle } from '#components/layout/page-title.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { useFocusOnViewChange } from '#lib/router/use-focus-on-view-change.ts'
import { FamilyOverview } from './family-overview.tsx'
import { useFamilyForm } from './use-family-form.ts'
import { familyProfileMessages } from './messages.ts'

const home = '/family-profile'
const hrefOf = (step: string) => `${home}?step=${step}`

/** Data a family enters once; `?step=` opens one part of it. */
export function FamilyProfilePage() {
  const { text } = useLanguage()
  const isApplicant = useIsApplicant()
  useFocusOnViewChange()
  return (
    <>
      <PageTitle {...(isApplicant && { intro: text(familyProfileMessages.intro) })}>
        {text(familyProfileMessages.title)}
      </PageTitle>
      {isApplicant ? <OwnFamily /> : <ForApplicants />}
    </>
  )
}

function OwnFamily() {
  const { data, error, refetch } = useFamilyProfile()
  const outbox = useOutbox(familyProfileDraftRef)
  if (data && outbox !== undefined) return <FamilyPages profile={data} outbox={outbox} />
  return error ? <LoadFailed problem={error} onRetry={() => void refetch()} /> : <SkeletonLines lines={8} />
}

/** Holds all typed answers above the parts, so that switching between them loses nothing. */
function FamilyPages({ profile, outbox }: { profile: FamilyProfile; outbox: OfflineOutbox | null }) {
  const { text } = useLanguage()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const { form, handlersOf, onRefusedLater, hasConflict } = useFamilyForm(profile, outbox)
  const steps = form.definition.steps.map(({ id }) => id)
  const index = steps.indexOf(query.get('step') ?? '')
  const [step, before, after] = [steps[index], steps[index - 1], steps[index + 1]]
  return (
    <>
      {hasConflict && (
        <Alert kind="needs-you" title={text(familyProfileMessages.changedElsewhere)}>
          {text(familyProfileMessages.changedElsewhereText)}
        </Alert>
      )}
      {step === undefined ? (
        <FamilyOverview form={form} hrefOf={hrefOf} />
      ) : (
        <>
          <p>
            <TextLink to={home}>{text(familyProfileMessages.all)}</TextLink>
          </p>
          <StepForm
            key={step}
            form={form}
            step={step}
            {...handlersOf(step)}
            onRejectedLater={onRefusedLater}
            mayContinueUnsaved
            onNext={() => navigate(after === undefined ? home : hrefOf(after))}
            {...(after === undefined && { nextLabel: familyProfileMessages.finish })}
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
      <EmptyState icon={<UsersRound aria-hidden size={28} />} title={text(familyProfileMessages.forApplicants)}>
        {text(familyProfileMessages.forApplicantsText)}
      </EmptyState>
    </Card>
  )
}
