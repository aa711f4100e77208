import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { getOwn } from '../../../domain/src/collections/get-own.ts'
import type { Secrets } from '../platform/secrets.ts'
import { columnsOf, guardOf } from './byte-columns.ts'

/** Rows of a column that are sealed under a key other than the one that seals now. */
export type Left = { table: string; column: string; key: number; rows: number }
export type Rotation = { resealed: number; left: Left[]; unreadable: number }
type Place = { table: string; columns: string[] }
type Keeper = { owner: pg.Client; secrets: Secrets; onProgress: (told: { table: string; resealed: number }) => void }

const blocksAtOnce = 512
/** Small transactions: people who edit the same rows wait for none of them longer than a moment. */
const atMost = { rows: 200, bytes: 4_000_000 }
const passes = 5

/**
 * Seals every sealed column anew under the key that seals now, beside a running portal. What is done stays done: after a kill the
 * next run passes over it. Rows that somebody holds are left for the next pass, and only bytes change: no revision, no moment.
 */
export async function rotateKeys(keeper: Keeper): Promise<Rotation> {
  let [resealed, unreadable] = [0, 0]
  for (let pass = 1; ; pass += 1) {
    let inPass = 0
    unreadable = 0
    for (const place of columnsOf('sealed')) {
      const walked = await walkTable(keeper, place)
      inPass += walked.resealed
      unreadable += walked.unreadable
    }
    resealed += inPass
    const left = await listLeft(keeper)
    if (left.length === 0 || pass === passes || (inPass === 0 && pass > 2)) return { resealed, left, unreadable }
    await wait(500)
  }
}

/** Block by block, by where rows lie: it needs no key, and what moves on meanwhile is found by the next pass. */
async function walkTable(keeper: Keeper, place: Place): Promise<{ resealed: number; unreadable: number }> {
  const { owner, secrets } = keeper
  const { rows } = await owner.query<{ blocks: number }>(
    `select (pg_relation_size($1::regclass) / current_setting('block_size')::bigint)::int as blocks`, [place.table]) // prettier-ignore
  const sizes = place.columns.map((column) => `coalesce(octet_length(${column}), 0)`).join(' + ')
  const walked = { resealed: 0, unreadable: 0 }
  for (let from = 0; from < (rows[0]?.blocks ?? 0); from += blocksAtOnce) {
    const found = await owner.query<{ at: string; size: number }>(
      `select ctid::text as at, ${sizes} as size from ${place.table}
       where ctid >= $2::tid and ctid < $3::tid and (${isOld(place.columns)})`,
      [markOf(secrets), `(${from},0)`, `(${from + blocksAtOnce},0)`],
    )
    for (const group of inGroups(found.rows)) {
      const done = await resealRows(keeper, place, group)
      walked.resealed += done.resealed
      walked.unreadable += done.unreadable
      keeper.onProgress({ table: place.table, resealed: done.resealed })
    }
  }
  return walked
}

/** The first byte names the key; only that byte is read of a value that lies outside its row. */
const isOld = (columns: string[]) => columns.map((column) => `substr(${column}, 1, 1) <> $1`).join(' or ')
const markOf = ({ currentKey }: Secrets) => Buffer.from([currentKey])

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

async function resealRows(keeper: Keeper, place: Place, group: string[]) {
  const { owner } = keeper
  const guard = getOwn(guardOf, place.table)
  await owner.query(`begin; set local lock_timeout = '1s'`)
  try {
    // Nobody else writes to the table until the guard stands again, with the end of this transaction.
    if (guard) await owner.query(`alter table ${place.table} disable trigger ${guard}`)
    const done = await resealHeld(keeper, place, group)
    if (guard) await owner.query(`alter table ${place.table} enable trigger ${guard}`)
    await owner.query('commit')
    return done
  } catch (error) {
    await owner.query('rollback')
    // The table is busy: the next pass comes back.
    if (error instanceof pg.DatabaseError && error.code === '55P03') return { resealed: 0, unreadable: 0 }
    throw error
  }
}

async function resealHeld({ owner, secrets }: Keeper, { table, columns }: Place, group: string[]) {
  const held = await owner.query<{ at: string } & Record<string, Buffer | string | null>>(
    `select ctid::text as at, ${columns.join(', ')} from ${table} where ctid = any($2::tid[]) and (${isOld(columns)}) for no key update skip locked`,
    [markOf(secrets), group],
  )
  const fresh = held.rows.map((row) => ({ at: row.at, values: columns.map((column) => resealOne(secrets, row[column] as Buffer | null)) }))
  const readable = fresh.filter(({ values }) => !values.includes('unreadable'))
  if (readable.length > 0)
    await owner.query(
      `update ${table} kept set ${columns.map((column) => `${column} = coalesce(fresh.${column}, kept.${column})`).join(', ')}
       from unnest($1::tid[], ${columns.map((_, index) => `$${index + 2}::bytea[]`).join(', ')}) fresh(at, ${columns.join(', ')})
       where kept.ctid = fresh.at`,
      [readable.map(({ at }) => at), ...columns.map((_, index) => readable.map(({ values }) => values[index]))],
    )
  return { resealed: readable.length, unreadable: fresh.length - readable.length }
}

/** Null where there is nothing to change. */
function resealOne(secrets: Secrets, sealed: Buffer | null): Buffer | null | 'unreadable' {
  if (sealed === null || sealed[0] === secrets.currentKey) return null
  try {
    return secrets.reseal(sealed)
  } catch {
    // Under a key that was not given, or damaged: told at the end, and no reason to leave the others as they are.
    return 'unreadable'
  }
}

export async function listLeft({ owner, secrets }: Pick<Keeper, 'owner' | 'secrets'>): Promise<Left[]> {
  const left: Left[] = []
  for (const { table, columns } of columnsOf('sealed'))
    for (const column of columns) {
      const { rows } = await owner.query<{ key: number; rows: number }>(
        `select get_byte(substr(${column}, 1, 1), 0) as key, count(*)::int as rows from ${table}
         where substr(${column}, 1, 1) <> $1 group by 1 order by 1`, [markOf(secrets)]) // prettier-ignore
      left.push(...rows.map((row) => ({ table, column, ...row })))
    }
  return left
}
