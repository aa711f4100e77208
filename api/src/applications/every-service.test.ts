import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compensation } from '../../../domain/src/services/compensation/definition.ts'
import { example as compensationExample } from '../../../domain/src/services/compensation/example.ts'
import { burialCost } from '../../../domain/src/services/fa-burial-cost/definition.ts'
import { deskExample, example as burialExample } from '../../../domain/src/services/fa-burial-cost/example.ts'
import { financialAssistance } from '../../../domain/src/services/fa-financial-assistance/definition.ts'
import { example as financialExample } from '../../../domain/src/services/fa-financial-assistance/example.ts'
import { medicalAssistance } from '../../../domain/src/services/fa-medical-assistance/definition.ts'
import { example as medicalExample } from '../../../domain/src/services/fa-medical-assistance/example.ts'
import { repatriation } from '../../../domain/src/services/fa-repatriation/definition.ts'
import { example as repatriationExample } from '../../../domain/src/services/fa-repatriation/example.ts'
import { reIntegration } from '../../../domain/src/services/re-integration/definition.ts'
import { example as reIntegrationExample } from '../../../domain/src/services/re-integration/example.ts'
import { surokkha } from '../../../domain/src/services/surokkha/definition.ts'
import { example as surokkhaExample } from '../../../domain/src/services/surokkha/example.ts'
import { startTestPortal, type TestPortal } from '../testing/portal-under-test.ts'
import { fillIn, walk } from '../testing/walking.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ PORTAL_FIXED_OTP: '246802' })
})
afterAll(() => portal.stop())

const services = [
  { service: medicalAssistance, example: medicalExample, ends: 'PAYMENT_QUEUED' },
  { service: burialCost, example: burialExample, ends: 'PAYMENT_QUEUED' },
  { service: financialAssistance, example: financialExample, ends: 'PAYMENT_QUEUED' },
  { service: repatriation, example: repatriationExample, ends: 'CLOSED' },
  { service: reIntegration, example: reIntegrationExample, ends: 'PAYMENT_QUEUED' },
  { service: compensation, example: compensationExample, ends: 'PAYMENT_QUEUED' },
  { service: surokkha, example: surokkhaExample, ends: 'CLOSED' },
].map((row) => ({ ...row, name: row.service.id }))

describe.each(services)('$name', ({ service, example, ends }) => {
  it('is refused, and may be asked again', async () => {
    const no = await fillIn(portal, await portal.tokenOf('01700000002'), service, example.answers)
    expect(await walk(portal, '01700000002', no, example.refusal)).toMatchObject({ applicationStatus: 'REJECTED' })
  })
  it('goes from the form over all its desks to its end', async () => {
    const no = await fillIn(portal, await portal.tokenOf('01700000001'), service, example.answers)
    expect(await walk(portal, '01700000001', no, example.road)).toMatchObject({ applicationStatus: ends })
  })
})

describe('what follows from a body that came home', () => {
  it('is begun for the family, with what they said before and the papers they gave', async () => {
    const token = await portal.tokenOf('01700000001')
    const mine = (await portal.get('/applications', { token })).body.data.list as { applicationNo: string; service: string; applicationStatus: string }[] // prettier-ignore
    const rep = mine.find(({ service }) => service === 'fa-repatriation')
    const drafts = mine.filter(({ applicationStatus }) => applicationStatus === 'DRAFT')
    expect(drafts.map(({ service }) => service).toSorted()).toEqual(['fa-burial-cost', 'fa-financial-assistance'])
    const burial = (await portal.get(`/applications/${drafts.find(({ service }) => service === 'fa-burial-cost')?.applicationNo}`, { token })).body.data // prettier-ignore
    expect(burial.answers).toMatchObject({ repatriationRef: rep?.applicationNo, deceasedName: 'ABDUL KARIM', passportNo: 'A01234567', airport: 'DAC', flightNo: 'BG-340', amount: '35000' }) // prettier-ignore
    const assistance = (await portal.get(`/applications/${drafts.find(({ service }) => service === 'fa-financial-assistance')?.applicationNo}`, { token })).body.data // prettier-ignore
    expect(assistance.answers).toMatchObject({ worker: { workerNameEn: 'ABDUL KARIM', check: { outcome: 'verified' } }, deathDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }) // prettier-ignore
    const [copied] = assistance.answers.passportCopy as string[]
    expect((await portal.get(`/applications/${assistance.applicationNo}/documents/${copied}`, { token })).code).toBe(200)
  })
  it('is one case a deceased (E-17)', async () => {
    const no = await fillIn(portal, await portal.tokenOf('01700000003'), financialAssistance, financialExample.answers)
    await expect(walk(portal, '01700000003', no, financialExample.road.slice(0, 1))).rejects.toThrow(/একটি আবেদন বিদ্যমান|already exists/)
  })
})

describe('a cheque at the airport', () => {
  const airport = 'airport.dac@demo.wewb'
  const entered = async (airwayBillNo: string, passportNo: string) => {
    const token = await portal.tokenOf(airport)
    const asked = (await portal.post('/applications/consent', { service: 'fa-burial-cost', applicantMobile: '01911111111' }, { token })).body.data // prettier-ignore
    const behalf = { applicantMobile: '01911111111', consentOtpToken: asked.otpToken, consentOtp: '246802' }
    return await fillIn(portal, token, burialCost, { ...deskExample.answers, airwayBillNo, passportNo }, behalf)
  }
  it('is a leaf of an open book, once; the assistant director approves it and it is paid', async () => {
    const no = await entered('AWB-1', 'B01010101')
    const wrong = [
      deskExample.road[0],
      { ...deskExample.road[1], reply: { ...deskExample.road[1]?.reply, chequeNo: '99' } },
    ] as typeof deskExample.road
    await expect(walk(portal, airport, no, wrong)).rejects.toThrow(/chequeNo/)
    const { movesOpen } = (await portal.get(`/applications/${no}`, { token: await portal.tokenOf(airport) })).body.data
    expect(movesOpen.find(({ action }: { action: string }) => action === 'forward')?.prefilled).toMatchObject({ chequeNo: '1000101' })
    expect(await walk(portal, airport, no, deskExample.road.slice(1))).toMatchObject({ applicationStatus: 'PAID' })
    const again = await entered('AWB-2', 'B02020202')
    await expect(walk(portal, airport, again, deskExample.road)).rejects.toThrow(/chequeNo/)
  })
  it('is counted in its book, which only the board enters', async () => {
    const books = (await portal.get('/cheque-books', { token: await portal.tokenOf(airport) })).body.data
    expect(books).toMatchObject({ mayEnter: false, list: [{ airport: 'DAC', given: 1, left: 99, nextNo: 1000102 }] })
    const book = { airport: 'CGP', bank: 'Sonali Bank', firstNo: '২০০০০০১', lastNo: '2000050' }
    expect((await portal.post('/cheque-books', book, { token: await portal.tokenOf(airport) })).code).toBe(403)
    const token = await portal.tokenOf('ad.welfare@demo.wewb')
    expect((await portal.post('/cheque-books', book, { token })).body.data).toMatchObject({ firstNo: 2000001, left: 50 })
    expect((await portal.post('/cheque-books', book, { token })).code).toBe(422)
  })
})
