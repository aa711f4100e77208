import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '@wewb/domain/engine/evaluation/working-days'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { readSettings } from '#administration/settings/queries.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { getMissionFee } from './fees.ts'

let portal: TestPortal
let token: string
beforeAll(async () => {
  portal = await startTestPortal()
  token = await portal.tokenOf('admin@demo.wewb')
})
afterAll(() => portal.stop())

const today = () => toDhakaDate(new Date())
const list = async () => (await portal.get('/mission-fees', { token })).body.data
const find = async (code: string) => (await list()).list.find(({ mission }: { mission: string }) => mission === code)
const save = (body: object) => portal.post('/mission-fees', body, { token, language: 'en' })
const charged = async (mission: string, on = today()) =>
  await getMissionFee(portal.db, await readSettings(portal.db), mission, on)

describe('mission fees', () => {
  it('are listed for every mission, with the default if there is no row', async () => {
    expect((await list()).otherwise).toEqual({ fee: '3500', premium: '1000', currency: 'BDT' })
    expect(await find('DXB')).toMatchObject({
      current: { currency: 'AED', fee: '160', premium: '45.50' },
      coming: [],
      past: [],
      revision: 0,
    })
    expect(await find('WAS')).toMatchObject({ current: null, missionName: 'Embassy of Bangladesh, Washington DC' })
  })
  it('change today, and apply to the next applicant', async () => {
    const { body } = await save({ mission: 'WAS', currency: 'USD', fee: '৪৫', premium: '12.5' })
    expect(body.data.current).toEqual({ currency: 'USD', fee: '45', premium: '12.50', validFrom: today() })
    expect(await charged('WAS')).toMatchObject({ currency: 'USD', fee: '45' })
  })
  it('can be scheduled with history, and cancelled until then', async () => {
    const from = addDays(today(), 10)
    const { data } = (await save({ mission: 'DXB', currency: 'AED', fee: '200', premium: '50', validFrom: from })).body
    expect([data.current.fee, data.coming]).toEqual([
      '160',
      [{ currency: 'AED', fee: '200', premium: '50', validFrom: from }],
    ])
    expect([(await charged('DXB')).fee, (await charged('DXB', from)).fee]).toEqual(['160', '200'])
    const revoke = (revision: number) =>
      portal.request('DELETE', `/mission-fees/DXB/${from}?revision=${revision}`, undefined, { token })
    expect((await revoke(0)).body.code).toBe('VERSION_CONFLICT')
    expect((await revoke(data.revision)).body.data.coming).toEqual([])
    expect((await revoke(data.revision)).body.code).toBe('VERSION_CONFLICT')
    await save({ mission: 'DXB', currency: 'AED', fee: '170', premium: '50' })
    expect((await find('DXB')).past.map(({ fee }: { fee: string }) => fee)).toEqual(['160'])
  })
  it('are validated at their fields, and reject a stale edit', async () => {
    const wrong = await save({
      mission: 'XXX',
      currency: 'ABC',
      fee: 'free',
      premium: '',
      validFrom: addDays(today(), -1),
    })
    expect(wrong.body.issues.map(({ path }: { path: string }) => path)).toEqual([
      'mission',
      'currency',
      'fee',
      'premium',
      'validFrom',
    ])
    const { revision } = await find('ROM')
    const both = await Promise.all(
      ['26', '27'].map((fee) => save({ mission: 'ROM', currency: 'EUR', fee, premium: '7', revision })),
    )
    expect(both.map(({ code }) => String(code)).toSorted()).toEqual(['200', '409'])
    const auditor = await portal.tokenOf('auditor@demo.wewb')
    expect(
      (
        await portal.post(
          '/mission-fees',
          { mission: 'ROM', currency: 'EUR', fee: '1', premium: '1' },
          { token: auditor },
        )
      ).code,
    ).toBe(403)
  })
})
