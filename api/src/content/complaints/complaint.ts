import { mergeAnswers } from '@wewb/domain/engine/evaluation/split-sensitive-answers'
import { isAnswers, type Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { ComplaintCalendar } from '@wewb/domain/content/complaints/deadlines'
import type { LimitClock } from '@wewb/domain/content/complaints/move-limits'
import type { ComplaintWorkflowState, Officer } from '@wewb/domain/content/complaints/complaint-access'
import type { Action } from '@wewb/domain/access/actions'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { listHolidays } from '#casework/applications/queries.ts'
import type { Context, Portal } from '#server/context.ts'
import type { Secrets } from '#security/secrets.ts'
import { readSettings } from '#administration/settings/queries.ts'
import { findOfficeType, type ActRow, type ComplaintRow } from './queries.ts'

/** Converts a row to the workflow state of the domain. */
export const workflowStateOf = (row: ComplaintRow): ComplaintWorkflowState => ({
  state: row.state,
  desk: row.desk,
  accusedOffice: row.accused_office,
  accusesHeadOffice: row.accuses_hq,
  isAnonymous: row.is_anonymous,
  office: row.office_id,
  hasReported: row.has_reported,
  enteredOffice: row.entered_office,
  beforeRequest: row.asked_state && row.asked_desk ? { state: row.asked_state, desk: row.asked_desk } : null,
  hearings: row.hearings,
  appeals: row.appeals,
  satisfaction: row.satisfaction,
  raised: row.raised,
  closedOn: row.closed_on,
  dueOn: row.due_on,
  settleBy: row.settle_by,
})

/** Converts the workflow state to the columns that a move may change. */
export const workflowStateColumns = (workflowState: ComplaintWorkflowState) => ({
  state: workflowState.state,
  desk: workflowState.desk,
  office_id: workflowState.office,
  has_reported: workflowState.hasReported,
  asked_state: workflowState.beforeRequest?.state ?? null,
  asked_desk: workflowState.beforeRequest?.desk ?? null,
  hearings: workflowState.hearings,
  appeals: workflowState.appeals,
  satisfaction: workflowState.satisfaction,
  raised: workflowState.raised,
  due_on: workflowState.dueOn,
  settle_by: workflowState.settleBy,
  closed_on: workflowState.closedOn,
})

export const decryptAnswers = (secrets: Secrets, row: ComplaintRow): Answers =>
  mergeAnswers(row.answers, open(secrets, row.answers_sealed))
export const decryptReply = (secrets: Secrets, act: Pick<ActRow, 'reply_sealed'>): Answers =>
  open(secrets, act.reply_sealed)

function open(secrets: Secrets, sealed: Buffer): Answers {
  const value: unknown = JSON.parse(secrets.decrypt(sealed))
  return isAnswers(value) ? value : {}
}

/** Reads the periods from the settings; the date is the date in Dhaka. */
export async function loadCalendar({ db, now }: Pick<Portal, 'db' | 'now'>): Promise<ComplaintCalendar> {
  const [settings, holidays] = [await readSettings(db), await listHolidays(db)]
  const days = {
    settle: settings.number('GCR_DAYS'),
    appeal: settings.number('GCR_APPEAL_DAYS'),
    answerInfo: settings.number('RETURN_TO_APPLICANT_DAYS'),
    mayAppeal: settings.number('APPEAL_DAYS'),
  }
  return { today: toDhakaDate(now()), holidays, days }
}

export const clockOf = ({ today, days }: ComplaintCalendar): LimitClock => ({ today, appealDays: days.mayAppeal })

export async function loadOfficer({ db, actor }: Pick<Context, 'db' | 'actor'>): Promise<Officer> {
  const office = actor.officeId === null ? undefined : await findOfficeType(db, actor.officeId)
  const may = [...actor.permissions].flatMap((permission): Action[] => {
    const [screen, action] = permission.split(':')
    return screen === 'complaint-list' ? [action as Action] : []
  })
  return { officeId: actor.officeId, officeType: office?.type ?? null, isAuditor: actor.userType === 'AUDIT', may }
}
