import type { ChangeKind, FigureUnit } from '../../../../domain/src/contracts/dashboard.ts'
import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'
import { showMoney } from '../../../../domain/src/language/money.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { figureWords as words } from './figure-words.ts'

type Figure = { unit: FigureUnit; value: number; change: { kind: ChangeKind; value: number } | null }

const said: Record<Exclude<FigureUnit, 'taka'>, Bilingual> = {
  count: words.plain,
  people: words.plain,
  percent: words.percent,
  days: words.days,
}
const changes: Record<Exclude<ChangeKind, 'new-today'>, Bilingual> = {
  yesterday: words.yesterday,
  'last-month': words.lastMonth,
  'last-year': words.lastYear,
}

/** A figure, its money and its change in the words and digits of the reader. */
export function useFigure() {
  const { text, number, locale } = useLanguage()
  const value = (unit: FigureUnit, amount: number) =>
    unit === 'taka' ? showMoney(amount, 'BDT', locale) : text(said[unit], { n: number(amount) })
  return {
    value,
    money: (amount: number, currency: string) => showMoney(amount, currency, locale),
    /** +৩, −২ or nothing: how much more or less it has become. */
    difference: ({ unit, value: now, change }: Figure) => {
      const more = change ? Math.round((now - change.value) * 10) / 10 : 0
      return more === 0 ? '' : `${more > 0 ? '+' : '−'}${value(unit, Math.abs(more))}`
    },
    change: ({ unit, change }: Figure) => {
      if (!change) return ''
      if (change.kind === 'new-today') return change.value === 0 ? text(words.noneToday) : text(words.newToday, { n: number(change.value) })
      return text(changes[change.kind], { n: value(unit, change.value) })
    },
  }
}
