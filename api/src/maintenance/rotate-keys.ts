import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { getOwn } from '@wewb/domain/collections/get-own'
import type { Secrets } from '#security/secrets.ts'
import { listByteaColumns, guardTriggers } from './bytea-columns.ts'

/** Number of rows of a column that are encrypted under an old key. */
export type StaleKeyRows = { table: string; column: string; key: number; rows: number }
export type RotationResult = { reencrypted: number; remaining: StaleKeyRows[]; unreadable: number }
type Place = { table: string; columns: string[] }
type Keeper = {
  owner: pg.Client
  secrets: Secrets
  onProgress: (response: { table: string; resealed: number }) => void
}

const blocksAtOnce = 512
/** Limits of a transaction, so that concurrent edits wait only briefly. */
const atMost = { rows: 200, bytes: 4_000_000 }
const passes = 5

/**
 * Encrypts every sealed column with the current key, beside a running portal. After an interruption the next run skips
 * the rows that are done. Locked rows wait for the next pass, and neither revision nor timestamps change.
 */
export async function rotateKeys(context: Keeper): Promise<RotationResult> {
  let [resealed, unreadable] = [0, 0]
  for (let pass = 1; ; pass += 1) {
    let inPass = 0
    unreadable = 0
    for (const sealedColumn of listByteaColumns('sealed')) {
      const walked = await walkTable(context, sealedColumn)
      inPass += walked.resealed
      unreadable += walked.unreadable
    }
    resealed += inPass
    const left = await listStaleKeyRows(context)
    if (left.length === 0 || pass === passes || (inPass === 0 && pass > 2))
      return { reencrypted: resealed, remaining: left, unreadable }
    await wait(500)
  }
}

/** Walks the table by physical blocks, which needs no index; rows that move meanwhile are found by the next pass. */
async function walkTable(context: Keeper, place: Place): Promise<{ resealed: number; unreadable: number }> {
  const { owner, secrets } = context
  const { rows } = await owner.query<{ blocks: number }>(
    `select (pg_relation_size($1::regclass) / current_setting('block_size')::bigint)::int as blocks`,
    [place.table],
  )
  const sizes = place.columns.map((column) => `coalesce(octet_length(${column}), 0)`).join(' + ')
  const walked = { resealed: 0, unreadable: 0 }
  for (let from = 0; from < (rows[0]?.blocks ?? 0); from += blocksAtOnce) {
    const found = await owner.query<{ at: string; size: number }>(
      `select ctid::text as at, ${sizes} as size from ${place.table}
       where ctid >= $2::tid and ctid < $3::tid and (${isOld(place.columns)})`,
      [markOf(secrets), `(${from},0)`, `(${from + blocksAtOnce},0)`],
    )
    for (const group of inGroups(found.rows)) {
      const done = await resealRows(context, place, group)
      walked.resealed += done.resealed
      walked.unreadable += done.unreadable
      context.onProgress({ table: place.table, resealed: done.resealed })
    }
  }
  return walked
}

/** The first byte is the key number; only that byte is read from a TOASTed value. */
const isOld = (columns: string[]) => columns.map((column) => `substr(${column}, 1, 1) <> $1`).join(' or ')
const markOf = ({ currentKeyId }: Secrets) => Buffer.from([currentKeyId])

function inGroups(found: { at: string; size: number }[]): string[][] {
  const groups: { places: string[]; bytes: number }[] = []
  for (const { at, size } of found) {
    const last = groups.at(-1)
    if (last && last.places.length < atMost.rows && last.bytes + size <= atMost.bytes) {
      last.places.push(at)
      last.bytes += size
    } else groups.push({ places: [at], bytes: size })
  }
  return groups.map(({ places }) => places)
}

async function resealRows(context: Keeper, place: Place, group: string[]) {
  const { owner } = context
  const guard = getOwn(guardTriggers, place.table)
  await owner.query(`begin; set local lock_timeout = '1s'`)
  try {
    // The table stays locked until the transaction ends, so no write escapes the disabled trigger.
    if (guard) await owner.query(`alter table ${place.table} disable trigger ${guard}`)
    const done = await resealHeld(context, place, group)
    if (guard) await owner.query(`alter table ${place.table} enable trigger ${guard}`)
    await owner.query('commit')
    return done
  } catch (error) {
    await owner.query('rollback')
    // The table is locked: the next pass tries again.
    if (error instanceof pg.DatabaseError && error.code === '55P03') return { resealed: 0, unreadable: 0 }
    throw error
  }
}

async function resealHeld({ owner, secrets }: Keeper, { table, columns }: Place, group: string[]) {
  const held = await owner.query<{ at: string } & Record<string, Buffer | string | null>>(
    `select ctid::text as at, ${columns.join(', ')} from ${table}
     where ctid = any($2::tid[]) and (${isOld(columns)})
     for no key update skip locked`,
    [markOf(secrets), group],
  )
  const fresh = held.rows.map((row) => ({
    at: row.at,
    values: columns.map((column) => resealOne(secrets, row[column] as Buffer | null)),
  }))
  const readable = fresh.filter(({ values }) => !values.includes('unreadable'))
  if (readable.length > 0)
    await owner.query(
      `update ${table} kept
       set ${columns.map((column) => `${column} = coalesce(fresh.${column}, kept.${column})`).join(', ')}
       from unnest($1::tid[], ${columns.map((_, index) => `$${index + 2}::bytea[]`).join(', ')})
         fresh(at, ${columns.join(', ')})
       where kept.ctid = fresh.at`,
      [readable.map(({ at }) => at), ...columns.map((_, index) => readable.map(({ values }) => values[index]))],
    )
  return { resealed: readable.length, unreadable: fresh.length - readable.length }
}

/** Returns null if nothing needs to change. */
function resealOne(secrets: Secrets, sealed: Buffer | null): Buffer | null | 'unreadable' {
  if (sealed === null || sealed[0] === secrets.currentKeyId) return null
  try {
    return secrets.reencrypt(sealed)
  } catch {
    // Encrypted with a missing key, or damaged: reported at the end, and the other rows go on.
    return 'unreadable'
  }
}

export async function listStaleKeyRows({ owner, secrets }: Pick<Keeper, 'owner' | 'secrets'>): Promise<StaleKeyRows[]> {
  const left: StaleKeyRows[] = []
  for (const { table, columns } of listByteaColumns('sealed'))
    for (const column of columns) {
      const { rows } = await owner.query<{ key: number; rows: number }>(
        `select get_byte(substr(${column}, 1, 1), 0) as key, count(*)::int as rows from ${table}
         where substr(${column}, 1, 1) <> $1 group by 1 order by 1`,
        [markOf(secrets)],
      )
      left.push(...rows.map((row) => ({ table, column, ...row })))
    }
  return left
}
