import * as z from 'zod/mini'
import { applicationItem } from '#casework/application-schemas.ts'
import { contract } from '#http/contract.ts'
import { deskItem } from '#casework/desk-contracts.ts'
import { paginatedList, listQuery, timestamp, text } from '#http/schemas.ts'

/** Units of figures. */
export const figureUnits = ['count', 'people', 'taka', 'percent', 'days'] as const
export type FigureUnit = (typeof figureUnits)[number]

/** Comparison of a figure: new today, or the value of an earlier period. */
export const comparisonKinds = ['new-today', 'yesterday', 'last-month', 'last-year'] as const
export type ComparisonKind = (typeof comparisonKinds)[number]

const bothLabels = { label: z.string(), labelBng: z.string() }
const bothTitles = { title: z.string(), titleBng: z.string() }
const bothTexts = { text: z.string(), textBng: z.string() }

const figure = {
  code: z.string(),
  ...bothLabels,
  unit: z.enum(figureUnits),
  value: z.number(),
  change: z.nullable(z.strictObject({ kind: z.enum(comparisonKinds), value: z.number() })),
  /** The list that the figure counts, with as many rows. */
  url: z.nullable(z.string()),
}

const tile = z.strictObject({
  ...figure,
  /** Amount of money that belongs to the count. */
  amount: z.nullable(z.number()),
  currency: z.string(),
  /** Requires action. */
  urgentYn: z.enum(['Y', 'N']),
})

const series = z.strictObject({
  code: z.string(),
  ...bothLabels,
  unit: z.enum(figureUnits),
  shape: z.enum(['bars', 'line']),
  /** `x` is a month (2026-07) or the code of the labelled item. */
  points: z.array(z.strictObject({ x: z.string(), y: z.number(), ...bothLabels, url: z.nullable(z.string()) })),
})

export const dueCodes = ['BANK', 'CORRECTION', 'RENEWAL', 'LIFE_CERTIFICATE'] as const
export type DueCode = (typeof dueCodes)[number]

export const getDashboard = contract({
  method: 'GET',
  path: '/dashboard',
  summary: 'Get the dashboard of the caller: pending work, figures and the status of their applications',
  access: 'signed-in',
  response: z.strictObject({
    role: z.string(),
    fiscalYear: z.string(),
    tiles: z.array(tile),
    series: z.array(series),
    /** Figures of the year to date, compared with the same days of the year before; for directors. */
    headlines: z.array(z.strictObject(figure)),
    applications: z.strictObject({ list: z.array(applicationItem), total: z.int() }),
    messages: z.array(z.strictObject({ code: z.string(), ...bothTexts })),
    /** Pending tasks of an applicant, earliest due date first. */
    dues: z.array(
      z.strictObject({
        code: z.enum(dueCodes),
        applicationNo: z.string(),
        service: z.string(),
        ...bothTitles,
        dueOn: z.nullable(z.string()),
      }),
    ),
    notices: z.array(z.strictObject({ noticeId: z.int(), ...bothTitles, publishFrom: timestamp })),
    /** Applications at this officer's desk, by service. */
    desk: z.array(z.strictObject({ service: z.string(), ...bothTitles, waiting: z.int(), late: z.int() })),
    /** Overdue applications at desks that this officer supervises, by service. */
    supervised: z.array(z.strictObject({ service: z.string(), ...bothTitles, overdue: z.int() })),
    /** Appeals that nobody may hear, with the role that somebody else needs; for the leaders of head office. */
    appealsWithoutHearer: z.array(
      z.strictObject({
        applicationNo: z.string(),
        ...bothTitles,
        role: z.string(),
        roleBng: z.string(),
        dueOn: z.nullable(z.string()),
      }),
    ),
    lastActions: z.array(
      z.strictObject({ at: timestamp, applicationNo: z.string(), service: z.string(), ...bothTitles, ...bothLabels }),
    ),
  }),
})

export const listDashboardApplications = contract({
  method: 'GET',
  path: '/dashboard/files',
  summary:
    'List the applications behind a figure of the own dashboard by its code; `within` selects a point of a chart',
  access: 'signed-in',
  query: z.strictObject({ ...listQuery, code: text(40), within: z.optional(text(40)) }),
  response: z.strictObject({ ...paginatedList(deskItem).shape, ...bothLabels }),
  problems: ['NOT_FOUND'],
})
