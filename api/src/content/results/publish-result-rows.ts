import type { Tx } from '#db/database.ts'
import type { Setup } from '#services/setups/queries.ts'
import { lockApprovedAfter } from './application-queries.ts'
import { getPublicationByService } from './publications.ts'
import { listEntriesAfter } from './result-file-queries.ts'
import { insertResultRows } from './result-row-queries.ts'

/** Limits the rows in memory: fifty thousand applications would not fit, and would block other requests. */
const chunkSize = 500

/** Publishes all newly approved applications; those approved outside the ranks follow at the end. */
export async function publishApprovedRows(tx: Tx, setup: Setup, ranked: number): Promise<number> {
  const { publicColumns } = getPublicationByService(setup.service)
  let [last, published, next] = [0, 0, ranked]
  for (;;) {
    const rows = await lockApprovedAfter(tx, { setupId: setup.id, afterId: last, limit: chunkSize })
    const first = rows.at(-1)
    if (!first) return published
    const list = rows.map(({ place, ...row }) => ({
      rank: place ?? (next += 1),
      application_no: row.no,
      amount: row.amount ?? '0',
      ...publicColumns(row),
    }))
    await insertResultRows(tx, setup.id, list)
    ;[last, published] = [first.id, published + rows.length]
  }
}

/** Publishes the rows of an imported list, with only the columns that the public may see. */
export async function publishEntryRows(tx: Tx, setup: Setup, importId: string): Promise<number> {
  const { publicEntryColumns } = getPublicationByService(setup.service)
  let last = 0
  for (;;) {
    const rows = await listEntriesAfter(tx, importId, { rank: last, limit: chunkSize })
    const end = rows.at(-1)
    if (!end) return last
    const list = rows.map((row) => ({ rank: row.rank, amount: row.amount, ...publicEntryColumns(row) }))
    await insertResultRows(tx, setup.id, list)
    last = end.rank
  }
}
