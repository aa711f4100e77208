import * as z from 'zod/mini'
import { resolveAnswer, isBlank } from '#engine/conditions/evaluate-condition.ts'
import { FieldId, flag } from '#engine/conditions/identifiers.ts'
import { interpolate, localize } from '#language/bilingual.ts'
import { formatDate } from '#language/dates.ts'
import { NO_ISSUES, fieldIssues, baseFieldProperties, type FieldContext, type Kind } from './kind.ts'

const shape = z.strictObject({
  ...baseFieldProperties,
  kind: z.literal('verification'),
  of: z.enum(['worker', 'student']),
  /** Fields that are looked up. A change in one of them invalidates the finding. */
  looksUp: z.array(FieldId).check(z.minLength(1)),
  /** The person may continue without it: only in repatriation and medical assistance. */
  skippable: flag,
})
export type VerificationField = z.infer<typeof shape>

/** Finding in a register. Only the server writes it, so that a browser cannot confirm itself. */
export type Verification = {
  /** `manual`: the register did not respond or a NOC was shown; typed by hand, flagged, and verified by an officer. */
  outcome: 'verified' | 'manual' | 'skipped' | 'not-found'
  source: 'BMET' | 'NOC' | 'MEMBERSHIP' | 'MANUAL' | 'BOARD'
  on: string
  reference?: string
  /** The looked-up answers, by field id. */
  asked: { readonly [fieldId: string]: unknown }
  /** Values from the register, by field id: see `confirmedBy`. */
  confirmed?: { readonly [fieldId: string]: string | number }
}

/** Numeric code of each source in the response of the identity check. */
export const sourceTypes = { BMET: 1, NOC: 2, MEMBERSHIP: 3, MANUAL: 4 } as const

export const verificationSources = {
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
  const { outcome, source, on, asked: lookupKeys } = Object(answer) as Partial<Verification>
  if (typeof lookupKeys !== 'object' || lookupKeys === null) return false
  return (
    typeof on === 'string' &&
    typeof outcome === 'string' &&
    Object.hasOwn(outcomes, outcome) &&
    typeof source === 'string' &&
    Object.hasOwn(verificationSources, source)
  )
}

/** The current values of the looked-up fields, stored with the finding. */
export const lookupInputs = (
  { looksUp }: VerificationField,
  view: Pick<FieldContext, 'answers'>,
): Verification['asked'] =>
  Object.fromEntries(looksUp.map((id) => [id, resolveAnswer(id, view)]).filter(([, answer]) => !isBlank(answer)))

export const verification: Kind<VerificationField> = {
  schema: shape,
  normalize(field, answer, view) {
    if (!isVerification(answer)) return answer
    const now = lookupInputs(field, view)
    const isStill = field.looksUp.every((id) => JSON.stringify(now[id]) === JSON.stringify(answer.asked[id]))
    return isStill ? answer : undefined
  },
  validate({ skippable }, answer) {
    if (!isVerification(answer)) return fieldIssues('not-verified')
    const passes =
      answer.outcome === 'verified' || answer.outcome === 'manual' || (skippable && answer.outcome === 'skipped')
    return passes ? NO_ISSUES : fieldIssues('not-verified')
  },
  format(_field, answer, locale) {
    if (!isVerification(answer)) return ''
    const day = { bn: formatDate(answer.on, 'bn'), en: formatDate(answer.on, 'en') }
    return localize(interpolate(outcomes[answer.outcome], { source: verificationSources[answer.source], day }), locale)
  },
  facets: ['outcome', 'source'],
  // Contains the looked-up values, such as passport and birth date.
  isSensitive: () => true,
  isServerWritten: true,
  blankIssueCode: 'not-verified',
}
