import { poishaOf } from '../../../../domain/src/fields/money.ts'
import { showTaka } from '../../../../domain/src/language/money.ts'
import { useLanguage } from '../../i18n/language.tsx'

/** A sum with its poisha, as the bank's file has it. */
export function useTaka(): (amount: string) => string {
  const { locale } = useLanguage()
  return (amount) => showTaka(amount, locale)
}

/** Added up in whole poisha: a fraction of a taka is never rounded away. */
export function addAmounts(amounts: readonly string[]): string {
  const poisha = amounts.reduce((sum, amount) => sum + poishaOf(amount), 0)
  return `${Math.floor(poisha / 100)}.${String(poisha % 100).padStart(2, '0')}`
}
