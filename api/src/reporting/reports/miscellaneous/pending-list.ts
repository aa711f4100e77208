import type { RawBuilder, SqlBool } from 'kysely'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import type { ReportContext, PagedReport, ReportRow } from '#reporting/reports/report-data-source.ts'
import {
  encodeDayCursor,
  countPendingApplications,
  listPendingApplications,
  NO_DUE_DATE,
  type DayColumn,
  type PendingApplication,
} from './pending-queries.ts'

type PendingListOptions = {
  condition(context: ReportContext): RawBuilder<SqlBool>
  /** The date column of the default order, and those of the other sortable columns. */
  day: DayColumn
  sortColumns: Record<string, DayColumn>
  describeFigure?: PagedReport['describeFigure']
  describe(context: ReportContext, files: readonly PendingApplication[]): Promise<Omit<ReportRow, 'key' | 'service'>[]>
}

/**
 * Creates a list of pending applications ordered by a date. Deep pages are found in the index; only the page itself is
 * read.
 */
export const createPendingList = ({
  condition,
  day,
  sortColumns,
  describeFigure,
  describe,
}: PendingListOptions): PagedReport => ({
  ...(describeFigure ? { describeFigure } : {}),
  summarize: async (context) => ({ total: await countPendingApplications(context, condition(context)) }),
  async listRows(context, page) {
    const column = (page.sort && sortColumns[page.sort.column]) ?? day
    const rows = await listPendingApplications(context, condition(context), column, page)
    const described = await describe(context, rows)
    return described.map((row, index): ReportRow => {
      const file = rows[index] as PendingApplication
      return { ...row, service: file.service, key: encodeDayCursor(file[day] ?? NO_DUE_DATE, file.id) }
    })
  },
})

/** Falls back to the other language if one is missing. */
export const applicantNameOf = ({ name, name_bng }: Pick<PendingApplication, 'name' | 'name_bng'>): Bilingual => ({
  bn: name_bng ?? name ?? '',
  en: name ?? name_bng ?? '',
})
