import { stageOf } from '../../../domain/src/engine/apply-move.ts'
import type { Standing } from '../../../domain/src/engine/standing.ts'
import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import type { File } from './file.ts'
import type { ActRow } from './repository.ts'

/** How far a case has come: SPEC.md's "current status". */
export const stageName = ({ definition, row }: Pick<File, 'definition' | 'row'>): Bilingual | undefined =>
  definition.workflow.stages?.find(({ id }) => id === row.stage)?.label

/** Where it came to with one act. */
export function stageOfAct(
  { definition: { workflow }, standing }: Pick<File, 'definition' | 'standing'>,
  act: ActRow,
): Bilingual | undefined {
  const move = workflow.moves.find(({ id }) => id === act.move)
  const stage = move && stageOf(move, workflow, standingAt(standing, act), act.reply)
  return workflow.stages?.find(({ id }) => id === stage)?.label
}

/** The file as it lay when somebody acted: on their desk. */
export function standingAt(standing: Standing, act: ActRow): Standing {
  const { desk: _now, ...elsewhere } = standing
  return act.desk ? { ...elsewhere, desk: act.desk } : elsewhere
}

/** What an act is called outside the desks: of a case how far it came, of anything the applicant did what they did. */
export function nameOfAct(file: Pick<File, 'definition' | 'standing'>, act: ActRow): Bilingual {
  const move = file.definition.workflow.moves.find(({ id }) => id === act.move)
  const stage = move?.by === 'applicant' ? undefined : stageOfAct(file, act)
  return stage ?? move?.label ?? { bn: act.move, en: act.move }
}
