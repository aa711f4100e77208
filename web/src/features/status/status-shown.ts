import type { AnswerOf } from '../../../../domain/src/contracts/contract.ts'
import type { checkStatus } from '../../../../domain/src/contracts/desk.ts'
import type { AlertKind } from '../../ui/alert.tsx'

export type StatusAnswer = AnswerOf<typeof checkStatus>

/** SPEC.md section 4: 0 pending, 1 forwarded, −1 sent back, 2 approved, −2 rejected. */
const shown: Record<number, AlertKind> = { [-2]: 'danger', [-1]: 'needs-you', 0: 'info', 1: 'info', 2: 'success' }

/** The colour of an answer. The word beside it is the service's own. */
export const statusShown = ({ approvalStatus }: Pick<StatusAnswer, 'approvalStatus'>): AlertKind => shown[approvalStatus] ?? 'info'
