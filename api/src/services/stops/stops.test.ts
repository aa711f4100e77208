import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '@wewb/domain/engine/evaluation/working-days'
import { toDhakaDate } from '@wewb/domain/language/dates'
import {
  loginTestUsers,
  logins,
  otherStudent,
  replies,
  type TestUsers,
} from '#casework/applications/test-users.test.support.ts'
import { bodyOf, createTestApplicant, submitApplicationAs } from '#testing/test-applicant.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'

let portal: TestPortal
let users: TestUsers
let admin: ReturnType<typeof createTestApplicant>
let draft: string
let submitted: string
const service = 'edu-allowance'
const today = toDhakaDate(new Date())
const stop = {
  service,
  reason: 'The form has a mistake in its amounts.',
  reasonBng: 'ফরমের টাকার অঙ্কে একটি ভুল আছে।',
}

beforeAll(async () => {
  portal = await startTestPortal()
  users = await loginTestUsers(portal)
  admin = createTestApplicant(portal, await portal.tokenOf('admin@demo.wewb'))
  submitted = await submitApplicationAs(portal, logins.rahima)
  draft = await users.as('karim').fillIn(otherStudent)
})
afterAll(() => portal.stop())

const services = async () =>
  bodyOf(await users.as('karim').send('GET', '/services')).data as unknown as {
    service: string
    stopped: { bn: string; en: string } | null
  }[]
const stoppedOf = async (code: string) => (await services()).find((one) => one.service === code)?.stopped
const list = async () => bodyOf(await admin.send('GET', '/stopped-services')).data
const change = (body: object) => admin.send('POST', '/stopped-services', { ...stop, ...body })

describe('a service', () => {
  it('is stopped with a reason in both languages, each in its own script, until a day to come', async () => {
    const issues = async (body: object) => bodyOf(await change(body)).issues?.map(({ path }) => path)
    expect(await issues({ reason: '', reasonBng: 'ছোট' })).toEqual(['reasonBng', 'reason'])
    expect(await issues({ reason: stop.reasonBng, reasonBng: stop.reason })).toEqual(['reasonBng', 'reason'])
    expect([await issues({ opensOn: today }), await issues({ opensOn: 'soon' })]).toEqual([['opensOn'], ['opensOn']])
    expect((await change({ service: 'no-service' })).code).toBe(404)
  })
  it('is stopped by an administrator only', async () => {
    for (const name of ['director', 'auditor', 'rahima'] as const)
      expect((await users.as(name).send('POST', '/stopped-services', stop)).code).toBe(403)
    expect((await users.as('auditor').send('GET', '/stopped-services')).code).toBe(200)
    expect((await change({})).code).toBe(200)
    expect(bodyOf(await change({})).code).toBe('ALREADY_EXISTS')
  })
})

describe('while a service is stopped, the applicant', () => {
  it('reads the sentence on its page, at the start and at the submission of a form', async () => {
    const sentence = `This service takes no new applications at present. ${stop.reason}`
    expect([(await stoppedOf(service))?.en, await stoppedOf('fa-medical-assistance')]).toEqual([sentence, null])
    const revision = await users.as('karim').revisionOf(draft)
    const refused = [
      await users.as('salma').send('POST', '/applications', { service }),
      await users.as('karim').send('POST', `/applications/${draft}/submit`, { revision }),
    ]
    for (const { code, body } of refused)
      expect([code, body.code, body.message]).toEqual([409, 'SERVICE_STOPPED', sentence])
  })
  it('continues the draft, which is saved as before', async () => {
    const saved = await users.as('karim').save(draft, 'student', users.as('karim').stepAnswers('student', {}))
    expect(saved.code).toBe(200)
    expect((await users.as('karim').get(draft))['applicationStatus']).toBe('DRAFT')
  })
  it('corrects what was submitted before, and staff go on deciding it', async () => {
    expect((await users.move('section', submitted, 'send-back', replies.sendBack)).code).toBe(200)
    const { answers } = await users.as('rahima').get(submitted)
    const bank = { ...answers.bank, accountNumber: ['0099999999901', '0099999999901'] }
    await users.as('rahima').save(submitted, 'address', { ...users.as('rahima').stepAnswers('address', answers), bank })
    expect((await users.as('rahima').submit(submitted)).code).toBe(200)
    expect((await users.move('section', submitted, 'forward', replies.section)).code).toBe(200)
  })
  it('gets no application entered by an officer either', async () => {
    const asked = { service, applicantMobile: '01711999888' }
    expect(bodyOf(await users.as('tangail').send('POST', '/applications/consent', asked)).code).toBe('SERVICE_STOPPED')
  })
})

describe('a stopped service', () => {
  it('is reopened with a reason, and both persons are recorded with who and why', async () => {
    const { stopId } = (await list())['services'].find(({ stop }: { stop: object | null }) => stop).stop
    const reopen = (reopenReason: string) => admin.send('POST', `/stopped-services/${stopId}/reopen`, { reopenReason })
    expect(bodyOf(await reopen('done')).issues?.map(({ path }) => path)).toEqual(['reopenReason'])
    expect((await reopen('The amounts are right again.')).code).toBe(200)
    expect((await reopen('The amounts are right again.')).code).toBe(404)
    expect(await stoppedOf(service)).toBeNull()
    const [past] = (await list())['past']
    expect(past).toMatchObject({ reason: stop.reason, reopenReason: 'The amounts are right again.' })
    expect([past.stoppedBy.length > 0, past.reopenedBy]).toEqual([true, past.stoppedBy])
    const entries = await portal.db
      .selectFrom('audit')
      .select(['event', 'subject', 'detail'])
      .where('subject', '=', `service:${service}`)
      .where('event', 'in', ['service.stopped', 'service.reopened'])
      .orderBy('id')
      .execute()
    expect(entries).toMatchObject([
      { event: 'service.stopped', detail: { reason: stop.reason } },
      { event: 'service.reopened', detail: { reason: 'The amounts are right again.' } },
    ])
  })
  it('opens by itself on the day that was named', async () => {
    expect((await change({ opensOn: addDays(today, 3) })).code).toBe(200)
    expect((await stoppedOf(service))?.en).toContain('It opens again on ')
    const rows = await portal.db.selectFrom('service_stop').selectAll().where('reopened_at', 'is', null).execute()
    const { id: _id, ...row } = rows[0] as (typeof rows)[number]
    await admin.send('POST', `/stopped-services/${rows[0]?.id}/reopen`, { reopenReason: 'Only for this test.' })
    await portal.db
      .insertInto('service_stop')
      .values({ ...row, opens_on: today })
      .execute()
    expect(await stoppedOf(service)).toBeNull()
  })
})
