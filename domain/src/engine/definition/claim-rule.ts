import * as z from 'zod/mini'
import { Condition } from '#engine/conditions/condition.ts'
import { FieldPath } from '#engine/conditions/identifiers.ts'
import { Bilingual } from '#language/bilingual-schema.ts'
import { settingSeeds, type SettingCode } from '#reference/settings.ts'

/** Key of a person or an item: a path, or a combination of answers, such as board, year and roll. */
const Mark = z.union([FieldPath, z.array(FieldPath).check(z.minLength(2))])

/** A part of a key: one answer, or several ways to recognise the same person or thing. */
const ClaimKey = z.union([
  FieldPath,
  z.strictObject({
    /** Two claims are about the same person or thing if they share one of these. */
    anyOf: z.array(Mark).check(z.minLength(1)),
    /** Answers from a register. Claims that differ in one of them are about different things. */
    proven: z.exactOptional(z.array(FieldPath).check(z.minLength(1))),
    /** Answers that are NIDs: one of 17 digits is the old one of 13 after the year of birth. */
    nids: z.exactOptional(z.array(FieldPath).check(z.minLength(1))),
    /** Numbers copied from a document, such as a policy: words, signs and zeros before them do not count. */
    documents: z.exactOptional(z.array(FieldPath).check(z.minLength(1))),
  }),
  /** The day of an event: dates that are at most so many days apart are the same event. */
  z.strictObject({ day: FieldPath, within: z.int().check(z.gte(1), z.lte(366)) }),
])

const sentence = {
  /** Names the rule inside its service; a renamed rule starts an empty ledger. */
  id: z.string().check(z.regex(/^[a-z][a-z-]*$/)),
  /** Limits the rule to some applications. It refers to answers only, so that old applications can be entered. */
  when: z.exactOptional(Condition),
  code: z.exactOptional(z.string().check(z.regex(/^E-\d{2}$/))),
  otherwise: Bilingual,
  at: z.exactOptional(FieldPath),
}

/** A benefit that is claimed once: for each deceased, for each policy and event, for each student and level. */
const OncePer = z.strictObject({
  ...sentence,
  oncePer: z.array(ClaimKey).check(z.minLength(1)),
  /** Once in each circular, or in each fiscal year of the submission. Without it, once for ever. */
  within: z.exactOptional(z.enum(['circular', 'fiscal-year'])),
  /** An earlier claim stops counting when it is decided, when its case is closed, or when its award has ended. */
  until: z.exactOptional(z.enum(['decided', 'closed', 'award-ended'])),
  /** Only granted money counts: the application may be submitted again, and the money is approved once. */
  of: z.exactOptional(z.literal('money')),
})

const SettingName = z.enum(Object.keys(settingSeeds) as [SettingCode, ...SettingCode[]])

/** The most that is granted to one person in a fiscal year, all applications together. */
const Ceiling = z.strictObject({
  ...sentence,
  ceiling: SettingName,
  per: z.array(ClaimKey).check(z.minLength(1)),
  within: z.literal('fiscal-year'),
})

/** A rule of the claims ledger. */
export const ClaimRule = z.union([OncePer, Ceiling])
export type ClaimRule = z.infer<typeof ClaimRule>
export type ClaimKey = z.infer<typeof ClaimKey>
export type OncePerRule = z.infer<typeof OncePer>
export type CeilingRule = z.infer<typeof Ceiling>
