import { lazy, Suspense } from 'react'
import { useText } from '../../i18n/language.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { allowanceWords as words } from './results/allowance-words.ts'
import { ApprovedList } from './results/approved-list.tsx'
import { ChooseCircular } from './results/choose-circular.tsx'
import { useCircular } from './results/use-circular.ts'
import { isAhead, usePlan } from './results/use-plan.ts'
import { useActions } from '../../api-client/use-menus.ts'

// Who looks at a list does not wait for the boxes of a form.
const EntriesList = lazy(async () => ({ default: (await import('./results/entries-list.tsx')).EntriesList }))
const ResultPlan = lazy(async () => ({ default: (await import('./results/result-plan.tsx')).ResultPlan }))

/** The result of the disability allowance: nobody is ranked, everyone whom the director has approved is on the list. */
export function DisabilityAlwResultPage() {
  const text = useText()
  const actions = useActions('/disability-alw-result')
  const circular = useCircular('dis-allowance', 'DISABILITY')
  const chosen = circular.setup ?? circular.result
  const { data: plan } = usePlan(circular.chosenId)
  return (
    <>
      <PageTitle intro={text(words.intro)}>{text(words.title)}</PageTitle>
      <ChooseCircular {...circular} />
      <Suspense fallback={<SkeletonLines lines={6} />}>
        {plan && isAhead(plan) && <ResultPlan key={`plan-${plan.setupId}`} plan={plan} actions={actions} onChanged={circular.reload} />}
        {plan?.origin === 'FILE' && <EntriesList key={plan.setupId} plan={plan} actions={actions} onChanged={circular.reload} />}
        {chosen && plan?.origin !== 'FILE' && (
          <ApprovedList key={chosen.setupId} setupId={chosen.setupId} actions={actions} onChanged={circular.reload} />
        )}
        {plan && !isAhead(plan) && <ResultPlan key={`plan-${plan.setupId}`} plan={plan} actions={actions} onChanged={circular.reload} />}
      </Suspense>
    </>
  )
}
