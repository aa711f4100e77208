import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AuditEvent } from '@wewb/domain/audit/audit-event'
import { submitApplicationAs, bodyOf } from '#testing/test-applicant.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { loginTestUsers, outcomeCodes, logins, type TestUserName, type TestUsers } from './test-users.test.support.ts'

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
      const revision = await cast.as('tangail').revisionOf(no)
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
  let no: string
  const ask = async (name: TestUserName) =>
    bodyOf(
      await cast
        .as(name)
        .send('POST', '/education/tag/request', { applicationNo: no, rollNo: '123456', mobile: '01812345678' }),
    ).data['otpToken'] as string
  const confirm = (name: TestUserName, otpToken: string) =>
    cast.as(name).send('POST', '/education/tag/confirm', { otpToken, otp })
  const link = async (name: TestUserName) => bodyOf(await confirm(name, await ask(name)))
  const requests = async (name: TestUserName) => bodyOf(await cast.as(name).send('GET', '/link-requests')).data
  const decide = (name: TestUserName, id: string, decision: string) =>
    cast.as(name).send('POST', `/link-requests/${id}/decision`, { decision })
  const auditOf = async (event: AuditEvent) =>
    (
      await portal.db
        .selectFrom('audit')
        .select('detail')
        .where('subject', '=', `application:${no}`)
        .where('event', '=', event)
        .execute()
    ).map(({ detail }) => JSON.stringify(detail))

  it('asks the owner, who sees only the name and the masked phone of the other', async () => {
    no = await submitApplicationAs(portal, logins.rahima)
    await portal.db
      .updateTable('account')
      .set({ message_channel: 'BOTH', email: 'rahima@example.com' })
      .where('login_id', '=', logins.rahima)
      .execute()
    const [karims, salmas] = [await ask('karim'), await ask('salma')]
    // A later code replaces the earlier one, and a code is valid only for the person who requested it.
    expect(bodyOf(await confirm('karim', salmas)).code).toBe('OTP_WRONG')
    const answers = await Promise.all([confirm('karim', karims), confirm('salma', salmas), confirm('salma', salmas)])
    expect(outcomeCodes(answers).toSorted()).toEqual(['200', 'OTP_EXPIRED', 'OTP_EXPIRED'])
    expect(answers.map((answer) => bodyOf(answer).data).find((data) => data?.['applicationNo'])).toEqual({
      applicationNo: no,
      linkedYn: 'N',
    })
    const { received } = await requests('rahima')
    expect(received).toMatchObject([
      { applicationNo: no, name: { en: 'Salma Khatun' }, sentFrom: '017*****003', service: { en: expect.any(String) } },
    ])
    expect(JSON.stringify(received)).not.toContain(logins.salma)
    const { messages } = bodyOf(await cast.as('rahima').send('GET', '/dashboard')).data
    expect(JSON.stringify(messages)).toContain(`move your application ${no}`)
    const sms = await portal.db
      .selectFrom('message')
      .selectAll()
      .where('template', '=', 'LINK_REQUESTED')
      .orderBy('id')
      .execute()
    // The owner chose both channels for messages about applications.
    expect(sms.map(({ recipient }) => recipient)).toEqual([logins.rahima, 'rahima@example.com'])
    expect(sms[0]?.body).toContain('/earlier-applications')
    // Until then nothing has changed for anybody.
    expect((await cast.as('salma').send('GET', `/applications/${no}`)).code).toBe(404)
    expect((await requests('salma'))['sent']).toMatchObject([{ applicationNo: no, state: 'WAITING' }])
    expect((await cast.as('rahima').send('GET', `/applications/${no}`)).code).toBe(200)
  })

  it('is refused for ever, for this person and this application', async () => {
    const id = ((await requests('rahima'))['received'] as { id: string }[])[0]?.id ?? ''
    for (const name of ['salma', 'karim', 'section'] as const)
      expect((await decide(name, id, 'ACCEPTED')).code).toBe(404)
    expect((await decide('rahima', id, 'REFUSED')).code).toBe(200)
    expect(bodyOf(await decide('rahima', id, 'ACCEPTED')).code).toBe('MOVE_NOT_OPEN')
    expect(await link('salma')).toMatchObject({ code: 'LINK_REFUSED' })
    expect((await requests('salma'))['sent']).toMatchObject([{ state: 'REFUSED' }])
    expect(await auditOf('application.link-refused')).toEqual([expect.stringMatching(/Rahima.*Salma Khatun/)])
  })

  it('ends without effect when the owner does not answer, and can be asked again', async () => {
    expect((await link('karim')).data).toMatchObject({ linkedYn: 'N' })
    const id = ((await requests('rahima'))['received'] as { id: string }[])[0]?.id ?? ''
    const past = new Date(Date.now() - 1000)
    await sql`update link_request set expires_at = ${past} where id = ${id}`.execute(portal.db)
    expect(await requests('rahima')).toMatchObject({ received: [] })
    expect((await requests('karim'))['sent']).toMatchObject([{ state: 'EXPIRED' }])
    expect(bodyOf(await decide('rahima', id, 'ACCEPTED')).code).toBe('MOVE_NOT_OPEN')
    expect((await link('karim')).data).toMatchObject({ linkedYn: 'N' })
    expect((await requests('karim'))['sent']).toHaveLength(2)
  })

  it('moves the application when the owner accepts, once, and the previous owner loses access', async () => {
    // An officer could become the applicant of a family whose code he was told.
    const request = { applicationNo: no, rollNo: '123456', mobile: '01812345678' }
    expect(bodyOf(await cast.as('section').send('POST', '/education/tag/request', request)).code).toBe('NO_PERMISSION')
    const received = (await requests('rahima'))['received'] as { id: string; sentFrom: string }[]
    const id = received[0]?.id ?? ''
    const ends = outcomeCodes(await Promise.all([decide('rahima', id, 'ACCEPTED'), decide('rahima', id, 'ACCEPTED')]))
    expect(ends.toSorted()).toEqual(['200', 'NOT_FOUND'])
    expect((await cast.as('karim').send('GET', `/applications/${no}`)).code).toBe(200)
    expect((await requests('karim'))['sent']).toMatchObject([{ state: 'ACCEPTED' }, {}])
    expect(await auditOf('application.link-accepted')).toEqual([expect.stringContaining('Rahima')])
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
