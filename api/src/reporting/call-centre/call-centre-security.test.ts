import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loginTestUsers, logins, type TestUsers } from '#casework/applications/test-users.test.support.ts'
import { submitApplicationAs, bodyOf } from '#testing/test-applicant.ts'
import { joinAsMember } from '#testing/test-membership.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'

let portal: TestPortal
let cast: TestUsers
let no: string
let member: Awaited<ReturnType<typeof joinAsMember>>
beforeAll(async () => {
  portal = await startTestPortal({ PORTAL_LIMIT_FACTOR: '1' })
  cast = await loginTestUsers(portal)
  no = await submitApplicationAs(portal, logins.rahima)
  member = await joinAsMember(portal, 'kamal@demo.wewb', { changes: { insuranceYn: 'Y' }, amount: '141.50' })
})
afterAll(() => portal.stop())

const ask = (search: unknown) => cast.as('callCentre').send('POST', '/calls/search', { search })
const filesOf = async (search: string) =>
  (bodyOf(await ask(search)).data['files'] as { applicationNo: string }[]).map(({ applicationNo }) => applicationNo)

describe('security of the call centre', () => {
  it('does not find people by name, even with a digit or symbol', async () => {
    for (const typed of [
      'Rahima@',
      'Rahima/1',
      'Rahima#1',
      '1;Rahima',
      'Rahima_1',
      '0Rahima',
      'Rahima"1',
      'রহিমা@',
      'রহিমা/১',
      'Kamal@',
    ])
      expect([typed, await filesOf(typed)]).toEqual([typed, []])
  })

  it('returns no full number, date of birth, address or account of any person', async () => {
    const heard = await Promise.all(
      ['BX0123456', member.number, no, '1234567890', '+966501234567', 'AB1234567', 'C-1'].map(ask),
    )
    const canaries = [
      'BX0123456',
      'AB1234567',
      '1985-05-05',
      '01712345670',
      '966501234567',
      'A01234567',
      '0012345678901',
      '20091234567890123',
      'Villa 3',
      'INS-20',
    ]
    const bodies = JSON.stringify(heard.map(({ body }) => body))
    expect(canaries.filter((canary) => bodies.includes(canary))).toEqual([])
    expect(bodies).toContain(member.number)
  })

  it('returns no numbers through an application either', async () => {
    const seen = JSON.stringify(await cast.as('callCentre').get(member.no))
    expect(['BX0123456', 'AB1234567', '1234567890'].filter((canary) => seen.includes(canary))).toEqual([])
  })

  it('does not audit the input', async () => {
    const audit = JSON.stringify(await portal.db.selectFrom('audit').selectAll().execute())
    expect(['BX0123456', 'AB1234567', '966501234567', 'Rahima'].filter((canary) => audit.includes(canary))).toEqual([])
  })

  it('has no server error for any input', async () => {
    for (const typed of ['1\u0000', '\ud8001', '1'.repeat(101), 7, null, ['1'], {}])
      expect([typed, (await ask(typed)).code]).toEqual([typed, 400])
    for (const typed of ['%1', "'1", '1'.repeat(100), '9999999999999999999', '🙂1', '1\u202e', '+', '@', 'a@b'])
      expect([typed, (await ask(typed)).code < 500]).toEqual([typed, true])
    const log = (body: object) =>
      cast.as('callCentre').send('POST', '/calls', { reason: 'STATUS', note: 'Asked where it is.', ...body })
    for (const body of [
      { reason: 'X' },
      { note: 7 },
      { note: 'x'.repeat(4001) },
      { agentId: 1 },
      { at: '2020-01-01' },
      { applicationNo: 7 },
    ])
      expect([body, (await log(body)).code]).toEqual([body, 400])
    expect((await log({ applicationNo: 'XXX-2026-000001' })).code).toBe(404)
  })

  it('limits lookups: trying numbers one after another is blocked', async () => {
    const { id } = await portal.db
      .selectFrom('account')
      .select('id')
      .where('login_id', '=', logins.callCentre)
      .executeTakeFirstOrThrow()
    for (let time = 0; time < 300; time += 1) await portal.limits.tryConsume('staff-searches', String(id))
    const stopped = [
      await ask(no),
      await cast.as('callCentre').send('POST', '/bmet-wewbm-check', { searchBy: 'PASSPORT', value: 'A01234567' }),
    ]
    expect(stopped.map(({ code }) => code)).toEqual([429, 429])
  })
})
