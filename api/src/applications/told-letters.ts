import type { Letter } from '../../../domain/src/definition/letter.ts'
import type { File } from './file.ts'
import type { ActRow } from './repository.ts'
import { isTold } from './view-application.ts'

/**
 * The letters there are about a file, each with the last act that brought it. A sanction that was revoked is none, and of what
 * is not published nothing is written, not even for staff.
 */
export const lettersOf = (file: File, { isInsider }: { isInsider: boolean }): { letter: Letter; act: ActRow }[] =>
  (file.definition.letters ?? []).flatMap((letter) => {
    const act = file.acts.findLast(({ move, desk }) => letter.after.includes(move) && (letter.at === undefined || letter.at === desk))
    return act && stands(file, act) && (isInsider || (letter.isForApplicant && isTold(file, act))) ? [{ letter, act }] : []
  })

const stands = ({ definition, row }: File, { to_status, to_state }: ActRow): boolean =>
  (to_status !== 2 || row.approval_status === 2) && (row.published || definition.workflow.states[to_state]?.secret !== true)
