import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signCode } from '#membership/signed-codes/sign-code.ts'
import { bodyOf } from '#testing/test-applicant.ts'
import { performAction, joinAsMember } from '#testing/test-membership.ts'
import { startTestPortal, type TestResponse, type TestPortal } from '#testing/test-portal.ts'

let portal: TestPortal
let member: Awaited<ReturnType<typeof joinAsMember>>
beforeAll(async () => {
  portal = await startTestPortal({ PORTAL_LIMIT_FACTOR: '1' })
  member = await joinAsMember(portal, 'kamal@demo.wewb')
})
afterAll(() => portal.stop())

const endOf = ({ code, body }: TestResponse) => bodyOf({ body }).code ?? String(code)
const [registrations, codes, status] = ['/pub/bmet-wewbm-check', '/pub/qr-code-verify', '/pub/application-status-check']
const karim = { searchBy: 'PASSPORT', value: 'A01234567', dateOfBirth: '1975-05-05' }
const check = async (query: object, from = '10.0.0.1') =>
  portal.post(registrations, { ...karim, ...query, ...(await portal.newCaptcha()) }, { remoteAddress: from })

describe('guessing a date of birth', () => {
  it('is limited per number from any address, concurrently or not; right and wrong values fail alike', async () => {
    const days = Array.from({ length: 25 }, (_, index) => `1970-01-${String(index + 1).padStart(2, '0')}`)
    const tries = await Promise.all(days.map((dateOfBirth, index) => check({ dateOfBirth }, `10.0.1.${index}`)))
    // A busy machine responds 503 to some requests, which may have been counted; the loop sends more one by one.
    for (let time = 0; time < 25 && endOf(tries.at(-1) as TestResponse) !== 'TOO_MANY_REQUESTS'; time += 1)
      tries.push(await check({ dateOfBirth: '1970-02-01' }))
    expect(tries.filter(({ code }) => code === 200).length).toBeLessThanOrEqual(20)
    expect(tries.filter(({ code }) => ![200, 429, 503].includes(code))).toEqual([])
    expect([endOf(await check({})), endOf(await check({ value: 'a০১২৩৪৫৬৭' }))]).toEqual([
      'TOO_MANY_REQUESTS',
      'TOO_MANY_REQUESTS',
    ])
    // Other numbers stay open, and the rate limit does not store the number itself.
    expect(endOf(await check({ searchBy: 'CLEARANCE', value: 'C-2' }))).toBe('200')
    const stored = await portal.db
      .selectFrom('rate_limit' as never)
      .selectAll()
      .execute()
    expect(JSON.stringify(stored)).not.toMatch(/A01234567|C-2/)
  })

  it('does not count successful checks', async () => {
    const known = { searchBy: 'CLEARANCE', value: 'C-2', dateOfBirth: '1972-11-30' }
    for (let time = 0; time < 22; time += 1) expect(endOf(await check(known))).toBe('200')
  })
})

describe('code of a document', () => {
  const verify = async (code: string) => portal.post(codes, { code })
  const dayOf = { issuedOn: '2026-11-15' }

  it('is never accepted as another type', async () => {
    const asCard = await signCode(portal, { type: 'MEMBERSHIP_CARD', reference: member.no, serial: 1, ...dayOf })
    const asApplication = await signCode(portal, { type: 'APPLICATION', reference: member.number, serial: 1, ...dayOf })
    const asLetter = await signCode(portal, { type: 'RESULT_LETTER', reference: member.no, serial: 0, ...dayOf })
    const ends = await Promise.all([asCard, asApplication, asLetter].map(verify))
    expect(ends.map(endOf)).toEqual(Array(3).fill('VERIFICATION_NOT_FOUND'))
    expect(new Set(ends.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  })

  it('opens no card, and the link of a card is no code', async () => {
    const code = await signCode(portal, { type: 'MEMBERSHIP_CARD', reference: member.number, serial: 1, ...dayOf })
    expect(endOf(await portal.post('/pub/membership-card', { link: code }))).toBe('LINK_EXPIRED')
    expect(endOf(await portal.post('/pub/membership-card', { otpToken: code.slice(0, 64), otp: '123456' }))).toBe(
      'OTP_EXPIRED',
    )
    const made = bodyOf(await portal.post(`/memberships/${member.number}/card-link`, {}, { token: member.token })).data[
      'link'
    ]
    expect(endOf(await verify(String(made).split('#')[1] ?? ''))).toBe('VERIFICATION_NOT_FOUND')
  })

  it('shows neither photo nor validity of an ended membership', async () => {
    const code = await signCode(portal, { type: 'MEMBERSHIP_CARD', reference: member.number, serial: 1, ...dayOf })
    expect(bodyOf(await verify(code)).data).toMatchObject({
      state: 'VALID',
      photo: expect.stringContaining('data:image/'),
    })
    await performAction(portal, 'ad.welfare@demo.wewb', member.no, 'revoke', {
      note: 'The papers turned out to be forged.',
    })
    expect(bodyOf(await verify(code)).data).toMatchObject({ state: 'REVOKED', validYn: 'N', photo: null })
  })
})

describe('malformed code', () => {
  const values = [
    '',
    ' ',
    '\u0000',
    '\ud800',
    '🙂',
    "'; drop table member; --",
    '%',
    '_',
    '../../etc',
    '{}',
    '\u202e',
    '०१२',
    '1e9',
    '-1',
    'x'.repeat(60),
  ]

  it('is rejected without a server error', async () => {
    const requests: [string, object][] = [
      ...values.map((value): [string, object] => [registrations, { ...karim, value }]),
      ...values.map((value): [string, object] => [registrations, { ...karim, searchBy: 'CLEARANCE', value }]),
      ...values.map((dateOfBirth): [string, object] => [
        registrations,
        { ...karim, searchBy: 'MEMBERSHIP', dateOfBirth: dateOfBirth.slice(0, 20) },
      ]),
      ...values.map((code): [string, object] => [codes, { code }]),
      ...values.map((mobile): [string, object] => [
        status,
        { moduleCode: 'wewb-membership', applicationNo: mobile.slice(0, 30), mobile: mobile.slice(0, 20) },
      ]),
    ]
    for (const [path, body] of requests) {
      const proof = path === codes ? {} : await portal.newCaptcha()
      const { code } = await portal.post(path, { ...body, ...proof })
      expect([path, body, code < 500]).toEqual([path, body, true])
    }
  })

  it.each([registrations, codes, status])('in an invalid format is reported as malformed: %s', async (path) => {
    const bodies = [
      [],
      'text',
      7,
      { code: 7 },
      { code: ['x'] },
      { value: null },
      { ...karim, value: 7 },
      { ...karim, extra: 'x' },
      { code: 'x'.repeat(1001) },
      { searchBy: '__proto__' },
    ]
    for (const body of bodies) {
      const { code } = await portal.post(path, JSON.stringify(body), {
        headers: { 'content-type': 'application/json' },
      })
      expect([body, code]).toEqual([body, 400])
    }
  })
})
