import { issue, type Issue } from '#engine/fields/issue.ts'
import type { Bilingual } from '#language/bilingual.ts'
import { formatDate, isIsoDate } from '#language/dates.ts'
import { normalizeSingleLine } from '#language/normalize-text.ts'

/** Holds the sentence for applicants and the day on which the service opens again; empty until somebody reopens it. */
export type ServiceStopInput = { reason: string; reasonBng: string; opensOn: string }

const MIN_REASON_LENGTH = 10
export const MAX_REASON_LENGTH = 500

export const normalizeServiceStop = ({ reason, reasonBng, opensOn }: ServiceStopInput): ServiceStopInput => ({
  reason: normalizeSingleLine(reason),
  reasonBng: normalizeSingleLine(reasonBng),
  opensOn: opensOn.trim(),
})

const notLater: Bilingual = { bn: 'আজকের পরের একটি তারিখ দিন।', en: 'Choose a day after today.' }

/** Validates a normalized stop. */
export const validateServiceStop = ({ reason, reasonBng, opensOn }: ServiceStopInput, today: string): Issue[] => [
  ...(validateReason('reasonBng', reasonBng) ??
    (hasBangla(reasonBng) ? [] : [issue('reasonBng', 'bangla-letters-only')])),
  ...(validateReason('reason', reason) ?? (hasBangla(reason) ? [issue('reason', 'english-only')] : [])),
  ...(opensOn === '' ? [] : validateDay(opensOn, today)),
]

export const validateReopening = (reason: string): Issue[] => validateReason('reopenReason', reason) ?? []

function validateReason(path: string, reason: string): Issue[] | undefined {
  if (reason === '') return [issue(path, 'required')]
  if (reason.length < MIN_REASON_LENGTH) return [issue(path, 'too-short', MIN_REASON_LENGTH)]
  return reason.length > MAX_REASON_LENGTH ? [issue(path, 'too-long', MAX_REASON_LENGTH)] : undefined
}

function validateDay(day: string, today: string): Issue[] {
  if (!isIsoDate(day)) return [issue('opensOn', 'not-a-date')]
  return day > today ? [] : [{ path: 'opensOn', code: 'rule', message: notLater }]
}

const hasBangla = (text: string) => /\p{Script=Bengali}/u.test(text)

type Stop = { reason: string; reason_bng: string; opens_on: string | null }

const stopped: Bilingual = {
  bn: 'এই সেবায় এখন নতুন আবেদন নেওয়া হচ্ছে না।',
  en: 'This service takes no new applications at present.',
}

/** The sentence that applicants read on the page of the service, at the start and at the submission of a form. */
export const serviceStopSentence = ({ reason, reason_bng, opens_on: day }: Stop): Bilingual => ({
  bn: [stopped.bn, reason_bng, ...(day ? [`আবার শুরু হবে ${formatDate(day, 'bn')}।`] : [])].join(' '),
  en: [stopped.en, reason, ...(day ? [`It opens again on ${formatDate(day, 'en')}.`] : [])].join(' '),
})
