import { sql } from 'kysely'
import type { Tx } from '../platform/database.ts'
import type { Tables } from '../platform/tables.ts'
import type { Setup } from '../setups/repository.ts'
import { publicationOf } from './publications.ts'

/** So many at a time: fifty thousand files at once would not fit into memory, and nobody else would be served meanwhile. */
const atOnce = 500

type Shown = Pick<Tables['result_row'], 'rank' | 'application_no' | 'roll' | 'name' | 'institute' | 'district' | 'amount'> & {
  registration_no: string
}

/** Everyone newly approved under the circular; who was approved outside the ranks stands behind them. */
export async function showApproved(tx: Tx, setup: Setup, ranked: number): Promise<number> {
  const { shows } = publicationOf(setup.service)
  let [last, shown, next] = [0, 0, ranked]
  for (;;) {
    const rows = await nextApproved(tx, setup.id, last)
    const first = rows.at(-1)
    if (!first) return shown
    const list = rows.map(({ place, ...row }) => ({
      rank: place ?? (next += 1),
      application_no: row.no,
      amount: row.amount ?? '0',
      ...shows(row),
    }))
    await addRows(tx, setup.id, list)
    ;[last, shown] = [first.id, shown + rows.length]
  }
}

/** Locked, so that an approval which is being taken back waits until its row is there to be taken off. */
const nextApproved = (tx: Tx, setupId: number, after: number) =>
  tx
    .selectFrom('application')
    .leftJoin('merit_row', 'merit_row.application_id', 'application.id')
    .selectAll('application')
    .select('merit_row.rank as place')
    .where('application.setup_id', '=', setupId)
    .where('application.state', '=', 'approved')
    .where(sql<string>`application.answers->>'applicationKind'`, '=', 'NEW')
    .where('application.id', '>', after)
    .orderBy('application.id')
    .limit(atOnce)
    .forUpdate('application')
    .execute()

/** The rows of a list from outside, with no more of each than the public may see. */
export async function showEntries(tx: Tx, setup: Setup, importId: string): Promise<number> {
  const { showsEntry } = publicationOf(setup.service)
  let last = 0
  for (;;) {
    const rows = await tx.selectFrom('result_entry').selectAll().where('import_id', '=', importId).where('rank', '>', last).orderBy('rank').limit(atOnce).execute() // prettier-ignore
    const end = rows.at(-1)
    if (!end) return last
    await addRows(tx, setup.id, rows.map((row) => ({ rank: row.rank, amount: row.amount, ...showsEntry(row) }))) // prettier-ignore
    last = end.rank
  }
}

/** One statement for all: they travel as one JSON text. */
export const addRows = (tx: Tx, setupId: number, rows: readonly Shown[]) =>
  sql`
    insert into result_row (setup_id, rank, application_no, roll, registration_no, name, institute, district, amount)
    select ${setupId}, rank, application_no, roll, registration_no, name, institute, district, amount
    from json_to_recordset(${JSON.stringify(rows)}::json) as row (rank integer, application_no text, roll text, registration_no text, name text, institute text, district text, amount numeric)`.execute(
    tx,
  )
