import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { parseMobile } from '@wewb/domain/engine/fields/formats'
import type { Bilingual, Locale } from '@wewb/domain/language/bilingual'
import { formatDate, formatTime } from '@wewb/domain/language/dates'
import { notify } from '#messaging/messages/notify.ts'
import type { Tx } from '#db/database.ts'
import type { JobQueue } from '#jobs/job-queue.ts'

type Notification = {
  ticketNo: string
  language: Locale
  answers: Answers
  template: 'GCR_TICKET' | 'GCR_INFO' | 'GCR_HEARING' | 'GCR_CLOSED'
  dueOn?: string | null
  hearingDate?: unknown
}

/**
 * Notifies by SMS, and by email if there is an address. The text does not say what the complaint is about, because
 * others may read the phone.
 */
export async function notifyComplainant(
  tx: Tx,
  jobs: JobQueue,
  { ticketNo, language, answers, template, dueOn, hearingDate }: Notification,
) {
  const { mobile, email } = answers
  const hearing = typeof hearingDate === 'string' ? `${hearingDate}:00+06:00` : undefined
  const day = hearing ?? dueOn
  const values = {
    ticket: ticketNo,
    ...(day ? { date: inBoth((locale) => formatDate(day, locale)) } : {}),
    ...(hearing ? { time: inBoth((locale) => formatTime(hearing, locale)) } : {}),
  }
  const receivers = [
    ...(typeof mobile === 'string'
      ? [
          {
            to: { type: 'MOBILE' as const, value: parseMobile(mobile) ?? mobile },
            ...(email ? { isSecondary: true as const } : {}),
          },
        ]
      : []),
    ...(typeof email === 'string' ? [{ to: { type: 'EMAIL' as const, value: email } }] : []),
  ]
  for (const receiver of receivers)
    await notify(tx, jobs, { ...receiver, language, template, values, about: { module: 'complaint', no: ticketNo } })
}

const inBoth = (show: (locale: Locale) => string): Bilingual => ({ bn: show('bn'), en: show('en') })
