import { afterAll, beforeAll, expect, it } from 'vitest'
import { eduAllowance } from '@wewb/domain/services/definitions/edu-allowance/definition'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { findLatestDefinition, getDefinition, publishDefinition } from './queries.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.stop())

const publish = (definition: typeof eduAllowance) =>
  portal.db.transaction().execute((tx) => publishDefinition(tx, definition))

it('publishes the coded services at the start, once', async () => {
  expect(await publish(eduAllowance)).toBe(1)
  expect((await findLatestDefinition(portal.db, 'edu-allowance'))?.definition).toEqual(eduAllowance)
})

it('gives a changed service a new version and leaves the old one as it was', async () => {
  const changed = { ...eduAllowance, id: 'gms-77', summary: { bn: 'এক', en: 'One' } }
  expect(await publish(changed)).toBe(1)
  expect(await publish({ ...changed, summary: { bn: 'দুই', en: 'Two' } })).toBe(2)
  expect((await getDefinition(portal.db, 'gms-77', 1)).summary.en).toBe('One')
  expect((await findLatestDefinition(portal.db, 'gms-77'))?.version).toBe(2)
})

it('refuses a definition that does not hold together', async () => {
  await expect(publish({ ...eduAllowance, id: 'gms-78', keys: { name: ['nobody'] } })).rejects.toThrow(/nobody/)
})

it('cannot rewrite a version, not even by the application itself', async () => {
  await expect(portal.db.updateTable('service_definition').set({ version: 9 }).execute()).rejects.toThrow(
    /permission denied/,
  )
})
