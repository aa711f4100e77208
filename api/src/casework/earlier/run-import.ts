import { toDhakaDate } from '@wewb/domain/language/dates'
import { digestOf } from '#casework/applications/application-keys.ts'
import { nextReferenceNumber } from '#casework/applications/queries.ts'
import { enterEarlierClaims } from '#casework/claims/enter-earlier-claims.ts'
import type { Tx } from '#db/database.ts'
import type { ParsedRow } from '#registers/imports/import-sheets.ts'
import type { ValidatedRow } from '#registers/imports/validate-rows.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import type { Portal } from '#server/context.ts'
import { loadEarlierSheet } from './earlier-sheet.ts'
import { sealPerson } from './earlier-person.ts'
import { advanceImport, finishImport, getImport, insertEarlier, listRunningImports } from './queries.ts'
import { keyOf } from './row-key.ts'
import { findKnown, validateMapped } from './staged-rows.ts'
import { rowsOf } from './store-checked.ts'

const BATCH_SIZE = 200
/** The prefix of a series of its own, which no service has. */
const prefix = 'OLD'

type Parts = Pick<Portal, 'db' | 'secrets' | 'now'>

/**
 * Writes the rows batch by batch. Rows and position commit together, so that after a crash the import continues after
 * the last batch and writes nothing twice.
 */
export async function runEarlierImport(portal: Parts, importId: string): Promise<void> {
  const { db, now } = portal
  const row = await getImport(db, importId)
  const staged = rowsOf(portal, row)
  if (row.state !== 'RUNNING' || !staged) return
  const sheet = await loadEarlierSheet(db, toDhakaDate(now()))
  let position = 0
  let batch: ValidatedRow[] = []
  const write = async () => {
    const rows = batch.flatMap(({ row: good }) => (good ? [good] : []))
    const from = position - batch.length
    batch = []
    await db.transaction().execute(async (tx) => {
      const added = await writeRows(tx, portal, { importId, sheet, rows })
      // On a mismatch another process has written these rows, and this transaction writes nothing.
      if (!(await advanceImport(tx, importId, from, position, added))) throw new Overtaken()
    })
  }
  try {
    for await (const checked of validateMapped(sheet, staged, row.mapping)) {
      position += 1
      if (position <= row.done) continue
      batch.push(checked)
      if (batch.length === BATCH_SIZE) await write()
    }
    if (batch.length > 0) await write()
  } catch (error) {
    if (error instanceof Overtaken) return
    throw error
  }
  await finish(portal, importId)
}

class Overtaken extends Error {}

type Sheet = Awaited<ReturnType<typeof loadEarlierSheet>>
type Batch = { importId: string; sheet: Sheet; rows: readonly ParsedRow[] }

/** Inserts the rows that were not imported before, and enters what was granted into the claims ledger. */
async function writeRows(tx: Tx, portal: Parts, { importId, sheet, rows }: Batch): Promise<number> {
  const known = await findKnown(tx, rows)
  const fresh = rows.filter((row) => !known.has(keyOf(row)))
  if (fresh.length === 0) return 0
  const values = []
  for (const row of fresh) values.push(await toRecord(tx, portal, row, { importId, claimed: sheet.read(row).claimed }))
  const inserted = await insertEarlier(tx, values)
  await enterEarlierClaims(tx, portal, inserted)
  return inserted.length
}

type Origin = { importId: string; claimed: ReturnType<Sheet['read']>['claimed'] }

async function toRecord(tx: Tx, { secrets }: Parts, row: ParsedRow, { importId, claimed }: Origin) {
  const text = (column: string) => (row[column] === null || row[column] === undefined ? null : String(row[column]))
  const digest = (kind: string) => {
    const value = text(kind)
    return value === null ? null : digestOf(secrets, kind, value)
  }
  const year = Number(row['year'])
  return {
    no: await nextReferenceNumber(tx, prefix, year),
    old_no: String(row['oldNo']),
    service: String(row['service']),
    year,
    name: String(row['name']),
    district: text('district'),
    amount: text('amount'),
    status: row['status'] as 'PAID' | 'APPROVED' | 'REJECTED',
    decided_on: text('decidedOn'),
    person_sealed: sealPerson(secrets, {
      nid: text('nid'),
      passport: text('passport'),
      mobile: text('mobile'),
      claimed,
    }),
    nid_digest: digest('nid'),
    passport_digest: digest('passport'),
    mobile_digest: digest('mobile'),
    import_id: importId,
  }
}

async function finish({ db }: Parts, importId: string) {
  await db.transaction().execute(async (tx) => {
    if (!(await finishImport(tx, importId))) return
    const row = await getImport(tx, importId)
    await recordAuditEntry(tx, { id: row.decided_by ?? 0 }, 'earlier.imported', `earlier-import:${importId}`, {
      file: row.file_name,
      sha256: row.sha256,
      uploader: row.uploader,
      total: row.total,
      added: row.added,
      refused: row.refused,
    })
  })
}

/** Resumes imports that an end of the portal interrupted. */
export const resumeEarlierImports = ({ db, jobs }: Pick<Portal, 'db' | 'jobs'>) =>
  db.transaction().execute(async (tx) => {
    for (const { id } of await listRunningImports(tx)) await jobs.enqueue(tx, 'import-earlier', { importId: id })
  })
