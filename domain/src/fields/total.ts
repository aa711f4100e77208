import * as z from 'zod/mini'
import { answerOf, isAnswers } from '../conditions/holds.ts'
import { FieldPath } from '../conditions/names.ts'
import { showDigits } from '../language/digits.ts'
import { showTaka } from '../language/money.ts'
import { checkRange, found, Limit, shared, type FieldView, type Kind } from './kind.ts'
import { moneyOf, poishaOf, readMoney } from './money.ts'

const shape = z.strictObject({
  ...shared,
  kind: z.literal('total'),
  unit: z.enum(['money', 'number']),
  /** What is added up: questions before it, and columns of a list (`children.fee`), of which every row counts. */
  of: z.array(FieldPath).check(z.maxLength(20)),
  least: z.exactOptional(Limit),
  most: z.exactOptional(Limit),
})
export type TotalField = z.infer<typeof shape>

/** The sum as it is stored; undefined while nothing is there to be added. What is no amount, or no number, counts nothing. */
export function totalOf({ unit, of }: Pick<TotalField, 'unit' | 'of'>, view: Pick<FieldView, 'answers'>): string | number | undefined {
  const answers = of.flatMap((path) => answersAt(path, view))
  if (unit === 'money') {
    const amounts = answers.filter((answer) => typeof answer === 'string' && readMoney(answer) === answer)
    return amounts.length > 0 ? moneyOf(amounts.reduce<number>((sum, amount) => sum + poishaOf(String(amount)), 0)) : undefined
  }
  const numbers = answers.filter((answer) => typeof answer === 'number' && Math.abs(answer) < 1e12)
  // In ten-thousandths, so that 0.1 and 0.2 are 0.3.
  return numbers.length > 0 ? numbers.reduce<number>((sum, number) => sum + Math.round(Number(number) * 1e4), 0) / 1e4 : undefined
}

/** Like `answerAt`, but a list on the way gives the answer of each of its rows. */
function answersAt(path: string, { answers }: Pick<FieldView, 'answers'>): unknown[] {
  const [head = '', ...rest] = path.split('.')
  const nearest = answers.find((scope) => Object.hasOwn(scope, head))
  return rest.reduce<unknown[]>(
    (values, key) => values.flat().flatMap((value) => (isAnswers(value) ? [answerOf(value, key)] : [])),
    [nearest?.[head]],
  )
}

/** A sum that the portal makes: shown while the person types, made again by the server, and never taken from anybody. */
export const total: Kind<TotalField> = {
  shape,
  tidy: (field, _answer, view) => totalOf(field, view),
  check({ unit, least, most }, answer, view) {
    const isSum = unit === 'money' ? typeof answer === 'string' && readMoney(answer) === answer : typeof answer === 'number'
    return isSum ? checkRange(Number(answer), least, most, view) : found('wrong-type')
  },
  text: ({ unit }, answer, locale) => (unit === 'money' ? showTaka(String(answer), locale) : showDigits(String(answer), locale)),
  isMade: true,
}
