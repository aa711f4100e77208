import * as z from 'zod/mini'
import { Condition } from '../conditions/condition.ts'
import { FieldId, FieldPath } from '../conditions/names.ts'
import { Field } from '../fields/field.ts'
import type { Bilingual } from '../language/bilingual.ts'
import { seatNames, toldMoves } from './choices.ts'

export const mostFields = 300
export const mostOptions = 500

/** Both languages side by side; in a draft either may still be missing. */
const Words: z.ZodMiniType<Bilingual> = z.strictObject({ bn: z.string().check(z.maxLength(5000)), en: z.string().check(z.maxLength(5000)) })

/** `YYYY-MM-DD`, or nothing yet. */
const Day = z.string().check(z.regex(/^(?:\d{4}-\d{2}-\d{2})?$/))

/** Taka as the portal writes money, or nothing: no limit. */
const Amount = z.string().check(z.regex(/^(?:\d{1,12}(?:\.\d{1,2})?)?$/))

const Section = z.strictObject({ id: FieldId, title: Words, fields: z.array(Field) })

/** Who may not have it: this must hold, otherwise the applicant reads that. */
const EligibilityRule = z.strictObject({ must: Condition, otherwise: Words })

const ChosenDesk = z.strictObject({ seat: z.enum(seatNames), workingDays: z.int().check(z.gte(1), z.lte(90)) })

/**
 * A grant programme as staff build it: a form and its settings. Its fields are the very fields of every other service, so
 * the preview is the form. `definitionOf` makes a service of it; until then any text of it may be blank.
 */
export const Programme = z.strictObject({
  title: Words,
  details: Words,
  sections: z.array(Section).check(z.maxLength(30)),
  /** The days on which it takes applications, both included, in Dhaka. */
  opensOn: Day,
  closesOn: Day,
  /** The most that one person can get. */
  maxAmount: Amount,
  /** What all of them together can get. */
  budget: Amount,
  /** How many can get it; nought is no limit. */
  seats: z.int().check(z.gte(0), z.lte(1_000_000)),
  opensTo: z.enum(['applicants', 'members', 'staff']),
  onePerPerson: z.boolean(),
  /** Shown on /gms to everyone. */
  isPublic: z.boolean(),
  desks: z.array(ChosenDesk).check(z.maxLength(6)),
  rules: z.array(EligibilityRule).check(z.maxLength(20)),
  /** What is told in other words than the board's usual ones. */
  messages: z.partialRecord(z.enum(toldMoves), Words),
  /** The answers that the officers' list shows, beside number, name, day and state. */
  columns: z.array(FieldPath).check(z.maxLength(6)),
  printHeading: Words,
  /** The highest number a question ever had, so that none is given twice. `readProgramme` keeps it. */
  lastId: z.exactOptional(z.int().check(z.gte(0), z.lte(999_999))),
})
export type Programme = z.infer<typeof Programme>
export type Section = z.infer<typeof Section>
export type EligibilityRule = z.infer<typeof EligibilityRule>
