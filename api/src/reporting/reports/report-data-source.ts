import type { Cell, ReportScreen } from '@wewb/domain/reporting/report'
import type { DateRange } from '@wewb/domain/reporting/periods'
import type { ServiceDefinition } from '@wewb/domain/engine/definition/service-definition'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import type { ReportQuery } from '@wewb/domain/reporting/report-contracts'
import type { Context } from '#server/context.ts'

export type JurisdictionColumn = 'district' | 'mission' | 'airport' | 'country'

/** The parsed request of a report: user, scope and filters. */
export type ReportContext = Pick<Context, 'db' | 'secrets' | 'actor' | 'now'> & {
  screen: ReportScreen
  today: string
  days: DateRange
  /** No period limits the report. */
  isPeriodOpen: boolean
  /** The services visible to the user, or the selected one. */
  services: readonly ServiceDefinition[]
  /** True if all services are visible: the condition on the service, costly on a million rows, is then omitted. */
  hasAllServices: boolean
  /**
   * All conditions must hold: the jurisdiction of the user, and the selected division, district, office, mission or
   * country.
   */
  jurisdictions: readonly { column: JurisdictionColumn; values: readonly string[] }[]
  query: ReportQuery
}

export type ReportRow = {
  cells: Record<string, Cell>
  /** Links of cells by column; created by `drill-down-links.ts`. */
  links?: Record<string, string>
  /**
   * Service of the application: without access to its numbers columns with `masks` are masked. If missing, they are
   * always masked.
   */
  service?: string
  /** Key of a row in a long list, from which the next batch continues, in the order of the list. */
  key?: number
}

/** Describes the figure of a drill-down report. */
type Figured = { describeFigure?(context: ReportContext, figure: string): Bilingual | Promise<Bilingual> }

/** A report with few rows (services, districts, desks …): sorted, summed and paged in memory. */
export type InMemoryReport = Figured & { list(context: ReportContext): Promise<ReportRow[]> }

/** A report with one row per application or message, never loaded as a whole. */
export type PagedReport = Figured & {
  /** Returns the number of rows, and the sums of the columns with `total`. */
  summarize(context: ReportContext): Promise<{ total: number; sums?: Record<string, Cell> }>
  /**
   * Returns a page (`offset`) in the requested order, or a batch of an export: then `offset` is 0 and `after` the key
   * of the last row.
   */
  listRows(context: ReportContext, page: PageRequest): Promise<ReportRow[]>
}

export type PageRequest = { limit: number; offset: number; after?: number; sort?: Sort }

export type Sort = { column: string; descending: boolean }
export type ReportDataSource = InMemoryReport | PagedReport
