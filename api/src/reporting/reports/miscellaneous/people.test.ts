import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ComplaintState } from '@wewb/domain/content/complaints/states'
import { compareAsText, cellsOf, startReportsPortal, type ReportsPortal } from './miscellaneous-reports.test.support.ts'

let portal: ReportsPortal
beforeAll(async () => {
  portal = await startReportsPortal()
})
afterAll(() => portal.stop())

const period = { from: '2021-07-01', to: '2022-06-30' }
const at = (day: string) => new Date(`${day}T06:00:00Z`)
const accountOf = async (login: string) =>
  (
    await portal.db
      .selectFrom('account')
      .select('id')
      .where('login_id', '=', `${login}@demo.wewb`)
      .executeTakeFirstOrThrow()
  ).id

describe('M11, re-integration referrals', () => {
  beforeAll(async () => {
    const { db, putFile } = portal
    const officer = await accountOf('wc.tangail')
    const refer = async (
      serial: number,
      district: string,
      serviceTypeId: string,
      status: string,
      day = '2021-10-01',
    ) => {
      const id = await putFile({
        no: `RIN-2021-00000${serial}`,
        service: 're-integration',
        on: day,
        district,
        state: 'approved',
        status: 'APPROVED',
        approval_status: 2,
      })
      const answers = JSON.stringify({ serviceTypeId, serviceProviderId: 'BRAC' })
      await db
        .insertInto('acknowledgement')
        .values({
          referral_no: `REF-${serial}`,
          application_id: id,
          answers,
          status,
          entered_by: officer,
          entered_at: at(day),
        })
        .execute()
    }
    await refer(1, '44', 'TRAINING', 'REFERRED')
    await refer(2, '44', 'TRAINING', 'ACCEPTED')
    await refer(3, '44', 'TRAINING', 'COMPLETED')
    await refer(4, '44', 'LOAN', 'DROPPED')
    await refer(5, '27', 'LOAN', 'RUNNING')
    await refer(6, '44', 'LOAN', 'RUNNING', '2022-07-01')
  })

  it('counts by centre, service and provider; a district without a centre appears by name', async () => {
    const response = await portal.run('dir.welfare', 'M11', { ...period, sort: '-referred' })
    expect(cellsOf(response, 'centre', 'referred', 'running', 'completed', 'dropped').toSorted(compareAsText)).toEqual([
      ['Khulna', 1, 1, 0, 0],
      ['Welfare centre, Tangail', 1, 0, 0, 1],
      ['Welfare centre, Tangail', 3, 1, 1, 0],
    ])
    expect(response.totals).toEqual({ referred: 5, running: 2, completed: 1, dropped: 1 })
  })

  it('links to the people, and limits a centre to its own', async () => {
    const response = await portal.run('wc.tangail', 'M11', { ...period, sort: '-referred' })
    expect(response.totals['referred']).toBe(4)
    const drillDown = await portal.follow('wc.tangail', response.rows[0]?.links['running'])
    expect(cellsOf(drillDown, 'referral', 'application', 'status')).toEqual([
      ['REF-2', 'RIN-2021-000002', 'Accepted by the provider'],
    ])
  })
})

describe('M12, complaints by type, office and age', () => {
  beforeAll(async () => {
    const put = async (
      serial: number,
      state: ComplaintState,
      day: string,
      {
        type = 'DELAY',
        office = null as number | null,
        satisfaction = null as number | null,
        accuses = false,
        accused = null as number | null,
      } = {},
    ) =>
      await portal.db
        .insertInto('complaint')
        .values({
          ticket_no: `GCR20210000000${serial}`,
          mobile_index: Buffer.from('m'),
          language: 'bn',
          answers: '{}',
          answers_sealed: portal.secrets.encrypt('{}'),
          subject: 'S',
          type,
          accuses_hq: accuses,
          accused_office: accused,
          is_anonymous: false,
          state,
          desk: state === 'RESOLVED' ? 'NOBODY' : 'GRIEVANCE',
          office_id: office,
          satisfaction,
          settle_by: '2021-12-31',
          closed_on: state === 'RESOLVED' ? day : null,
          received_at: at(day),
        })
        .execute()
    await put(1, 'RESOLVED', '2021-08-01', { satisfaction: 4 })
    await put(2, 'RESOLVED', '2021-08-02', { satisfaction: 5 })
    await put(3, 'RECEIVED', '2021-08-03')
    await put(4, 'ASSIGNED', '2021-08-04', { type: 'BRIBE', office: 2 })
    await put(5, 'RECEIVED', '2021-08-05', { accuses: true })
    await put(6, 'ASSIGNED', '2021-08-06', { office: 3, accused: 2 })
    // Thirty working days before Sunday 15 November 2026: Sunday 4 October is the last day that is not late.
    await put(7, 'RECEIVED', '2026-10-04')
    await put(8, 'RECEIVED', '2026-10-03')
    await put(9, 'RECEIVED', '2026-10-01')
  })

  it('counts by type and responsible office, with the mean satisfaction', async () => {
    const response = await portal.run('dir.welfare', 'M12', { ...period, sort: '-received' })
    expect(
      cellsOf(response, 'type', 'office', 'received', 'settled', 'late', 'satisfaction').toSorted(compareAsText),
    ).toEqual([
      ['Bribe demand', 'DEMO, Tangail', 1, 0, 1, null],
      ['Delay in service', 'Head office', 4, 2, 2, '4.5'],
      ['Delay in service', 'Welfare centre, Tangail', 1, 0, 1, null],
    ])
    expect(response.totals).toEqual({ received: 6, settled: 2, late: 4 })
    expect(response.rows[0]?.cells['satisfaction'].bn).toBe('৪.৫')
  })

  it('are overdue after thirty working days', async () => {
    const response = await portal.run('dir.welfare', 'M12', { from: '2026-07-01', to: '2027-06-30' })
    expect(cellsOf(response, 'received', 'late')).toEqual([[3, 2]])
    const drillDown = await portal.follow('dir.welfare', response.rows[0]?.links['late'])
    expect(cellsOf(drillDown, 'ticket')).toEqual([['GCR202100000009'], ['GCR202100000008']])
  })

  it('hides complaints about the own office', async () => {
    expect((await portal.run('so.edu', 'M12', period)).totals['received']).toBe(5)
    expect((await portal.run('demo.tangail', 'M12', period)).totals['received']).toBe(1)
    expect((await portal.run('wc.tangail', 'M12', period)).totals['received']).toBe(1)
    expect((await portal.ask('acc.maker', 'M12', period)).code).toBe(403)
  })
})

describe('M13, duplicates', () => {
  beforeAll(async () => {
    const { putFile, putKey } = portal
    const on = '2021-09-01'
    const medical = async (serial: number, more: object = {}) =>
      await putFile({
        no: `MED-2021-00000${serial}`,
        service: 'fa-medical-assistance',
        on,
        district: '44',
        sealed: { applicantNid: '1990123456' },
        ...more,
      })
    const first = await medical(1)
    const second = await putFile({
      no: 'RIN-2021-000011',
      service: 're-integration',
      on: '2021-10-01',
      district: '1',
      sealed: { nid: '1990123456', bank: { accountNumber: '001234567890' } },
    })
    const refused = await medical(2, { status: 'REJECTED', state: 'rejected', approval_status: -2 })
    for (const id of [first, second, refused]) await putKey(id, 'nid', '1990123456')
    // Two applications of one case, which share a passport legitimately.
    const death = await putFile({ no: 'BRV-2021-000011', service: 'bereavement', on, district: '44' })
    const follower = await putFile({
      no: 'FIN-2021-000011',
      service: 'fa-financial-assistance',
      on,
      district: '44',
      case_id: death,
    })
    for (const id of [death, follower]) await putKey(id, 'passport', 'B07654321')
    // An award and its renewal.
    const award = await putFile({
      no: 'EDU-2021-000011',
      service: 'edu-allowance',
      on,
      district: '44',
      answers: { applicationKind: 'NEW' },
    })
    const renewal = await putFile({
      no: 'EDU-2021-000012',
      service: 'edu-allowance',
      on,
      district: '44',
      answers: { applicationKind: 'RENEWAL' },
    })
    for (const id of [award, renewal]) await putKey(id, 'account', '009988776655')
    // Another application shares the account of the second.
    const third = await putFile({
      no: 'RIN-2021-000013',
      service: 're-integration',
      on: '2021-11-01',
      district: '1',
      sealed: { bank: { accountNumber: '001234567890' } },
    })
    for (const id of [second, third]) await putKey(id, 'account', '001234567890')
  })

  it('finds keys shared by several applications, and masks them', async () => {
    const response = await portal.run('dir.welfare', 'M13', period)
    expect(cellsOf(response, 'key', 'hint', 'applications', 'services', 'newest')).toEqual([
      ['Bank account', '••••••••7890', 2, 'Re-integration', '2021-11-01'],
      ['NID', '••••••3456', 2, 'Medical assistance, Re-integration', '2021-10-01'],
    ])
    expect(JSON.stringify(response)).not.toMatch(/1990123456|001234567890/)
  })

  it('links to all applications with the key', async () => {
    const response = await portal.run('dir.welfare', 'M13', { ...period, sort: 'newest' })
    const drillDown = await portal.follow('dir.welfare', response.rows[0]?.links['applications'])
    expect(cellsOf(drillDown, 'application', 'status').toSorted(compareAsText)).toEqual([
      ['MED-2021-000001', 'Pending'],
      ['MED-2021-000002', 'Not granted'],
      ['RIN-2021-000011', 'Pending'],
    ])
  })

  it('is limited to the jurisdictions and services of the user', async () => {
    expect((await portal.run('demo.tangail', 'M13', period)).total).toBe(0)
    expect(cellsOf(await portal.run('demo.cumilla', 'M13', period), 'key')).toEqual([['Bank account']])
    expect((await portal.run('dir.welfare', 'M13', { ...period, module: 'fa-medical-assistance' })).total).toBe(0)
  })
})

describe('M14, user activity', () => {
  beforeAll(async () => {
    const put = async (login: string, event: string, day: string) =>
      await portal.db
        .insertInto('audit')
        .values({ actor: `account:${await accountOf(login)}`, event, subject: 'x', detail: '{}', at: at(day) })
        .execute()
    await put('editor', 'account.logged-in', '2021-09-01')
    await put('editor', 'content.notice-saved', '2021-09-01')
    await put('editor', 'content.notice-saved', '2021-09-02')
    await put('editor', 'account.logged-out', '2021-09-02')
    await put('editor', 'account.logged-in', '2022-07-02')
  })

  it('counts log-ins and actions of each staff member, with the last log-in', async () => {
    const response = await portal.run('dir.welfare', 'M14', period)
    expect(cellsOf(response, 'user', 'role', 'office', 'logins', 'actions', 'lastLogin')).toContainEqual([
      'Editor Demo',
      'Content editor',
      'Head office',
      1,
      2,
      '2022-07-02T06:00:00.000Z',
    ])
    expect(response.totals).toEqual({ logins: 1, actions: 2 })
    expect(cellsOf(response, 'user').flat()).not.toContain('Rahima Begum')
  })

  it('filters by office, and requires access to users', async () => {
    expect(cellsOf(await portal.run('auditor', 'M14', { ...period, office: '4' }), 'user')).toEqual([
      ['Riyadh Mission Demo'],
    ])
    expect((await portal.ask('so.edu', 'M14', period)).code).toBe(403)
  })
})
