import * as z from 'zod/mini'
import { applicationItem } from './application-shapes.ts'
import { contract } from './contract.ts'
import { deskItem } from './desk.ts'
import { listOf, listQuery, moment, text } from './shapes.ts'

/** How a figure is said: pieces, people, taka, percent or days. */
export const figureUnits = ['count', 'people', 'taka', 'percent', 'days'] as const
export type FigureUnit = (typeof figureUnits)[number]

/** What a figure is compared with: how many of them are new today, or what it was before. */
export const changeKinds = ['new-today', 'yesterday', 'last-month', 'last-year'] as const
export type ChangeKind = (typeof changeKinds)[number]

const bothLabels = { label: z.string(), labelBng: z.string() }
const bothTitles = { title: z.string(), titleBng: z.string() }
const bothTexts = { text: z.string(), textBng: z.string() }

const figure = {
  code: z.string(),
  ...bothLabels,
  unit: z.enum(figureUnits),
  value: z.number(),
  change: z.nullable(z.strictObject({ kind: z.enum(changeKinds), value: z.number() })),
  /** The list behind it: as many rows as the figure says. */
  url: z.nullable(z.string()),
}

const tile = z.strictObject({
  ...figure,
  /** The money that goes with the count. */
  amount: z.nullable(z.number()),
  currency: z.string(),
  /** It asks for somebody's hand. */
  urgentYn: z.enum(['Y', 'N']),
})

const series = z.strictObject({
  code: z.string(),
  ...bothLabels,
  unit: z.enum(figureUnits),
  shape: z.enum(['bars', 'line']),
  /** `x` is a month (2026-07) or the code of what the label names. */
  points: z.array(z.strictObject({ x: z.string(), y: z.number(), ...bothLabels, url: z.nullable(z.string()) })),
})

export const dueCodes = ['BANK', 'CORRECTION', 'RENEWAL', 'LIFE_CERTIFICATE'] as const
export type DueCode = (typeof dueCodes)[number]

export const getDashboard = contract({
  method: 'GET',
  path: '/dashboard',
  summary: 'What waits for this person, the figures of their work, and where their applications stand',
  opensTo: 'signed-in',
  answer: z.strictObject({
    role: z.string(),
    fiscalYear: z.string(),
    tiles: z.array(tile),
    series: z.array(series),
    /** The figures of the year so far, against the same days of the year before; for who leads the board. */
    headlines: z.array(z.strictObject(figure)),
    applications: z.strictObject({ list: z.array(applicationItem), total: z.int() }),
    messages: z.array(z.strictObject({ code: z.string(), ...bothTexts })),
    /** What an applicant has to do, the nearest day first. */
    dues: z.array(
      z.strictObject({
        code: z.enum(dueCodes),
        applicationNo: z.string(),
        service: z.string(),
        ...bothTitles,
        dueOn: z.nullable(z.string()),
      }),
    ),
    notices: z.array(z.strictObject({ noticeId: z.int(), ...bothTitles, publishFrom: moment })),
    /** What lies on this officer's desk, service by service. */
    desk: z.array(z.strictObject({ service: z.string(), ...bothTitles, waiting: z.int(), late: z.int() })),
    lastActions: z.array(z.strictObject({ at: moment, applicationNo: z.string(), service: z.string(), ...bothTitles, ...bothLabels })),
  }),
})

export const listDashboardFiles = contract({
  method: 'GET',
  path: '/dashboard/files',
  summary: 'The files behind a figure of the own dashboard, by its code; `within` is the point of a chart',
  opensTo: 'signed-in',
  query: z.strictObject({ ...listQuery, code: text(40), within: z.optional(text(40)) }),
  answer: z.strictObject({ ...listOf(deskItem).shape, ...bothLabels }),
  refusals: ['NOT_FOUND'],
})

export const listWaitingTimes = contract({
  method: 'GET',
  path: '/pub/waiting-times',
  summary:
    'How long applications took until they were decided, by service, from the last twelve months; services with few cases are left out',
  opensTo: 'anyone',
  answer: z.array(z.strictObject({ service: z.string(), medianDays: z.int(), ninetyDays: z.int(), cases: z.int() })),
})
