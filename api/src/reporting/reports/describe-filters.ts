import { getOwn } from '@wewb/domain/collections/get-own'
import type { Bilingual, Locale } from '@wewb/domain/language/bilingual'
import { formatDate } from '@wewb/domain/language/dates'
import { messageTriggers } from '@wewb/domain/messaging/message-triggers'
import { serviceModules } from '@wewb/domain/reference/service-modules'
import { filterNames, genderNames, statusNames } from '@wewb/domain/reporting/filter-names'
import type { Report, ReportFilter } from '@wewb/domain/reporting/report'
import { listOfficeNames } from '#administration/offices/office-lookups.ts'
import type { ReportContext } from './report-data-source.ts'
import { getReportDataSource } from './data-sources.ts'
import { reportFigures } from './figures.ts'
import { lookupNameOf } from './report-names.ts'
import { listLookupNames } from './queries.ts'

export type DescribedFilter = { id: ReportFilter; label: Bilingual; value: Bilingual }

/** Describes the filters of a report, for the screen, the PDF and the spreadsheet. */
export async function describeFilters(report: Report, context: ReportContext): Promise<DescribedFilter[]> {
  const { days, isPeriodOpen, query } = context
  const { describeFigure } = getReportDataSource(report)
  const spoken = (locale: Locale) => `${formatDate(days.from, locale)} – ${formatDate(days.to, locale)}`
  const hasPeriod = report.filters.includes('period') && !isPeriodOpen
  const period = hasPeriod ? [describe('period', { bn: spoken('bn'), en: spoken('en') })] : []
  const others = await Promise.all(
    report.filters
      .filter((id): id is Exclude<ReportFilter, 'period'> => id !== 'period' && query[id] !== undefined)
      .map(async (id) =>
        describe(
          id,
          await (describeFigure && id === 'figure' ? describeFigure : formatters[id])(context, query[id] ?? ''),
        ),
      ),
  )
  return [...period, ...others]
}

const describe = (id: ReportFilter, value: Bilingual): DescribedFilter => ({ id, label: filterNames[id], value })
const asTyped = (value: string): Bilingual => ({ bn: value, en: value })

const formatters: {
  [Name in Exclude<ReportFilter, 'period'>]: (context: ReportContext, value: string) => Bilingual | Promise<Bilingual>
} = {
  module: ({ services }, value) =>
    serviceModules.find(({ code }) => code === value)?.name ??
    services.find(({ id }) => id === value)?.title ??
    asTyped(value),
  division: async ({ db }, value) => lookupNameOf(await listLookupNames(db, 'division'), value),
  district: async ({ db }, value) => lookupNameOf(await listLookupNames(db, 'district'), value),
  mission: async ({ db }, value) => lookupNameOf(await listLookupNames(db, 'mission'), value),
  country: async ({ db }, value) => lookupNameOf(await listLookupNames(db, 'country'), value),
  office: async ({ db }, value) =>
    (await listOfficeNames(db, [Number(value) || 0])).get(Number(value)) ?? asTyped(value),
  gender: (_query, value) => getOwn(genderNames, value) ?? asTyped(value),
  status: (_query, value) => getOwn(statusNames, value) ?? asTyped(value),
  template: (_query, value) => getOwn(messageTriggers, value)?.when ?? asTyped(value),
  figure: (_query, value) => reportFigures.get(value)?.label ?? asTyped(value),
}

/** Formats one line per filter, for the PDF and the spreadsheet. */
export const formatFilterLines = (filters: readonly DescribedFilter[], locale: Locale): string[] =>
  filters.map(({ label, value }) => `${label[locale]}: ${value[locale]}`)
