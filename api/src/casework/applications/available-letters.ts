import type { Letter } from '@wewb/domain/engine/definition/letter'
import type { Application } from './application.ts'
import type { ActRow } from './queries.ts'
import { isVisibleToApplicant } from './application-views.ts'

/**
 * Lists the available letters, each with the last act that caused it. A revoked sanction has no letter, and an
 * unpublished decision has none even for staff.
 */
export const availableLetters = (
  application: Application,
  { isInsider }: { isInsider: boolean },
): { letter: Letter; act: ActRow }[] =>
  (application.definition.letters ?? []).flatMap((letter) => {
    const act = application.acts.findLast(
      ({ move, desk }) => letter.after.includes(move) && (letter.at === undefined || letter.at === desk),
    )
    return act &&
      isAvailable(application, act) &&
      (isInsider || (letter.isForApplicant && isVisibleToApplicant(application, act)))
      ? [{ letter, act }]
      : []
  })

const isAvailable = ({ definition, row }: Application, { to_status, to_state }: ActRow): boolean =>
  (to_status !== 2 || row.approval_status === 2) &&
  (row.published || definition.workflow.states[to_state]?.secret !== true)
