import { findReferralBodyName } from '@wewb/domain/content/complaints/action-fields'
import { appealDeadline } from '@wewb/domain/content/complaints/move-limits'
import { complaintMoves, hasNoteToComplainant, type ComplaintAction } from '@wewb/domain/content/complaints/moves'
import { availableComplainantActions } from '@wewb/domain/content/complaints/available-actions'
import { complaintStateTexts } from '@wewb/domain/content/complaints/states'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { interpolate, type Bilingual, type Locale } from '@wewb/domain/language/bilingual'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { formatDateTime } from '@wewb/domain/language/date-times'
import type { Portal } from '#server/context.ts'
import { loadCalendar, clockOf, decryptReply, workflowStateOf } from './complaint.ts'
import { listActs, type ComplaintRow } from './queries.ts'

/** Describes the complaint for the complainant, without personal data and without internal notes of officers. */
export async function presentToComplainant(portal: Pick<Portal, 'db' | 'secrets' | 'now'>, row: ComplaintRow) {
  const acts = (await listActs(portal.db, row.id)).map((act) => ({
    action: act.action as ComplaintAction,
    at: act.at,
    reply: decryptReply(portal.secrets, act),
  }))
  const calendar = await loadCalendar(portal)
  const workflowState = workflowStateOf(row)
  const { complainantText, next } = complaintStateTexts[row.state]
  const lastOf = (...actions: ComplaintAction[]) => acts.findLast(({ action }) => actions.includes(action))?.reply ?? {}
  const hearing = row.state === 'HEARING' ? lastOf('HEARING') : {}
  const stateText = interpolate(complainantText, placeholdersOf(row.state === 'HEARING' ? hearing : lastOf('REFER')))
  const words = wordsOf(lastOf(...(statementsIn[row.state] ?? [])))
  return {
    ticketNo: row.ticket_no,
    subject: row.subject,
    receivedOn: toDhakaDate(row.received_at),
    state: row.state,
    stateText: stateText.en,
    stateTextBng: stateText.bn,
    next: next.en,
    nextBng: next.bn,
    hearingDate: textAt(hearing, 'hearingDate'),
    hearingPlace: textAt(hearing, 'hearingPlace'),
    answer: words?.en ?? '',
    answerBng: words?.bn ?? '',
    actBy: row.state === 'INFO_WANTED' ? row.due_on : appealDeadline(workflowState, calendar.days.mayAppeal),
    settleBy: row.settle_by,
    satisfaction: row.satisfaction,
    openActions: availableComplainantActions(workflowState, clockOf(calendar)),
    history: acts.flatMap(({ action, at, reply }) => {
      const moveLabel = complaintMoves[action].complainantText
      if (!moveLabel) return []
      const text = withWords(
        interpolate(moveLabel, placeholdersOf(reply)),
        hasNoteToComplainant(action) ? wordsOf(reply) : undefined,
      )
      return [{ date: at.toISOString(), text: text.en, textBng: text.bn }]
    }),
  }
}

/** Actions whose text the page shows prominently in a state. */
const statementsIn: { [S in ComplaintRow['state']]?: ComplaintAction[] } = {
  INFO_WANTED: ['ASK_INFO'],
  HEARING: ['HEARING'],
  REFERRED: ['REFER'],
  RESOLVED: ['RESOLVE'],
  DISMISSED: ['DISMISS'],
}

/** Uses the text of the other language when an officer wrote only one. */
const wordsOf = ({ noteBng, note }: Answers): Bilingual | undefined => {
  const [bn, en] = [noteBng, note].map((text) => (typeof text === 'string' ? text : ''))
  return bn || en ? { bn: bn || en || '', en: en || bn || '' } : undefined
}

const withWords = (label: Bilingual, words: Bilingual | undefined): Bilingual =>
  words ? { bn: `${label.bn}: ${words.bn}`, en: `${label.en}: ${words.en}` } : label

const textAt = (reply: Answers, name: string) => {
  const value = reply[name]
  return typeof value === 'string' ? value : null
}

function placeholdersOf({ hearingDate, referredTo }: Answers): Record<string, Bilingual> {
  const office = findReferralBodyName(referredTo)
  const moment = typeof hearingDate === 'string' ? `${hearingDate}:00+06:00` : undefined
  const show = (locale: Locale) => (moment ? formatDateTime(moment, locale) : '')
  return { ...(moment ? { date: { bn: show('bn'), en: show('en') } } : {}), ...(office ? { office } : {}) }
}
