import { stageAfterMove } from '@wewb/domain/engine/evaluation/apply-move'
import type { WorkflowState } from '@wewb/domain/engine/evaluation/workflow-state'
import { holderActOf } from '@wewb/domain/casework/holder-notes'
import { interpolate, type Bilingual } from '@wewb/domain/language/bilingual'
import type { Application } from './application.ts'
import type { ActRow } from './queries.ts'

/** Returns the name of the current stage of a case. */
export const stageName = ({ definition, row }: Pick<Application, 'definition' | 'row'>): Bilingual | undefined =>
  definition.workflow.stages?.find(({ id }) => id === row.stage)?.label

/** Returns the stage that an act led to. */
export function stageOfAct(
  { definition: { workflow }, workflowState }: Pick<Application, 'definition' | 'workflowState'>,
  act: ActRow,
): Bilingual | undefined {
  const move = workflow.moves.find(({ id }) => id === act.move)
  const stage = move && stageAfterMove(move, workflow, workflowStateAt(workflowState, act), act.reply)
  return workflow.stages?.find(({ id }) => id === stage)?.label
}

/** Returns the workflow state with the desk on which the act was made. */
export function workflowStateAt(workflowState: WorkflowState, act: ActRow): WorkflowState {
  const { desk: _now, ...elsewhere } = workflowState
  return act.desk ? { ...elsewhere, desk: act.desk } : elsewhere
}

/** Returns the label of an act that changed the office, with the names of the offices. */
export function holderActLabel({ move, outcome }: Pick<ActRow, 'move' | 'outcome'>): Bilingual | undefined {
  const label = holderActOf(move)
  const named = (key: string) => ({ bn: outcome[`${key}Bng`] ?? '', en: outcome[key] ?? '' })
  return label && interpolate(label, { holder: named('holder'), from: named('from') })
}

/** Returns the public label of an act: the stage of a case, or the applicant's own move. */
export function publicActLabel(application: Pick<Application, 'definition' | 'workflowState'>, act: ActRow): Bilingual {
  const holderLabel = holderActLabel(act)
  if (holderLabel) return holderLabel
  const move = application.definition.workflow.moves.find(({ id }) => id === act.move)
  const stage = move?.by === 'applicant' ? undefined : stageOfAct(application, act)
  return stage ?? move?.label ?? { bn: act.move, en: act.move }
}
