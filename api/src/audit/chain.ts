import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database, Tx } from '../platform/database.ts'
import { closeBlocks } from './blocks.ts'

export const sealLock = 72_617_002
export const batch = 2000
/** Rows commit out of order, but never this far apart. */
export const reach = 10_000
const piece = 50_000
export const start = Buffer.alloc(32)

/** A row as it was sealed: the moment and the detail are the database's own texts, so that nothing is lost by reading them. */
export type Row = { id: number; at: string; actor: string; event: string; subject: string; detail: string }
export type SealedRow = Row & { seq: number; hash: Buffer; audit_id: number }

export const columns = sql`a.id, to_char(a.at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') as at, a.actor, a.event, a.subject, a.detail::text as detail`

/** Each hash covers the one before it, so that no row can be changed, removed or slipped in without breaking all that follow. */
export const link = (previous: Buffer, { id, at, actor, event, subject, detail }: Row) =>
  createHash('sha256')
    .update(previous)
    .update(JSON.stringify([id, at, actor, event, subject, detail]))
    .digest()

/** Chains what was committed since the last time. Kept out of people's transactions, which would otherwise wait for each other. */
export async function sealAudit(db: Database, everything = false): Promise<number> {
  const older = everything ? await sealOlder(db) : 0
  return older + (await sealBetween(db, undefined, everything))
}

/** Looks at the whole log for what the sealing has missed, a piece at a time: however long the log is, no statement is. */
async function sealOlder(db: Database): Promise<number> {
  const last = await db.selectFrom('audit_seal').select('audit_id').orderBy('seq', 'desc').limit(1).executeTakeFirst()
  let sealed = 0
  for (let from = 0; from < (last?.audit_id ?? 0) - reach; from += piece) sealed += await sealBetween(db, { from, to: from + piece })
  return sealed
}

async function sealBetween(db: Database, ids?: Between, waits = true): Promise<number> {
  let sealed = 0
  for (;;) {
    const now = await db.transaction().execute((tx) => sealBatch(tx, ids, waits))
    sealed += now
    if (now < batch) return sealed
  }
}

type Between = { from: number; to: number }

/** One seals at a time. Who wants everything sealed waits for the other; the turn of every second simply comes again. */
async function sealBatch(tx: Tx, ids: Between | undefined, waits: boolean): Promise<number> {
  const lock = waits
    ? sql<{ taken: boolean }>`select true as taken from pg_advisory_xact_lock(${sealLock})`
    : sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(${sealLock}) as taken`
  if (!(await lock.execute(tx)).rows[0]?.taken) return 0
  const last = await tx.selectFrom('audit_seal').select(['hash', 'audit_id']).orderBy('seq', 'desc').limit(1).executeTakeFirst()
  const { from, to } = ids ?? { from: (last?.audit_id ?? 0) - reach, to: Number.MAX_SAFE_INTEGER }
  const { rows } = await sql<Row>`
    select ${columns} from audit a
    where a.id > ${from} and a.id <= ${to} and not exists (select from audit_seal s where s.audit_id = a.id)
    order by a.id limit ${batch}`.execute(tx)
  let previous = last?.hash ?? start
  const hashes = rows.map((row) => (previous = link(previous, row)))
  if (rows.length > 0)
    await sql`insert into audit_seal (audit_id, hash)
      select id, hash from unnest(${rows.map(({ id }) => id)}::bigint[], ${hashes}::bytea[]) with ordinality as seal (id, hash, place) order by place`.execute(
      tx,
    )
  const newest = rows.at(-1)?.id
  if (newest !== undefined) await closeBlocks(tx, newest - reach)
  return rows.length
}

/** Seals every second until told to stop; a failure (the database is away) is simply tried again. */
export function keepSealing(db: Database): () => Promise<void> {
  let running: Promise<unknown> = sealAudit(db, true).catch(() => 0)
  const timer = setInterval(() => (running = running.then(() => sealAudit(db)).catch(() => 0)), 1000)
  return async () => {
    clearInterval(timer)
    await running
    await sealAudit(db).catch(() => 0)
  }
}
