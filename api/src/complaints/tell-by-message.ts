import type { Answers } from '../../../domain/src/conditions/holds.ts'
import { readMobile } from '../../../domain/src/fields/formats.ts'
import type { Bilingual, Locale } from '../../../domain/src/language/bilingual.ts'
import { showDate, showTime } from '../../../domain/src/language/dates.ts'
import { notify } from '../messages/notify.ts'
import type { Tx } from '../platform/database.ts'
import type { Jobs } from '../platform/jobs.ts'

type Telling = {
  ticketNo: string
  language: Locale
  answers: Answers
  template: 'GCR_TICKET' | 'GCR_INFO' | 'GCR_HEARING' | 'GCR_CLOSED'
  dueOn?: string | null
  hearingDate?: unknown
}

/** By SMS, and by mail too where one was given. It says nothing of what the complaint is about: a telephone lies open on a table. */
export async function tellByMessage(tx: Tx, jobs: Jobs, { ticketNo, language, answers, template, dueOn, hearingDate }: Telling) {
  const { mobile, email } = answers
  const hearing = typeof hearingDate === 'string' ? `${hearingDate}:00+06:00` : undefined
  const day = hearing ?? dueOn
  const values = {
    ticket: ticketNo,
    ...(day ? { date: inBoth((locale) => showDate(day, locale)) } : {}),
    ...(hearing ? { time: inBoth((locale) => showTime(hearing, locale)) } : {}),
  }
  const receivers = [
    ...(typeof mobile === 'string'
      ? [{ to: { type: 'MOBILE' as const, value: readMobile(mobile) ?? mobile }, ...(email ? { isBeside: true as const } : {}) }]
      : []),
    ...(typeof email === 'string' ? [{ to: { type: 'EMAIL' as const, value: email } }] : []),
  ]
  for (const receiver of receivers)
    await notify(tx, jobs, { ...receiver, language, template, values, about: { module: 'complaint', no: ticketNo } })
}

const inBoth = (show: (locale: Locale) => string): Bilingual => ({ bn: show('bn'), en: show('en') })
