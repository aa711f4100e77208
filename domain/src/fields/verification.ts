import * as z from 'zod/mini'
import { answerAt, isBlank } from '../conditions/holds.ts'
import { FieldId, flag } from '../conditions/names.ts'
import { fill, say } from '../language/bilingual.ts'
import { showDate } from '../language/dates.ts'
import { fine, found, shared, type FieldView, type Kind } from './kind.ts'

const shape = z.strictObject({
  ...shared,
  kind: z.literal('verification'),
  of: z.enum(['worker', 'student']),
  /** What was looked up. When one of these answers changes, the old finding is worth nothing. */
  looksUp: z.array(FieldId).check(z.minLength(1)),
  /** The person may go on without it: only repatriation and medical assistance say so. */
  skippable: flag,
})
export type VerificationField = z.infer<typeof shape>

/** What the server found in a register. Only the server writes it, so a browser cannot confirm itself. */
export type Verification = {
  /** `manual`: the register was silent or a NOC was shown; typed by hand, flagged, and an officer must verify. */
  outcome: 'verified' | 'manual' | 'skipped' | 'not-found'
  source: 'BMET' | 'NOC' | 'MEMBERSHIP' | 'MANUAL' | 'BOARD'
  on: string
  reference?: string
  /** The answers that were looked up, by field id. */
  asked: { readonly [fieldId: string]: unknown }
  /** Answers the register gave, by field id: see `confirmedBy`. */
  confirmed?: { readonly [fieldId: string]: string | number }
}

/** SPEC.md section 9, "source types". */
export const sourceTypes = { BMET: 1, NOC: 2, MEMBERSHIP: 3, MANUAL: 4 } as const

const sources = {
  BMET: { bn: 'বিএমইটি', en: 'BMET' },
  NOC: { bn: 'দূতাবাসের এনওসি', en: 'Embassy NOC' },
  MEMBERSHIP: { bn: 'বোর্ডের সদস্যপদ', en: 'Board membership' },
  MANUAL: { bn: 'আবেদনকারীর দেওয়া তথ্য', en: 'As entered by the applicant' },
  BOARD: { bn: 'শিক্ষা বোর্ড', en: 'Education board' },
}
const outcomes = {
  verified: { bn: 'যাচাইকৃত: {source}, {day}', en: 'Verified: {source}, {day}' },
  manual: { bn: 'কর্মকর্তা যাচাই করবেন: {source}, {day}', en: 'To be verified by an officer: {source}, {day}' },
  skipped: { bn: 'যাচাই ছাড়া', en: 'Without verification' },
  'not-found': { bn: 'তথ্য পাওয়া যায়নি!', en: 'Data Not Found!' },
}

export const isVerification = (answer: unknown): answer is Verification => {
  const { outcome, source, on, asked } = Object(answer) as Partial<Verification>
  if (typeof asked !== 'object' || asked === null) return false
  return (
    typeof on === 'string' &&
    typeof outcome === 'string' &&
    Object.hasOwn(outcomes, outcome) &&
    typeof source === 'string' &&
    Object.hasOwn(sources, source)
  )
}

/** What is looked up now, to be kept beside the finding. */
export const lookedUp = ({ looksUp }: VerificationField, view: Pick<FieldView, 'answers'>): Verification['asked'] =>
  Object.fromEntries(looksUp.map((id) => [id, answerAt(id, view)]).filter(([, answer]) => !isBlank(answer)))

export const verification: Kind<VerificationField> = {
  shape,
  tidy(field, answer, view) {
    if (!isVerification(answer)) return answer
    const now = lookedUp(field, view)
    const isStill = field.looksUp.every((id) => JSON.stringify(now[id]) === JSON.stringify(answer.asked[id]))
    return isStill ? answer : undefined
  },
  check({ skippable }, answer) {
    if (!isVerification(answer)) return found('not-verified')
    const passes = answer.outcome === 'verified' || answer.outcome === 'manual' || (skippable && answer.outcome === 'skipped')
    return passes ? fine : found('not-verified')
  },
  text(_field, answer, locale) {
    if (!isVerification(answer)) return ''
    const day = { bn: showDate(answer.on, 'bn'), en: showDate(answer.on, 'en') }
    return say(fill(outcomes[answer.outcome], { source: sources[answer.source], day }), locale)
  },
  facets: ['outcome', 'source'],
  // It repeats what was looked up: the passport, the birth day.
  isSensitive: () => true,
  byServer: true,
  whenBlank: 'not-verified',
}
