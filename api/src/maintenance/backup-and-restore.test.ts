import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync, mkdirSync, readFileSync, existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { medicalAssistance } from '@wewb/domain/services/definitions/fa-medical-assistance/definition'
import { example } from '@wewb/domain/services/definitions/fa-medical-assistance/example'
import { isFull } from '@wewb/tests/test-size.ts'
import { openFileStore } from '#storage/file-store.ts'
import { createSecrets } from '#security/secrets.ts'
import { databaseUrl, testDataKey, testSecret } from '#testing/global-setup.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { fillInApplication, performMoves } from '#testing/run-example.ts'
import { readManifest, type BackupManifest } from './backup-manifest.ts'
import { createBackup } from './create-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { listBackupFaults } from './verify-backup.ts'

const workFolder = mkdtempSync(join(tmpdir(), 'wewb-backup-'))
const folder = join(workFolder, 'backup')
const secrets = createSecrets(testSecret, testDataKey)
let portal: TestPortal
let owner: pg.Client
let manifest: BackupManifest
let number: string
const made: string[] = []
const silent = () => {}

async function emptyPlace() {
  const name = `restored_${randomBytes(6).toString('hex')}`
  await owner.query(`create database ${name}`)
  made.push(name)
  const ownerUrl = databaseUrl(inject('postgresUrl'), name)
  const client = new pg.Client(ownerUrl)
  await client.connect()
  const dataDir = mkdtempSync(join(workFolder, 'data-'))
  return {
    owner: client,
    ownerUrl,
    dataDir,
    files: openFileStore({ dataDir }, secrets),
    secrets,
    withoutKeys: false,
    onProgress: silent,
  }
}
const restore = async (from = folder, given: Partial<Awaited<ReturnType<typeof emptyPlace>>> = {}) => {
  const empty = await emptyPlace()
  try {
    return { ...empty, manifest: await restoreBackup({ ...empty, ...given }, from) }
  } finally {
    await empty.owner.end()
  }
}

beforeAll(async () => {
  portal = await startTestPortal()
  owner = new pg.Client(portal.ownerUrl)
  await owner.connect()
  number = await fillInApplication(portal, await portal.tokenOf('01700000001'), medicalAssistance, example.answers)
  await performMoves(portal, '01700000001', number, example.moves.slice(0, 2))
  mkdirSync(join(portal.config.dataDir, 'audit-archive'))
  writeFileSync(join(portal.config.dataDir, 'audit-archive', 'audit-2020.jsonl.gz'), 'older entries')
  const values = {
    channel: 'SMS',
    recipient: '01700000001',
    template: 'SUBMITTED',
    language: 'bn',
    body: 'অপেক্ষায়',
    state: 'queued',
  } as const
  await portal.db.transaction().execute(async (tx) => {
    const { id } = await tx.insertInto('message').values(values).returning('id').executeTakeFirstOrThrow()
    await portal.jobs.enqueue(tx, 'send-message', { messageId: id }, new Date('2099-01-01'))
  })
  manifest = await createBackup(
    { owner, files: portal.files, secrets, dataDir: portal.config.dataDir, onProgress: silent },
    folder,
  )
})
afterAll(async () => {
  for (const name of made) await owner.query(`drop database if exists ${name} with (force)`)
  await owner.end()
  await portal.stop()
  rmSync(workFolder, { recursive: true, force: true })
})

describe('backup', () => {
  it('contains every table except log-in state, with rows and hash', async () => {
    const { rows } = await owner.query(
      `select count(*)::int as n from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE'`,
    )
    expect(manifest.tables.length + manifest.leftOut.length).toBe(rows[0].n)
    expect(manifest.tables.find(({ name }) => name === 'application')).toMatchObject({
      rows: 1,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    expect(manifest.tables.map(({ name }) => name)).not.toContain('session')
    expect(manifest.files.count).toBeGreaterThan(0)
    expect(manifest.files.missing).toEqual([])
  })
  it.runIf(isFull)('is valid while nothing is altered', async () => {
    expect(await listBackupFaults(folder, await readManifest(folder))).toEqual([])
    expect(readdirSync(workFolder)).not.toContain('backup.unfinished')
    const command = (...args: string[]) =>
      spawnSync(process.execPath, ['api/src/maintenance/backup-command.ts', ...args], { encoding: 'utf8' })
    expect(command('--verify', folder)).toMatchObject({ status: 0, stdout: expect.stringContaining('are valid') })
    expect(command('--verify', workFolder)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('is no backup'),
    })
  })
  it('contains no secrets', () => {
    const all = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))
    for (const secret of [testSecret, testDataKey])
      expect(readFileSync(join(folder, 'manifest.json'), 'utf8')).not.toContain(secret)
    expect(all.filter((name) => /secret/i.test(name))).toEqual([])
  })
  it('reports missing files, and saves all others', async () => {
    const without = {
      ...portal.files,
      driver: { ...portal.files.driver, get: async () => Promise.reject(new Error('gone')) },
    }
    const { files } = await createBackup(
      { owner, files: without, secrets, dataDir: workFolder, onProgress: silent },
      join(workFolder, 'without'),
    )
    expect(files.missing).toHaveLength(files.count)
    expect(
      await listBackupFaults(join(workFolder, 'without'), await readManifest(join(workFolder, 'without'))),
    ).toEqual([])
  })
})

describe('restore', () => {
  it('restores rows, files and archive, and continues sequences after the last value', async () => {
    const restored = await restore()
    const client = new pg.Client(restored.ownerUrl)
    await client.connect()
    const { rows } = await client.query(
      `select a.answers_sealed, d.sha256 from application a join document d on d.application_id = a.id where no = $1`,
      [number],
    )
    expect(JSON.parse(secrets.decrypt(rows[0].answers_sealed))).toMatchObject({ sicknessDetails: expect.any(String) })
    expect(await restored.files.read(rows[0].sha256)).toEqual(await portal.files.read(rows[0].sha256))
    expect(readFileSync(join(restored.dataDir, 'audit-archive', 'audit-2020.jsonl.gz'), 'utf8')).toBe('older entries')
    expect((await client.query('select count(*)::int as n from session')).rows[0].n).toBe(0)
    const next = `select nextval(pg_get_serial_sequence('audit', 'id')) > (select max(id) from audit) as behind`
    expect((await client.query(next)).rows[0].behind).toBe(true)
    expect((await client.query(`select data from jobs.job where name = 'send-message'`)).rows.length).toBe(1)
    const bare = `
      select (select count(*) from pg_trigger where tgenabled = 'D')::int as resting,
        (select count(*) from pg_constraint where contype = 'f')::int as held`
    const { rows: guards } = await client.query(bare)
    expect(guards[0]).toEqual({ resting: 0, held: (await owner.query(bare)).rows[0].held })
    await expect(restore(folder, { owner: client })).rejects.toThrow('database is not empty')
    await client.end()
  })
  it('never overwrites a file', async () => {
    const used = mkdtempSync(join(workFolder, 'used-'))
    mkdirSync(join(used, 'files', 'ab'), { recursive: true })
    await expect(restore(folder, { dataDir: used })).rejects.toThrow('is not empty')
  })
  it.runIf(isFull)('rejects a backup without its keys before it writes anything', async () => {
    const others = createSecrets(testSecret, randomBytes(32).toString('base64'))
    await expect(restore(folder, { secrets: others })).rejects.toThrow('encrypted with key 1')
    await expect(
      restore(folder, { secrets: createSecrets('another secret, long enough for anyone', testDataKey) }),
    ).rejects.toThrow('PORTAL_INDEX_SECRET')
    expect((await restore(folder, { secrets: others, withoutKeys: true })).manifest.madeAt).toBe(manifest.madeAt)
  })
  it.runIf(isFull)('rejects a damaged backup, and one of a newer release', async () => {
    const [first] = readdirSync(join(folder, 'files')).map((name) => join(folder, 'files', name))
    const file = join(first ?? '', readdirSync(first ?? '')[0] ?? '')
    const bytes = readFileSync(file)
    writeFileSync(file, 'something else')
    await expect(restore()).rejects.toThrow(/damaged[\s\S]*is not what was written/)
    rmSync(file)
    await expect(restore()).rejects.toThrow(/is not there/)
    writeFileSync(file, bytes)
    const table = join(folder, 'tables/account.copy.zst')
    const packed = readFileSync(table)
    packed[20] = (packed[20] ?? 0) ^ 1
    writeFileSync(table, packed)
    await expect(restore()).rejects.toThrow('account.copy.zst is not what was written')
    packed[20] = (packed[20] ?? 0) ^ 1
    writeFileSync(table, packed)
    const text = readFileSync(join(folder, 'manifest.json'), 'utf8')
    writeFileSync(join(folder, 'manifest.json'), text.replace('0001_house.sql', '9999_later.sql'))
    await expect(restore()).rejects.toThrow('9999_later.sql is unknown here')
    writeFileSync(join(folder, 'manifest.json'), text)
    await expect(restore(workFolder)).rejects.toThrow('is no backup')
    expect(existsSync(file)).toBe(true)
  })
})
