import * as z from 'zod/mini'
import { Condition, FactNameShape } from '../conditions/condition.ts'
import type { Facts } from '../conditions/facts.ts'
import { valueOf, type View } from '../conditions/holds.ts'
import { FieldId, FieldPath, flag } from '../conditions/names.ts'
import type { Bilingual as Words, Locale } from '../language/bilingual.ts'
import { Bilingual } from '../language/bilingual-schema.ts'
import type { Field } from './field.ts'
import { formSentence } from './form-issues.ts'
import type { Issue, IssueCode } from './issue.ts'
import type { LookupName } from './lookup-names.ts'
import type { Upload } from './uploads.ts'

/** What every field says about itself. */
export const shared = {
  id: FieldId,
  label: Bilingual,
  hint: z.exactOptional(Bilingual),
  /** Stands over this question and those that belong with it, where a step is long. The answers stay side by side. */
  heading: z.exactOptional(Bilingual),
  /** Every field must be answered unless it says otherwise. */
  optional: flag,
  /** Asked only while this holds; a field that is not asked has no answer. */
  when: z.exactOptional(Condition),
  /** The box starts with this fact, and the person may change it. */
  prefill: z.exactOptional(FactNameShape),
  /** The answer is this fact: shown, never typed. */
  fixed: z.exactOptional(FactNameShape),
  /** While that verification has confirmed this field, its answer is the register's. */
  confirmedBy: z.exactOptional(FieldPath),
  /** The answer is that other answer's own, unless the list did not have it: a branch is its routing number. */
  takenFrom: z.exactOptional(FieldPath),
  /** Sealed where it is stored and masked for who only looks on, as an illness is. Some kinds are so by nature. */
  sensitive: flag,
}
export type Shared = z.infer<z.ZodMiniObject<typeof shared, z.core.$strict>>

/** The board's lists, where they are at hand: all of them on the server, those on the screen in the browser. */
export type Lists = (source: LookupName, value: string) => { label: Words; within?: readonly string[] } | undefined

/** All that is known besides the answers. What is left out is not checked here but by the server, which knows everything. */
export type Known = {
  readonly facts: Facts
  readonly lists?: Lists
  readonly documents?: (id: string) => Upload | undefined
  /** The paths of the application, for an officer who names what must be corrected. */
  readonly questions?: readonly string[]
}
export type FieldView = Known & View

/** An issue that does not yet know where it is. */
export type Finding = Omit<Issue, 'path'>

/** All the domain knows of one kind of field. How it looks is the web's affair: `web/src/fields`. */
export type Kind<F> = {
  readonly shape: z.ZodMiniType<F>
  check(field: F, answer: unknown, view: FieldView): Finding[]
  text(field: F, answer: unknown, locale: Locale, view: FieldView): string
  /** The one form of an answer that is checked, compared and stored, whatever keyboard wrote it. */
  tidy?(field: F, answer: unknown, view: FieldView): unknown
  /** The fields inside this one. */
  parts?(field: F, answer?: unknown): readonly Field[]
  /** The answer is a list of rows, each with the parts. */
  readonly hasRows?: true
  /** What a condition may ask of the answer: `workerCheck.outcome`. */
  readonly facets?: readonly string[]
  documents?(answer: unknown): string[]
  /** The issue when it is not answered, where "required" would say too little. */
  readonly whenBlank?: IssueCode
  /** An identity or account number, or what was looked up by one. */
  isSensitive?(field: F): boolean
  /** Typed by the person about people, as a name, an address or a day of birth is: covered where others may look on. */
  isPersonal?(field: F): boolean
  /** Only the server may write the answer. */
  readonly byServer?: true
  /** The answer is made of other answers: nobody writes it, and nobody is told that it is missing. */
  readonly isMade?: true
}

export const fine: Finding[] = []
export const found = (code: IssueCode, limit?: number, message: Words | undefined = formSentence(code, limit)): Finding[] => [
  { code, ...(limit === undefined ? {} : { limit }), ...(message ? { message } : {}) },
]

/** A limit is written down, or is a fact of the day, because the board changes it every year. */
export const Limit = z.union([z.number(), z.strictObject({ fact: FactNameShape })])
export type Limit = z.infer<typeof Limit>

/** Undefined when there is no limit; NaN when there should be one and nobody has set it, which lets nothing pass. */
export function limitAt(limit: Limit | undefined, view: View): number | undefined {
  if (limit === undefined) return undefined
  const value = valueOf(limit, view)
  return value === undefined || value === '' ? Number.NaN : Number(value)
}

export function checkRange(value: number, least: Limit | undefined, most: Limit | undefined, view: View): Finding[] {
  const [lowest, highest] = [limitAt(least, view), limitAt(most, view)]
  if (Number.isNaN(lowest) || Number.isNaN(highest)) return found('limit-unknown')
  if (lowest !== undefined && value < lowest) return found('too-small', lowest)
  return highest !== undefined && value > highest ? found('too-large', highest) : fine
}
