import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { burialCost } from '@wewb/domain/services/definitions/fa-burial-cost/definition'
import { example } from '@wewb/domain/services/definitions/fa-burial-cost/example'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { fillInApplication, performMoves } from '#testing/run-example.ts'
import { landingPage } from './landing-page.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.stop())

/** Reads the page as a freshly started portal, because the figures are cached. */
const read = async () => (await landingPage(portal)['/']?.(new URLSearchParams())?.load(''))?.data.landing
const editabilityOf = async (service: string) => (await read())?.services.find((row) => row.service === service)

describe('landing page', () => {
  it('shows for every service whether it accepts applications, and until when', async () => {
    expect(await editabilityOf('fa-medical-assistance')).toEqual({
      service: 'fa-medical-assistance',
      openYn: 'Y',
      closesOn: null,
    })
    expect(await editabilityOf('edu-allowance')).toMatchObject({
      openYn: 'Y',
      closesOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) as string,
    })
    await portal.db.updateTable('setup').set({ closed_at: new Date() }).where('service', '=', 'edu-allowance').execute()
    expect(await editabilityOf('edu-allowance')).toEqual({ service: 'edu-allowance', openYn: 'N', closesOn: null })
  })

  it('omits services for members only', async () => {
    expect(await editabilityOf('wewb-passport')).toBeUndefined()
  })

  it('shows the figures of this year without unpublished decisions', async () => {
    const login = '01700000001'
    const no = await fillInApplication(portal, await portal.tokenOf(login), burialCost, example.answers)
    await performMoves(portal, login, no, example.moves)
    const before = await read()
    expect(before?.figures).toMatchObject({
      received: expect.any(Number) as number,
      year: expect.stringMatching(/^\d{4}–\d{2}$/) as string,
    })
    await portal.db.updateTable('application').set({ setup_id: 1, published: false }).where('no', '=', no).execute()
    const after = await read()
    expect((before?.figures?.approved ?? 0) - (after?.figures?.approved ?? 0)).toBe(1)
    expect(Number(before?.figures?.amount) - Number(after?.figures?.amount)).toBeGreaterThan(0)
  })
})
