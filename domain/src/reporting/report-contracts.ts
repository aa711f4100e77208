import * as z from 'zod/mini'
import { periods } from './periods.ts'
import { reportFilters, reportScreens, type Cell } from './report.ts'
import { contract, noData } from '#http/contract.ts'
import { timestamp, queryId, queryNumber, text, yesNo } from '#http/schemas.ts'

const columnKind = z.enum(['text', 'application', 'count', 'money', 'percent', 'day', 'days', 'moment'])
const cell = z.unknown() as unknown as z.ZodMiniType<Cell>
const chart = z.nullable(
  z.strictObject({ kind: z.enum(['bars', 'line', 'stacked']), label: z.string(), values: z.array(z.string()) }),
)

const about = { code: z.string(), title: z.string(), titleBng: z.string(), about: z.string(), aboutBng: z.string() }

export const listReports = contract({
  method: 'GET',
  path: '/reports',
  summary: 'List the reports that the caller may see, with their filters and services',
  access: 'signed-in',
  response: z.strictObject({
    list: z.array(
      z.strictObject({
        ...about,
        screen: z.enum(reportScreens),
        filters: z.array(z.enum(reportFilters)),
        /** True if the report counts all days unless a period is chosen. */
        openPeriodYn: yesNo,
        chart,
        /** True if the caller may export the report as a spreadsheet, and print it. */
        exportYn: yesNo,
        printYn: yesNo,
      }),
    ),
    modules: z.array(z.strictObject({ code: z.string(), name: z.string(), nameBng: z.string() })),
  }),
})

/** A named period, or two dates; defaults to the current fiscal year. */
const filters = {
  period: z.optional(z.enum(periods)),
  from: z.optional(text(10)),
  to: z.optional(text(10)),
  module: z.optional(text(60)),
  division: z.optional(text(20)),
  district: z.optional(text(20)),
  mission: z.optional(text(20)),
  country: z.optional(text(20)),
  office: z.optional(text(9)),
  gender: z.optional(z.enum(['MALE', 'FEMALE', 'OTHER'])),
  /** A status name (`PAID`) or code (`-1`). */
  status: z.optional(text(20)),
  template: z.optional(text(40)),
  figure: z.optional(text(40)),
}
export type ReportQuery = { [Name in keyof typeof filters]?: string | undefined }

const reportQuery = {
  ...filters,
  page: z.optional(queryNumber(1, 1_000_000)),
  size: z.optional(queryNumber(1, 500)),
  /** A column of the report; a `-` prefix reverses the order. */
  sort: z.optional(z.string().check(z.regex(/^-?\w{1,40}$/))),
  format: z.optional(z.enum(['json', 'xlsx', 'csv', 'pdf'])),
  /** Language of the file; JSON has both languages. */
  lang: z.optional(z.enum(['bn', 'en'])),
}

const reportAnswer = z.strictObject({
  ...about,
  columns: z.array(
    z.strictObject({
      id: z.string(),
      label: z.string(),
      labelBng: z.string(),
      kind: columnKind,
      totalYn: yesNo,
      sortYn: yesNo,
    }),
  ),
  rows: z.array(
    z.strictObject({
      cells: z.record(z.string(), cell),
      /** Links of cells by column: the drill-down list of a figure, or the application. Paths of the portal. */
      links: z.record(z.string(), z.string()),
    }),
  ),
  /** Totals by column over all rows; empty if no column has a total. */
  totals: z.record(z.string(), cell),
  chart,
  total: z.int(),
  page: z.int(),
  size: z.int(),
  lastPage: z.int(),
  sort: z.string(),
  generatedAt: timestamp,
  from: z.string(),
  to: z.string(),
  /** The applied filters, as text. */
  filters: z.array(
    z.strictObject({
      id: z.enum(reportFilters),
      label: z.string(),
      labelBng: z.string(),
      value: z.string(),
      valueBng: z.string(),
    }),
  ),
})

const files = 'as JSON, or as a file with the number of rows in the header `x-rows`'

export const runMiscellaneous = contract({
  method: 'GET',
  path: '/reports/miscellaneous',
  summary: `Run a miscellaneous report (M01 to M14), ${files}`,
  access: 'miscellaneous-report:view',
  query: z.strictObject({ code: text(20), ...reportQuery }),
  response: reportAnswer,
  returnsFile: true,
  problems: ['NOT_FOUND', 'ANSWERS_INVALID'],
})

export const runGeneral = contract({
  method: 'GET',
  path: '/reports/general',
  summary: `Run a general report (G01 to G08), or list the applications behind a figure, ${files}`,
  access: 'general-report:view',
  query: z.strictObject({ code: text(20), ...reportQuery }),
  response: reportAnswer,
  returnsFile: true,
  problems: ['NOT_FOUND', 'ANSWERS_INVALID'],
})

export const runSmsSummary = contract({
  method: 'GET',
  path: '/reports/sms-summary',
  summary: `Run an SMS report by module and template, by day (\`short\`), or per message (\`list\`), ${files}`,
  access: 'sms-module-summary-report:view',
  query: z.strictObject({ mode: z.optional(z.enum(['summary', 'short', 'list'])), ...reportQuery }),
  response: reportAnswer,
  returnsFile: true,
  problems: ['ANSWERS_INVALID'],
})

const savedFilter = z.strictObject({
  filterId: z.int(),
  screen: z.enum(reportScreens),
  /** Report code; for the SMS summary, its mode. */
  code: z.string(),
  name: z.string(),
  query: z.record(z.string(), z.string()),
  defaultYn: yesNo,
})

export const listReportFilters = contract({
  method: 'GET',
  path: '/reports/filters',
  summary: "List the caller's own saved filters",
  access: 'signed-in',
  query: z.strictObject({ screen: z.optional(z.enum(reportScreens)) }),
  response: z.strictObject({ list: z.array(savedFilter) }),
})

export const saveReportFilter = contract({
  method: 'POST',
  path: '/reports/filters',
  summary: 'Save a filter under a name, replacing one of the same name; `defaultYn` makes it the default of its screen',
  access: 'signed-in',
  body: z.strictObject({
    screen: z.enum(reportScreens),
    code: text(20),
    name: text(60),
    query: z.strictObject(filters),
    defaultYn: yesNo,
  }),
  response: savedFilter,
  problems: ['ANSWERS_INVALID', 'NO_PERMISSION'],
  message: { bn: 'ফিল্টারটি সংরক্ষণ করা হয়েছে।', en: 'The filter was saved.' },
})

export const deleteReportFilter = contract({
  method: 'DELETE',
  path: '/reports/filters/:filterId',
  summary: "Delete one of the caller's own saved filters",
  access: 'signed-in',
  params: z.strictObject({ filterId: queryId }),
  response: noData,
  problems: ['NOT_FOUND'],
  message: { bn: 'ফিল্টারটি মুছে ফেলা হয়েছে।', en: 'The filter was removed.' },
})
