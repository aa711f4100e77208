import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { listWaitingTimes } from './list-waiting-times.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
  await portal.db.deleteFrom('holiday').execute()
  await portal.db.insertInto('holiday').values({ day: '2026-11-11', name: 'Example', name_bng: 'উদাহরণ' }).execute()
})
afterAll(() => portal.stop())

let serial = 0
/** Inserts an application that was submitted on Sunday 1 November 2026, unless on another day. */
const decide = async (decidedOn: string, receivedOn = '2026-11-01') => {
  const { id } = await portal.db
    .insertInto('application')
    .values({
      no: `SUR-2026-${String((serial += 1)).padStart(6, '0')}`,
      service: 'surokkha',
      version: 1,
      state: 'rejected',
      status: 'REJECTED',
      approval_status: -2,
      since: receivedOn,
      submitted_at: `${receivedOn}T04:00:00Z`,
      answers: '{}',
    } as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`update report_file set decided_on = ${decidedOn}::date where application_id = ${id}`.execute(portal.db)
}
const list = () => listWaitingTimes({ readDb: portal.db, now: () => new Date('2026-11-16T06:00:00Z') })

describe('public waiting times', () => {
  it('are shown from ten decisions of the last twelve months upward, in working days of Dhaka', async () => {
    await decide('2025-11-16', '2025-11-01')
    for (const day of ['01', '02', '03', '04', '05', '08', '09', '10', '12']) await decide(`2026-11-${day}`)
    expect(await list()).toEqual([])
    // Two weekends and the holiday on Wednesday do not count: the fifteenth is the ninth working day.
    await decide('2026-11-15')
    expect(await list()).toEqual([{ service: 'surokkha', medianDays: 4, ninetyDays: 8, cases: 10 }])
  })
  it('are computed once in ten minutes', async () => {
    const read = async () => (await portal.get('/pub/waiting-times')).body.data
    const before = await read()
    for (let count = 0; count < 10; count += 1) await decide('2026-11-16')
    expect(await read()).toEqual(before)
  })
})
