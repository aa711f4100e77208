import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { getCase } from '@wewb/domain/casework/case-contracts'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { bereavement } from '@wewb/domain/services/definitions/bereavement/definition'
import { example } from '@wewb/domain/services/definitions/bereavement/example'
import { createTestApplicant, bodyOf } from '#testing/test-applicant.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { fillInApplication } from '#testing/run-example.ts'

const [phone, otp] = ['01900000077', '246810']

type Person = ReturnType<typeof createTestApplicant>
let portal: TestPortal
let agent: Person
let district: Person
let root: string
const numbers: Record<string, string> = {}
const consentOf = async (staff: Person, service: string) => {
  const { otpToken } = bodyOf(
    await staff.send('POST', '/applications/consent', { service, applicantMobile: phone }),
  ).data
  return { applicantMobile: phone, consentOtpToken: otpToken as string, consentOtp: otp }
}
beforeAll(async () => {
  portal = await startTestPortal({ PORTAL_FIXED_OTP: otp })
  const token = await portal.tokenOf('callcentre@demo.wewb')
  agent = createTestApplicant(portal, token)
  district = createTestApplicant(portal, await portal.tokenOf('demo.tangail@demo.wewb'))
  root = await fillInApplication(portal, token, bereavement, example.answers, await consentOf(agent, 'bereavement'))
  if ((await agent.submit(root)).code !== 200) throw new Error(`${root} was not submitted`)
  const { files } = bodyOf(await agent.send('GET', `/cases/${root}`)).data as unknown as ResponseOf<typeof getCase>
  for (const { service, applicationNo } of files) numbers[service] = applicationNo
})
afterAll(() => portal.stop())

const statusOf = async (person: Person, service: string) =>
  (await person.send('GET', `/applications/${numbers[service]}`)).code

describe('case entered by the call centre for a family without an account', () => {
  it('notifies the family on the given phone', async () => {
    const sent = await portal.db
      .selectFrom('message')
      .select('template')
      .where('recipient', '=', phone)
      .where('template', 'not like', 'OTP%')
      .execute()
    expect(sent).toEqual([{ template: 'BRV_OPENED' }])
  })

  it('permits the agent only agent actions', async () => {
    expect([await statusOf(agent, 'fa-repatriation'), await statusOf(agent, 'fa-burial-cost')]).toEqual([200, 404])
    expect(await statusOf(district, 'fa-burial-cost')).toBe(404)
  })

  it('can be continued by an officer with the family’s code, with all earlier answers', async () => {
    const consent = await consentOf(district, 'fa-burial-cost')
    const draft = bodyOf(await district.send('POST', '/applications', { service: 'fa-burial-cost', ...consent })).data
    expect(draft['applicationNo']).toBe(numbers['fa-burial-cost'])
    expect((await district.get(numbers['fa-burial-cost'] ?? ''))['answers']).toMatchObject({
      deceasedName: 'ABDUL KARIM',
      payMode: 'EFT',
    })
    expect(
      await portal.db.selectFrom('audit').select('detail').where('event', '=', 'application.tagged').execute(),
    ).toEqual([{ detail: { onBehalfOf: 'no account' } }])
  })

  it('requires the code of its own phone: another phone creates a new draft', async () => {
    const { otpToken } = bodyOf(
      await district.send('POST', '/applications/consent', {
        service: 'fa-burial-cost',
        applicantMobile: '01900000078',
      }),
    ).data
    const draft = bodyOf(
      await district.send('POST', '/applications', {
        service: 'fa-burial-cost',
        applicantMobile: '01900000078',
        consentOtpToken: otpToken,
        consentOtp: otp,
      }),
    ).data
    expect(draft['applicationNo']).not.toBe(numbers['fa-burial-cost'])
  })
})

describe('registration with the phone of an existing case', () => {
  let family: Person
  const registration = {
    fullNameEn: 'Amena Begum',
    fullNameBn: 'আমেনা বেগম',
    loginType: 'MOBILE',
    mobile: phone,
    email: null,
    nid: '1978123456',
    dateOfBirth: '1978-04-04',
    password: 'Abcd@1234',
    confirmPassword: 'Abcd@1234',
    termsAccepted: 'Y',
  }
  const ownersOf = async () => {
    const rows = await portal.db
      .selectFrom('application')
      .select(['service', 'applicant_id', 'entered_by'])
      .where('no', 'in', Object.values(numbers))
      .execute()
    return rows.filter(({ applicant_id }) => applicant_id !== null)
  }

  it('transfers the case after the code is confirmed', async () => {
    const { body } = await portal.post('/pub/registration', { ...registration, ...(await portal.newCaptcha()) })
    expect(await ownersOf()).toEqual([])
    expect(
      (await portal.post('/pub/otp-verification', { otpToken: body.data.otpToken, otp, purpose: 'REGISTRATION' })).code,
    ).toBe(200)
    family = createTestApplicant(portal, String((await portal.logIn(phone, 'Abcd@1234')).body.token))
    const found = bodyOf(await family.send('GET', `/cases/${root}`)).data as unknown as ResponseOf<typeof getCase>
    expect([found.ownYn, found.files.length, found.files.every(({ ownYn }) => ownYn === 'Y')]).toEqual(['Y', 6, true])
    expect(
      await portal.db
        .selectFrom('audit')
        .select('subject')
        .where('event', '=', 'application.tagged')
        .where('detail', '@>', { by: 'phone' } as never)
        .execute(),
    ).toHaveLength(6)
  })

  it('asks the family questions, and permits submission of the follow-ups', async () => {
    const no = numbers['surokkha'] ?? ''
    expect(
      (await family.save(no, 'documents', { ...(await family.get(no))['answers'], declarationAccepted: true })).code,
    ).toBe(200)
    expect((await family.submit(no)).code).toBe(200)
    const comp = await family.get(numbers['compensation'] ?? '')
    expect((await family.save(comp['applicationNo'] as string, 'case', comp['answers'])).body.data.issues).toEqual([])
    expect(comp['facts']).toMatchObject({ 'applicant.isStaff': false })
  })

  it('preserves the record of who entered the case', async () => {
    const entered = (await ownersOf()).filter(({ entered_by }) => entered_by !== null).map(({ service }) => service)
    expect(entered).toEqual(['bereavement'])
  })
})
