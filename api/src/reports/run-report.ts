import type { AnswerOf, InputOf } from '../../../domain/src/contracts/contract.ts'
import type { runGeneral } from '../../../domain/src/contracts/reports.ts'
import type { Locale } from '../../../domain/src/language/bilingual.ts'
import { findReport } from '../../../domain/src/reports/catalogue.ts'
import type { Report, ReportScreen } from '../../../domain/src/reports/report.ts'
import { totalsOf } from '../../../domain/src/reports/totals.ts'
import type { Context } from '../platform/context.ts'
import { pageOf, yesNo } from '../platform/listing.ts'
import { refuse } from '../platform/problem.ts'
import type { SentFile } from '../platform/serve.ts'
import { countingOf } from './countings.ts'
import type { Asked, ReportRow, Sort } from './counting.ts'
import { describeFilters, type ToldFilter } from './describe-filters.ts'
import { exportReport } from './export-report.ts'
import { maskingFor } from './mask-row.ts'
import { mayRun } from './may-run.ts'
import { readAsked } from './read-asked.ts'
import { readSort, sortRows } from './sort-rows.ts'

type Input = InputOf<typeof runGeneral>
type Answer = AnswerOf<typeof runGeneral>

/** A report that knows who asks and what for, and has not been counted yet. */
export type Prepared = {
  report: Report
  asked: Asked
  filters: ToldFilter[]
  mask(row: ReportRow): ReportRow
  sort: Sort | undefined
  locale: Locale
}

const usualSize = 100

/** Every report goes this way, whatever it counts: the answer in data, or the same as a file. */
export async function runReport(context: Context, screen: ReportScreen, input: Input): Promise<Answer | SentFile> {
  const { code, page = 1, size = usualSize, sort, format = 'json', lang, ...query } = input
  const report = findReport(screen, code) ?? refuse('NOT_FOUND')
  if (!mayRun(context.actor, report)) refuse('NO_PERMISSION')
  const asked = await readAsked(context, report, query)
  const prepared: Prepared = {
    report,
    asked,
    filters: await describeFilters(report, asked),
    mask: maskingFor(report, context.actor, asked.seat),
    sort: readSort(report, sort),
    locale: lang ?? context.locale,
  }
  return format === 'json' ? await answer(prepared, { page, size }) : await exportReport(context, prepared, format)
}

async function answer(prepared: Prepared, { page, size }: { page: number; size: number }): Promise<Answer> {
  const { report, asked, filters, mask, sort } = prepared
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
      sortYn: yesNo(readSort(report, id) !== undefined),
    })),
    rows: rows.map(mask).map(({ cells, links = {} }) => ({ cells, links })),
    totals,
    chart: report.chart ? { ...report.chart, values: [...report.chart.values] } : null,
    ...paging({ total, page, size }),
    sort: sort ? `${sort.descending ? '-' : ''}${sort.column}` : '',
    generatedAt: asked.now().toISOString(),
    ...asked.days,
    filters: filters.map(({ id, label, value }) => ({ id, label: label.en, labelBng: label.bn, value: value.en, valueBng: value.bn })),
  }
}

function paging(at: { total: number; page: number; size: number }) {
  const { list: _, ...rest } = pageOf({ ...at, list: [] })
  return rest
}

async function pageAt({ report, asked, sort, locale }: Prepared, { page, size }: { page: number; size: number }) {
  const counting = countingOf(report)
  const offset = (page - 1) * size
  if ('list' in counting) {
    const all = await counting.list(asked)
    const totals = totalsOf(report.columns, all.map(({ cells }) => cells)) // prettier-ignore
    return { rows: sortRows(report, all, sort, locale).slice(offset, offset + size), total: all.length, totals }
  }
  const { total, sums = {} } = await counting.measure(asked)
  const rows = total > offset ? await counting.rows(asked, { limit: size, offset, ...(sort && { sort }) }) : []
  return { rows, total, totals: sums }
}
