import * as z from 'zod/mini'
import { FactNameSchema } from '#engine/conditions/condition.ts'
import { resolveAnswer } from '#engine/conditions/evaluate-condition.ts'
import { FieldId } from '#engine/conditions/identifiers.ts'
import type { Bilingual } from '#language/bilingual.ts'
import { toAsciiDigits } from '#language/digits.ts'
import { formatMoney, formatNumber } from '#language/money.ts'
import { validateRange, fieldIssues, Limit, baseFieldProperties, type FieldContext, type Kind } from './kind.ts'

const shape = z.strictObject({
  ...baseFieldProperties,
  kind: z.literal('money'),
  least: z.exactOptional(Limit),
  most: z.exactOptional(Limit),
  /**
   * Currency from this fact or from another answer, as a mission takes its fee in the local currency. Defaults to
   * taka.
   */
  currency: z.exactOptional(z.union([FactNameSchema, z.strictObject({ field: FieldId })])),
})
export type MoneyField = z.infer<typeof shape>

const amount = /^\d{1,13}(?:\.\d{1,2})?$/

/** Parses an amount to a decimal string, `2500` or `2500.50`, without ever using a float. */
export const parseMoney = (typed: string): string | undefined => {
  const plain = toAsciiDigits(typed).replace(/[\s,]/g, '')
  if (!amount.test(plain)) return undefined
  const [whole = '0', fraction = ''] = plain.split('.')
  const taka = whole.replace(/^0+(?=\d)/, '')
  return /^0*$/.test(fraction) ? taka : `${taka}.${fraction.padEnd(2, '0')}`
}

/** Formats a stored amount: 27500.00 becomes ২৭,৫০০ and 27,500. */
export const formatAmountBilingual = (money: string): Bilingual => {
  const plain = parseMoney(money) ?? money
  return { bn: formatNumber(plain, 'bn'), en: formatNumber(plain, 'en') }
}

/** Converts to whole poisha, so that sums are exact. */
export const toPoisha = (money: string): number => {
  const [whole = '0', fraction = ''] = money.split('.')
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
}
export const fromPoisha = (poisha: number): string => {
  const rest = poisha % 100
  return rest === 0 ? String(poisha / 100) : `${(poisha - rest) / 100}.${String(rest).padStart(2, '0')}`
}

export const money: Kind<MoneyField> = {
  schema: shape,
  normalize: (_field, answer) =>
    typeof answer === 'string' || typeof answer === 'number' ? (parseMoney(String(answer)) ?? answer) : answer,
  validate({ least: min, most: max }, answer, view) {
    if (typeof answer !== 'string' || parseMoney(answer) !== answer) return fieldIssues('not-money')
    return validateRange(Number(answer), min, max, view)
  },
  format: (field, answer, locale, view) => formatMoney(String(answer), currencyOf(field, view), locale),
}

function currencyOf({ currency }: MoneyField, view: FieldContext): string {
  if (currency === undefined) return 'BDT'
  const code = typeof currency === 'string' ? view.facts[currency] : resolveAnswer(currency.field, view)
  return typeof code === 'string' ? code : ''
}
