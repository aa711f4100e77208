import { periods } from '../../../../domain/src/reports/periods.ts'
import type { ReportScreen } from '../../../../domain/src/reports/report.ts'
import { readPage } from '../../ui/page-window.ts'

/** Everything a report may be narrowed by, as it is called in the address. */
export const narrowingNames = [
  'period', 'from', 'to', 'module', 'division', 'district', 'mission', 'country', 'office', 'gender', 'status', 'template', 'figure',
] as const // prettier-ignore
export type Narrowing = Partial<Record<(typeof narrowingNames)[number], string>>

/** What the address asks for: which report, narrowed by what, in which order, which page of it. */
export type Asked = { code: string; narrowing: Narrowing; sort: string | undefined; page: number; isListWanted: boolean }

/** The reports about SMS are told apart by `mode`, as their call is; the others by `code`. */
export const codeName = (screen: ReportScreen): 'mode' | 'code' => (screen === 'sms-module-summary-report' ? 'mode' : 'code')

export function readAsked(screen: ReportScreen, query: URLSearchParams): Asked {
  const sort = query.get('sort') ?? ''
  return {
    code: query.get(codeName(screen)) ?? '',
    narrowing: keepKnown(Object.fromEntries(query)),
    sort: /^-?\w{1,40}$/.test(sort) ? sort : undefined,
    page: readPage(query.get('page')),
    isListWanted: query.has('all'),
  }
}

/** Of anything given only what narrows a report, and only what is filled in; a period of another name is none. */
export const keepKnown = (given: Readonly<Record<string, string | undefined>>): Narrowing =>
  Object.fromEntries(
    narrowingNames.flatMap((name) => {
      const value = given[name]?.trim()
      return value && (name !== 'period' || (periods as readonly string[]).includes(value)) ? [[name, value]] : []
    }),
  )

/** Two days, or a named period: whichever was chosen last stands alone. */
export const withPeriod = (narrowing: Narrowing, period: string): Narrowing => {
  const { from: _from, to: _to, ...rest } = narrowing
  return { ...rest, period }
}

export const addressOf = (screen: ReportScreen, code: string, narrowing: Narrowing): string =>
  `?${new URLSearchParams({ [codeName(screen)]: code, ...keepKnown(narrowing) })}`
