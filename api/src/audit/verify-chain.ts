import { sql } from 'kysely'
import type { Database, Tx } from '../platform/database.ts'
import { columns, link, sealAudit, start, type SealedRow } from './chain.ts'

/** The end of a stretch that fits: the seal to go on from, and the entry it seals. */
export type Reached = { seq: number; entry: number; at: string; hash: string }
export type Verdict = {
  whole: boolean
  rows: number
  /** The first entry that does not fit. */
  firstBroken: number | null
  reached: Reached | null
  /** Where to go on; null at the end of the log, and where it is broken. */
  next: number | null
}

/** The memory of a walk is that of one stretch, however long the log is. */
const atOnce = 5000

type Link = { seq: number; hash: Buffer }

/** Walks the whole chain and names the first row that does not fit. */
export async function verifyAudit(db: Database, onProgress: (rows: number) => void = () => {}): Promise<Verdict> {
  await sealAudit(db, true)
  let [rows, after, reached]: [number, number, Reached | null] = [0, 0, null]
  for (;;) {
    const stretch: Verdict = await verifyStretch(db, after, atOnce)
    rows += stretch.rows
    reached = stretch.reached ?? reached
    onProgress(rows)
    if (!stretch.whole || stretch.next === null) return { ...stretch, rows, reached }
    after = stretch.next
  }
}

/**
 * So many rows behind a seal. Each is held against the hash stored before it, and the one before it was held against its own:
 * stretch by stretch the whole chain is walked, and no request takes long.
 */
export async function verifyStretch(db: Database, after: number, most: number): Promise<Verdict> {
  const from = await linkBefore(db, after)
  if (!from) return { whole: false, rows: 0, firstBroken: null, reached: null, next: null }
  const { rows } = await sql<SealedRow>`
    select s.seq, s.hash, s.audit_id, ${columns} from audit_seal s left join audit a on a.id = s.audit_id
    where s.seq > ${from.seq} order by s.seq limit ${most}`.execute(db)
  let previous = from.hash
  const broken = rows.findIndex((row) => {
    previous = link(previous, row)
    return row.id === null || !previous.equals(row.hash)
  })
  const fitting = broken < 0 ? rows : rows.slice(0, broken)
  const last = fitting.at(-1)
  return {
    whole: broken < 0,
    rows: fitting.length,
    firstBroken: rows[broken]?.audit_id ?? null,
    reached: last ? { seq: last.seq, entry: last.audit_id, at: `${last.at.replace(' ', 'T')}Z`, hash: last.hash.toString('hex') } : null,
    next: broken < 0 && last && rows.length === most ? last.seq : null,
  }
}

async function linkBefore(db: Database, after: number): Promise<Link | undefined> {
  if (after === 0) return await beginningOf(db)
  return await db.selectFrom('audit_seal').select(['seq', 'hash']).where('seq', '=', after).executeTakeFirst()
}

export type Checkpoint = { seq: number; hash: string }

/**
 * What the oldest row is chained to: nothing, or the last hash of what was archived, which an entry of the log itself keeps. It counts
 * only where the rows before it are really gone: whoever may merely write entries cannot hide anything behind a made-up one.
 */
export async function beginningOf(db: Database | Tx): Promise<Link> {
  const first = await db.selectFrom('audit_seal').select('seq').orderBy('seq').limit(1).executeTakeFirst()
  const archived = await db.selectFrom('audit').select('detail').where('event', '=', 'audit.archived').execute()
  const [nearest] = archived
    .map(({ detail }) => detail as Checkpoint)
    .filter(({ seq }) => seq < (first?.seq ?? 0))
    .toSorted((one, other) => other.seq - one.seq)
  return nearest ? { seq: nearest.seq, hash: Buffer.from(nearest.hash, 'hex') } : { seq: 0, hash: start }
}
