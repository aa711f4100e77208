import { createHash } from 'node:crypto'
import type { Database, Tx } from '#db/database.ts'
import { closeBlocks } from './audit-block-queries.ts'
import {
  acquireSealLock,
  findLastSeal,
  findLastSealedEntry,
  insertSeals,
  listUnsealedRows,
} from './hash-chain-queries.ts'

export const sealBatchSize = 2000
/** Rows commit out of order, but never this many ids apart. */
export const MAX_ID_GAP = 10_000
const idsPerRun = 50_000
export const genesisHash = Buffer.alloc(32)

/** A row as it was sealed. Time and detail are the database's own text, so that parsing loses nothing. */
export type AuditRow = { id: number; at: string; actor: string; event: string; subject: string; detail: string }
export type SealedAuditRow = AuditRow & { seq: number; hash: Buffer; audit_id: number }

/**
 * Each hash covers the previous one, so that no row can be changed, removed or inserted without breaking all later
 * hashes.
 */
export const hashAuditRow = (previous: Buffer, { id, at, actor, event, subject, detail }: AuditRow) =>
  createHash('sha256')
    .update(previous)
    .update(JSON.stringify([id, at, actor, event, subject, detail]))
    .digest()

/**
 * Chains the rows committed since the last run. Runs outside user transactions, which would otherwise block each other.
 */
export async function sealAudit(db: Database, everything = false): Promise<number> {
  const older = everything ? await sealOlder(db) : 0
  return older + (await sealBetween(db, undefined, everything))
}

/** Seals rows that earlier runs missed, in ranges of ids, so that no statement takes long. */
async function sealOlder(db: Database): Promise<number> {
  const last = await findLastSealedEntry(db)
  let sealed = 0
  for (let from = 0; from < (last?.audit_id ?? 0) - MAX_ID_GAP; from += idsPerRun)
    sealed += await sealBetween(db, { from, to: from + idsPerRun })
  return sealed
}

async function sealBetween(db: Database, ids?: Between, waits = true): Promise<number> {
  let sealed = 0
  for (;;) {
    const now = await db.transaction().execute((tx) => sealBatch(tx, ids, waits))
    sealed += now
    if (now < sealBatchSize) return sealed
  }
}

type Between = { from: number; to: number }

/**
 * Only one process seals at a time. A caller that wants everything sealed waits for the lock; the run of every second
 * skips.
 */
async function sealBatch(tx: Tx, ids: Between | undefined, waits: boolean): Promise<number> {
  if (!(await acquireSealLock(tx, waits))) return 0
  const last = await findLastSeal(tx)
  const { from, to } = ids ?? { from: (last?.audit_id ?? 0) - MAX_ID_GAP, to: Number.MAX_SAFE_INTEGER }
  const rows = await listUnsealedRows(tx, { from, to, limit: sealBatchSize })
  let previous = last?.hash ?? genesisHash
  const hashes = rows.map((row) => (previous = hashAuditRow(previous, row)))
  const auditIds = rows.map(({ id }) => id)
  if (rows.length > 0) await insertSeals(tx, auditIds, hashes)
  const newest = rows.at(-1)?.id
  if (newest !== undefined) await closeBlocks(tx, newest - MAX_ID_GAP)
  return rows.length
}

/** Seals every second until stopped; a failure, such as a lost database connection, is retried on the next run. */
export function startSealing(db: Database): () => Promise<void> {
  let running: Promise<unknown> = sealAudit(db, true).catch(() => 0)
  const timer = setInterval(() => (running = running.then(() => sealAudit(db)).catch(() => 0)), 1000)
  return async () => {
    clearInterval(timer)
    await running
    await sealAudit(db).catch(() => 0)
  }
}
