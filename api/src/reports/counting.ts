import type { Cell, ReportScreen } from '../../../domain/src/reports/report.ts'
import type { Days } from '../../../domain/src/reports/periods.ts'
import type { ServiceDefinition } from '../../../domain/src/definition/service-definition.ts'
import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import type { ReportQuery } from '../../../domain/src/contracts/reports.ts'
import type { Context } from '../platform/context.ts'

export type PlaceColumn = 'district' | 'mission' | 'airport' | 'country'

/** What is counted, after who asks and what they narrowed it by have been read. */
export type Asked = Pick<Context, 'db' | 'secrets' | 'actor' | 'now'> & {
  screen: ReportScreen
  today: string
  days: Days
  /** The services this person may see, or the one of them that was chosen. */
  services: readonly ServiceDefinition[]
  /** Every service there is: then nothing need be asked of a row's service, which is dear a million times. */
  hasAllServices: boolean
  /** All of these must hold: the seat of the one who asks, and the division, district, office, mission or country that was chosen. */
  places: readonly { column: PlaceColumn; values: readonly string[] }[]
  query: ReportQuery
}

export type ReportRow = {
  cells: Record<string, Cell>
  /** Where a cell leads, by its column; `links.ts` makes them. */
  links?: Record<string, string>
  /** Whose file it is about: who may not see numbers of that service whole sees `hides` columns masked. Left out, they are masked as for a service nobody works on. */
  service?: string
  /** Of a long list: where the next batch goes on, ascending or descending as the list is ordered. */
  key?: number
}

/** Of a list behind a figure: which figure it was, in words. */
type Figured = { sayFigure?(asked: Asked, figure: string): Bilingual | Promise<Bilingual> }

/** Few enough to be held at once (services, districts, desks …): sorted, added up and cut into pages here. */
export type ShortReport = Figured & { list(asked: Asked): Promise<ReportRow[]> }

/** One row a file or a message: never held at once. */
export type LongReport = Figured & {
  /** How many rows, and the sums of the columns with `total`. */
  measure(asked: Asked): Promise<{ total: number; sums?: Record<string, Cell> }>
  /**
   * One page (`offset`), in the order asked for, or one batch of a file: then `offset` is 0 and `after` the key of the last row
   * before, in the list's own order of keys.
   */
  rows(asked: Asked, at: { limit: number; offset: number; after?: number; sort?: Sort }): Promise<ReportRow[]>
}

export type Sort = { column: string; descending: boolean }
export type Counting = ShortReport | LongReport
