import * as z from 'zod/mini'
import { isAnswers, type Answers } from '#engine/conditions/evaluate-condition.ts'
import { block, type BlockField } from './block.ts'
import { choice, type ChoiceField } from './choice.ts'
import { consent, type ConsentField } from './consent.ts'
import { dateTime, type DateTimeField } from './date-time.ts'
import { date, type DateField } from './date.ts'
import { file, type FileField } from './file.ts'
import type { Kind } from './kind.ts'
import { lookup, type LookupField } from './lookup.ts'
import { money, type MoneyField } from './money.ts'
import { createGroupKind, createListKind, type GroupField, type ListField } from './nested.ts'
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

/** Registry of all field kinds. The compiler reports a missing one. */
export const kinds: { readonly [K in FieldKind]: Kind<FieldOf<K>> } = {
  text,
  paragraph,
  number,
  money,
  date,
  time,
  'date-time': dateTime,
  choice,
  lookup,
  phone,
  file,
  consent,
  verification,
  questions,
  total,
  block,
  group: createGroupKind(inside),
  list: createListKind(inside),
}

/** Looks up the kind of a field. Other code calls this instead of branching on `field.kind`. */
export const kindOf = (field: Field): Kind<Field> => kinds[field.kind]

const [first, ...rest] = Object.values(kinds).map(({ schema }) => schema as unknown as z.core.$ZodTypeDiscriminable)
export const Field = z.discriminatedUnion('kind', [first!, ...rest]) as unknown as z.ZodMiniType<Field>

/** Child fields; with an answer, only those that apply to it. */
export const childFieldsOf = (field: Field, answer?: unknown): readonly Field[] =>
  kindOf(field).childFields?.(field, answer) ?? []

/** NID, passport, account, illness: encrypted at rest (docs/security.md), masked for viewers. */
export const isSensitive = (field: Field): boolean =>
  field.sensitive === true || kindOf(field).isSensitive?.(field) === true

/** Personal data, including illness: masked on a shared phone. */
export const isPersonal = (field: Field): boolean =>
  field.sensitive === true || kindOf(field).isPersonal?.(field) === true

/** Rows of a list; a group or block counts as one row. */
export const rowsOf = (field: Field, answer: unknown, path: string): { row: Answers; path: string }[] =>
  (kindOf(field).hasRows && Array.isArray(answer) ? answer : [answer]).flatMap((row: unknown, index) =>
    isAnswers(row) ? [{ row, path: kindOf(field).hasRows ? `${path}.${index}` : path }] : [],
  )
