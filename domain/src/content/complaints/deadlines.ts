import { addDays, addWorkingDays } from '#engine/evaluation/working-days.ts'

/** Configurable periods in days: GCR_DAYS, GCR_APPEAL_DAYS, RETURN_TO_APPLICANT_DAYS and APPEAL_DAYS. */
export type ComplaintDays = { settle: number; appeal: number; answerInfo: number; mayAppeal: number }

/** The working days of each step (docs/domain/workflows.md). */
const workingDays = { assign: 2, answer: 20, close: 5, raised: 5, 'after-hearing': 5, answered: 5 }

export type DeadlineName = keyof typeof workingDays | 'complainant' | 'appeal' | 'none' | 'same'
export type ComplaintCalendar = { today: string; holidays: ReadonlySet<string>; days: ComplaintDays }

/** Due date of the next step. A hearing counts from its own day; complainants have calendar days, not working days. */
export function dueDate(
  name: Exclude<DeadlineName, 'same'>,
  { today, holidays, days }: ComplaintCalendar,
  hearingOn = today,
): string | null {
  if (name === 'none') return null
  if (name === 'complainant') return addDays(today, days.answerInfo)
  if (name === 'appeal') return addWorkingDays(today, days.appeal, holidays)
  return addWorkingDays(name === 'after-hearing' ? hearingOn : today, workingDays[name], holidays)
}

/** Due date of the whole complaint. */
export const settlementDeadline = ({ today, holidays, days }: ComplaintCalendar): string =>
  addWorkingDays(today, days.settle, holidays)
