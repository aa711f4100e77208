/** The approval status: 0 pending, 1 forwarded, −1 sent back, 2 approved, −2 rejected. */
export const approvalStatuses = [0, 1, -1, 2, -2] as const
export type ApprovalStatus = (typeof approvalStatuses)[number]

/** The status of an application (docs/domain/workflows.md). */
export const applicationStatuses = [
  'DRAFT',
  'SUBMITTED',
  'UNDER_REVIEW',
  'RETURNED',
  'APPROVED',
  'REJECTED',
  'WITHDRAWN',
  'PAYMENT_QUEUED',
  'PAYMENT_SENT',
  'PAID',
  'PAYMENT_FAILED',
  'CLOSED',
] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

export const officeKinds = ['hq', 'district', 'mission', 'airport'] as const
export type OfficeKind = (typeof officeKinds)[number]

/** Messages that a move sends. Their texts are in `messaging/templates.ts`. */
export const templateNames = [
  'SUBMITTED',
  'FORWARDED',
  'RETURNED',
  'REMINDER',
  'APPROVED',
  'APPROVED_CASE',
  'REJECTED',
  'APPEAL_RECEIVED',
  'APPEAL_GRANTED',
  'APPEAL_DISMISSED',
  'ADVICE_SENT',
  'PAID',
  'PAY_FAILED',
  'MEMBER',
  'MEMBER_FEE',
  'MEMBER_PASSPORT',
  'EDU_RESULT',
  'EDU_NOT_SELECTED',
  'LIST_CORRECTED',
  'RIN_SCREENED',
  'RIN_REGISTERED',
  'RIN_SERVICES',
  'RIN_REFERRED',
  'REP_MISSION',
  'REP_FLIGHT',
  'REP_RETURN',
  'FIN_LETTER',
  'BRV_OPENED',
  'BRV_CLOSED',
  'MED_CALL',
  'CMP_PAPERS',
  'SUR_INSURER',
  'SUR_PAID',
] as const
export type TemplateName = (typeof templateNames)[number]

/** Side effects of moves. Each has a function of its name in `api/src/casework/applications/effects.ts`. */
export const effectNames = [
  'receive-fee',
  'enrol-member',
  'end-membership',
  'change-passport',
  'use-cheque',
  'make-letter',
  'open-followers',
  'screen',
  'take-seat',
] as const
export type EffectName = (typeof effectNames)[number]
