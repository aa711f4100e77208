import * as z from 'zod/mini'
import { isAnswers, type Answers } from '../conditions/holds.ts'
import { FieldId } from '../conditions/names.ts'
import { say, type Bilingual as Words } from '../language/bilingual.ts'
import { Bilingual } from '../language/bilingual-schema.ts'
import type { Field } from './field.ts'
import { fine, found, shared, type Kind, type Shared } from './kind.ts'

/** Fields within fields name themselves, so these two types are written out rather than inferred. */
export type GroupField = Shared & { kind: 'group'; fields: Field[] }
export type ListField = Shared & {
  kind: 'list'
  fields: Field[]
  least?: number
  most?: number
  noTwice?: string
  addsUp?: { field: string; to: number; otherwise?: Words }
}

/** The schema of the fields within is told by `field.ts`, which knows all kinds; so no file must be read before another. */
type Inside = z.ZodMiniType<Field[]>

const listShape = (inside: Inside): z.ZodMiniType<ListField> =>
  z.strictObject({
    ...shared,
    kind: z.literal('list'),
    fields: inside,
    least: z.exactOptional(z.int()),
    most: z.exactOptional(z.int()),
    /** The field that must differ from row to row: no passport twice. */
    noTwice: z.exactOptional(FieldId),
    /** A number whose sum over all rows must be this: the heirs' shares are 100 %. */
    addsUp: z.exactOptional(z.strictObject({ field: FieldId, to: z.number(), otherwise: z.exactOptional(Bilingual) })),
  })

export const groupOf = (inside: Inside): Kind<GroupField> => ({
  shape: z.strictObject({ ...shared, kind: z.literal('group'), fields: inside }),
  check: (_field, answer) => (isAnswers(answer) ? fine : found('wrong-type')),
  text: () => '',
  parts: ({ fields }) => fields,
})

/** Rows "added one by one". */
export const listOf = (inside: Inside): Kind<ListField> => ({
  shape: listShape(inside),
  check({ least = 0, most = 50, noTwice, addsUp }, answer) {
    if (!Array.isArray(answer) || !answer.every(isAnswers)) return found('wrong-type')
    if (answer.length < least) return found('too-few', least)
    if (answer.length > most) return found('too-many', most)
    const keys = noTwice ? answer.map((row) => row[noTwice]) : []
    if (new Set(keys).size < keys.length) return found('listed-twice')
    return addsUp && sumOf(answer, addsUp.field) !== addsUp.to ? wrongSum(addsUp) : fine
  },
  text: ({ label }, answer, locale) => (Array.isArray(answer) && answer.length > 0 ? say(label, locale) : ''),
  parts: ({ fields }) => fields,
  hasRows: true,
})

const wrongSum = ({ to, otherwise }: NonNullable<ListField['addsUp']>) =>
  found('wrong-sum', to).map((finding) => (otherwise ? { ...finding, message: otherwise } : finding))

/** In hundredths, so that three thirds of 33.33 and the rest come out even. A row without the number counts nothing. */
const sumOf = (rows: readonly Answers[], field: string): number =>
  rows.reduce((sum, row) => sum + Math.round(Number(row[field] ?? 0) * 100), 0) / 100
