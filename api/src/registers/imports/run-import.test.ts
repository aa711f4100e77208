import { afterAll, beforeAll, expect, it } from 'vitest'
import { eventually, startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { createImport } from './queries.ts'
import { resumeImports, runImport } from './run-import.ts'
import { deleteEncryptedFile, saveEncryptedFile } from './encrypted-file.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.stop())

const heading = 'source,number,passport_no,name_en,date_of_birth,country'
const rows = (prefix: string, count: number) =>
  Array.from(
    { length: count },
    (_, index) => `BMET,${prefix}-${index},E${String(index).padStart(8, '0')},TEST WORKER,05-05-1975,SA`,
  )

/** Creates an import as a killed portal leaves it: started, with `done` rows finished. */
async function leftRunning(id: string, prefix: string, count: number, done: number) {
  await saveEncryptedFile(portal, id, chunks([heading, ...rows(prefix, count)].join('\n')))
  await portal.db.transaction().execute((tx) =>
    createImport(tx, {
      id,
      kind: 'WORKER',
      fileName: 'workers.csv',
      total: count,
      refused: 0,
      errors: [],
      accountId: 1,
    }),
  )
  await portal.db.updateTable('register_import').set({ state: 'RUNNING', done }).where('id', '=', id).execute()
}
async function* chunks(text: string): AsyncGenerator<Buffer> {
  for (let at = 0; at < text.length; at += 10_000) yield Buffer.from(text.slice(at, at + 10_000))
}
const stateOf = (id: string) =>
  portal.db
    .selectFrom('register_import')
    .select(['state', 'done', 'added', 'changed'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const written = async (prefix: string) =>
  (await portal.db.selectFrom('worker').select('number').where('number', 'like', `${prefix}-%`).execute()).length

it('resumes after the last finished batch on restart', async () => {
  const id = '11111111-1111-4111-8111-111111111111'
  await leftRunning(id, 'R', 2500, 1000)
  await resumeImports(portal)
  await eventually(async () => (await stateOf(id)).state === 'DONE')
  expect(await stateOf(id)).toEqual({ state: 'DONE', done: 2500, added: 1500, changed: 0 })
  expect(await written('R')).toBe(1500)
})

it('writes each row once if two processes run the same import', async () => {
  const id = '22222222-2222-4222-8222-222222222222'
  await leftRunning(id, 'S', 3000, 0)
  await Promise.all([runImport(portal, id), runImport(portal, id)])
  expect(await stateOf(id)).toEqual({ state: 'DONE', done: 3000, added: 3000, changed: 0 })
  expect(await written('S')).toBe(3000)
})

it('fails with a message if its file is missing', async () => {
  const id = '33333333-3333-4333-8333-333333333333'
  await leftRunning(id, 'U', 10, 0)
  await deleteEncryptedFile(portal, id)
  await runImport(portal, id)
  expect(await stateOf(id)).toMatchObject({ state: 'FAILED', added: 0 })
})
