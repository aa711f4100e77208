import { existsSync } from 'node:fs'
import type { ImportKind } from '../../../domain/src/contracts/registry.ts'
import type { Portal } from '../platform/context.ts'
import { record } from '../platform/record.ts'
import { checkRows, type Checked } from './check-rows.ts'
import { sheets } from './import-columns.ts'
import { advanceImport, finishImport, getImportRow, listRunningImports } from './import-repository.ts'
import { readRows } from './read-rows.ts'
import { forgetSealed, importPath, openSealed } from './sealed-file.ts'
import { UnreadableFile } from './unreadable-file.ts'
import { writeRows } from './write-rows.ts'

const batchSize = 1000
type Parts = Pick<Portal, 'config' | 'db' | 'secrets'>

/**
 * Writes a file batch by batch. Rows and the count of them commit together, so whoever takes over, after a kill or a second
 * delivery of the job, goes on behind the last batch and nothing is written twice.
 */
export async function runImport(portal: Parts, importId: string): Promise<void> {
  const { kind, state, done } = await getImportRow(portal.db, importId)
  if (state !== 'RUNNING') return forgetSealed(portal, importId)
  // Only its own machine has the file; without it there is nothing to go on with.
  if (!existsSync(importPath(portal, importId))) return close(portal, importId, 'FAILED')
  const end = await writeAll(portal, importId, kind, done)
  return end === 'OVERTAKEN' ? undefined : close(portal, importId, end)
}

/** `OVERTAKEN` when another process was found at the same work: it will finish. */
async function writeAll(portal: Parts, importId: string, kind: ImportKind, done: number): Promise<'DONE' | 'FAILED' | 'OVERTAKEN'> {
  let position = 0
  let batch: Checked[] = []
  const write = async () => {
    const from = position - batch.length
    const rows = batch.flatMap(({ row }) => (row ? [row] : []))
    batch = []
    return portal.db.transaction().execute(async (tx) => {
      const counts = await writeRows(tx, portal.secrets, kind, importId, rows)
      // The count comes last and locks the import only for a moment; when it does not fit, the rows go back too.
      if (!(await advanceImport(tx, importId, from, position, counts))) throw new Overtaken()
    })
  }
  try {
    for await (const checked of checkRows(sheets[kind], readRows(openSealed(portal, importId)))) {
      position += 1
      if (position <= done) continue
      batch.push(checked)
      if (batch.length === batchSize) await write()
    }
    if (batch.length > 0) await write()
    return 'DONE'
  } catch (error) {
    if (error instanceof Overtaken) return 'OVERTAKEN'
    // A file that could be read before cannot now; a database that is away is worth the job's next try.
    if (error instanceof UnreadableFile) return 'FAILED'
    throw error
  }
}

class Overtaken extends Error {}

async function close(portal: Parts, importId: string, state: 'DONE' | 'FAILED') {
  await portal.db.transaction().execute(async (tx) => {
    if (!(await finishImport(tx, importId, state))) return
    const { kind, total, added, changed, refused, account_id } = await getImportRow(tx, importId)
    await record(tx, { id: account_id }, 'registry.imported', `import:${importId}`, { kind, state, total, added, changed, refused })
  })
  await forgetSealed(portal, importId)
}

/** At the start of the portal: what was under way when it stopped goes on. */
export async function resumeImports({ db, jobs }: Pick<Portal, 'db' | 'jobs'>) {
  await db.transaction().execute(async (tx) => {
    for (const { id } of await listRunningImports(tx)) await jobs.later(tx, 'import-register', { importId: id })
  })
}
