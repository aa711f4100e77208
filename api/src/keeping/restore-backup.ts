import { copyFile, mkdir, readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import pg from 'pg'
import { verifyAudit } from '../audit/verify-chain.ts'
import { openDatabase } from '../platform/database.ts'
import type { Files } from '../platform/files.ts'
import { prepareJobs } from '../platform/jobs.ts'
import { migrate, readMigrations } from '../platform/migrate.ts'
import type { Secrets } from '../platform/secrets.ts'
import { eachOf, placeOfFile, readFileSums, readManifest, type Manifest } from './backup-folder.ts'
import { findFaults } from './verify-backup.ts'
import { loadTables } from './load-tables.ts'
import { bringBackJobs } from './waiting-jobs.ts'

export type Restoring = {
  owner: pg.Client
  ownerUrl: string
  files: Files
  secrets: Secrets
  dataDir: string
  /** The keys are lost, and what is not sealed is worth having all the same. */
  withoutKeys: boolean
  tell: (line: string) => void
}

/** Into an empty database only. Nothing is touched before the whole backup has been found unhurt and its keys are at hand. */
export async function restoreBackup(restoring: Restoring, folder: string): Promise<Manifest> {
  const { owner, ownerUrl, secrets, tell } = restoring
  const manifest = await readManifest(folder)
  insistOnMigrations(manifest)
  if (!restoring.withoutKeys) insistOnKeys(manifest, secrets)
  await insistOnEmpty(restoring)
  const faults = await findFaults(folder, manifest, tell)
  if (faults.length > 0) throw new Error(['This backup is damaged:', ...faults.slice(0, 20).map((fault) => `  ${fault}`)].join('\n'))

  await bringBackFiles(restoring, folder, manifest)
  const known = new Set(manifest.migrations.map(({ name }) => name))
  await migrate(owner, (name) => known.has(name))
  await loadTables(owner, folder, manifest, tell)
  await migrate(owner)
  await prepareJobs(ownerUrl, owner)
  await bringBackJobs(ownerUrl, owner)
  await owner.query('analyze')
  tell('the chain of the audit …')
  await insistOnAudit(ownerUrl, manifest)
  return manifest
}

function insistOnMigrations({ migrations }: Manifest) {
  const own = new Map(readMigrations().map(({ name, hash }) => [name, hash]))
  const strange = migrations.filter(({ name, hash }) => own.get(name) !== hash).map(({ name }) => name)
  if (strange.length > 0) throw new Error(`This backup was made by another portal: ${strange.join(', ')} is unknown here. Restore it with the portal that made it, or a newer one.`) // prettier-ignore
}

function insistOnKeys({ keys }: Manifest, { fingerprints }: Secrets) {
  const lacking = Object.entries(keys.data).filter(([id, print]) => fingerprints.data[id] !== print).map(([id]) => id) // prettier-ignore
  if (lacking.length > 0)
    throw new Error(`What is sealed in this backup was sealed with key ${lacking.join(' and ')}, which PORTAL_DATA_KEY does not hold (in a demo: demo-secrets.json of its data folder). A backup holds no keys: bring them, or add --without-keys and lose what is sealed.`) // prettier-ignore
  if (fingerprints.index !== keys.index)
    throw new Error(`The blind indexes of this backup follow from another PORTAL_SECRET: set PORTAL_INDEX_SECRET to that one (in a demo: bring demo-secrets.json), or add --without-keys and lose the search by numbers.`) // prettier-ignore
}

async function insistOnEmpty({ owner, dataDir }: Restoring) {
  const { rows } = await owner.query<{ name: string }>(`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S') limit 1`) // prettier-ignore
  if (rows.length > 0) throw new Error('This database is not empty. A restore writes over nothing: give it an empty database, or an empty DATA_DIR.') // prettier-ignore
  const inFolder = await readdir(join(dataDir, 'files')).catch(() => [])
  if (inFolder.length > 0) throw new Error(`${join(dataDir, 'files')} is not empty. A restore writes over nothing: give it an empty DATA_DIR.`) // prettier-ignore
}

async function bringBackFiles({ files, dataDir, tell }: Restoring, folder: string, manifest: Manifest) {
  let done = 0
  await eachOf(readFileSums(folder, manifest), async ({ name }) => {
    await files.shelf.put(Buffer.from(name, 'hex'), await readFile(join(folder, placeOfFile(name))))
    done += 1
    if (done % 100 === 0) tell(`${done} of ${manifest.files.count} files …`)
  })
  if (manifest.archives.length > 0) await mkdir(join(dataDir, 'audit-archive'), { recursive: true, mode: 0o700 })
  for (const { file } of manifest.archives) await copyFile(join(folder, file), join(dataDir, 'audit-archive', basename(file)))
}

/** The chain fits from its beginning, and leads over the head that was noted when the backup was made. */
async function insistOnAudit(ownerUrl: string, { audit }: Manifest) {
  const db = openDatabase(new pg.Pool({ connectionString: ownerUrl, max: 1 }))
  try {
    const verdict = await verifyAudit(db)
    if (!verdict.whole) throw new Error(`All is restored, but the audit does not fit at entry ${verdict.firstBroken}: it was changed before the backup was made.`) // prettier-ignore
    const seal = audit && (await db.selectFrom('audit_seal').select('hash').where('seq', '=', audit.seq).executeTakeFirst())
    if (audit && seal?.hash.toString('hex') !== audit.hash) throw new Error('All is restored, but the audit does not lead over the head that the backup names.') // prettier-ignore
  } finally {
    await db.destroy()
  }
}
