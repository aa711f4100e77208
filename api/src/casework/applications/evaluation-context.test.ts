import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { catalogue } from '@wewb/domain/services/definitions/catalogue'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { loadApplication } from './application.ts'
import { loadFacts } from './evaluation-context.ts'
import { findByNumber, type ApplicationRow } from './queries.ts'

let portal: TestPortal
let draft: ApplicationRow
beforeAll(async () => {
  portal = await startTestPortal()
  const token = await portal.tokenOf('01700000001')
  const { body } = await portal.post('/applications', { service: 'bereavement' }, { token })
  draft = (await findByNumber(portal.db, body.data.applicationNo)) as ApplicationRow
})
afterAll(() => portal.stop())

it('covers twelve services', () => expect(catalogue.length).toBe(12))

it.each(catalogue.map(({ id }) => id))('parses the definition of %s once for many applications', async (service) => {
  const read = async () => await loadApplication(portal.db, portal.secrets, { ...draft, service })
  const written = vi.spyOn(JSON, 'stringify')
  try {
    const definitions = new Set<unknown>()
    for (let times = 0; times < 3; times += 1) {
      const application = await read()
      definitions.add(application.definition)
      await loadFacts(portal, application)
    }
    expect(definitions.size).toBe(1)
    expect(written.mock.calls.filter(([value]) => definitions.has(value)).length).toBeLessThanOrEqual(1)
  } finally {
    written.mockRestore()
  }
})
