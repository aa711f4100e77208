import type { PagedReport } from '#reporting/reports/report-data-source.ts'
import { listFirstDeathApplications } from './death-queries.ts'
import { describeDeaths } from './describe-deaths.ts'
import { memoizeByContext } from './memoize-by-context.ts'

/** Ids of M05, newest first. */
const firstFiles = memoizeByContext(async (query) =>
  (await listFirstDeathApplications(query)).map(({ application_id }) => application_id),
)

export const deceasedRegister: PagedReport = {
  summarize: async (query) => ({ total: (await firstFiles(query)).length }),
  async listRows(query, { limit, offset, after, sort }) {
    const newest = await firstFiles(query)
    const ordered = sort && !sort.descending ? newest.toReversed() : newest
    const from = after ?? offset
    const rows = await describeDeaths(query, ordered.slice(from, from + limit))
    return rows.map((row, place) => ({ ...row, key: from + place + 1 }))
  },
}
