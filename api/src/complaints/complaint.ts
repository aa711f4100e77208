import { joinAnswers } from '../../../domain/src/engine/part-answers.ts'
import { isAnswers, type Answers } from '../../../domain/src/conditions/holds.ts'
import type { Calendar } from '../../../domain/src/complaints/deadlines.ts'
import type { Clock } from '../../../domain/src/complaints/limits.ts'
import type { ComplaintStanding, Officer } from '../../../domain/src/complaints/standing.ts'
import type { Action } from '../../../domain/src/access/actions.ts'
import { dhakaDay } from '../../../domain/src/language/dates.ts'
import { listHolidays } from '../applications/repository.ts'
import type { Context, Portal } from '../platform/context.ts'
import type { Secrets } from '../platform/secrets.ts'
import { readSettings } from '../settings/repository.ts'
import type { ActRow, ComplaintRow } from './repository.ts'

/** The row in the words the domain judges by. */
export const standingOf = (row: ComplaintRow): ComplaintStanding => ({
  state: row.state,
  desk: row.desk,
  accusedOffice: row.accused_office,
  accusesHeadOffice: row.accuses_hq,
  isAnonymous: row.is_anonymous,
  office: row.office_id,
  hasReported: row.has_reported,
  enteredOffice: row.entered_office,
  askedFrom: row.asked_state && row.asked_desk ? { state: row.asked_state, desk: row.asked_desk } : null,
  hearings: row.hearings,
  appeals: row.appeals,
  satisfaction: row.satisfaction,
  raised: row.raised,
  closedOn: row.closed_on,
  dueOn: row.due_on,
  settleBy: row.settle_by,
})

/** And back: what of a row a move may change. What it is about stays what it was. */
export const columnsOf = (standing: ComplaintStanding) => ({
  state: standing.state,
  desk: standing.desk,
  office_id: standing.office,
  has_reported: standing.hasReported,
  asked_state: standing.askedFrom?.state ?? null,
  asked_desk: standing.askedFrom?.desk ?? null,
  hearings: standing.hearings,
  appeals: standing.appeals,
  satisfaction: standing.satisfaction,
  raised: standing.raised,
  due_on: standing.dueOn,
  settle_by: standing.settleBy,
  closed_on: standing.closedOn,
})

export const answersOf = (secrets: Secrets, row: ComplaintRow): Answers => joinAnswers(row.answers, open(secrets, row.answers_sealed))
export const replyOf = (secrets: Secrets, act: Pick<ActRow, 'reply_sealed'>): Answers => open(secrets, act.reply_sealed)

function open(secrets: Secrets, sealed: Buffer): Answers {
  const value: unknown = JSON.parse(secrets.open(sealed))
  return isAnswers(value) ? value : {}
}

/** Days are the board's to set; the day itself is Dhaka's. */
export async function calendarOf({ db, now }: Pick<Portal, 'db' | 'now'>): Promise<Calendar> {
  const [settings, holidays] = [await readSettings(db), await listHolidays(db)]
  const days = {
    settle: settings.number('GCR_DAYS'),
    appeal: settings.number('GCR_APPEAL_DAYS'),
    answerInfo: settings.number('RETURN_TO_APPLICANT_DAYS'),
    mayAppeal: settings.number('APPEAL_DAYS'),
  }
  return { today: dhakaDay(now()), holidays, days }
}

export const clockOf = ({ today, days }: Calendar): Clock => ({ today, appealDays: days.mayAppeal })

export async function officerOf({ db, actor }: Pick<Context, 'db' | 'actor'>): Promise<Officer> {
  const office =
    actor.officeId === null ? undefined : await db.selectFrom('office').select('type').where('id', '=', actor.officeId).executeTakeFirst()
  const may = [...actor.permissions].flatMap((permission): Action[] => {
    const [screen, action] = permission.split(':')
    return screen === 'complaint-list' ? [action as Action] : []
  })
  return { officeId: actor.officeId, officeType: office?.type ?? null, isAuditor: actor.userType === 'AUDIT', may }
}
