import * as z from 'zod/mini'
import { Condition, FactNameSchema } from '#engine/conditions/condition.ts'
import { FieldPath } from '#engine/conditions/identifiers.ts'
import { Bilingual } from '#language/bilingual-schema.ts'

const Place = z.union([z.strictObject({ fact: FactNameSchema }), z.strictObject({ field: FieldPath })])

/** A rule and the message shown if it fails. Evaluated once all answers it refers to are given. */
const sentence = {
  when: z.exactOptional(Condition),
  must: Condition,
  otherwise: Bilingual,
  /** Values of the `{placeholders}` in the message. */
  with: z.exactOptional(z.record(z.string(), Place)),
  at: z.exactOptional(FieldPath),
}
export const Rule = z.strictObject(sentence)
export type Rule = z.infer<typeof Rule>

/** An eligibility rule; docs/domain/benefits.md lists the codes. */
export const Eligibility = z.strictObject({ code: z.string().check(z.regex(/^E-\d{2}$/)), ...sentence })
export type Eligibility = z.infer<typeof Eligibility>

/**
 * Checks that need the database or an external register, implemented in
 * `api/src/casework/applications/submission-checks.ts`.
 */
export const serverCheckNames = [
  'seats-left',
  'passport-not-registered',
  'is-member',
  'routing-number-exists',
  'children-within-limit',
] as const
export const ServerCheck = z.strictObject({
  name: z.enum(serverCheckNames),
  /** Limits the check to some applications: a renewal is not another child. */
  when: z.exactOptional(Condition),
  code: z.exactOptional(z.string().check(z.regex(/^E-\d{2}$/))),
  otherwise: Bilingual,
  at: z.exactOptional(FieldPath),
})
export type ServerCheck = z.infer<typeof ServerCheck>
export type ServerCheckName = ServerCheck['name']
