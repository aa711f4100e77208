import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { getOwn } from '@wewb/domain/collections/get-own'
import { commitTransaction, rollbackTransaction } from '#db/transaction-queries.ts'
import type { Secrets } from '#security/secrets.ts'
import { listByteaColumns, guardTriggers } from './bytea-columns.ts'
import {
  beginWithLockTimeout,
  countBlocks,
  countStaleValues,
  disableTrigger,
  enableTrigger,
  listStaleRows,
  lockStaleRows,
  updateReencryptedRows,
  type EncryptedTable,
  type RowPosition,
} from './key-rotation-queries.ts'

/** Number of rows of a column that are encrypted under an old key. */
export type StaleKeyRows = { table: string; column: string; key: number; rows: number }
export type RotationResult = { reencrypted: number; remaining: StaleKeyRows[]; unreadable: number }
type RotationCounts = { reencrypted: number; unreadable: number }
type RotationContext = {
  owner: pg.Client
  secrets: Secrets
  onProgress: (progress: { table: string; reencrypted: number }) => void
}

const blocksPerQuery = 512
/** Limits of a transaction, so that concurrent edits wait only briefly. */
const transactionLimits = { rows: 200, bytes: 4_000_000 }
const maxPasses = 5

/**
 * Encrypts every sealed column with the current key, beside a running portal. After an interruption the next run skips
 * the rows that are done. Locked rows wait for the next pass, and neither revision nor timestamps change.
 */
export async function rotateKeys(context: RotationContext): Promise<RotationResult> {
  let [reencrypted, unreadable] = [0, 0]
  for (let pass = 1; ; pass += 1) {
    let inPass = 0
    unreadable = 0
    for (const table of listByteaColumns('sealed')) {
      const counts = await rotateTable(context, table)
      inPass += counts.reencrypted
      unreadable += counts.unreadable
    }
    reencrypted += inPass
    const remaining = await listStaleKeyRows(context)
    if (remaining.length === 0 || pass === maxPasses || (inPass === 0 && pass > 2))
      return { reencrypted, remaining, unreadable }
    await wait(500)
  }
}

/** Reads the table by physical blocks, which needs no index; rows that move meanwhile are found by the next pass. */
async function rotateTable(context: RotationContext, table: EncryptedTable): Promise<RotationCounts> {
  const { owner, secrets } = context
  const blocks = await countBlocks(owner, table.table)
  const total = { reencrypted: 0, unreadable: 0 }
  for (let from = 0; from < blocks; from += blocksPerQuery) {
    const stale = await listStaleRows(owner, table, secrets.currentKeyId, { from, to: from + blocksPerQuery })
    for (const positions of groupByTransaction(stale)) {
      const { reencrypted, unreadable } = await reencryptInTransaction(context, table, positions)
      total.reencrypted += reencrypted
      total.unreadable += unreadable
      context.onProgress({ table: table.table, reencrypted })
    }
  }
  return total
}

/** Splits the rows into groups, each within the limits of a transaction. */
function groupByTransaction(rows: RowPosition[]): string[][] {
  const groups: { positions: string[]; bytes: number }[] = []
  for (const { position, size } of rows) {
    const last = groups.at(-1)
    if (last && last.positions.length < transactionLimits.rows && last.bytes + size <= transactionLimits.bytes) {
      last.positions.push(position)
      last.bytes += size
    } else groups.push({ positions: [position], bytes: size })
  }
  return groups.map(({ positions }) => positions)
}

async function reencryptInTransaction(
  context: RotationContext,
  table: EncryptedTable,
  positions: string[],
): Promise<RotationCounts> {
  const { owner } = context
  const trigger = getOwn(guardTriggers, table.table)
  await beginWithLockTimeout(owner)
  try {
    // The table stays locked until the transaction ends, so no write escapes the disabled trigger.
    if (trigger) await disableTrigger(owner, table.table, trigger)
    const counts = await reencryptRows(context, table, positions)
    if (trigger) await enableTrigger(owner, table.table, trigger)
    await commitTransaction(owner)
    return counts
  } catch (error) {
    await rollbackTransaction(owner)
    // The table is locked: the next pass tries again.
    if (error instanceof pg.DatabaseError && error.code === '55P03') return { reencrypted: 0, unreadable: 0 }
    throw error
  }
}

async function reencryptRows(
  { owner, secrets }: RotationContext,
  table: EncryptedTable,
  positions: string[],
): Promise<RotationCounts> {
  const stale = await lockStaleRows(owner, table, secrets.currentKeyId, positions)
  const rows = stale.map((row) => ({
    position: row.position,
    values: table.columns.map((column) => reencryptValue(secrets, row[column] as Buffer | null)),
  }))
  const readable = rows.filter(({ values }) => !values.includes('unreadable'))
  if (readable.length > 0) await updateReencryptedRows(owner, table, readable)
  return { reencrypted: readable.length, unreadable: rows.length - readable.length }
}

/** Returns null if nothing needs to change. */
function reencryptValue(secrets: Secrets, sealed: Buffer | null): Buffer | null | 'unreadable' {
  if (sealed === null || sealed[0] === secrets.currentKeyId) return null
  try {
    return secrets.reencrypt(sealed)
  } catch {
    // Encrypted with a missing key, or damaged: reported at the end, and the other rows are still processed.
    return 'unreadable'
  }
}

export async function listStaleKeyRows({
  owner,
  secrets,
}: Pick<RotationContext, 'owner' | 'secrets'>): Promise<StaleKeyRows[]> {
  const remaining: StaleKeyRows[] = []
  for (const { table, columns } of listByteaColumns('sealed'))
    for (const column of columns) {
      const counts = await countStaleValues(owner, table, column, secrets.currentKeyId)
      remaining.push(...counts.map((count) => ({ table, column, ...count })))
    }
  return remaining
}
