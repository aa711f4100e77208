import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { submitApplicationAs, bodyOf } from '#testing/test-applicant.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { loginTestUsers, outcomeCodes, logins, type TestUsers } from './test-users.test.support.ts'

const otp = '246810'
let portal: TestPortal
let cast: TestUsers
let setupId: number
beforeAll(async () => {
  portal = await startTestPortal({ PORTAL_FIXED_OTP: otp })
  cast = await loginTestUsers(portal)
  ;({ setupId } = (await cast.as('salma').get(await cast.as('salma').start())) as { setupId: number })
})
afterAll(() => portal.stop())

const consent = async (service = 'edu-allowance') =>
  bodyOf(await cast.as('tangail').send('POST', '/applications/consent', { service, applicantMobile: logins.karim }))
    .data['otpToken'] as string
const begin = async (who: 'tangail' | 'cumilla', consentOtpToken: string) =>
  cast.as(who).send('POST', '/applications', {
    service: 'edu-allowance',
    setupId,
    applicantMobile: logins.karim,
    consentOtpToken,
    consentOtp: otp,
  })

describe('consent code', () => {
  it('is valid only for the service named in its message', async () => {
    const token = await consent()
    await portal.db
      .updateTable('one_time_code')
      .set({ subject: 'surokkha' })
      .where('purpose', '=', 'ON_BEHALF')
      .execute()
    expect(bodyOf(await begin('tangail', token)).code).toBe('OTP_WRONG')
  })

  it('is valid only for the officer who requested it, for one draft', async () => {
    const token = await consent()
    expect(bodyOf(await begin('cumilla', token)).code).toBe('OTP_WRONG')
    const ends = outcomeCodes(await Promise.all([begin('tangail', token), begin('tangail', token)]))
    expect(ends.filter((end) => end === '200')).toHaveLength(1)
  })
})

describe('officer who entered an application', () => {
  const entered = () =>
    portal.db.selectFrom('application').select('no').where('entered_by', 'is not', null).executeTakeFirstOrThrow()

  it('is audited on every read, like any other officer', async () => {
    const { no } = await entered()
    expect((await cast.as('tangail').send('GET', `/applications/${no}`)).code).toBe(200)
    expect((await cast.as('tangail').send('GET', `/applications/${no}/print`)).code).toBe(200)
    const events = await portal.db
      .selectFrom('audit')
      .select('event')
      .where('subject', '=', `application:${no}`)
      .orderBy('event')
      .execute()
    expect(events.map(({ event }) => event)).toEqual([
      'application.opened',
      'application.printed',
      'application.started',
    ])
  })

  it('cannot withdraw it or appeal for the person', async () => {
    const { no } = await entered()
    for (const action of ['withdraw', 'appeal']) {
      const { revision } = await cast.as('tangail').get(no)
      const answer = await cast
        .as('tangail')
        .send('POST', `/applications/${no}/actions/${action}`, { reply: {}, revision })
      expect(bodyOf(answer).code).toBe('MOVE_NOT_OPEN')
    }
  })

  it('loses access together with the permission to enter applications', async () => {
    const { no } = await entered()
    const role = await portal.db
      .selectFrom('role')
      .select('id')
      .where('code', '=', 'DEMO_OFFICER')
      .executeTakeFirstOrThrow()
    await portal.db
      .deleteFrom('role_permission')
      .where('role_id', '=', role.id)
      .where('screen', '=', 'education-allowance')
      .execute()
    expect((await cast.as('tangail').send('GET', `/applications/${no}`)).code).toBe(404)
    expect((await cast.as('tangail').send('DELETE', `/applications/${no}`)).code).toBe(404)
    expect(
      (await cast.as('tangail').send('PUT', `/applications/${no}/steps/student`, { answers: {}, revision: 2 })).code,
    ).toBe(404)
    expect(bodyOf(await cast.as('tangail').send('GET', '/applications')).data['total']).toBe(0)
  })
})

describe('linking an earlier application', () => {
  it('succeeds for one of two requests, and the previous owner loses access', async () => {
    const no = await submitApplicationAs(portal, logins.rahima)
    const ask = async (name: 'karim' | 'salma') =>
      bodyOf(
        await cast
          .as(name)
          .send('POST', '/education/tag/request', { applicationNo: no, rollNo: '123456', mobile: '01812345678' }),
      ).data['otpToken'] as string
    const confirm = (name: 'karim' | 'salma', otpToken: string) =>
      cast.as(name).send('POST', '/education/tag/confirm', { otpToken, otp })
    const [karims, salmas] = [await ask('karim'), await ask('salma')]
    // A later code replaces the earlier one, and a code is valid only for the person who requested it.
    expect(bodyOf(await confirm('karim', salmas)).code).toBe('OTP_WRONG')
    expect(
      outcomeCodes(
        await Promise.all([confirm('karim', karims), confirm('salma', salmas), confirm('salma', salmas)]),
      ).toSorted(),
    ).toEqual(['200', 'OTP_EXPIRED', 'OTP_EXPIRED'])
    expect((await cast.as('salma').send('GET', `/applications/${no}`)).code).toBe(200)
    for (const path of ['', '/print'])
      expect((await cast.as('rahima').send('GET', `/applications/${no}${path}`)).code).toBe(404)
    expect(
      (await cast.as('rahima').send('POST', `/applications/${no}/actions/withdraw`, { reply: {}, revision: 1 })).code,
    ).toBe(404)
  })

  it('does not reveal whether the application exists', async () => {
    const ask = async (applicationNo: string) =>
      bodyOf(
        await cast
          .as('karim')
          .send('POST', '/education/tag/request', { applicationNo, rollNo: '123456', mobile: '01812345678' }),
      )
    const { no } = await portal.db
      .selectFrom('application')
      .select('no')
      .where('status', '=', 'SUBMITTED')
      .executeTakeFirstOrThrow()
    const [there, absent] = [await ask(no), await ask('EDU-2026-999999')]
    expect({ ...absent.data, otpToken: '' }).toEqual({ ...there.data, otpToken: '' })
  })
})
