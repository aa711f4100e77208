import { sql } from 'kysely'
import { filesOf } from '../conditions.ts'
import type { Asked, LongReport } from '../counting.ts'
import { describeDeaths } from './describe-deaths.ts'
import { oncePerAsked } from './once-per-asked.ts'

/** What a family may begin with; a compensation comes with one of these, and also to the living. */
export const deathServices = ['bereavement', 'fa-repatriation', 'fa-burial-cost', 'fa-financial-assistance']

/**
 * M05: the first file of each worker who died, as far as this person may see them, the newest first. Files belong together by their
 * case, or by the passport: a cheque given at the airport begins a file of its own.
 */
const firstFiles = oncePerAsked(async (asked: Asked): Promise<number[]> => {
  const { rows } = await sql<{ application_id: number }>`
    with mine as not materialized (
      select file.application_id, file.case_id, file.received_on from report_file file
      where ${filesOf(asked)} and file.service = any(${deathServices}) and file.status not in ('REJECTED', 'WITHDRAWN')
        and (file.service <> 'fa-repatriation' or coalesce(file.purpose, 'DEAD_BODY') in ('DEAD_BODY', 'BURIAL_ABROAD')))
    select first.application_id from mine first
    where first.received_on between ${asked.days.from}::date and ${asked.days.to}::date
      and not exists (select from mine head where head.application_id = first.case_id)
      and not exists (
        select from application_key own join application_key theirs on theirs.digest = own.digest and theirs.kind = 'passport'
        join mine earlier on earlier.application_id = theirs.application_id
        where own.application_id = first.application_id and own.kind = 'passport' and theirs.application_id < own.application_id)
    order by first.application_id desc`.execute(asked.db)
  return rows.map(({ application_id }) => application_id)
})

export const deceasedRegister: LongReport = {
  measure: async (asked) => ({ total: (await firstFiles(asked)).length }),
  async rows(asked, { limit, offset, after, sort }) {
    const newest = await firstFiles(asked)
    const ordered = sort && !sort.descending ? newest.toReversed() : newest
    const from = after ?? offset
    const rows = await describeDeaths(asked, ordered.slice(from, from + limit))
    return rows.map((row, place) => ({ ...row, key: from + place + 1 }))
  },
}
