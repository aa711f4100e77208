import { useText } from '../../i18n/language.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { allowanceWords as words } from './results/allowance-words.ts'
import { ApprovedList } from './results/approved-list.tsx'
import { ChooseCircular } from './results/choose-circular.tsx'
import { EntriesList } from './results/entries-list.tsx'
import { isAhead, ResultPlan } from './results/result-plan.tsx'
import { useCircular } from './results/use-circular.ts'
import { usePlan } from './results/use-plan.ts'
import { useActions } from '../../api-client/use-menus.ts'

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
      {plan && isAhead(plan) && <ResultPlan key={`plan-${plan.setupId}`} plan={plan} actions={actions} onChanged={circular.reload} />}
      {plan?.origin === 'FILE' && <EntriesList key={plan.setupId} plan={plan} actions={actions} onChanged={circular.reload} />}
      {chosen && plan?.origin !== 'FILE' && (
        <ApprovedList key={chosen.setupId} setupId={chosen.setupId} actions={actions} onChanged={circular.reload} />
      )}
      {plan && !isAhead(plan) && <ResultPlan key={`plan-${plan.setupId}`} plan={plan} actions={actions} onChanged={circular.reload} />}
    </>
  )
}
