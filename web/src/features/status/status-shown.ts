import { getOwn } from '../../../../domain/src/collections/get-own.ts'
import type { AnswerOf } from '../../../../domain/src/contracts/contract.ts'
import type { checkStatus } from '../../../../domain/src/contracts/desk.ts'
import type { AlertKind } from '../../ui/alert.tsx'

export type StatusAnswer = AnswerOf<typeof checkStatus>

/** domain/3-workflows.md 3.1, the last column of "What the applicant sees". */
const shown: Record<string, AlertKind> = { grey: 'info', amber: 'info', blue: 'info', orange: 'needs-you', green: 'success', red: 'danger' }

/** The colour of an answer. The word beside it is the service's own. */
export const statusShown = ({ colour }: Pick<StatusAnswer, 'colour'>): AlertKind => getOwn(shown, colour) ?? 'info'
