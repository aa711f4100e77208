import { existsSync, mkdirSync, readdirSync, renameSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { eventually, startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { garbageCollectFiles, garbageCollectionLock } from './garbage-collect-files.ts'
import { garbageCollectImports } from './garbage-collect-imports.ts'

let portal: TestPortal
beforeAll(async () => (portal = await startTestPortal()))
afterAll(() => portal.stop())

const pathOf = (sha256: Buffer) => {
  const hex = sha256.toString('hex')
  return join(portal.config.dataDir, 'files', hex.slice(0, 2), hex.slice(2))
}
const longAgo = new Date('2020-01-01')
async function storeOld(text: string): Promise<Buffer> {
  const sha256 = await portal.files.store(Buffer.from(text))
  utimesSync(pathOf(sha256), longAgo, longAgo)
  return sha256
}
const name = (sha256: Buffer, called: string) =>
  portal.db.insertInto('stored_file').values({ name: called, sha256, media_type: 'text/plain', size: 1 }).execute()

it('deletes unreferenced files and incomplete uploads, and preserves the rest', async () => {
  const [named, unnamed] = [await storeOld('named'), await storeOld('unnamed')]
  await name(named, 'a')
  const fresh = await portal.files.store(Buffer.from('just stored, its row is not committed yet'))
  const [part, newPart] = [`${pathOf(named)}.1.part`, `${pathOf(named)}.2.part`]
  for (const path of [part, newPart]) writeFileSync(path, 'half')
  utimesSync(part, longAgo, longAgo)
  expect(await garbageCollectFiles(portal)).toBe(1)
  expect([named, unnamed, fresh].map((sha256) => existsSync(pathOf(sha256)))).toEqual([true, false, true])
  expect([existsSync(part), existsSync(newPart)]).toEqual([false, true])
})
it('checks every column that refers to a file', async () => {
  const photo = await storeOld('the photo of a member')
  const document = await storeOld('the paper of a family')
  await sql`insert into family_document (account_id, path, sha256, media_type, size, file_name)
    select min(id), 'x', ${document}, 'image/jpeg', 1, 'x' from account`.execute(portal.db)
  const application = {
    no: 'MEM-1',
    service: 'wewb-membership',
    version: 1,
    state: 'closed',
    status: 'CLOSED',
    approval_status: 2,
    since: '2026-01-01',
  }
  const { id } = await portal.db
    .insertInto('application')
    .values({ ...application, answers: '{}' } as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`insert into member (number, application_id, mission, country, name,
      passport_sealed, passport_index, birth_sealed, photo, joined_on)
    values ('X1', ${id}, 'DXB', 'AE', 'X',
      ${Buffer.alloc(32, 1)}, ${Buffer.alloc(32, 2)}, ${Buffer.alloc(32, 1)}, ${photo}, '2026-01-01')`.execute(
    portal.db,
  )
  expect(await garbageCollectFiles(portal)).toBe(0)
  expect([photo, document].every((sha256) => existsSync(pathOf(sha256)))).toBe(true)
})
it('preserves a file that was stored again during deletion', async () => {
  const sha256 = await storeOld('the same paper twice')
  const before = new Date()
  await portal.files.store(Buffer.from('the same paper twice'))
  expect(await portal.files.driver.deleteIfOlder(sha256, new Date(before.getTime() - 1000))).toBe(false)
  expect(await portal.files.read(sha256)).toEqual(Buffer.from('the same paper twice'))
})
it('restores files that an interrupted collection had set aside', async () => {
  const sha256 = await portal.files.store(Buffer.from('set aside'))
  renameSync(pathOf(sha256), `${pathOf(sha256)}.aside`)
  await garbageCollectFiles(portal)
  expect(await portal.files.read(sha256)).toEqual(Buffer.from('set aside'))
  expect(
    readdirSync(join(portal.config.dataDir, 'files'), { recursive: true, encoding: 'utf8' }).filter((path) =>
      path.endsWith('.aside'),
    ),
  ).toEqual([])
})
it('deletes sheets without an import, and preserves those of a waiting or running one', async () => {
  const folder = join(portal.config.dataDir, 'imports')
  mkdirSync(folder, { recursive: true })
  const ids = await Promise.all(
    (['READ', 'RUNNING', 'DONE'] as const).map(async (state) => {
      const values = {
        kind: 'WORKER' as const,
        file_name: 'x.csv',
        state,
        total: 1,
        refused: 0,
        errors: '[]',
        account_id: 1,
      }
      return (await portal.db.insertInto('register_import').values(values).returning('id').executeTakeFirstOrThrow()).id
    }),
  )
  for (const name of [...ids, 'nobodys', 'just-begun']) writeFileSync(join(folder, name), 'sealed')
  for (const name of [...ids, 'nobodys']) utimesSync(join(folder, name), longAgo, longAgo)
  expect(await garbageCollectImports(portal)).toBe(2)
  expect(readdirSync(folder).toSorted()).toEqual([...ids.slice(0, 2), 'just-begun'].toSorted())
})
it('deletes nothing while a backup copies files', async () => {
  const sha256 = await storeOld('a backup wants it')
  const backup = new pg.Client(portal.ownerUrl)
  await backup.connect()
  await backup.query('select pg_advisory_lock_shared($1)', [garbageCollectionLock])
  expect(await garbageCollectFiles(portal)).toBe(0)
  expect(existsSync(pathOf(sha256))).toBe(true)
  await backup.end()
  // The lock is released with its connection.
  await eventually(async () => (await garbageCollectFiles(portal)) === 1)
  expect(existsSync(pathOf(sha256))).toBe(false)
})
