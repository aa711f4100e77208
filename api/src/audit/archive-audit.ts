import { basename, join } from 'node:path'
import { sql } from 'kysely'
import type { Database, Tx } from '../platform/database.ts'
import { portalActs, record } from '../platform/record.ts'
import { fingerprintOf, lineOf, readArchive, writeArchive, type ArchivedRow, type Heading } from './archive-file.ts'
import { recountBlocks } from './blocks.ts'
import { batch, columns, reach, sealLock, type SealedRow } from './chain.ts'
import { beginningOf, verifyAudit } from './verify-chain.ts'

export class CannotArchive extends Error {}

export type Archived = { file: string; entries: number; firstEntry: number; lastEntry: number; seq: number; hash: string }

/**
 * Takes the entries before a moment out of the database, as its owner: requests may not. They go into a file first, which is read
 * back; then one entry keeps the last hash, and only with it do they leave. The rest is chained to that hash as before.
 */
export async function archiveAudit(db: Database, { before, folder }: { before: Date; folder: string }): Promise<Archived | undefined> {
  const verdict = await verifyAudit(db)
  if (!verdict.whole) throw new CannotArchive(`The log does not fit at entry ${verdict.firstBroken}. Nothing was archived.`)
  const beginning = await beginningOf(db)
  const last = await lastBefore(db, before)
  if (!last || last.seq <= beginning.seq) return undefined
  const first = await sealAfter(db, beginning.seq)
  const file = join(folder, `audit-${first}-${last.audit_id}.jsonl.gz`)
  await writeArchive(file, linesOf(db, { previous: beginning.hash.toString('hex'), seq: beginning.seq }, last.seq))
  const written = await readArchive(file)
  const hash = last.hash.toString('hex')
  if (written.firstBroken !== null || written.hash !== hash) throw new CannotArchive('The file does not fit. Nothing was taken out.')
  const archived = { file, entries: written.entries, firstEntry: first, lastEntry: last.audit_id, seq: last.seq, hash }
  const sha256 = await fingerprintOf(file)
  await db.transaction().execute((tx) => takeOut(tx, { ...archived, sha256 }))
  return archived
}

type Last = { seq: number; audit_id: number; hash: Buffer }

/** The seal before the first entry that stays. The newest seal always stays: what comes next is chained to it. */
async function lastBefore(db: Database, before: Date): Promise<Last | undefined> {
  const { rows } = await sql<Last>`
    select seq, audit_id, hash from audit_seal
    where seq < (select min(s.seq) from audit_seal s join audit a on a.id = s.audit_id
                 where a.at >= ${before} or s.seq = (select max(seq) from audit_seal))
    order by seq desc limit 1`.execute(db)
  return rows[0]
}

async function sealAfter(db: Database, seq: number): Promise<number> {
  const { audit_id } = await db.selectFrom('audit_seal').select('audit_id').where('seq', '>', seq).orderBy('seq').limit(1).executeTakeFirstOrThrow()
  return audit_id
} // prettier-ignore

async function* linesOf(db: Database, heading: Heading, until: number): AsyncGenerator<Heading | ArchivedRow> {
  yield heading
  for (let seq = heading.seq; ;) {
    const { rows } = await sql<SealedRow>`
      select s.seq, s.hash, s.audit_id, ${columns} from audit_seal s join audit a on a.id = s.audit_id
      where s.seq > ${seq} and s.seq <= ${until} order by s.seq limit ${batch}`.execute(db)
    for (const row of rows) yield lineOf(row)
    const last = rows.at(-1)
    if (!last || rows.length < batch) return
    seq = last.seq
  }
}

/** Nobody seals meanwhile: the entry that keeps the hash and the going of the others are one. */
async function takeOut(tx: Tx, { file, ...archived }: Archived & { sha256: string }) {
  await sql`select pg_advisory_xact_lock(${sealLock})`.execute(tx)
  await record(tx, portalActs, 'audit.archived', 'audit', { ...archived, file: basename(file) })
  await sql`with gone as (delete from audit_seal where seq <= ${archived.seq} returning audit_id)
            delete from audit using gone where audit.id = gone.audit_id`.execute(tx)
  await recountBlocks(tx, archived.lastEntry + reach)
}
