import type { ComparisonKind, FigureUnit } from '@wewb/domain/reporting/dashboard-contracts'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { formatMoney } from '@wewb/domain/language/money'
import { useLanguage } from '#lib/i18n/language.tsx'
import { figureMessages } from './figure-messages.ts'

type Figure = { unit: FigureUnit; value: number; change: { kind: ComparisonKind; value: number } | null }

const unitTexts: Record<Exclude<FigureUnit, 'taka'>, Bilingual> = {
  count: figureMessages.plain,
  people: figureMessages.plain,
  percent: figureMessages.percent,
  days: figureMessages.days,
}
const changes: Record<Exclude<ComparisonKind, 'new-today'>, Bilingual> = {
  yesterday: figureMessages.yesterday,
  'last-month': figureMessages.lastMonth,
  'last-year': figureMessages.lastYear,
}

/** Formats a figure, its amount and its change in the current language. */
export function useFigureFormat() {
  const { text, number, locale } = useLanguage()
  const formatValue = (unit: FigureUnit, amount: number) =>
    unit === 'taka' ? formatMoney(amount, 'BDT', locale) : text(unitTexts[unit], { n: number(amount) })
  return {
    value: formatValue,
    formatMoney: (amount: number, currency: string) => formatMoney(amount, currency, locale),
    /** Formats the change: +৩, −২ or nothing. */
    formatDifference: ({ unit, value: now, change }: Figure) => {
      const more = change ? Math.round((now - change.value) * 10) / 10 : 0
      return more === 0 ? '' : `${more > 0 ? '+' : '−'}${formatValue(unit, Math.abs(more))}`
    },
    formatChange: ({ unit, change }: Figure) => {
      if (!change) return ''
      if (change.kind === 'new-today')
        return change.value === 0
          ? text(figureMessages.noneToday)
          : text(figureMessages.newToday, { n: number(change.value) })
      return text(changes[change.kind], { n: formatValue(unit, change.value) })
    },
  }
}
