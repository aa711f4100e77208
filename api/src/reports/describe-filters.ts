import { getOwn } from '../../../domain/src/collections/get-own.ts'
import type { Bilingual, Locale } from '../../../domain/src/language/bilingual.ts'
import { showDate } from '../../../domain/src/language/dates.ts'
import { occasions } from '../../../domain/src/messages/occasions.ts'
import { serviceModules } from '../../../domain/src/lookups/service-modules.ts'
import { filterNames, genderNames, statusNames } from '../../../domain/src/reports/filter-names.ts'
import type { Report, ReportFilter } from '../../../domain/src/reports/report.ts'
import { namesOfOffices } from '../lookups/offices.ts'
import type { Asked } from './counting.ts'
import { countingOf } from './countings.ts'
import { figures } from './figures.ts'
import { nameOf, namesIn } from './names.ts'

export type ToldFilter = { id: ReportFilter; label: Bilingual; value: Bilingual }

/** What a report was narrowed by, in words: for above the table, on paper and in a spreadsheet. */
export async function describeFilters(report: Report, asked: Asked): Promise<ToldFilter[]> {
  const { days, query } = asked
  const { sayFigure } = countingOf(report)
  const spoken = (locale: Locale) => `${showDate(days.from, locale)} – ${showDate(days.to, locale)}`
  const period = report.filters.includes('period') ? [told('period', { bn: spoken('bn'), en: spoken('en') })] : []
  const others = await Promise.all(
    report.filters
      .filter((id): id is Exclude<ReportFilter, 'period'> => id !== 'period' && query[id] !== undefined)
      .map(async (id) => told(id, await (sayFigure && id === 'figure' ? sayFigure : sayings[id])(asked, query[id] ?? ''))),
  )
  return [...period, ...others]
}

const told = (id: ReportFilter, value: Bilingual): ToldFilter => ({ id, label: filterNames[id], value })
const asTyped = (value: string): Bilingual => ({ bn: value, en: value })

const sayings: { [Name in Exclude<ReportFilter, 'period'>]: (asked: Asked, value: string) => Bilingual | Promise<Bilingual> } = {
  module: ({ services }, value) =>
    serviceModules.find(({ code }) => code === value)?.name ?? services.find(({ id }) => id === value)?.title ?? asTyped(value),
  division: async ({ db }, value) => nameOf(await namesIn(db, 'division'), value),
  district: async ({ db }, value) => nameOf(await namesIn(db, 'district'), value),
  mission: async ({ db }, value) => nameOf(await namesIn(db, 'mission'), value),
  country: async ({ db }, value) => nameOf(await namesIn(db, 'country'), value),
  office: async ({ db }, value) => (await namesOfOffices(db, [Number(value) || 0])).get(Number(value)) ?? asTyped(value),
  gender: (_asked, value) => getOwn(genderNames, value) ?? asTyped(value),
  status: (_asked, value) => getOwn(statusNames, value) ?? asTyped(value),
  template: (_asked, value) => getOwn(occasions, value)?.when ?? asTyped(value),
  figure: (_asked, value) => figures.get(value)?.label ?? asTyped(value),
}

/** One line each, for paper and sheet. */
export const linesOf = (filters: readonly ToldFilter[], locale: Locale): string[] =>
  filters.map(({ label, value }) => `${label[locale]}: ${value[locale]}`)
