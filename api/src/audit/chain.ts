import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database, Tx } from '../platform/database.ts'

const sealLock = 72_617_002
const batch = 2000
/** Rows commit out of order, but never this far apart. */
const reach = 10_000
const start = Buffer.alloc(32)

type Row = { id: number; at: string; actor: string; event: string; subject: string; detail: string }

const columns = sql`a.id, to_char(a.at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') as at, a.actor, a.event, a.subject, a.detail::text as detail`

/** Each hash covers the one before it, so that no row can be changed, removed or slipped in without breaking all that follow. */
const link = (previous: Buffer, { id, at, actor, event, subject, detail }: Row) =>
  createHash('sha256')
    .update(previous)
    .update(JSON.stringify([id, at, actor, event, subject, detail]))
    .digest()

/** Chains what was committed since the last time. Kept out of people's transactions, which would otherwise wait for each other. */
export async function sealAudit(db: Database, everything = false): Promise<number> {
  const sealed = await db.transaction().execute((tx) => sealBatch(tx, everything))
  return sealed === batch ? sealed + (await sealAudit(db, everything)) : sealed
}

async function sealBatch(tx: Tx, everything: boolean): Promise<number> {
  const lock = await sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(${sealLock}) as taken`.execute(tx)
  if (!lock.rows[0]?.taken) return 0
  const last = await tx.selectFrom('audit_seal').select(['hash', 'audit_id']).orderBy('seq', 'desc').limit(1).executeTakeFirst()
  const from = everything ? 0 : (last?.audit_id ?? 0) - reach
  const { rows } = await sql<Row>`
    select ${columns} from audit a
    where a.id > ${from} and not exists (select from audit_seal s where s.audit_id = a.id)
    order by a.id limit ${batch}`.execute(tx)
  let previous = last?.hash ?? start
  const seals = rows.map((row) => ({ audit_id: row.id, hash: (previous = link(previous, row)) }))
  if (seals.length > 0) await tx.insertInto('audit_seal').values(seals).execute()
  return seals.length
}

export type Verdict = { whole: boolean; rows: number; firstBroken: number | null }

/** Walks the whole chain and names the first row that does not fit. */
export async function verifyAudit(db: Database): Promise<Verdict> {
  await sealAudit(db, true)
  let previous = start
  let seen = 0
  for (let seq = 0; ;) {
    const { rows } = await sql<Row & { seq: number; hash: Buffer; audit_id: number }>`
      select s.seq, s.hash, s.audit_id, ${columns} from audit_seal s left join audit a on a.id = s.audit_id
      where s.seq > ${seq} order by s.seq limit ${batch}`.execute(db)
    for (const row of rows) {
      previous = link(previous, row)
      if (row.id === null || !previous.equals(row.hash)) return { whole: false, rows: seen, firstBroken: row.audit_id }
      seen += 1
      seq = row.seq
    }
    if (rows.length < batch) return { whole: true, rows: seen, firstBroken: null }
  }
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
