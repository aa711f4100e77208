import { afterAll, beforeAll, expect, it } from 'vitest'
import { getServiceScreen } from '@wewb/domain/access/service-screen'
import { findDesk } from '@wewb/domain/engine/evaluation/workflow-state'
import { withAppeals } from '@wewb/domain/services/workflows/appeals'
import { eduAllowance } from '@wewb/domain/services/definitions/edu-allowance/definition'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import {
  findLatestDefinition,
  getDefinition,
  listDefinitionVersions,
  publishDefinition,
  withEarlierNames,
} from './queries.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.stop())

const publish = (definition: typeof eduAllowance) =>
  portal.db.transaction().execute((tx) => publishDefinition(tx, definition))

it('publishes the coded services at the first start only', async () => {
  expect(await publish(eduAllowance)).toBe(1)
  expect((await findLatestDefinition(portal.db, 'edu-allowance'))?.definition).toEqual(withAppeals(eduAllowance))
})

it('publishes a changed service as a new version and preserves the old one', async () => {
  const changed = { ...eduAllowance, id: 'gms-77', summary: { bn: 'এক', en: 'One' } }
  expect(await publish(changed)).toBe(1)
  expect(await publish({ ...changed, summary: { bn: 'দুই', en: 'Two' } })).toBe(2)
  expect((await getDefinition(portal.db, 'gms-77', 1)).summary.en).toBe('One')
  expect((await findLatestDefinition(portal.db, 'gms-77'))?.version).toBe(2)
})

it('names the desks and states of earlier versions in reports', async () => {
  const { workflow } = eduAllowance
  const [first, ...others] = workflow.desks
  const service = { ...eduAllowance, id: 'gms-79' }
  await publish(service)
  await publish({ ...service, workflow: { ...workflow, desks: others } })
  const [named] = withEarlierNames(await listDefinitionVersions(portal.db)).filter(({ id }) => id === 'gms-79')
  expect(named?.workflow.desks.map(({ id }) => id)).not.toContain(first?.id)
  expect(named && findDesk(named.workflow, first?.id)?.label).toEqual(first?.label)
  expect(Object.keys(named?.workflow.states ?? {})).toEqual(expect.arrayContaining(Object.keys(workflow.states)))
})

it('knows the screen of each service in the database, where permissions decide who may hold a desk', async () => {
  const desks = await portal.db.selectFrom('office_desk').select(['service', 'screen']).distinct().execute()
  expect(desks.length).toBeGreaterThan(5)
  for (const { service, screen } of desks) expect([service, screen]).toEqual([service, getServiceScreen(service).id])
})

it('rejects an inconsistent definition', async () => {
  await expect(publish({ ...eduAllowance, id: 'gms-78', keys: { name: ['nobody'] } })).rejects.toThrow(/nobody/)
})

it('cannot change a published version, not even as the application role', async () => {
  await expect(portal.db.updateTable('service_definition').set({ version: 9 }).execute()).rejects.toThrow(
    /permission denied/,
  )
})
