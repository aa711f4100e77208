import type { Action } from '../../../../../domain/src/access/actions.ts'
import { PublicationCard } from './publication-card.tsx'
import { TakeFile } from './take-file.tsx'
import { TextCard } from './text-card.tsx'
import type { Plan } from './use-plan.ts'

type Props = { plan: Plan; actions: ReadonlySet<Action>; onChanged(): void }

/** What a result has besides its list: when it is published, what is written around it, and the file it may come from. */
export function ResultPlan({ plan, actions, onChanged }: Props) {
  const isAllowed = plan.takesFile === 'APPLICATIONS' ? actions.has('reject') && !actions.has('approve') : actions.has('create')
  const mayTake = plan.takesFile !== 'NO' && isAllowed
  return (
    <>
      {plan.state === 'NONE' && mayTake && <TakeFile plan={plan} onTaken={onChanged} />}
      <PublicationCard plan={plan} actions={actions} onChanged={onChanged} />
      <TextCard key={plan.revision} plan={plan} mayEdit={actions.has('edit') || actions.has('publish')} onChanged={onChanged} />
      {plan.state === 'READY' && mayTake && <TakeFile plan={plan} onTaken={onChanged} />}
    </>
  )
}
