import * as z from 'zod/mini'
import { isAnswers, isSame, type Answers } from '#engine/conditions/evaluate-condition.ts'
import { FieldId } from '#engine/conditions/identifiers.ts'
import { localize, type Bilingual as BilingualText } from '#language/bilingual.ts'
import { Bilingual } from '#language/bilingual-schema.ts'
import type { Field } from './field.ts'
import { NO_ISSUES, fieldIssues, baseFieldProperties, type Kind, type BaseField } from './kind.ts'

/** The types are recursive, so they are written out rather than inferred. */
export type GroupField = BaseField & { kind: 'group'; fields: Field[] }
export type ListField = BaseField & {
  kind: 'list'
  fields: Field[]
  least?: number
  most?: number
  noTwice?: string
  someRow?: { field: string; is: string; otherwise: BilingualText }
  addsUp?: { field: string; to: number; otherwise?: BilingualText }
}

/**
 * Schema of the child fields. `field.ts` passes it in, because it imports all kinds; an import here would be circular.
 */
type Inside = z.ZodMiniType<Field[]>

const listShape = (inside: Inside): z.ZodMiniType<ListField> =>
  z.strictObject({
    ...baseFieldProperties,
    kind: z.literal('list'),
    fields: inside,
    least: z.exactOptional(z.int()),
    most: z.exactOptional(z.int()),
    /** The field whose value must be unique across the rows, such as a passport number. */
    noTwice: z.exactOptional(FieldId),
    /** At least one row must have this answer: an heir who is alive. */
    someRow: z.exactOptional(z.strictObject({ field: FieldId, is: z.string(), otherwise: Bilingual })),
    /** A number field whose sum over all rows must equal this value: the heirs' shares are 100 %. */
    addsUp: z.exactOptional(z.strictObject({ field: FieldId, to: z.number(), otherwise: z.exactOptional(Bilingual) })),
  })

export const createGroupKind = (inside: Inside): Kind<GroupField> => ({
  schema: z.strictObject({ ...baseFieldProperties, kind: z.literal('group'), fields: inside }),
  validate: (_field, answer) => (isAnswers(answer) ? NO_ISSUES : fieldIssues('wrong-type')),
  format: () => '',
  childFields: ({ fields }) => fields,
})

export const createListKind = (inside: Inside): Kind<ListField> => ({
  schema: listShape(inside),
  validate({ least: min = 0, most: max = 50, noTwice, someRow, addsUp }, answer) {
    if (!Array.isArray(answer) || !answer.every(isAnswers)) return fieldIssues('wrong-type')
    if (answer.length < min) return fieldIssues('too-few', min)
    if (answer.length > max) return fieldIssues('too-many', max)
    const keys = noTwice ? answer.map((row) => row[noTwice]) : []
    if (keys.some((key, row) => keys.slice(0, row).some((other) => isSame(key, other))))
      return fieldIssues('listed-twice')
    if (someRow && !answer.some((row) => row[someRow.field] === someRow.is))
      return fieldIssues('rule', undefined, someRow.otherwise)
    return addsUp && sumOf(answer, addsUp.field) !== addsUp.to ? wrongSum(addsUp) : NO_ISSUES
  },
  format: ({ label }, answer, locale) => (Array.isArray(answer) && answer.length > 0 ? localize(label, locale) : ''),
  childFields: ({ fields }) => fields,
  hasRows: true,
})

const wrongSum = ({ to, otherwise }: NonNullable<ListField['addsUp']>) =>
  fieldIssues('wrong-sum', to).map((finding) => (otherwise ? { ...finding, message: otherwise } : finding))

/** Sums in hundredths, so that decimal fractions add up exactly. A row without the number counts as 0. */
const sumOf = (rows: readonly Answers[], field: string): number =>
  rows.reduce((sum, row) => sum + Math.round(Number(row[field] ?? 0) * 100), 0) / 100
