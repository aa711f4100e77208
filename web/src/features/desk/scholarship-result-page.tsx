import { lazy, Suspense } from 'react'
import { useText } from '../../i18n/language.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { ChooseCircular, NoResult } from './results/choose-circular.tsx'
import { DecidedList } from './results/decided-list.tsx'
import { MakeList } from './results/make-list.tsx'
import { words } from './results/merit-words.ts'
import { useCircular } from './results/use-circular.ts'
import { isAhead, usePlan } from './results/use-plan.ts'
import { useActions } from '../../api-client/use-menus.ts'

// Who looks at a list does not wait for the boxes of a form.
const EntriesList = lazy(async () => ({ default: (await import('./results/entries-list.tsx')).EntriesList }))
const ResultPlan = lazy(async () => ({ default: (await import('./results/result-plan.tsx')).ResultPlan }))

/** From the merit list to the published result, one circular at a time. */
export function ScholarshipResultPage() {
  const text = useText()
  const actions = useActions('/scholarship-result')
  const circular = useCircular('edu-allowance', 'EDUCATION')
  const { setup, result, isPending, reload } = circular
  const { data: plan } = usePlan(circular.chosenId)
  // The director has this permission for single files; a list is made at the desk before his.
  const mayMake = actions.has('reject') && !actions.has('approve')
  const isOutside = plan?.takesFile === 'OUTSIDE'
  const isUnmade = !isPending && setup && !result
  return (
    <>
      <PageTitle intro={text(words.intro)}>{text(words.title)}</PageTitle>
      <ChooseCircular {...circular} />
      <Suspense fallback={<SkeletonLines lines={6} />}>
        {plan && isAhead(plan) && <ResultPlan key={`plan-${plan.setupId}`} plan={plan} actions={actions} onChanged={reload} />}
        {plan?.origin === 'FILE' && <EntriesList key={plan.setupId} plan={plan} actions={actions} onChanged={reload} />}
        {result && plan?.origin !== 'FILE' && (
          <DecidedList key={result.setupId} setupId={result.setupId} actions={actions} onChanged={reload} />
        )}
        {isUnmade && mayMake && !isOutside && <MakeList key={setup.setupId} setup={setup} onProposed={reload} />}
        {isUnmade && !mayMake && !(isOutside && actions.has('create')) && (
          <NoResult title={text(words.noList)} more={text(words.noListText)} />
        )}
        {plan && !isAhead(plan) && <ResultPlan key={`plan-${plan.setupId}`} plan={plan} actions={actions} onChanged={reload} />}
      </Suspense>
    </>
  )
}
