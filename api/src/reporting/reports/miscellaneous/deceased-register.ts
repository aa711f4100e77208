import type { PagedReport } from '#reporting/reports/report-data-source.ts'
import { listFirstDeathApplications } from './death-queries.ts'
import { describeDeaths } from './describe-deaths.ts'
import { memoizeByContext } from './memoize-by-context.ts'

/** Ids of M05, newest first. */
const firstFiles = memoizeByContext(async (context) =>
  (await listFirstDeathApplications(context)).map(({ application_id }) => application_id),
)

export const deceasedRegister: PagedReport = {
  summarize: async (context) => ({ total: (await firstFiles(context)).length }),
  async listRows(context, { limit, offset, after, sort }) {
    const newest = await firstFiles(context)
    const ordered = sort && !sort.descending ? newest.toReversed() : newest
    const from = after ?? offset
    const rows = await describeDeaths(context, ordered.slice(from, from + limit))
    return rows.map((row, index) => ({ ...row, key: from + index + 1 }))
  },
}
