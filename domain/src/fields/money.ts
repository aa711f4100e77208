import * as z from 'zod/mini'
import { FactNameShape } from '../conditions/condition.ts'
import { answerAt } from '../conditions/holds.ts'
import { FieldId } from '../conditions/names.ts'
import type { Bilingual } from '../language/bilingual.ts'
import { toAsciiDigits } from '../language/digits.ts'
import { showMoney, showNumber } from '../language/money.ts'
import { checkRange, found, Limit, shared, type FieldView, type Kind } from './kind.ts'

const shape = z.strictObject({
  ...shared,
  kind: z.literal('money'),
  least: z.exactOptional(Limit),
  most: z.exactOptional(Limit),
  /** Taka, unless this fact, or the answer beside it, names another money: a mission takes its fee in that of the place. */
  currency: z.exactOptional(z.union([FactNameShape, z.strictObject({ field: FieldId })])),
})
export type MoneyField = z.infer<typeof shape>

const amount = /^\d{1,13}(?:\.\d{1,2})?$/

/** An amount is kept as a decimal text, `2500` or `2500.50`: no float ever touches it. */
export const readMoney = (typed: string): string | undefined => {
  const plain = toAsciiDigits(typed).replace(/[\s,]/g, '')
  if (!amount.test(plain)) return undefined
  const [whole = '0', fraction = ''] = plain.split('.')
  const taka = whole.replace(/^0+(?=\d)/, '')
  return /^0*$/.test(fraction) ? taka : `${taka}.${fraction.padEnd(2, '0')}`
}

/** A stored amount as people read it: 27500.00 is ২৭,৫০০ and 27,500. */
export const amountInBoth = (money: string): Bilingual => {
  const plain = readMoney(money) ?? money
  return { bn: showNumber(plain, 'bn'), en: showNumber(plain, 'en') }
}

/** For adding up: whole poisha are exact. */
export const poishaOf = (money: string): number => {
  const [whole = '0', fraction = ''] = money.split('.')
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
}
export const moneyOf = (poisha: number): string => {
  const rest = poisha % 100
  return rest === 0 ? String(poisha / 100) : `${(poisha - rest) / 100}.${String(rest).padStart(2, '0')}`
}

export const money: Kind<MoneyField> = {
  shape,
  tidy: (_field, answer) => (typeof answer === 'string' || typeof answer === 'number' ? (readMoney(String(answer)) ?? answer) : answer),
  check({ least, most }, answer, view) {
    if (typeof answer !== 'string' || readMoney(answer) !== answer) return found('not-money')
    return checkRange(Number(answer), least, most, view)
  },
  text: (field, answer, locale, view) => showMoney(String(answer), currencyOf(field, view), locale),
}

function currencyOf({ currency }: MoneyField, view: FieldView): string {
  if (currency === undefined) return 'BDT'
  const code = typeof currency === 'string' ? view.facts[currency] : answerAt(currency.field, view)
  return typeof code === 'string' ? code : ''
}
