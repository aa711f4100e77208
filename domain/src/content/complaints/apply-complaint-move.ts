import { getOwn } from '#collections/get-own.ts'
import type { Answers } from '#engine/conditions/evaluate-condition.ts'
import { dueDate, settlementDeadline, type ComplaintCalendar } from './deadlines.ts'
import { complaintMoves, type ComplaintAction } from './moves.ts'
import type { ComplaintWorkflowState } from './complaint-access.ts'
import type { ComplaintDesk } from './states.ts'

/**
 * The desk that assigns complaints: the director for appeals, and not the grievance section for complaints about head
 * office.
 */
export const assigningDesk = ({
  appeals,
  accusesHeadOffice,
}: Pick<ComplaintWorkflowState, 'appeals' | 'accusesHeadOffice'>): ComplaintDesk => {
  if (appeals > 0) return 'DIRECTOR'
  return accusesHeadOffice ? 'ASSISTANT_DIRECTOR' : 'GRIEVANCE'
}

/** The desk that closes complaints. Escalated complaints stay with the director. */
const closingDesk = ({ appeals, desk }: ComplaintWorkflowState): ComplaintDesk =>
  appeals > 0 || desk === 'DIRECTOR' ? 'DIRECTOR' : 'ASSISTANT_DIRECTOR'

type SubmittedComplaint = Pick<
  ComplaintWorkflowState,
  'accusedOffice' | 'accusesHeadOffice' | 'isAnonymous' | 'enteredOffice'
>

export const createComplaintWorkflowState = (
  received: SubmittedComplaint,
  calendar: ComplaintCalendar,
): ComplaintWorkflowState => ({
  ...received,
  state: 'RECEIVED',
  desk: assigningDesk({ appeals: 0, accusesHeadOffice: received.accusesHeadOffice }),
  office: null,
  hasReported: false,
  beforeRequest: null,
  hearings: 0,
  appeals: 0,
  satisfaction: null,
  raised: 0,
  closedOn: null,
  dueOn: dueDate('assign', calendar),
  settleBy: settlementDeadline(calendar),
})

/** Workflow state after an available move. `reply` has the normalized answers to its action fields. */
export function applyComplaintMove(
  before: ComplaintWorkflowState,
  action: ComplaintAction,
  reply: Answers,
  calendar: ComplaintCalendar,
): ComplaintWorkflowState {
  const move = complaintMoves[action]
  const { state, desk } = before
  const back = before.beforeRequest ?? { state, desk }
  const assignees: Record<string, ComplaintDesk> = {
    same: desk,
    before: back.desk,
    home: assigningDesk(before),
    closing: closingDesk(before),
  }
  const isRequested = move.to === 'INFO_WANTED'
  const isClosed = move.nextDesk === 'NOBODY'
  return {
    ...before,
    state: move.to === 'same' ? state : move.to === 'before' ? back.state : move.to,
    desk: getOwn(assignees, move.nextDesk) ?? (move.nextDesk as ComplaintDesk),
    dueOn: move.due === 'same' ? before.dueOn : dueDate(move.due, calendar, dayOfHearing(reply)),
    beforeRequest: isRequested ? { state, desk } : null,
    closedOn: isClosed ? calendar.today : move.to === 'same' ? before.closedOn : null,
    ...own[action]?.(before, reply, calendar),
  }
}

const dayOfHearing = ({ hearingDate }: Answers) =>
  typeof hearingDate === 'string' ? hearingDate.slice(0, 10) : undefined

/** Changes specific to a move, besides state, desk and due date. */
const own: {
  [A in ComplaintAction]?: (
    before: ComplaintWorkflowState,
    reply: Answers,
    calendar: ComplaintCalendar,
  ) => Partial<ComplaintWorkflowState>
} = {
  ASSIGN: (_before, { officeId }) => ({ office: Number(officeId), hasReported: false }),
  REPORT: () => ({ hasReported: true }),
  HEARING: ({ hearings }) => ({ hearings: hearings + 1 }),
  APPEAL: ({ appeals }, _reply, calendar) => ({
    appeals: appeals + 1,
    raised: 0,
    settleBy: dueDate('appeal', calendar) ?? calendar.today,
  }),
  RATE: (_before, { satisfaction }) => ({ satisfaction: Number(satisfaction) }),
}

/** Escalates an overdue complaint by one desk: first to the assistant director, and finally to the director. */
export function escalateComplaint(before: ComplaintWorkflowState, calendar: ComplaintCalendar): ComplaintWorkflowState {
  const desk: ComplaintDesk =
    before.desk === 'GRIEVANCE' || before.desk === 'OFFICE' ? 'ASSISTANT_DIRECTOR' : 'DIRECTOR'
  return { ...before, desk, raised: before.raised + 1, dueOn: dueDate('raised', calendar) }
}

/** Returns an information request without a reply to the desk that sent it, which decides on the information it has. */
export const lapseInformationRequest = (
  before: ComplaintWorkflowState,
  calendar: ComplaintCalendar,
): ComplaintWorkflowState => ({
  ...before,
  ...(before.beforeRequest ?? { state: 'ASSIGNED', desk: assigningDesk(before) }),
  beforeRequest: null,
  dueOn: dueDate('answered', calendar),
})
