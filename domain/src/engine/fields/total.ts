import * as z from 'zod/mini'
import { ownAnswer, isAnswers } from '#engine/conditions/evaluate-condition.ts'
import { FieldPath } from '#engine/conditions/identifiers.ts'
import { formatDigits } from '#language/digits.ts'
import { formatTaka } from '#language/money.ts'
import { validateRange, fieldIssues, Limit, baseFieldProperties, type FieldContext, type Kind } from './kind.ts'
import { fromPoisha, toPoisha, parseMoney } from './money.ts'

const shape = z.strictObject({
  ...baseFieldProperties,
  kind: z.literal('total'),
  unit: z.enum(['money', 'number']),
  /** Summands: earlier fields, and columns of a list (`children.fee`), over all its rows. */
  of: z.array(FieldPath).check(z.maxLength(20)),
  least: z.exactOptional(Limit),
  most: z.exactOptional(Limit),
})
export type TotalField = z.infer<typeof shape>

/** The sum as stored; undefined while there are no summands. Invalid amounts and numbers count as 0. */
export function computeTotal(
  { unit, of }: Pick<TotalField, 'unit' | 'of'>,
  view: Pick<FieldContext, 'answers'>,
): string | number | undefined {
  const answers = of.flatMap((path) => answersAt(path, view))
  if (unit === 'money') {
    const amounts = answers.filter((answer) => typeof answer === 'string' && parseMoney(answer) === answer)
    return amounts.length > 0
      ? fromPoisha(amounts.reduce<number>((sum, amount) => sum + toPoisha(String(amount)), 0))
      : undefined
  }
  const numbers = answers.filter((answer) => typeof answer === 'number' && Math.abs(answer) < 1e12)
  // Sums in ten-thousandths, so that 0.1 + 0.2 is 0.3.
  return numbers.length > 0
    ? numbers.reduce<number>((sum, number) => sum + Math.round(Number(number) * 1e4), 0) / 1e4
    : undefined
}

/** Like `resolveAnswer`, but a list on the path yields one value for each row. */
function answersAt(path: string, { answers }: Pick<FieldContext, 'answers'>): unknown[] {
  const [head = '', ...rest] = path.split('.')
  const nearest = answers.find((scope) => Object.hasOwn(scope, head))
  return rest.reduce<unknown[]>(
    (values, key) => values.flat().flatMap((value) => (isAnswers(value) ? [ownAnswer(value, key)] : [])),
    [nearest?.[head]],
  )
}

/** A computed sum: displayed while the person types, recomputed by the server, never taken from input. */
export const total: Kind<TotalField> = {
  schema: shape,
  normalize: (field, _answer, view) => computeTotal(field, view),
  validate({ unit, least: min, most: max }, answer, view) {
    const isSum =
      unit === 'money' ? typeof answer === 'string' && parseMoney(answer) === answer : typeof answer === 'number'
    return isSum ? validateRange(Number(answer), min, max, view) : fieldIssues('wrong-type')
  },
  format: ({ unit }, answer, locale) =>
    unit === 'money' ? formatTaka(String(answer), locale) : formatDigits(String(answer), locale),
  isComputed: true,
}
