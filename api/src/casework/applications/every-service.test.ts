import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compensation } from '@wewb/domain/services/definitions/compensation/definition'
import { example as compensationExample } from '@wewb/domain/services/definitions/compensation/example'
import { burialCost } from '@wewb/domain/services/definitions/fa-burial-cost/definition'
import { chequeExample, example as burialExample } from '@wewb/domain/services/definitions/fa-burial-cost/example'
import { financialAssistance } from '@wewb/domain/services/definitions/fa-financial-assistance/definition'
import { example as financialExample } from '@wewb/domain/services/definitions/fa-financial-assistance/example'
import { medicalAssistance } from '@wewb/domain/services/definitions/fa-medical-assistance/definition'
import { example as medicalExample } from '@wewb/domain/services/definitions/fa-medical-assistance/example'
import { repatriation } from '@wewb/domain/services/definitions/fa-repatriation/definition'
import { example as repatriationExample } from '@wewb/domain/services/definitions/fa-repatriation/example'
import { reIntegration } from '@wewb/domain/services/definitions/re-integration/definition'
import { example as reIntegrationExample } from '@wewb/domain/services/definitions/re-integration/example'
import { surokkha } from '@wewb/domain/services/definitions/surokkha/definition'
import { example as surokkhaExample } from '@wewb/domain/services/definitions/surokkha/example'
import { isFull } from '@wewb/tests/test-size.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { fillInApplication, performMoves } from '#testing/run-example.ts'

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
/** The others are rejected and appealed in the full run. */
const appealedInGate = new Set([medicalAssistance, financialAssistance])

describe.each(services)('$name', ({ service, example, ends }) => {
  it.runIf(isFull || appealedInGate.has(service))('can be rejected and appealed', async () => {
    const no = await fillInApplication(portal, await portal.tokenOf('01700000002'), service, example.answers)
    expect(await performMoves(portal, '01700000002', no, example.rejectionMoves)).toMatchObject({
      applicationStatus: 'REJECTED',
    })
  })
  it('goes from the form over all its desks to its end', async () => {
    const no = await fillInApplication(portal, await portal.tokenOf('01700000001'), service, example.answers)
    expect(await performMoves(portal, '01700000001', no, example.moves)).toMatchObject({ applicationStatus: ends })
  })
})

describe('follow-ups of an arrived body', () => {
  it('are created for the family with their earlier answers and documents', async () => {
    const token = await portal.tokenOf('01700000001')
    const mine = (await portal.get('/applications', { token })).body.data.list as {
      applicationNo: string
      service: string
      applicationStatus: string
    }[]
    const rep = mine.find(({ service }) => service === 'fa-repatriation')
    const drafts = mine.filter(({ applicationStatus }) => applicationStatus === 'DRAFT')
    expect(drafts.map(({ service }) => service).toSorted()).toEqual(['fa-burial-cost', 'fa-financial-assistance'])
    const burial = (
      await portal.get(`/applications/${drafts.find(({ service }) => service === 'fa-burial-cost')?.applicationNo}`, {
        token,
      })
    ).body.data
    expect(burial.answers).toMatchObject({
      repatriationRef: rep?.applicationNo,
      deceasedName: 'ABDUL KARIM',
      passportNo: 'A01234567',
      airport: 'DAC',
      flightNo: 'BG-340',
      amount: '35000',
    })
    const assistance = (
      await portal.get(
        `/applications/${drafts.find(({ service }) => service === 'fa-financial-assistance')?.applicationNo}`,
        { token },
      )
    ).body.data
    expect(assistance.answers).toMatchObject({
      worker: { workerNameEn: 'ABDUL KARIM', check: { outcome: 'verified' } },
      deathDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    })
    const [copied] = assistance.answers.passportCopy as string[]
    expect((await portal.get(`/applications/${assistance.applicationNo}/documents/${copied}`, { token })).code).toBe(
      200,
    )
  })
  it('belong to one case per deceased (E-17)', async () => {
    const no = await fillInApplication(
      portal,
      await portal.tokenOf('01700000003'),
      financialAssistance,
      financialExample.answers,
    )
    await expect(performMoves(portal, '01700000003', no, financialExample.moves.slice(0, 1))).rejects.toThrow(
      /already exists/,
    )
  })
})

describe('airport cheque', () => {
  const airport = 'airport.dac@demo.wewb'
  const entered = async (airwayBillNo: string, passportNo: string) => {
    const token = await portal.tokenOf(airport)
    const consent = (
      await portal.post(
        '/applications/consent',
        { service: 'fa-burial-cost', applicantMobile: '01911111111' },
        { token },
      )
    ).body.data
    const behalf = { applicantMobile: '01911111111', consentOtpToken: consent.otpToken, consentOtp: '246802' }
    return await fillInApplication(
      portal,
      token,
      burialCost,
      { ...chequeExample.answers, airwayBillNo, passportNo },
      behalf,
    )
  }
  it('is one leaf of an open book; the assistant director approves it, and it counts as paid', async () => {
    const no = await entered('AWB-1', 'B01010101')
    const wrong = [
      chequeExample.moves[0],
      { ...chequeExample.moves[1], reply: { ...chequeExample.moves[1]?.reply, chequeNo: '99' } },
    ] as typeof chequeExample.moves
    await expect(performMoves(portal, airport, no, wrong)).rejects.toThrow(/chequeNo/)
    const { movesOpen } = (await portal.get(`/applications/${no}`, { token: await portal.tokenOf(airport) })).body.data
    expect(movesOpen.find(({ action }: { action: string }) => action === 'forward')?.prefilled).toMatchObject({
      chequeNo: '1000101',
    })
    expect(await performMoves(portal, airport, no, chequeExample.moves.slice(1))).toMatchObject({
      applicationStatus: 'PAID',
    })
    const again = await entered('AWB-2', 'B02020202')
    await expect(performMoves(portal, airport, again, chequeExample.moves)).rejects.toThrow(/chequeNo/)
  })
  it('is counted in its book, which only the head office registers', async () => {
    const books = (await portal.get('/cheque-books', { token: await portal.tokenOf(airport) })).body.data
    expect(books).toMatchObject({ mayEnter: false, list: [{ airport: 'DAC', given: 1, left: 99, nextNo: 1000102 }] })
    const book = { airport: 'CGP', bank: 'Sonali Bank', firstNo: '২০০০০০১', lastNo: '2000050' }
    expect((await portal.post('/cheque-books', book, { token: await portal.tokenOf(airport) })).code).toBe(403)
    expect((await portal.get('/cheque-books', { token: await portal.tokenOf('01700000001') })).code).toBe(403)
    const token = await portal.tokenOf('ad.welfare@demo.wewb')
    expect((await portal.post('/cheque-books', book, { token })).body.data).toMatchObject({
      firstNo: 2000001,
      left: 50,
    })
    expect((await portal.post('/cheque-books', book, { token })).code).toBe(422)
  })
})
