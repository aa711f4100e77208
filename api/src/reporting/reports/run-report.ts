import type { ResponseOf, InputOf } from '@wewb/domain/http/contract'
import type { runGeneral } from '@wewb/domain/reporting/report-contracts'
import type { Locale } from '@wewb/domain/language/bilingual'
import { findReport } from '@wewb/domain/reporting/catalogue'
import type { Report, ReportScreen } from '@wewb/domain/reporting/report'
import { totalsOf } from '@wewb/domain/reporting/totals'
import type { Context } from '#server/context.ts'
import { pageOf, yesNo } from '#server/listing.ts'
import { throwProblem } from '#problems/problem.ts'
import type { FileResponse } from '#server/register-endpoint.ts'
import { getReportDataSource } from './data-sources.ts'
import type { ReportContext, ReportRow, Sort } from './report-data-source.ts'
import { describeFilters, type DescribedFilter } from './describe-filters.ts'
import { exportReport } from './export-report.ts'
import { createRowMask } from './mask-rows.ts'
import { mayRunReport } from './may-run-report.ts'
import { createReportContext } from './create-report-context.ts'
import { parseSort, sortRows } from './sort-rows.ts'

type Input = InputOf<typeof runGeneral>
type Answer = ResponseOf<typeof runGeneral>

/** A report with its context, not yet counted. */
export type PreparedReport = {
  report: Report
  reportContext: ReportContext
  filters: DescribedFilter[]
  mask(row: ReportRow): ReportRow
  sort: Sort | undefined
  locale: Locale
}

const usualSize = 100

/** Runs any report and returns data or a file. */
export async function runReport(context: Context, screen: ReportScreen, input: Input): Promise<Answer | FileResponse> {
  const { code, page = 1, size = usualSize, sort, format = 'json', lang, ...query } = input
  const report = findReport(screen, code) ?? throwProblem('NOT_FOUND')
  if (!mayRunReport(context.actor, report)) throwProblem('NO_PERMISSION')
  const reportContext = await createReportContext(context, report, query)
  const prepared: PreparedReport = {
    report,
    reportContext,
    filters: await describeFilters(report, reportContext),
    mask: createRowMask(report, context.actor, reportContext.seat),
    sort: parseSort(report, sort),
    locale: lang ?? context.locale,
  }
  return format === 'json' ? await answer(prepared, { page, size }) : await exportReport(context, prepared, format)
}

async function answer(prepared: PreparedReport, { page, size }: { page: number; size: number }): Promise<Answer> {
  const { report, reportContext, filters, mask, sort } = prepared
  const { rows, total, totals } = await pageAt(prepared, { page, size })
  return {
    code: report.code,
    title: report.title.en,
    titleBng: report.title.bn,
    about: report.about.en,
    aboutBng: report.about.bn,
    columns: report.columns.map(({ id, label, kind, total: sum }) => ({
      id,
      label: label.en,
      labelBng: label.bn,
      kind,
      totalYn: yesNo(sum !== undefined),
      sortYn: yesNo(parseSort(report, id) !== undefined),
    })),
    rows: rows.map(mask).map(({ cells, links = {} }) => ({ cells, links })),
    totals,
    chart: report.chart ? { ...report.chart, values: [...report.chart.values] } : null,
    ...paging({ total, page, size }),
    sort: sort ? `${sort.descending ? '-' : ''}${sort.column}` : '',
    generatedAt: reportContext.now().toISOString(),
    ...reportContext.days,
    filters: filters.map(({ id, label, value }) => ({
      id,
      label: label.en,
      labelBng: label.bn,
      value: value.en,
      valueBng: value.bn,
    })),
  }
}

function paging(at: { total: number; page: number; size: number }) {
  const { list: _, ...rest } = pageOf({ ...at, list: [] })
  return rest
}

async function pageAt(
  { report, reportContext, sort, locale }: PreparedReport,
  { page, size }: { page: number; size: number },
) {
  const counting = getReportDataSource(report)
  const offset = (page - 1) * size
  if ('list' in counting) {
    const all = await counting.list(reportContext)
    const totals = totalsOf(
      report.columns,
      all.map(({ cells }) => cells),
    )
    return { rows: sortRows(report, all, sort, locale).slice(offset, offset + size), total: all.length, totals }
  }
  const { total, sums = {} } = await counting.summarize(reportContext)
  const rows =
    total > offset ? await counting.listRows(reportContext, { limit: size, offset, ...(sort && { sort }) }) : []
  return { rows, total, totals: sums }
}
