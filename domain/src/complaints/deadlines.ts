import { addDays, addWorkingDays } from '../engine/working-days.ts'

/** What the board may change, in days: GCR_DAYS, GCR_APPEAL_DAYS, RETURN_TO_APPLICANT_DAYS and APPEAL_DAYS. */
export type ComplaintDays = { settle: number; appeal: number; answerInfo: number; mayAppeal: number }

/** domain/3-workflows.md 3.4, in working days. What it does not say, how long a closer or a superior has, is short. */
const workingDays = { assign: 2, answer: 20, close: 5, raised: 5, 'after-hearing': 5, answered: 5 }

export type DueName = keyof typeof workingDays | 'complainant' | 'appeal' | 'none' | 'same'
export type Calendar = { today: string; holidays: ReadonlySet<string>; days: ComplaintDays }

/** The day by which the next step is due. A hearing counts from its own day; who complained has days of the calendar. */
export function dueDay(name: Exclude<DueName, 'same'>, { today, holidays, days }: Calendar, hearingOn = today): string | null {
  if (name === 'none') return null
  if (name === 'complainant') return addDays(today, days.answerInfo)
  if (name === 'appeal') return addWorkingDays(today, days.appeal, holidays)
  return addWorkingDays(name === 'after-hearing' ? hearingOn : today, workingDays[name], holidays)
}

/** The day by which the whole complaint should be settled. */
export const settleDay = ({ today, holidays, days }: Calendar): string => addWorkingDays(today, days.settle, holidays)
