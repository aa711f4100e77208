import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '@wewb/domain/engine/evaluation/working-days'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { insertApplication, dashboardClientOf, type DashboardClient } from './dashboard.test.support.ts'

let portal: TestPortal
let rahima: DashboardClient
let own: { service: string; today: string; applicant_id: number }
const today = toDhakaDate(new Date())

beforeAll(async () => {
  portal = await startTestPortal()
  rahima = await dashboardClientOf(portal)('01700000001')
  const { id } = await portal.db
    .selectFrom('account')
    .select('id')
    .where('login_id', '=', '01700000001')
    .executeTakeFirstOrThrow()
  own = { service: 'edu-allowance', today, applicant_id: id }
})
afterAll(() => portal.stop())

describe('applicant dashboard', () => {
  it('counts drafts, pending and approved applications, and the paid amount; each figure has its list', async () => {
    const before = await rahima.getFigures()
    await insertApplication(portal, { ...own, state: 'draft', status: 'DRAFT', submitted_at: null })
    await insertApplication(portal, { ...own, desk: 'section' })
    const paid = await insertApplication(portal, {
      ...own,
      state: 'paid',
      status: 'PAID',
      approval_status: 2,
      amount: '27500',
      published: true,
    })
    await sql`update report_file set paid_on = ${today}::date, paid = 27500 where application_id = ${paid.id}`.execute(
      portal.db,
    )
    const after = await rahima.getFigures()
    const grown = Object.fromEntries(Object.entries(after).map(([code, value]) => [code, value - (before[code] ?? 0)]))
    expect(grown).toEqual({ DRAFT: 1, IN_PROCESS: 1, APPROVED: 1, PAID: 27_500 })
    const totals = await Promise.all(
      ['draft', 'in-process', 'approved'].map(
        async (group) => (await portal.get(`/applications?group=${group}`, { token: rahima.token })).body.data.total,
      ),
    )
    expect(totals).toEqual([after['DRAFT'], after['IN_PROCESS'], after['APPROVED']])
  })

  it('does not reveal unpublished decisions, which count as pending', async () => {
    const before = await rahima.getFigures()
    await insertApplication(portal, {
      ...own,
      state: 'approved',
      status: 'APPROVED',
      approval_status: 2,
      amount: '27500',
      published: false,
    })
    const after = await rahima.getFigures()
    expect([
      (after['IN_PROCESS'] ?? 0) - (before['IN_PROCESS'] ?? 0),
      (after['APPROVED'] ?? 0) - (before['APPROVED'] ?? 0),
    ]).toEqual([1, 0])
  })

  it('names the holder, the next step and the open moves of each application', async () => {
    const { no } = await insertApplication(portal, { ...own, state: 'rejected', status: 'REJECTED', published: true })
    const { list } = (await portal.get('/applications?size=100', { token: rahima.token })).body.data
    expect(list.find(({ applicationNo }: { applicationNo: string }) => applicationNo === no)).toMatchObject({
      currentOffice: 'Head office',
      next: 'If you disagree you may appeal once, within the days allowed.',
      nextBng: expect.stringContaining('আপিল'),
      membershipId: null,
    })
  })

  it('lists tasks: a returned account first, then by the nearest due date', async () => {
    const later = await insertApplication(portal, {
      ...own,
      state: 'returned',
      status: 'RETURNED',
      approval_status: -1,
      due_on: addDays(today, 9),
    })
    const soon = await insertApplication(portal, {
      ...own,
      state: 'returned',
      status: 'RETURNED',
      approval_status: -1,
      due_on: addDays(today, 2),
    })
    const bank = await insertApplication(portal, {
      ...own,
      state: 'payment-failed',
      status: 'PAYMENT_FAILED',
      approval_status: 2,
      published: true,
    })
    const award = await insertApplication(portal, {
      ...own,
      service: 'dis-allowance',
      state: 'paid',
      status: 'PAID',
      approval_status: 2,
      published: true,
    })
    await portal.db
      .insertInto('instalment')
      .values({
        application_id: award.id,
        no: 2,
        year: Number(today.slice(0, 4)),
        amount: '12000',
        state: 'DUE',
        reason: null,
        reminded_on: today,
      })
      .execute()
    const { dues, applications, notices } = await rahima.board()
    expect(dues.map(({ code, applicationNo }) => [code, applicationNo])).toEqual([
      ['BANK', bank.no],
      ['CORRECTION', soon.no],
      ['CORRECTION', later.no],
      ['LIFE_CERTIFICATE', award.no],
    ])
    expect(dues.at(-1)?.dueOn).toBe(addDays(today, 60))
    expect(applications.list.length).toBeLessThanOrEqual(10)
    expect(notices.length).toBeGreaterThan(0)
  })

  it('shows no data of others', async () => {
    const karim = await dashboardClientOf(portal)('01700000002')
    const before = await karim.getFigures()
    await insertApplication(portal, { ...own, desk: 'section' })
    expect(await karim.getFigures()).toEqual(before)
    expect((await karim.board()).dues).toEqual([])
  })
})
