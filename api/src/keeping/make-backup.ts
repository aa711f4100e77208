import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { copyFile, mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress } from 'node:zlib'
import type pg from 'pg'
import type { Files } from '../platform/files.ts'
import type { Secrets } from '../platform/secrets.ts'
import { eachOf, manifestFile, meter, placeOfFile, readFileNames, type Manifest, type Part, type Table } from './backup-folder.ts'
import { columnsOf } from './byte-columns.ts'
import { copyOut } from './copy-streams.ts'
import { sweepLock } from './sweep-files.ts'
import { copyOutOf, listTables, passing, plainTexts } from './tables-of-portal.ts'
import { copyOutOfJobs, waitingJobs } from './waiting-jobs.ts'

export type Saving = { owner: pg.Client; files: Files; secrets: Secrets; dataDir: string; tell: (line: string) => void }

/**
 * Everything as it was at one moment, while the portal goes on: one snapshot of the database, and the stored files it names. The
 * folder gets its name when all of it is written, so that half a backup never looks like a whole one.
 */
export async function makeBackup(saving: Saving, folder: string): Promise<Manifest> {
  const { owner } = saving
  const unfinished = `${folder}.unfinished`
  await mkdir(dirname(folder), { recursive: true })
  await mkdir(unfinished, { mode: 0o700 })
  // No file that the snapshot names is swept away before it has been copied.
  await owner.query('select pg_advisory_lock_shared($1)', [sweepLock])
  try {
    await owner.query(plainTexts)
    await owner.query('begin isolation level repeatable read, read only')
    const manifest = await writeParts(saving, unfinished)
    await owner.query('commit')
    await writeFile(join(unfinished, manifestFile), `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600, flush: true })
    // A file at a time would take hours where there are many; this waits once for the disk to have them all.
    if (process.platform === 'linux') spawnSync('sync', ['-f', unfinished])
    await rename(unfinished, folder)
    return manifest
  } finally {
    await owner.query('select pg_advisory_unlock_shared($1)', [sweepLock]).catch(() => {})
  }
}

async function writeParts(saving: Saving, folder: string): Promise<Manifest> {
  const { owner, secrets, tell } = saving
  const { rows: migrations } = await owner.query<{ name: string; hash: string }>('select name, hash from migration order by name')
  const { rows: moment } = await owner.query<{ at: Date }>('select now() as at')
  const tables: Table[] = []
  for (const table of await listTables(owner)) {
    if (passing.includes(table.name)) continue
    tell(`table ${table.name} …`)
    tables.push(await writeTable(owner, folder, table.name, table.columns, copyOutOf(table)))
  }
  const jobs = await writeTable(owner, folder, waitingJobs.name, waitingJobs.columns, await copyOutOfJobs(owner))
  const names = await writeCopy(owner, folder, 'files.list.zst', namesOfFiles)
  const archives = await copyArchives(saving, folder)
  const manifest: Manifest = {
    format: 'wewb-portal-backup-1',
    madeAt: (moment[0]?.at ?? new Date()).toISOString(),
    keys: secrets.fingerprints,
    migrations,
    tables,
    leftOut: passing,
    sequences: await listSequences(owner),
    jobs,
    files: { ...names.part, count: names.rows, missing: [] },
    archives,
    audit: await headOfAudit(owner),
  }
  return { ...manifest, files: { ...manifest.files, ...(await copyFiles(saving, folder, manifest)) } }
}

async function writeTable(owner: pg.Client, folder: string, name: string, columns: string[], statement: string): Promise<Table> {
  const { part, rows, contents } = await writeCopy(owner, folder, `tables/${name}.copy.zst`, statement)
  return { name, columns, rows, contents, ...part }
}

/** In COPY's own text a row is a line, and no row holds a line break. */
async function writeCopy(owner: pg.Client, folder: string, file: string, statement: string) {
  await mkdir(dirname(join(folder, file)), { recursive: true, mode: 0o700 })
  const [plain, packed] = [meter(), meter()]
  await pipeline(copyOut(owner, statement), plain.stream, createZstdCompress(), packed.stream, writing(join(folder, file)))
  const { lines: rows, sha256: contents } = plain.read()
  const { bytes, sha256 } = packed.read()
  return { part: { file, bytes, sha256 } satisfies Part, rows, contents }
}

const writing = (path: string) => createWriteStream(path, { mode: 0o600, flags: 'wx', flush: true })

const namesOfFiles = `copy (
  ${columnsOf('file').flatMap(({ table, columns }) => columns.map((column) => `select encode(${column}, 'hex') as name from ${table} where ${column} is not null`)).join(' union ')}
  order by 1) to stdout` // prettier-ignore

/** The names that were given out may be ahead of the snapshot, never behind it. */
async function listSequences(owner: pg.Client): Promise<Manifest['sequences']> {
  const { rows } = await owner.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace order by 1`,
  )
  const read = async ({ name }: { name: string }) => {
    const { rows: state } = await owner.query<{ last: string; isCalled: boolean }>(`select last_value::text as last, is_called as "isCalled" from "${name}"`) // prettier-ignore
    return { name, last: state[0]?.last ?? '1', isCalled: state[0]?.isCalled ?? false }
  }
  const sequences: Manifest['sequences'] = []
  for (const row of rows) sequences.push(await read(row))
  return sequences
}

async function headOfAudit(owner: pg.Client): Promise<Manifest['audit']> {
  const { rows } = await owner.query<{ seq: string; hash: Buffer }>('select seq, hash from audit_seal order by seq desc limit 1')
  return rows[0] ? { seq: Number(rows[0].seq), hash: rows[0].hash.toString('hex') } : null
}

/**
 * As they lie there, sealed: a backup holds no key and nothing that can be read without one. Those that are not there, or are not what
 * they were, are named: the backup of all the others is worth having.
 */
async function copyFiles({ files, tell }: Saving, folder: string, manifest: Manifest): Promise<{ missing: string[]; sums: Part }> {
  const missing: string[] = []
  const sums: string[] = []
  await eachOf(readFileNames(folder, manifest), async (name) => {
    const sha256 = Buffer.from(name, 'hex')
    const bytes = await readWhole(files, sha256)
    if (!bytes) {
      missing.push(name)
      return
    }
    const path = join(folder, placeOfFile(name))
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    await writeFile(path, bytes, { mode: 0o600 })
    sums.push(`${name} ${createHash('sha256').update(bytes).digest('hex')}\n`)
    if (sums.length % 100 === 0) tell(`${sums.length} of ${manifest.files.count} files …`)
  })
  return { missing: missing.toSorted(), sums: await writeSums(folder, sums.toSorted()) }
}

async function readWhole({ shelf, open }: Files, sha256: Buffer): Promise<Buffer | undefined> {
  try {
    const lying = await shelf.get(sha256)
    open(lying, sha256)
    return lying
  } catch {
    return undefined
  }
}

async function writeSums(folder: string, lines: string[]): Promise<Part> {
  const file = 'files.sums.zst'
  const packed = meter()
  await pipeline(Readable.from(lines), createZstdCompress(), packed.stream, writing(join(folder, file)))
  const { bytes, sha256 } = packed.read()
  return { file, bytes, sha256 }
}

/** Entries of the audit that lie in files only, by `audit:archive`. */
async function copyArchives({ dataDir }: Saving, folder: string): Promise<Part[]> {
  const from = join(dataDir, 'audit-archive')
  const names = (await readdir(from).catch((): string[] => [])).toSorted()
  if (names.length > 0) await mkdir(join(folder, 'audit-archive'), { mode: 0o700 })
  return await Promise.all(
    names.map(async (name) => {
      const file = `audit-archive/${name}`
      await copyFile(join(from, name), join(folder, file))
      const weighed = meter()
      await pipeline(createReadStream(join(folder, file)), weighed.stream.resume())
      const { bytes, sha256 } = weighed.read()
      return { file, bytes, sha256 }
    }),
  )
}
