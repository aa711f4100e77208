import * as z from 'zod/mini'
import { Condition, FactNameShape } from '../conditions/condition.ts'
import { FieldPath } from '../conditions/names.ts'
import { Bilingual } from '../language/bilingual-schema.ts'

const Place = z.union([z.strictObject({ fact: FactNameShape }), z.strictObject({ field: FieldPath })])

/** A sentence: this must hold, otherwise the applicant reads that. Judged once what it looks at is answered. */
const sentence = {
  when: z.exactOptional(Condition),
  must: Condition,
  otherwise: Bilingual,
  /** What stands in the `{places}` of the sentence. */
  with: z.exactOptional(z.record(z.string(), Place)),
  at: z.exactOptional(FieldPath),
}
export const Rule = z.strictObject(sentence)
export type Rule = z.infer<typeof Rule>

/** A rule about who may have the benefit; its code is the row of domain/3-workflows.md Annex C. */
export const Eligibility = z.strictObject({ code: z.string().check(z.regex(/^E-\d{2}$/)), ...sentence })
export type Eligibility = z.infer<typeof Eligibility>

/** What only the database or an outside register can answer: named here, written in `api/src/applications/checks`. */
export const checkNames = [
  'one-application-per-student',
  'one-live-application-per-person',
  'one-application-ever-per-person',
  'seats-left',
  'passport-not-registered',
  'transaction-not-used',
  'is-member',
  'routing-number-exists',
  'one-case-per-deceased',
  'children-within-limit',
  'card-not-used',
  'one-live-allowance-per-child',
  'one-renewal-per-instalment',
  'one-change-at-a-time',
] as const
export const Check = z.strictObject({
  name: z.enum(checkNames),
  /** Only of some applications: a renewal is no second application. */
  when: z.exactOptional(Condition),
  code: z.exactOptional(z.string().check(z.regex(/^E-\d{2}$/))),
  otherwise: Bilingual,
  at: z.exactOptional(FieldPath),
})
export type Check = z.infer<typeof Check>
export type CheckName = Check['name']
