import * as z from 'zod/mini'
import { isAnswers, type Answers } from '../conditions/holds.ts'
import { block, type BlockField } from './block.ts'
import { choice, type ChoiceField } from './choice.ts'
import { consent, type ConsentField } from './consent.ts'
import { dateTime, type DateTimeField } from './date-time.ts'
import { date, type DateField } from './date.ts'
import { file, type FileField } from './file.ts'
import type { Kind } from './kind.ts'
import { lookup, type LookupField } from './lookup.ts'
import { money, type MoneyField } from './money.ts'
import { groupOf, listOf, type GroupField, type ListField } from './nested.ts'
import { number, type NumberField } from './number.ts'
import { paragraph, type ParagraphField } from './paragraph.ts'
import { phone, type PhoneField } from './phone.ts'
import { questions, type QuestionsField } from './questions.ts'
import { text, type TextField } from './text.ts'
import { time, type TimeField } from './time.ts'
import { total, type TotalField } from './total.ts'
import { verification, type VerificationField } from './verification.ts'

export type Field =
  | TextField
  | ParagraphField
  | NumberField
  | MoneyField
  | DateField
  | TimeField
  | DateTimeField
  | ChoiceField
  | LookupField
  | PhoneField
  | FileField
  | ConsentField
  | VerificationField
  | QuestionsField
  | TotalField
  | GroupField
  | BlockField
  | ListField

export type FieldKind = Field['kind']
export type FieldOf<K extends FieldKind> = Extract<Field, { kind: K }>

const inside: z.ZodMiniType<Field[]> = z.array(z.lazy(() => Field)).check(z.minLength(1))

/** Every kind of field. Leave one out and the compiler names it. */
export const kinds: { readonly [K in FieldKind]: Kind<FieldOf<K>> } = {
  text, paragraph, number, money, date, time, 'date-time': dateTime, choice, lookup, phone, file, consent, verification, questions, total, block,
  group: groupOf(inside), list: listOf(inside),
} // prettier-ignore

/** The one place where a field meets its kind; nothing else asks what kind a field is. */
export const kindOf = (field: Field): Kind<Field> => kinds[field.kind]

const [first, ...rest] = Object.values(kinds).map(({ shape }) => shape as unknown as z.core.$ZodTypeDiscriminable)
export const Field = z.discriminatedUnion('kind', [first!, ...rest]) as unknown as z.ZodMiniType<Field>

/** The fields inside a field; with its answer, those that are really asked of it. */
export const partsOf = (field: Field, answer?: unknown): readonly Field[] => kindOf(field).parts?.(field, answer) ?? []

/** NID, passport, account, illness: sealed at rest (SECURITY.md, rule 10), masked for onlookers. */
export const isSensitive = (field: Field): boolean => field.sensitive === true || kindOf(field).isSensitive?.(field) === true

/** What a person typed about people, and illness: covered on a phone that is not theirs. */
export const isPersonal = (field: Field): boolean => field.sensitive === true || kindOf(field).isPersonal?.(field) === true

/** A list has many rows, a group or a block is a list of one. */
export const rowsOf = (field: Field, answer: unknown, path: string): { row: Answers; path: string }[] =>
  (kindOf(field).hasRows && Array.isArray(answer) ? answer : [answer]).flatMap((row: unknown, index) =>
    isAnswers(row) ? [{ row, path: kindOf(field).hasRows ? `${path}.${index}` : path }] : [],
  )
