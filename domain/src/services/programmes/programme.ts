import * as z from 'zod/mini'
import { Condition } from '#engine/conditions/condition.ts'
import { FieldId, FieldPath } from '#engine/conditions/identifiers.ts'
import { Field } from '#engine/fields/field.ts'
import type { Bilingual } from '#language/bilingual.ts'
import { deskTemplateNames, customMessageNames } from './programme-options.ts'

export const MAX_FIELDS = 300
export const MAX_OPTIONS = 500

/** Text in both languages; in a draft either may be blank. */
const Words: z.ZodMiniType<Bilingual> = z.strictObject({
  bn: z.string().check(z.maxLength(5000)),
  en: z.string().check(z.maxLength(5000)),
})

/** `YYYY-MM-DD`, or empty. */
const Day = z.string().check(z.regex(/^(?:\d{4}-\d{2}-\d{2})?$/))

/** Taka as a decimal string, or empty for no limit. */
const Amount = z.string().check(z.regex(/^(?:\d{1,12}(?:\.\d{1,2})?)?$/))

/** `when`: the section is asked only of applicants whose earlier answers meet it. */
const Section = z.strictObject({
  id: FieldId,
  title: Words,
  when: z.exactOptional(Condition),
  fields: z.array(Field),
})

/** Eligibility rule and the message if it fails. */
const EligibilityRule = z.strictObject({ must: Condition, otherwise: Words })

const ChosenDesk = z.strictObject({ seat: z.enum(deskTemplateNames), workingDays: z.int().check(z.gte(1), z.lte(90)) })

/**
 * A grant programme as staff build it: a form and its settings. It uses the fields of other services, so the preview
 * is the real form. `createProgrammeDefinition` turns it into a service; in a draft any text may be blank.
 */
export const Programme = z.strictObject({
  title: Words,
  details: Words,
  sections: z.array(Section).check(z.maxLength(30)),
  /** Period in which it accepts applications, both dates inclusive, in Dhaka time. */
  opensOn: Day,
  closesOn: Day,
  /** Maximum amount per person. */
  maxAmount: Amount,
  /** Maximum total amount. */
  budget: Amount,
  /** Maximum number of recipients; 0 means no limit. */
  seats: z.int().check(z.gte(0), z.lte(1_000_000)),
  opensTo: z.enum(['applicants', 'members', 'staff']),
  onePerPerson: z.boolean(),
  /** Shown on /gms to everyone. */
  isPublic: z.boolean(),
  desks: z.array(ChosenDesk).check(z.maxLength(6)),
  rules: z.array(EligibilityRule).check(z.maxLength(20)),
  /** Message texts that override the defaults. */
  messages: z.partialRecord(z.enum(customMessageNames), Words),
  /** Columns of the officers' list, besides number, name, date and state. */
  columns: z.array(FieldPath).check(z.maxLength(6)),
  printHeading: Words,
  /** The highest field number ever used, so that ids are never reused. `parseProgramme` maintains it. */
  lastId: z.exactOptional(z.int().check(z.gte(0), z.lte(999_999))),
})
export type Programme = z.infer<typeof Programme>
export type Section = z.infer<typeof Section>
export type EligibilityRule = z.infer<typeof EligibilityRule>
