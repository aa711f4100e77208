import type { Database } from '#db/database.ts'
import {
  listDocumentsByPassports,
  listEndedMemberships,
  listPassportsByNumbers,
  listPassportsOfWorkers,
} from './document-queries.ts'
import { listPassportHolders } from './queries.ts'

/** The starting point: a passport, or a document by its number. */
export type DocumentHolder = { passportIndex: Buffer } | { source: 'BMET' | 'MEMBERSHIP'; numbers: readonly string[] }

/**
 * Lists all documents of the person with this passport or document, following linked passports in both directions,
 * newest first.
 */
export async function listWorkerDocuments(db: Database, beginning: DocumentHolder) {
  const passports = await passportsOf(db, beginning)
  if (passports.length === 0) return []
  const [documents, ended] = await Promise.all([
    listDocumentsByPassports(db, passports),
    listEndedMemberships(db, passports),
  ])
  return [...documents, ...ended]
}
export type WorkerDocument = Awaited<ReturnType<typeof listWorkerDocuments>>[number]

/** Finds all passports of the holder: an old clearance has only the old passport, a membership has both. */
async function passportsOf(db: Database, beginning: DocumentHolder): Promise<Buffer[]> {
  const first = 'passportIndex' in beginning ? [beginning.passportIndex] : await passportsOnDocuments(db, beginning)
  if (first.length === 0) return []
  const holders = (await listPassportHolders(db, first)).map(({ worker_id }) => worker_id)
  if (holders.length === 0) return first
  const workerPassports = await listPassportsOfWorkers(db, holders)
  return [...first, ...workerPassports.map(({ passport_index }) => passport_index)]
}

async function passportsOnDocuments(
  db: Database,
  { source, numbers }: Exclude<DocumentHolder, { passportIndex: Buffer }>,
): Promise<Buffer[]> {
  const rows = await listPassportsByNumbers(db, source, numbers)
  return rows.map(({ passport_index }) => passport_index)
}
