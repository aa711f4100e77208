import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import type pg from 'pg'
import { beginTransaction, commitTransaction, rollbackTransaction } from '#db/transaction-queries.ts'
import { createDigestStream, type BackupManifest, type TableBackup } from './backup-manifest.ts'
import { copyIn, copyOut } from './copy-streams.ts'
import { applyPortableSettings, formatCopyInStatement, formatCopyOutStatement, listTables } from './backup-queries.ts'
import { createRestoredJobsTable, restoredJobsTable } from './pending-job-queries.ts'
import { prepareBulkLoad, setSequence } from './restore-queries.ts'

/** Loads and compares everything in one transaction: the result is complete, or nothing is stored. */
export async function loadTables(
  owner: pg.Client,
  folder: string,
  manifest: BackupManifest,
  report: (line: string) => void,
) {
  await applyPortableSettings(owner)
  await beginTransaction(owner)
  try {
    const restoreSchema = await prepareBulkLoad(owner)
    for (const table of manifest.tables) {
      report(`table ${table.name}: ${table.rows} rows …`)
      await load(owner, folder, table, table.name)
    }
    await createRestoredJobsTable(owner)
    await load(owner, folder, manifest.jobs, restoredJobsTable)
    for (const sequence of manifest.sequences) await setSequence(owner, sequence)
    report('indexes and references …')
    await restoreSchema()
    await compare(owner, manifest, report)
    await commitTransaction(owner)
  } catch (error) {
    await rollbackTransaction(owner).catch(() => {})
    throw error
  }
}

async function load(owner: pg.Client, folder: string, { file, columns }: TableBackup, into: string) {
  const target = copyIn(owner, formatCopyInStatement(into, columns))
  await pipeline(createReadStream(join(folder, file)), createZstdDecompress(), target)
}

/** Reads every table again and compares it byte for byte with the backup. */
async function compare(owner: pg.Client, manifest: BackupManifest, report: (line: string) => void) {
  const found = new Map((await listTables(owner)).map((table) => [table.name, table]))
  for (const { name, columns, rows, contents } of manifest.tables) {
    report(`comparing ${name} …`)
    const table = found.get(name)
    if (!table || table.columns.join() !== columns.join())
      throw new Error(`Table ${name} does not have the columns of the backup.`)
    const digest = createDigestStream()
    await pipeline(copyOut(owner, formatCopyOutStatement(table)), digest.stream, discard())
    const { lines, sha256 } = digest.read()
    if (lines !== rows) throw new Error(`Table ${name} has ${lines} rows instead of ${rows}.`)
    if (sha256 !== contents) throw new Error(`Table ${name} does not match the backup.`)
  }
}

const discard = () => new Writable({ write: (_chunk, _encoding, done) => done() })
