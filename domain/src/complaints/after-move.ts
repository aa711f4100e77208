import { getOwn } from '../collections/get-own.ts'
import type { Answers } from '../conditions/holds.ts'
import { dueDay, settleDay, type Calendar } from './deadlines.ts'
import { complaintMoves, type ComplaintAction } from './moves.ts'
import type { ComplaintStanding } from './standing.ts'
import type { ComplaintDesk } from './states.ts'

/** Who gives complaints out: not the section when it is about the head office, and of an appeal the director. */
export const homeDesk = ({ appeals, accusesHeadOffice }: Pick<ComplaintStanding, 'appeals' | 'accusesHeadOffice'>): ComplaintDesk => {
  if (appeals > 0) return 'DIRECTOR'
  return accusesHeadOffice ? 'ASSISTANT_DIRECTOR' : 'GRIEVANCE'
}

/** Who answers them. What has risen to the director stays there. */
const closingDesk = ({ appeals, desk }: ComplaintStanding): ComplaintDesk =>
  appeals > 0 || desk === 'DIRECTOR' ? 'DIRECTOR' : 'ASSISTANT_DIRECTOR'

type Begun = Pick<ComplaintStanding, 'accusedOffice' | 'accusesHeadOffice' | 'isAnonymous' | 'enteredOffice'>

export const firstStanding = (begun: Begun, calendar: Calendar): ComplaintStanding => ({
  ...begun,
  state: 'RECEIVED',
  desk: homeDesk({ appeals: 0, accusesHeadOffice: begun.accusesHeadOffice }),
  office: null,
  hasReported: false,
  askedFrom: null,
  hearings: 0,
  appeals: 0,
  satisfaction: null,
  raised: 0,
  closedOn: null,
  dueOn: dueDay('assign', calendar),
  settleBy: settleDay(calendar),
})

/** How it stands after a move that is open. The answers are those the move asks, as they are kept. */
export function afterMove(before: ComplaintStanding, action: ComplaintAction, reply: Answers, calendar: Calendar): ComplaintStanding {
  const move = complaintMoves[action]
  const { state, desk } = before
  const back = before.askedFrom ?? { state, desk }
  const hands: Record<string, ComplaintDesk> = { same: desk, before: back.desk, home: homeDesk(before), closing: closingDesk(before) }
  const isAsked = move.to === 'INFO_WANTED'
  const isClosed = move.hands === 'NOBODY'
  return {
    ...before,
    state: move.to === 'same' ? state : move.to === 'before' ? back.state : move.to,
    desk: getOwn(hands, move.hands) ?? (move.hands as ComplaintDesk),
    dueOn: move.due === 'same' ? before.dueOn : dueDay(move.due, calendar, dayOfHearing(reply)),
    askedFrom: isAsked ? { state, desk } : null,
    closedOn: isClosed ? calendar.today : move.to === 'same' ? before.closedOn : null,
    ...own[action]?.(before, reply, calendar),
  }
}

const dayOfHearing = ({ hearingDate }: Answers) => (typeof hearingDate === 'string' ? hearingDate.slice(0, 10) : undefined)

/** What a move changes of its own besides state, desk and day. */
const own: { [A in ComplaintAction]?: (before: ComplaintStanding, reply: Answers, calendar: Calendar) => Partial<ComplaintStanding> } = {
  ASSIGN: (_before, { officeId }) => ({ office: Number(officeId), hasReported: false }),
  REPORT: () => ({ hasReported: true }),
  HEARING: ({ hearings }) => ({ hearings: hearings + 1 }),
  APPEAL: ({ appeals }, _reply, calendar) => ({ appeals: appeals + 1, raised: 0, settleBy: dueDay('appeal', calendar) ?? calendar.today }),
  RATE: (_before, { satisfaction }) => ({ satisfaction: Number(satisfaction) }),
}

/** What lies too long rises one desk: to the assistant director, then to the director, where it stays, marked. */
export function afterRaise(before: ComplaintStanding, calendar: Calendar): ComplaintStanding {
  const desk: ComplaintDesk = before.desk === 'GRIEVANCE' || before.desk === 'OFFICE' ? 'ASSISTANT_DIRECTOR' : 'DIRECTOR'
  return { ...before, desk, raised: before.raised + 1, dueOn: dueDay('raised', calendar) }
}

/** Who was asked and did not answer: it goes back to who asked, who decides with what there is. */
export const afterLapse = (before: ComplaintStanding, calendar: Calendar): ComplaintStanding => ({
  ...before,
  ...(before.askedFrom ?? { state: 'ASSIGNED', desk: homeDesk(before) }),
  askedFrom: null,
  dueOn: dueDay('answered', calendar),
})
