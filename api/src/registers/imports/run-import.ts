import { existsSync } from 'node:fs'
import type { ImportKind } from '@wewb/domain/registers/register-contracts'
import type { Portal } from '#server/context.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { validateRows, type ValidatedRow } from './validate-rows.ts'
import { importSheets } from './import-sheets.ts'
import { advanceImport, finishImport, getImportRow, listRunningImports } from './queries.ts'
import { listResultRows } from '#registers/spreadsheets/read-rows.ts'
import { deleteEncryptedFile, importPath, readEncryptedFile } from './encrypted-file.ts'
import { UnreadableFileError } from '#registers/spreadsheets/unreadable-file.ts'
import { upsertRegisterRows } from './upsert-rows.ts'

const batchSize = 1000
type Parts = Pick<Portal, 'config' | 'db' | 'secrets'>

/**
 * Writes a file batch by batch. Rows and position commit together, so that after a crash or a second delivery of the
 * job the import continues after the last batch and writes nothing twice.
 */
export async function runImport(portal: Parts, importId: string): Promise<void> {
  const { kind, state, done } = await getImportRow(portal.db, importId)
  if (state !== 'RUNNING') return deleteEncryptedFile(portal, importId)
  // Only its own machine has the file; without it the import cannot continue.
  if (!existsSync(importPath(portal, importId))) return close(portal, importId, 'FAILED')
  const end = await writeAll(portal, importId, kind, done)
  return end === 'OVERTAKEN' ? undefined : close(portal, importId, end)
}

/** Returns `OVERTAKEN` when another process works on the same import and will finish it. */
async function writeAll(
  portal: Parts,
  importId: string,
  kind: ImportKind,
  done: number,
): Promise<'DONE' | 'FAILED' | 'OVERTAKEN'> {
  let position = 0
  let batch: ValidatedRow[] = []
  const write = async () => {
    const from = position - batch.length
    const rows = batch.flatMap(({ row }) => (row ? [row] : []))
    batch = []
    return portal.db.transaction().execute(async (tx) => {
      const counts = await upsertRegisterRows(tx, portal.secrets, kind, importId, rows)
      // The position is updated last and locks the import only briefly; on a mismatch the rows are rolled back too.
      if (!(await advanceImport(tx, importId, from, position, counts))) throw new Overtaken()
    })
  }
  try {
    for await (const checked of validateRows(importSheets[kind], listResultRows(readEncryptedFile(portal, importId)))) {
      position += 1
      if (position <= done) continue
      batch.push(checked)
      if (batch.length === batchSize) await write()
    }
    if (batch.length > 0) await write()
    return 'DONE'
  } catch (error) {
    if (error instanceof Overtaken) return 'OVERTAKEN'
    // The file was readable before and is not now; a lost database connection is retried by the job.
    if (error instanceof UnreadableFileError) return 'FAILED'
    throw error
  }
}

class Overtaken extends Error {}

async function close(portal: Parts, importId: string, state: 'DONE' | 'FAILED') {
  await portal.db.transaction().execute(async (tx) => {
    if (!(await finishImport(tx, importId, state))) return
    const { kind, total, added, changed, refused, account_id } = await getImportRow(tx, importId)
    await recordAuditEntry(tx, { id: account_id }, 'registry.imported', `import:${importId}`, {
      kind,
      state,
      total,
      added,
      changed,
      refused,
    })
  })
  await deleteEncryptedFile(portal, importId)
}

/** Resumes running imports when the portal starts. */
export async function resumeImports({ db, jobs }: Pick<Portal, 'db' | 'jobs'>) {
  await db.transaction().execute(async (tx) => {
    for (const { id } of await listRunningImports(tx)) await jobs.enqueue(tx, 'import-register', { importId: id })
  })
}
