import { lazy, Suspense } from 'react'
import { useText } from '#lib/i18n/language.tsx'
import { PageTitle } from '#components/layout/page-title.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { ChooseCircular, NoResult } from './results/choose-circular.tsx'
import { ProposedMeritList } from './results/proposed-merit-list.tsx'
import { MakeMeritList } from './results/make-merit-list.tsx'
import { meritListMessages } from './results/merit-list-messages.ts'
import { useCircular } from './results/use-circular.ts'
import { isListReady, useResultPlan } from './results/use-result-plan.ts'
import { useActions } from '#lib/api-client/use-menus.ts'

// Lazy, because viewing a list does not need the inputs of a form.
const EntriesList = lazy(async () => ({ default: (await import('./results/result-entries.tsx')).ResultEntries }))
const ListChangesCard = lazy(async () => ({
  default: (await import('./results/list-changes-card.tsx')).ListChangesCard,
}))
const ResultPlan = lazy(async () => ({ default: (await import('./results/result-plan.tsx')).ResultPlan }))

/** Leads from the merit list to the published result, one circular at a time. */
export function ScholarshipResultPage() {
  const text = useText()
  const actions = useActions('/scholarship-result')
  const circular = useCircular('edu-allowance', 'EDUCATION')
  const { setup, result, isPending, reload } = circular
  const { data: plan } = useResultPlan(circular.chosenId)
  // The director has this permission for single applications; the list is made at the desk before.
  const mayMake = actions.has('reject') && !actions.has('approve')
  const isOutside = plan?.takesFile === 'OUTSIDE'
  const isUnmade = !isPending && setup && !result
  return (
    <>
      <PageTitle intro={text(meritListMessages.intro)}>{text(meritListMessages.title)}</PageTitle>
      <ChooseCircular {...circular} />
      <Suspense fallback={<SkeletonLines lines={6} />}>
        {plan && isListReady(plan) && (
          <ResultPlan key={`plan-${plan.setupId}`} plan={plan} actions={actions} onChanged={reload} />
        )}
        {plan?.origin === 'FILE' && <EntriesList key={plan.setupId} plan={plan} actions={actions} onChanged={reload} />}
        {result && plan?.origin !== 'FILE' && (
          <ProposedMeritList key={result.setupId} setupId={result.setupId} actions={actions} onChanged={reload} />
        )}
        {result && plan?.origin !== 'FILE' && (
          <ListChangesCard key={`changes-${result.setupId}`} setupId={result.setupId} onChanged={reload} />
        )}
        {isUnmade && mayMake && !isOutside && <MakeMeritList key={setup.setupId} setup={setup} onProposed={reload} />}
        {isUnmade && !mayMake && !(isOutside && actions.has('create')) && (
          <NoResult title={text(meritListMessages.noList)} more={text(meritListMessages.noListText)} />
        )}
        {plan && !isListReady(plan) && (
          <ResultPlan key={`plan-${plan.setupId}`} plan={plan} actions={actions} onChanged={reload} />
        )}
      </Suspense>
    </>
  )
}
