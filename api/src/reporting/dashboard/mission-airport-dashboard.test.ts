import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '@wewb/domain/engine/evaluation/working-days'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { insertApplication, dashboardClientOf, growth, type DashboardClient } from './dashboard.test.support.ts'

let portal: TestPortal
let watch: (login: string) => Promise<DashboardClient>
const today = toDhakaDate(new Date())

beforeAll(async () => {
  portal = await startTestPortal()
  watch = dashboardClientOf(portal)
})
afterAll(() => portal.stop())

describe('mission dashboard', () => {
  it('counts new members, fees of the month and open deaths of its own country', async () => {
    const riyadh = await watch('mission.riyadh@demo.wewb')
    const dubai = await watch('mission.dubai@demo.wewb')
    const elsewhere = await dubai.getFigures()
    const grown = await growth(riyadh, async () => {
      const membership = await insertApplication(portal, {
        service: 'wewb-membership',
        today,
        mission: 'RUH',
        state: 'approved',
        status: 'APPROVED',
        approval_status: 2,
      })
      await sql`insert into member (number, application_id, mission, country, name,
          passport_sealed, passport_index, birth_sealed, joined_on)
        values ('HM-1', ${membership.id}, 'RUH', 'SA', 'Hand Made',
          'x', 'hand-made-1', 'x', ${today}::date)`.execute(portal.db)
      await sql`insert into fee_receipt (application_id, mission, memo_no, amount, currency)
        values (${membership.id}, 'RUH', 'HM-1', 141.50, 'SAR')`.execute(portal.db)
      const death = {
        service: 'fa-repatriation',
        today,
        mission: 'RUH',
        desk: 'assistant',
        state: 'forwarded',
        status: 'UNDER_REVIEW',
      }
      await insertApplication(portal, { ...death, answers: JSON.stringify({ serviceType: 'DEAD_BODY' }) })
      await insertApplication(portal, { ...death, answers: JSON.stringify({ serviceType: 'STRANDED' }) })
    })
    expect(grown).toEqual({ MEMBERS_MONTH: 1, FEES_MONTH: 1, DEATHS_OPEN: 1 })
    expect(await riyadh.findMismatches(['MEMBERS_MONTH', 'FEES_MONTH', 'DEATHS_OPEN'])).toEqual([])
    expect(await dubai.getFigures()).toEqual(elsewhere)
  })
})

describe('airport dashboard', () => {
  it('shows arrivals of today and soon, which of them are bodies, and the remaining cheques', async () => {
    const airport = await watch('airport.dac@demo.wewb')
    const grown = await growth(airport, async () => {
      for (const [serviceType, days] of [
        ['DEAD_BODY', 0],
        ['STRANDED', 0],
        ['DEAD_BODY', 2],
        ['DEAD_BODY', 9],
      ] as const) {
        const file = await insertApplication(portal, {
          service: 'fa-repatriation',
          today,
          airport: 'DAC',
          state: 'on-the-way',
          status: 'APPROVED',
          approval_status: 2,
          stage: 'FLIGHT_FIXED',
          answers: JSON.stringify({ serviceType }),
        })
        const arrivalTime = `${addDays(today, days)}T14:30`
        await sql`insert into application_act
            (application_id, on_day, move, from_state, to_state, from_status, to_status, reply)
          values (${file.id}, ${today}::date, 'fix-flight', 'approved', 'on-the-way', 2, 2,
            ${JSON.stringify({ arrivalTime })}::jsonb)`.execute(portal.db)
      }
      const { id } = await portal.db
        .insertInto('cheque_book')
        .values({ airport: 'DAC', bank: 'Hand Made', first_no: 900_001, last_no: 900_010 })
        .returning('id')
        .executeTakeFirstOrThrow()
      const burial = await insertApplication(portal, {
        service: 'fa-burial-cost',
        today,
        airport: 'DAC',
        state: 'approved',
        status: 'APPROVED',
        approval_status: 2,
      })
      await portal.db
        .insertInto('cheque_leaf')
        .values({ book_id: id, no: 900_001, application_id: burial.id, amount: '35000', state: 'GIVEN' })
        .execute()
    })
    expect(grown).toEqual({ ARRIVALS_TODAY: 2, ARRIVALS_SOON: 1, BODIES_COMING: 2, CHEQUES_GIVEN: 1, CHEQUES_LEFT: 9 })
    const { tiles } = await airport.board()
    expect(tiles.find(({ code }) => code === 'CHEQUES_GIVEN')?.amount).toBeGreaterThanOrEqual(35_000)
    expect(await airport.findMismatches(['ARRIVALS_TODAY', 'ARRIVALS_SOON', 'BODIES_COMING', 'CHEQUES_GIVEN'])).toEqual(
      [],
    )
  })
})
