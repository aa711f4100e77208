import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkStatusSignedIn } from '@wewb/domain/casework/desk-contracts'
import { createTestApplicant, submitApplicationAs, bodyOf } from '#testing/test-applicant.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'

let portal: TestPortal
let officer: ReturnType<typeof createTestApplicant>
let salma: ReturnType<typeof createTestApplicant>
beforeAll(async () => {
  portal = await startTestPortal({ PORTAL_FIXED_OTP: '246810' })
  officer = createTestApplicant(portal, await portal.tokenOf('demo.tangail@demo.wewb'))
  salma = createTestApplicant(portal, await portal.tokenOf('01700000003'))
})
afterAll(() => portal.stop())

const setupId = async () => {
  const services = bodyOf(await officer.send('GET', '/services')).data as unknown as {
    service: string
    setups: { setupId: number }[]
  }[]
  return services.find(({ service }) => service === 'edu-allowance')?.setups[0]?.setupId
}
const begin = async (more: object) =>
  officer.send('POST', '/applications', { service: 'edu-allowance', setupId: await setupId(), ...more })
const ask = async (applicantMobile: string) =>
  bodyOf(await officer.send('POST', '/applications/consent', { service: 'edu-allowance', applicantMobile })).data

describe('application entered by an officer', () => {
  it('requires the code sent to the person’s own phone', async () => {
    expect((await begin({ applicantMobile: '01700000003' })).code).toBe(422)
    const { otpToken, sentTo } = await ask('০১৭০০০০০০০৩')
    expect(sentTo).toBe('017*****003')
    expect(
      bodyOf(await begin({ applicantMobile: '01700000003', consentOtpToken: otpToken, consentOtp: '000000' })).code,
    ).toBe('OTP_WRONG')
    expect(
      bodyOf(await begin({ applicantMobile: '01700000001', consentOtpToken: otpToken, consentOtp: '246810' })).code,
    ).toBe('OTP_WRONG')
  })

  it('belongs to the person, with both names on record, and the officer cannot decide on it', async () => {
    const { otpToken } = await ask('01700000003')
    const { applicationNo } = bodyOf(
      await begin({ applicantMobile: '01700000003', consentOtpToken: otpToken, consentOtp: '246810' }),
    ).data
    expect(await salma.get(applicationNo)).toMatchObject({
      ownYn: 'Y',
      applicantName: 'Salma Khatun',
      enteredBy: 'Tangail Officer Demo',
    })
    expect(await officer.get(applicationNo)).toMatchObject({ ownYn: 'Y', editableYn: 'Y' })
    expect((await officer.save(applicationNo, 'student', { rollNo: '123456' })).code).toBe(200)
    const again = await begin({ applicantMobile: '01700000003', consentOtpToken: otpToken, consentOtp: '246810' })
    expect(bodyOf(again).code).toBe('OTP_EXPIRED')
  })

  it('is possible for a person without an account', async () => {
    const { otpToken } = await ask('01900000077')
    const { applicationNo } = bodyOf(
      await begin({ applicantMobile: '01900000077', consentOtpToken: otpToken, consentOtp: '246810' }),
    ).data
    const row = await portal.db
      .selectFrom('application')
      .select(['applicant_id', 'contact'])
      .where('no', '=', applicationNo)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ applicant_id: null, contact: '01900000077' })
  })

  it('cannot be requested by an applicant', async () => {
    expect(
      (await salma.send('POST', '/applications/consent', { service: 'edu-allowance', applicantMobile: '01700000001' }))
        .code,
    ).toBe(403)
  })
})

describe('earlier application', () => {
  it('is linked to another account by number, roll and its mobile number', async () => {
    const no = await submitApplicationAs(portal, '01700000001')
    // Without an account of its own nobody can be asked.
    await portal.db.updateTable('application').set({ applicant_id: null }).where('no', '=', no).execute()
    const request = { applicationNo: no.toLowerCase(), rollNo: '১২৩৪৫৬', mobile: '01812345678' }
    const officer = createTestApplicant(portal, await portal.tokenOf('so.edu@demo.wewb'))
    expect(bodyOf(await officer.send('POST', '/education/tag/request', request)).code).toBe('NO_PERMISSION')
    const wrong = bodyOf(await salma.send('POST', '/education/tag/request', { ...request, rollNo: '1' })).data
    expect(
      bodyOf(await salma.send('POST', '/education/tag/confirm', { otpToken: wrong['otpToken'], otp: '246810' })).code,
    ).toBe('OTP_WRONG')
    const { otpToken } = bodyOf(await salma.send('POST', '/education/tag/request', request)).data
    expect(bodyOf(await salma.send('POST', '/education/tag/confirm', { otpToken, otp: '246810' })).data).toEqual({
      applicationNo: no,
      linkedYn: 'Y',
    })
    expect(await salma.get(no)).toMatchObject({ applicationNo: no, ownYn: 'Y' })
  })
})

describe('public status check', () => {
  const check = async (query: object, language: 'bn' | 'en' = 'en') =>
    portal.post(
      '/pub/application-status-check',
      { moduleCode: 'edu-allowance', ...query, ...(await portal.newCaptcha()) },
      { language },
    )

  it('returns masked data for number and mobile, and reveals nothing about a wrong pair', async () => {
    const { no } = await portal.db
      .selectFrom('application')
      .select('no')
      .where('status', '=', 'SUBMITTED')
      .executeTakeFirstOrThrow()
    const found = bodyOf(await check({ applicationNo: no, mobile: '01712345678' })).data
    expect(found).toMatchObject({
      applicationNo: no,
      approvalStatus: 0,
      statusText: 'Pending',
      currentOffice: 'Head office',
      progressPercent: 25,
    })
    expect(found['applicantName']).toMatch(/^R\*{5} /)
    const misses = [
      { applicationNo: no, mobile: '01712345679' },
      { applicationNo: 'EDU-2026-999999', mobile: '01712345678' },
      { applicationNo: no, mobile: '01712345678', moduleCode: 'surokkha' },
    ]
    const bodies = await Promise.all(misses.map(async (miss) => JSON.stringify((await check(miss)).body)))
    expect(new Set(bodies).size).toBe(1)
    expect(bodies[0]).toContain('No Information Found!')
  })

  it('returns more to the owner, and nothing to another applicant', async () => {
    const { no } = await portal.db
      .selectFrom('application')
      .select('no')
      .where('status', '=', 'SUBMITTED')
      .executeTakeFirstOrThrow()
    const query = { moduleCode: 'edu-allowance', applicationNo: no, mobile: '01712345678' }
    const mine = bodyOf(await salma.send('POST', '/application-status-check', query)).data
    expect(mine).toMatchObject({
      moduleCode: 'edu-allowance',
      applicationNo: no,
      // In full: the public check masks it.
      applicantName: 'RAHIMA KHATUN',
      approvalStatus: 0,
      statusText: 'Pending',
      currentOffice: 'Head office',
      progressPercent: 25,
      approvalHistory: [{ action: 'submit', note: '', toStatus: 0 }],
      note: '',
      amount: null,
      payment: null,
    })
    expect(() => checkStatusSignedIn.response.parse(mine)).not.toThrow()
    const director = createTestApplicant(portal, await portal.tokenOf('dir.welfare@demo.wewb'))
    expect(bodyOf(await director.send('POST', '/application-status-check', query)).data).toMatchObject(mine)
    const other = createTestApplicant(portal, await portal.tokenOf('01700000002'))
    expect((await other.send('POST', '/application-status-check', query)).code).toBe(404)
  })
})
