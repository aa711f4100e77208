import { bodyNamed } from '../../../domain/src/complaints/asks.ts'
import { appealUntil } from '../../../domain/src/complaints/limits.ts'
import { complaintMoves, speaksToComplainant, type ComplaintAction } from '../../../domain/src/complaints/moves.ts'
import { actionsOpenToComplainant } from '../../../domain/src/complaints/open-actions.ts'
import { stateRows } from '../../../domain/src/complaints/states.ts'
import type { Answers } from '../../../domain/src/conditions/holds.ts'
import { fill, type Bilingual, type Locale } from '../../../domain/src/language/bilingual.ts'
import { dhakaDay } from '../../../domain/src/language/dates.ts'
import { showMoment } from '../../../domain/src/language/moments.ts'
import type { Portal } from '../platform/context.ts'
import { calendarOf, clockOf, replyOf, standingOf } from './complaint.ts'
import { listActs, type ComplaintRow } from './repository.ts'

/** What the complainant reads. Nothing of who complained, and nothing that officers say to one another. */
export async function tellComplainant(portal: Pick<Portal, 'db' | 'secrets' | 'now'>, row: ComplaintRow) {
  const acts = (await listActs(portal.db, row.id)).map((act) => ({
    action: act.action as ComplaintAction,
    at: act.at,
    reply: replyOf(portal.secrets, act),
  }))
  const calendar = await calendarOf(portal)
  const standing = standingOf(row)
  const { told, next } = stateRows[row.state]
  const lastOf = (...actions: ComplaintAction[]) => acts.findLast(({ action }) => actions.includes(action))?.reply ?? {}
  const hearing = row.state === 'HEARING' ? lastOf('HEARING') : {}
  const stateText = fill(told, placesOf(row.state === 'HEARING' ? hearing : lastOf('REFER')))
  const words = wordsOf(lastOf(...(spokenIn[row.state] ?? [])))
  return {
    ticketNo: row.ticket_no,
    subject: row.subject,
    receivedOn: dhakaDay(row.received_at),
    state: row.state,
    stateText: stateText.en,
    stateTextBng: stateText.bn,
    next: next.en,
    nextBng: next.bn,
    hearingDate: textAt(hearing, 'hearingDate'),
    hearingPlace: textAt(hearing, 'hearingPlace'),
    answer: words?.en ?? '',
    answerBng: words?.bn ?? '',
    actBy: row.state === 'INFO_WANTED' ? row.due_on : appealUntil(standing, calendar.days.mayAppeal),
    settleBy: row.settle_by,
    satisfaction: row.satisfaction,
    openActions: actionsOpenToComplainant(standing, clockOf(calendar)),
    history: acts.flatMap(({ action, at, reply }) => {
      const said = complaintMoves[action].told
      if (!said) return []
      const text = withWords(fill(said, placesOf(reply)), speaksToComplainant(action) ? wordsOf(reply) : undefined)
      return [{ date: at.toISOString(), text: text.en, textBng: text.bn }]
    }),
  }
}

/** Which act's words stand in large in a state. */
const spokenIn: { [S in ComplaintRow['state']]?: ComplaintAction[] } = {
  INFO_WANTED: ['ASK_INFO'],
  HEARING: ['HEARING'],
  REFERRED: ['REFER'],
  RESOLVED: ['RESOLVE'],
  DISMISSED: ['DISMISS'],
}

/** Officers write in Bangla, and in English where it helps; who has only one of them reads that. */
const wordsOf = ({ noteBng, note }: Answers): Bilingual | undefined => {
  const [bn, en] = [noteBng, note].map((text) => (typeof text === 'string' ? text : ''))
  return bn || en ? { bn: bn || en || '', en: en || bn || '' } : undefined
}

const withWords = (told: Bilingual, words: Bilingual | undefined): Bilingual =>
  words ? { bn: `${told.bn}: ${words.bn}`, en: `${told.en}: ${words.en}` } : told

const textAt = (reply: Answers, name: string) => {
  const value = reply[name]
  return typeof value === 'string' ? value : null
}

function placesOf({ hearingDate, referredTo }: Answers): Record<string, Bilingual> {
  const office = bodyNamed(referredTo)
  const moment = typeof hearingDate === 'string' ? `${hearingDate}:00+06:00` : undefined
  const show = (locale: Locale) => (moment ? showMoment(moment, locale) : '')
  return { ...(moment ? { date: { bn: show('bn'), en: show('en') } } : {}), ...(office ? { office } : {}) }
}
