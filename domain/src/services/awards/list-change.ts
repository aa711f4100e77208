import type { ApplicationStatus } from '#engine/definition/statuses.ts'

export const listStates = ['PROPOSED', 'APPROVED', 'PUBLISHED'] as const
export type ListState = (typeof listStates)[number]

export const listChangeActions = ['SELECT', 'DESELECT', 'ADD', 'REMOVE'] as const
export type ListChangeAction = (typeof listChangeActions)[number]

/** Facts that decide whether a change of a list can add an application. */
export type ListedApplication = {
  place: 'off' | 'selected' | 'unselected'
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
export function findListChangeError(change: Change, application: ListedApplication): ListChangeError | undefined {
  // Nobody competes for a place on a list without ranks: an approval adds to it, only a removal changes it.
  if (!change.isRanked && change.action !== 'REMOVE') return 'UNRANKED'
  return errors[change.action](application, change.listState)
}

const errors: {
  [Action in ListChangeAction]: (application: ListedApplication, listState: ListState) => ListChangeError | undefined
} = {
  SELECT: ({ place, status }) => {
    if (place === 'off') return 'NOT_ON_LIST'
    if (place === 'selected') return 'ALREADY_SELECTED'
    return status === 'WITHDRAWN' ? 'WITHDRAWN' : undefined
  },
  DESELECT: (application) => {
    if (application.place === 'off') return 'NOT_ON_LIST'
    return application.place === 'unselected' ? 'NOT_SELECTED' : findPaymentError(application)
  },
  ADD: ({ place, isCandidate }) => {
    if (place !== 'off') return 'ALREADY_ON_LIST'
    return isCandidate ? undefined : 'NOT_A_CANDIDATE'
  },
  REMOVE: (application, listState) => {
    if (application.place === 'off') return 'NOT_ON_LIST'
    if (application.place === 'unselected' && listState === 'PUBLISHED') return 'NOTHING_TO_REMOVE'
    return findPaymentError(application)
  },
}

/** Money that is on its way to the bank, or came back from it, is settled with the bank first. */
const findPaymentError = ({ status, isInBatch }: ListedApplication): ListChangeError | undefined =>
  isInBatch || ['PAYMENT_SENT', 'PAYMENT_FAILED', 'PAID', 'CLOSED'].includes(status) ? 'PAYMENT_UNDER_WAY' : undefined

/** Number of applications that a change adds to the selected ones and removes from them. */
export const countListChange = (actions: readonly ListChangeAction[]): { added: number; removed: number } => ({
  added: actions.filter((action) => action === 'SELECT' || action === 'ADD').length,
  removed: actions.filter((action) => action === 'DESELECT' || action === 'REMOVE').length,
})
