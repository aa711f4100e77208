import type { ApplicationStatus } from '#engine/definition/statuses.ts'

export const listStates = ['PROPOSED', 'APPROVED', 'PUBLISHED'] as const
export type ListState = (typeof listStates)[number]

export const listChangeActions = ['SELECT', 'DESELECT', 'ADD', 'REMOVE'] as const
export type ListChangeAction = (typeof listChangeActions)[number]

/** Facts that decide whether a change of a list can add an application. */
export type ListChangeTarget = {
  selection: 'off' | 'selected' | 'unselected'
  status: ApplicationStatus
  /** A new application of this circular that was found eligible and waits at one of the last two desks. */
  isCandidate: boolean
  isInBatch: boolean
}

export const listChangeErrors = [
  'UNRANKED',
  'NOT_ON_LIST',
  'ALREADY_ON_LIST',
  'ALREADY_SELECTED',
  'NOT_SELECTED',
  'NOT_A_CANDIDATE',
  'WITHDRAWN',
  'PAYMENT_UNDER_WAY',
  'NOTHING_TO_REMOVE',
] as const
export type ListChangeError = (typeof listChangeErrors)[number]

type Change = { action: ListChangeAction; listState: ListState; isRanked: boolean }

/** Reason why the application cannot be changed in this way; undefined if it can. */
export function findListChangeError(change: Change, application: ListChangeTarget): ListChangeError | undefined {
  // An approval adds an application to a list without ranks; only a removal changes such a list.
  if (!change.isRanked && change.action !== 'REMOVE') return 'UNRANKED'
  return errors[change.action](application, change.listState)
}

const errors: {
  [Action in ListChangeAction]: (application: ListChangeTarget, listState: ListState) => ListChangeError | undefined
} = {
  SELECT: ({ selection, status }) => {
    if (selection === 'off') return 'NOT_ON_LIST'
    if (selection === 'selected') return 'ALREADY_SELECTED'
    return status === 'WITHDRAWN' ? 'WITHDRAWN' : undefined
  },
  DESELECT: (application) => {
    if (application.selection === 'off') return 'NOT_ON_LIST'
    return application.selection === 'unselected' ? 'NOT_SELECTED' : findPaymentError(application)
  },
  ADD: ({ selection, isCandidate }) => {
    if (selection !== 'off') return 'ALREADY_ON_LIST'
    return isCandidate ? undefined : 'NOT_A_CANDIDATE'
  },
  REMOVE: (application, listState) => {
    if (application.selection === 'off') return 'NOT_ON_LIST'
    if (application.selection === 'unselected' && listState === 'PUBLISHED') return 'NOTHING_TO_REMOVE'
    return findPaymentError(application)
  },
}

/** A payment that was sent to the bank, or that the bank returned, must be settled with the bank first. */
const findPaymentError = ({ status, isInBatch }: ListChangeTarget): ListChangeError | undefined =>
  isInBatch || ['PAYMENT_SENT', 'PAYMENT_FAILED', 'PAID', 'CLOSED'].includes(status) ? 'PAYMENT_UNDER_WAY' : undefined

/** Number of applications that a change adds to the selected ones and removes from them. */
export const countListChange = (actions: readonly ListChangeAction[]): { added: number; removed: number } => ({
  added: actions.filter((action) => action === 'SELECT' || action === 'ADD').length,
  removed: actions.filter((action) => action === 'DESELECT' || action === 'REMOVE').length,
})
