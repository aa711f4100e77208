import { basename, join } from 'node:path'
import type { Database, Tx } from '#db/database.ts'
import { systemActor, recordAuditEntry } from '#server/audit-log.ts'
import {
  hashFile,
  toArchivedRow,
  readArchive,
  writeArchive,
  type ArchivedRow,
  type ArchiveHeader,
} from './archive-file.ts'
import { recountBlocks } from './audit-block-queries.ts'
import {
  deleteSealedRows,
  findLastSealBefore,
  getFirstSealAfter,
  listSealedRows,
  lockSealing,
} from './hash-chain-queries.ts'
import { sealBatchSize, MAX_ID_GAP } from './hash-chain.ts'
import { getChainStart, verifyChain } from './verify-chain.ts'

export class ArchiveError extends Error {}

export type ArchiveResult = {
  file: string
  entries: number
  firstEntry: number
  lastEntry: number
  seq: number
  hash: string
}

/**
 * Archives the audit entries before a date, as the database owner, since the application role may not delete them.
 * Writes them to a file and reads it back, then records a checkpoint with the last hash and deletes them. The remaining
 * entries stay chained to that hash.
 */
export async function archiveAudit(
  db: Database,
  { before, folder }: { before: Date; folder: string },
): Promise<ArchiveResult | undefined> {
  const verdict = await verifyChain(db)
  if (!verdict.isIntact)
    throw new ArchiveError(`The hash chain is broken at entry ${verdict.firstBroken}. Nothing was archived.`)
  const beginning = await getChainStart(db)
  const last = await findLastSealBefore(db, before)
  if (!last || last.seq <= beginning.seq) return undefined
  const first = (await getFirstSealAfter(db, beginning.seq)).audit_id
  const file = join(folder, `audit-${first}-${last.audit_id}.jsonl.gz`)
  await writeArchive(file, linesOf(db, { previous: beginning.hash.toString('hex'), seq: beginning.seq }, last.seq))
  const written = await readArchive(file)
  const hash = last.hash.toString('hex')
  if (written.firstBroken !== null || written.hash !== hash)
    throw new ArchiveError('The archive file does not match the log. Nothing was deleted.')
  const archived = { file, entries: written.entries, firstEntry: first, lastEntry: last.audit_id, seq: last.seq, hash }
  const sha256 = await hashFile(file)
  await db.transaction().execute((tx) => deleteArchivedRows(tx, { ...archived, sha256 }))
  return archived
}

async function* linesOf(
  db: Database,
  heading: ArchiveHeader,
  until: number,
): AsyncGenerator<ArchiveHeader | ArchivedRow> {
  yield heading
  for (let seq = heading.seq; ;) {
    const rows = await listSealedRows(db, { after: seq, until, limit: sealBatchSize })
    for (const row of rows) yield toArchivedRow(row)
    const last = rows.at(-1)
    if (!last || rows.length < sealBatchSize) return
    seq = last.seq
  }
}

/** Blocks sealing, so that the checkpoint and the deletion happen in one transaction. */
async function deleteArchivedRows(tx: Tx, { file, ...archived }: ArchiveResult & { sha256: string }) {
  await lockSealing(tx)
  await recordAuditEntry(tx, systemActor, 'audit.archived', 'audit', { ...archived, file: basename(file) })
  await deleteSealedRows(tx, archived.seq)
  await recountBlocks(tx, archived.lastEntry + MAX_ID_GAP)
}
