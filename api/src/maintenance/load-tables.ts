import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import type pg from 'pg'
import { createDigestStream, type BackupManifest, type TableBackup } from './backup-manifest.ts'
import { copyIn, copyOut } from './copy-streams.ts'
import { formatCopyStatement, listTables, quoteColumns, portableSessionSettings } from './backup-tables.ts'

/** Loads and compares everything in one transaction: the result is complete, or nothing is stored. */
export async function loadTables(
  owner: pg.Client,
  folder: string,
  manifest: BackupManifest,
  report: (line: string) => void,
) {
  await owner.query(portableSessionSettings)
  await owner.query('begin')
  try {
    const putBack = await layBare(owner)
    for (const table of manifest.tables) {
      report(`table ${table.name}: ${table.rows} rows …`)
      await load(owner, folder, table, `"${table.name}"`)
    }
    await owner.query(
      `create temporary table brought_back (
        row bigint generated always as identity, name text, data jsonb, priority integer, start_after timestamptz)`,
    )
    await load(owner, folder, manifest.jobs, 'brought_back')
    for (const { name, last, isCalled } of manifest.sequences)
      await owner.query('select setval($1::regclass, $2, $3)', [`public."${name}"`, last, isCalled])
    report('indexes and references …')
    await putBack()
    await compare(owner, manifest, report)
    await owner.query('commit')
  } catch (error) {
    await owner.query('rollback').catch(() => {})
    throw error
  }
}

async function load(owner: pg.Client, folder: string, { file, columns }: TableBackup, into: string) {
  const target = copyIn(owner, `copy ${into} (${quoteColumns(columns)}) from stdin`)
  await pipeline(createReadStream(join(folder, file)), createZstdDecompress(), target)
}

/**
 * Empties all tables, disables their triggers and drops indexes and foreign keys, using only the rights of a table
 * owner. The returned function restores the latter three, which also validates every foreign key.
 */
async function layBare(owner: pg.Client): Promise<() => Promise<void>> {
  const { rows: tables } = await owner.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  )
  const { rows: references } = await owner.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
  const { rows: indexes } = await owner.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index i
     join pg_class c on c.oid = i.indexrelid and c.relnamespace = 'public'::regnamespace
     where not exists (select from pg_constraint k where k.conindid = i.indexrelid)`,
  )
  const say = async (statements: string[]) => {
    for (const statement of statements) await owner.query(statement)
  }
  await say(references.map(({ table, name }) => `alter table ${table} drop constraint "${name}"`))
  await say(indexes.map(({ name }) => `drop index ${name}`))
  await say([`truncate ${tables.map(({ name }) => `"${name}"`).join(', ')}`])
  await say(tables.map(({ name }) => `alter table "${name}" disable trigger user`))
  return async () => {
    await say(indexes.map(({ definition }) => definition))
    await say(
      references.map(({ table, name, definition }) => `alter table ${table} add constraint "${name}" ${definition}`),
    )
    await say(tables.map(({ name }) => `alter table "${name}" enable trigger user`))
  }
}

/** Reads every table again and compares it byte for byte with the backup. */
async function compare(owner: pg.Client, manifest: BackupManifest, report: (line: string) => void) {
  const found = new Map((await listTables(owner)).map((table) => [table.name, table]))
  for (const { name, columns, rows, contents } of manifest.tables) {
    report(`comparing ${name} …`)
    const table = found.get(name)
    if (!table || table.columns.join() !== columns.join())
      throw new Error(`Table ${name} does not have the columns of the backup.`)
    const weighed = createDigestStream()
    await pipeline(copyOut(owner, formatCopyStatement(table)), weighed.stream, nowhere())
    const { lines, sha256 } = weighed.read()
    if (lines !== rows) throw new Error(`Table ${name} has ${lines} rows instead of ${rows}.`)
    if (sha256 !== contents) throw new Error(`Table ${name} does not match the backup.`)
  }
}

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() })
