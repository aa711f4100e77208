import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync, statSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { sealAudit } from '@wewb/api/audit/hash-chain.ts'
import { readManifest } from '@wewb/api/maintenance/backup-manifest.ts'
import { createBackup } from '@wewb/api/maintenance/create-backup.ts'
import { restoreBackup } from '@wewb/api/maintenance/restore-backup.ts'
import { rotateKeys } from '@wewb/api/maintenance/rotate-keys.ts'
import { readConfig } from '@wewb/api/config/config.ts'
import { startPostgres } from '@wewb/api/db/embedded-postgres.ts'
import { openFileStore } from '@wewb/api/storage/file-store.ts'
import { loadSecrets, createSecrets, type Secrets } from '@wewb/api/security/secrets.ts'
import { openPortal } from '@wewb/api/portal.ts'

/**
 * Fills a portal with a hundred thousand applications, backs it up while it runs, restores it into an empty folder and
 * compares every table and file. Exits with an error on any difference.
 */
const applications = Number(process.env['BENCH_FILES'] ?? 100_000)
const storedFiles = Math.ceil(applications / 50)
const place = mkdtempSync(join(tmpdir(), 'wewb-restore-'))
// As root, the database runs as another user, which needs access to the folder.
chmodSync(place, 0o755)
const keys = {
  PORTAL_SECRET: 'a secret of this bench, long enough for anyone',
  PORTAL_DATA_KEY: randomBytes(32).toString('base64'),
}
const quiet = () => {}
let peak = 0
const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 50)

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  peak = 0
  const startedAt = performance.now()
  const done = await work()
  console.log(`${what}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s, at most ${Math.round(peak / 1e6)} MB`)
  return done
}

async function openOwner(url: string) {
  const owner = new pg.Client(url)
  await owner.connect()
  return owner
}

const dataDir = join(place, 'data')
const postgres = await startPostgres(dataDir)
const config = readConfig({ DATA_DIR: dataDir, PORTAL_ENV: 'demo', LOG_LEVEL: 'silent', ...keys })
const { portal, close } = await openPortal(config, postgres.url)
const owner = await openOwner(postgres.url)
await timed(`${applications} applications with ${storedFiles} files`, () => fill(owner, portal.secrets))
// Seals the audit log first, because the restore would seal it and then differ.
while (await hasUnsealed(owner)) await sealAudit(portal.db, true)
const before = await countRows(owner)
const folder = join(place, 'backup')
const saving = { owner, files: portal.files, secrets: portal.secrets, dataDir, onProgress: quiet }
const saved = await timed('backup, beside the running portal', () => createBackup(saving, folder))
console.log(
  `${Math.round(sizeOf(folder) / 1e6)} MB, ` +
    `of which tables ${Math.round(saved.tables.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6)} MB`,
)
await owner.end()
await close()
await postgres.stop()

const emptyDir = join(place, 'empty')
const restored = await startPostgres(emptyDir)
const target = await openOwner(restored.url)
const secrets = loadSecrets(readConfig({ DATA_DIR: emptyDir, PORTAL_ENV: 'demo', ...keys }))
const restoring = {
  owner: target,
  ownerUrl: restored.url,
  files: openFileStore({ dataDir: emptyDir }, secrets),
  secrets,
  dataDir: emptyDir,
  withoutKeys: false,
  onProgress: quiet,
}
await timed('restore into an empty folder, with its comparison', () => restoreBackup(restoring, folder))
const again = join(place, 'again')
await timed('a backup of what was restored', () => createBackup({ ...restoring, files: restoring.files }, again))
const [one, other] = [await readManifest(folder), await readManifest(again)]
const differing = one.tables.filter(
  ({ name, contents }) => other.tables.find((table) => table.name === name)?.contents !== contents,
)
const after = await countRows(target)
const lost = [...before]
  .filter(([name, rows]) => !saved.leftOut.includes(name) && (after.get(name) ?? 0) < rows)
  .map(([name]) => name)
const same =
  differing.length === 0 &&
  lost.length === 0 &&
  one.files.sha256 === other.files.sha256 &&
  other.files.missing.length === 0
console.log(
  same
    ? `All ${one.tables.length} tables and ${one.files.count} files are equal.`
    : `Not equal: ${[...differing.map(({ name }) => name), ...lost].join(', ')}`,
)
const rotated = createSecrets(keys.PORTAL_SECRET, `2:${randomBytes(32).toString('base64')},1:${keys.PORTAL_DATA_KEY}`)
const { reencrypted, remaining } = await timed('its keys rotated', () =>
  rotateKeys({ owner: target, secrets: rotated, onProgress: quiet }),
)
console.log(`${reencrypted} rows re-encrypted, ${remaining.length} columns with rows under the old key`)
process.exitCode = same && remaining.length === 0 ? 0 : 1
clearInterval(watch)
await target.end()
await restored.stop()
rmSync(place, { recursive: true, force: true })

/** Creates rows in SQL; encrypted values and stored files here. */
async function fill(client: pg.Client, { encrypt }: Secrets) {
  const hashes: Buffer[] = []
  for (let n = 0; n < storedFiles; n += 50)
    hashes.push(...(await Promise.all(Array.from({ length: 50 }, () => portal.files.store(randomBytes(4000))))))
  const sealed = Array.from({ length: 100 }, (_, n) =>
    encrypt(
      JSON.stringify({
        nid: String(2_000_000_000 + n),
        passportNo: `A${10_000_000 + n}`,
        sicknessDetails: 'অসুস্থতার বিবরণ '.repeat(20),
      }),
    ),
  )
  await client.query(
    `insert into application (no, service, version, applicant_id, state, status, approval_status, desk, since,
     district, answers, answers_sealed, name, percent, submitted_at)
     select 'MED-2026-' || lpad(n::text, 7, '0'), 'fa-medical-assistance', (select max(version) from service_definition
       where service = 'fa-medical-assistance'), (select min(id) from account where user_type = 'APPLICANT'),
       'pending', 'SUBMITTED', 0, 'section', '2026-01-01', (1 + n % 64)::text,
       jsonb_build_object('studentNameEn', 'NAME ' || n, 'workerCountryId', 'SA',
         'note', repeat('এক লাইন \\n ', 5)), ($2::bytea[])[1 + n % 100], 'NAME ' || n, 100, now()
     from generate_series(1, $1::int) n`,
    [applications, sealed],
  )
  await client.query(`insert into application_act (application_id, on_day, move, from_state, to_state,
    from_status, to_status)
    select id, since, 'submit', 'draft', 'pending', 0, 0 from application`)
  await client.query(
    `insert into application_key select id, kind, sha256((kind || id)::bytea)
     from application, unnest(array['nid', 'mobile', 'passport']) kind`,
  )
  await client.query(
    `insert into document (application_id, path, sha256, media_type, size, file_name)
     select id, 'medicalPapers', ($1::bytea[])[1 + id % $2], 'application/pdf', 4000, 'paper.pdf' from application`,
    [hashes, hashes.length],
  )
  await client.query(
    `insert into audit (actor, event, subject, detail)
     select 'applicant:1', 'application.moved', 'application:' || no, '{"move": "submit"}' from application`,
  )
}

/** Lists the tables from the database catalogue: a table missing from every backup would otherwise go unnoticed. */
async function countRows(client: pg.Client): Promise<Map<string, number>> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  const counts = new Map<string, number>()
  for (const { name } of tables) {
    const { rows } = await client.query<{ n: number }>(`select count(*)::int as n from ${pg.escapeIdentifier(name)}`)
    counts.set(name, rows[0]?.n ?? 0)
  }
  return counts
}

async function hasUnsealed(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ left: boolean }>(
    'select (select count(*) from audit) > (select count(*) from audit_seal) as left',
  )
  return rows[0]?.left ?? false
}

function sizeOf(path: string): number {
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)
}
