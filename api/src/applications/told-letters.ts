import type { Letter } from '../../../domain/src/definition/letter.ts'
import type { File } from './file.ts'
import type { ActRow } from './repository.ts'
import { isTold } from './view-application.ts'

export type WrittenLetter = { letter: Letter; act: ActRow }

/** The letters there are about a file, each with the last act that brought it. A sanction that was revoked is none. */
export const lettersOf = (file: File, { isInsider }: { isInsider: boolean }): WrittenLetter[] =>
  (file.definition.letters ?? []).flatMap((letter) => {
    const act = file.acts.findLast(({ move, desk }) => letter.after.includes(move) && (letter.at === undefined || letter.at === desk))
    const isValid = act !== undefined && (act.to_status !== 2 || file.row.approval_status === 2)
    const isMine = isInsider || (letter.isForApplicant === true && act !== undefined && isTold(file, act))
    return isValid && isMine ? [{ letter, act }] : []
  })
