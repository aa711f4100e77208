import type { Action } from '@wewb/domain/access/actions'
import { PublicationCard } from './publication-card.tsx'
import { ImportResultFile } from './import-result-file.tsx'
import { ResultTextCard } from './result-text-card.tsx'
import type { Plan } from './use-result-plan.ts'

type Props = { plan: Plan; actions: ReadonlySet<Action>; onChanged(): void }

/** Settings of a result besides its list: publication time, texts, and the import file. */
export function ResultPlan({ plan, actions, onChanged }: Props) {
  const isAllowed =
    plan.takesFile === 'APPLICATIONS' ? actions.has('reject') && !actions.has('approve') : actions.has('create')
  const mayTake = plan.takesFile !== 'NO' && isAllowed
  return (
    <>
      {plan.state === 'NONE' && mayTake && <ImportResultFile plan={plan} onImported={onChanged} />}
      <PublicationCard plan={plan} actions={actions} onChanged={onChanged} />
      <ResultTextCard
        key={plan.revision}
        plan={plan}
        mayEdit={actions.has('edit') || actions.has('publish')}
        onChanged={onChanged}
      />
      {plan.state === 'READY' && mayTake && <ImportResultFile plan={plan} onImported={onChanged} />}
    </>
  )
}
