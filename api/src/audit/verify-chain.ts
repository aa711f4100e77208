import type { Database, Tx } from '#db/database.ts'
import { findFirstSeal, findSeal, listArchiveEntries, listSealsWithRows } from './hash-chain-queries.ts'
import { hashAuditRow, sealAudit, genesisHash } from './hash-chain.ts'

/** The end of a valid segment: the seal to continue from, and its entry. */
export type VerifiedPosition = { seq: number; entry: number; at: string; hash: string }
export type ChainVerification = {
  isIntact: boolean
  rows: number
  /** The first entry that breaks the chain. */
  firstBroken: number | null
  reached: VerifiedPosition | null
  /** Position to continue from; null at the end of the log and at a break. */
  next: number | null
}

/** Rows per segment, which limits memory regardless of the length of the log. */
const segmentSize = 5000

type Link = { seq: number; hash: Buffer }

/** Verifies the whole chain and reports the first row that breaks it. */
export async function verifyChain(
  db: Database,
  onProgress: (rows: number) => void = () => {},
): Promise<ChainVerification> {
  await sealAudit(db, true)
  let [rows, after, reached]: [number, number, VerifiedPosition | null] = [0, 0, null]
  for (;;) {
    const segment: ChainVerification = await verifyChainSegment(db, after, segmentSize)
    rows += segment.rows
    reached = segment.reached ?? reached
    onProgress(rows)
    if (!segment.isIntact || segment.next === null) return { ...segment, rows, reached }
    after = segment.next
  }
}

/**
 * Verifies a number of rows after a seal. Each row is checked against the stored hash before it, so that consecutive
 * segments cover the whole chain and no request takes long.
 */
export async function verifyChainSegment(db: Database, after: number, max: number): Promise<ChainVerification> {
  const from = await linkBefore(db, after)
  if (!from) return { isIntact: false, rows: 0, firstBroken: null, reached: null, next: null }
  const rows = await listSealsWithRows(db, from.seq, max)
  let previous = from.hash
  const broken = rows.findIndex((row) => {
    previous = hashAuditRow(previous, row)
    return row.id === null || !previous.equals(row.hash)
  })
  const fitting = broken < 0 ? rows : rows.slice(0, broken)
  const last = fitting.at(-1)
  return {
    isIntact: broken < 0,
    rows: fitting.length,
    firstBroken: rows[broken]?.audit_id ?? null,
    reached: last
      ? { seq: last.seq, entry: last.audit_id, at: `${last.at.replace(' ', 'T')}Z`, hash: last.hash.toString('hex') }
      : null,
    next: broken < 0 && last && rows.length === max ? last.seq : null,
  }
}

async function linkBefore(db: Database, after: number): Promise<Link | undefined> {
  if (after === 0) return await getChainStart(db)
  return await findSeal(db, after)
}

export type Checkpoint = { seq: number; hash: string }

/**
 * Returns the link before the oldest row: the genesis hash, or the last hash of an archive, which the log itself
 * records. A checkpoint counts only if the rows before it are really gone, so that a forged one cannot hide anything.
 */
export async function getChainStart(db: Database | Tx): Promise<Link> {
  const first = await findFirstSeal(db)
  const archived = await listArchiveEntries(db)
  const [nearest] = archived
    .map(({ detail }) => detail as Checkpoint)
    .filter(({ seq }) => seq < (first?.seq ?? 0))
    .toSorted((one, other) => other.seq - one.seq)
  return nearest ? { seq: nearest.seq, hash: Buffer.from(nearest.hash, 'hex') } : { seq: 0, hash: genesisHash }
}
