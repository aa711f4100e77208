import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bodyOf } from '#testing/test-applicant.ts'
import { joinAsMember } from '#testing/test-membership.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { signCardLink, verifyCardLink } from './card-link.ts'

let portal: TestPortal
let number: string
let token: string
beforeAll(async () => {
  portal = await startTestPortal({ PORTAL_FIXED_OTP: '135790' })
  ;({ number, token } = await joinAsMember(portal, 'kamal@demo.wewb'))
})
afterAll(() => portal.stop())

const path = '/pub/download/wewb-membership-card'
const right = () => ({ membershipId: number, passportNo: 'BX0123456', dateOfBirth: '1985-05-05' })
const isPdf = ({ body, headers }: { body: unknown; headers: Record<string, unknown> }) =>
  headers['content-type'] === 'application/pdf' && Buffer.isBuffer(body) && body.subarray(0, 5).toString() === '%PDF-'
const askCode = async (identity: object) => portal.post(path, { ...identity, ...(await portal.newCaptcha()) })
const codesTo = async (recipient: string) =>
  (
    await portal.db
      .selectFrom('message')
      .select('id')
      .where('template', '=', 'OTP_CARD')
      .where('recipient', '=', recipient)
      .where('state', '!=', 'void')
      .execute()
  ).length

describe('membership card', () => {
  it('is printed by its owner in card size and on A4, and by nobody else', async () => {
    for (const document of ['card', 'sheet'])
      expect(isPdf(await portal.get(`/memberships/${number}/card?paper=${document}&language=bn`, { token }))).toBe(true)
    const code = async (login: string) =>
      (await portal.get(`/memberships/${number}/card`, { token: await portal.tokenOf(login) })).code
    expect([
      await code('mission.riyadh@demo.wewb'),
      await code('mission.dubai@demo.wewb'),
      await code('01700000001'),
      await code('auditor@demo.wewb'),
    ]).toEqual([200, 404, 404, 404])
  })

  it('is downloaded once with the code sent to the member', async () => {
    const codeResponse = await askCode(right())
    expect(codeResponse.code).toBe(200)
    expect(bodyOf(codeResponse).data).toMatchObject({ otpLength: 6, sentTo: null })
    expect(await codesTo('kamal@demo.wewb')).toBe(1)
    const { otpToken } = bodyOf(codeResponse).data
    expect((await portal.post(path, { otpToken, otp: '000000' })).code).toBe(422)
    const opened = await portal.post('/pub/membership-card', { otpToken, otp: '১৩৫৭৯০' })
    expect(bodyOf(opened).data).toMatchObject({
      membershipId: number,
      passportNo: 'BX0123456',
      countryName: 'Saudi Arabia',
    })
    expect(bodyOf(opened).data['photo']).toMatch(/^data:image\/jpeg;base64,/)
    expect((await portal.post('/pub/membership-card', { otpToken, otp: '135790' })).code).toBe(422)
    expect(isPdf(await portal.post(`${path}?link=${bodyOf(opened).data['link']}&paper=sheet`))).toBe(true)
  })

  it('gives the same response for a wrong number, passport or date of birth, and sends nothing', async () => {
    const wrong = [{ membershipId: 'RUH9999999' }, { passportNo: 'BX0123457' }, { dateOfBirth: '1985-05-06' }]
    const shape = ({ code, body }: { code: number; body: { data: object; message: string } }) => [
      code,
      Object.keys(body.data),
      body.message,
    ]
    const good = shape(await askCode(right()))
    const sent = await codesTo('kamal@demo.wewb')
    for (const change of wrong) {
      const answer = await askCode({ ...right(), ...change })
      expect(shape(answer)).toEqual(good)
      const { otpToken } = bodyOf(answer).data
      expect((await portal.post('/pub/membership-card', { otpToken, otp: '135790' })).code).toBe(422)
    }
    expect(await codesTo('kamal@demo.wewb')).toBe(sent)
  })

  it('opens with a link that expires, is bound to one card, and cannot be forged', async () => {
    const issued = bodyOf(await portal.post(`/memberships/${number}/card-link`, {}, { token })).data
    const link = String(issued['link']).split('#')[1] ?? ''
    expect((await portal.post('/pub/membership-card', { link })).code).toBe(200)
    expect((await portal.post('/pub/membership-card', { link: link.replace('.1.', '.2.') })).code).toBe(410)
    expect(
      (await portal.post('/pub/membership-card', { link: `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}` }))
        .code,
    ).toBe(410)
    const old = signCardLink(portal.secrets, { number, serial: 1 }, new Date(Date.now() - 16 * 60_000))
    expect([
      verifyCardLink(portal.secrets, old, new Date()),
      (await portal.post('/pub/membership-card', { link: old })).code,
    ]).toEqual([undefined, 410])
    await portal.post(`/memberships/${number}/new-card`, { reason: 'STOLEN' }, { token })
    expect((await portal.post('/pub/membership-card', { link })).code).toBe(410)
  })

  it('has the fee of each mission, in taka by default', async () => {
    const fees = bodyOf(await portal.get('/pub/membership-fees')).data as unknown as {
      missionId: string
      fee: string
      currency: string
    }[]
    const at = (mission: string) => fees.find(({ missionId }) => missionId === mission)
    expect([at('DXB'), at('TYO')]).toMatchObject([
      { fee: '160', currency: 'AED' },
      { fee: '3500', currency: 'BDT' },
    ])
  })
})
