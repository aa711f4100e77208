import { lazy, Suspense } from 'react'
import { useText } from '#lib/i18n/language.tsx'
import { PageTitle } from '#components/layout/page-title.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { allowanceMessages } from './results/allowance-messages.ts'
import { ApprovedApplications } from './results/approved-applications.tsx'
import { ChooseCircular } from './results/choose-circular.tsx'
import { useCircular } from './results/use-circular.ts'
import { isListReady, useResultPlan } from './results/use-result-plan.ts'
import { useActions } from '#lib/api-client/use-menus.ts'

// Lazy, because viewing a list does not need the inputs of a form.
const EntriesList = lazy(async () => ({ default: (await import('./results/result-entries.tsx')).ResultEntries }))
const ListChangesCard = lazy(async () => ({
  default: (await import('./results/list-changes-card.tsx')).ListChangesCard,
}))
const ResultPlan = lazy(async () => ({ default: (await import('./results/result-plan.tsx')).ResultPlan }))

/** Result of the disability allowance: without ranking, everyone approved by the director is on the list. */
export function DisabilityAlwResultPage() {
  const text = useText()
  const actions = useActions('/disability-alw-result')
  const circular = useCircular('dis-allowance', 'DISABILITY')
  const chosen = circular.setup ?? circular.result
  const { data: plan } = useResultPlan(circular.chosenId)
  return (
    <>
      <PageTitle intro={text(allowanceMessages.intro)}>{text(allowanceMessages.title)}</PageTitle>
      <ChooseCircular {...circular} />
      <Suspense fallback={<SkeletonLines lines={6} />}>
        {plan && isListReady(plan) && (
          <ResultPlan key={`plan-${plan.setupId}`} plan={plan} actions={actions} onChanged={circular.reload} />
        )}
        {plan?.origin === 'FILE' && (
          <EntriesList key={plan.setupId} plan={plan} actions={actions} onChanged={circular.reload} />
        )}
        {chosen && plan?.origin !== 'FILE' && (
          <ApprovedApplications
            key={chosen.setupId}
            setupId={chosen.setupId}
            actions={actions}
            onChanged={circular.reload}
          />
        )}
        {circular.result && plan?.origin !== 'FILE' && (
          <ListChangesCard
            key={`changes-${circular.result.setupId}`}
            setupId={circular.result.setupId}
            onChanged={circular.reload}
          />
        )}
        {plan && !isListReady(plan) && (
          <ResultPlan key={`plan-${plan.setupId}`} plan={plan} actions={actions} onChanged={circular.reload} />
        )}
      </Suspense>
    </>
  )
}
