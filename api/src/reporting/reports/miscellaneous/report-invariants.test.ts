import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reasonCodes } from '@wewb/domain/services/workflows/reason-codes'
import { miscellaneousReports } from '@wewb/domain/reporting/catalogue'
import { insertPaymentBatch } from './payment-batches.test.support.ts'
import { miscellaneousDataSources } from './catalogue.ts'
import { startReportsPortal, today, type ReportsPortal } from './miscellaneous-reports.test.support.ts'

let portal: ReportsPortal
beforeAll(async () => {
  portal = await startReportsPortal()
})
afterAll(() => portal.stop())

let serial = 0
const nextNo = (prefix: string) => `${prefix}-2026-${String((serial += 1)).padStart(6, '0')}`

const desks = {
  compensation: ['section', 'demo', 'mission', 'director'],
  'fa-burial-cost': ['airport', 'demo', 'assistant'],
} as const
const place = {
  district: fc.option(fc.constantFrom('44', '1', '2')),
  mission: fc.option(fc.constantFrom('RUH', 'KUL')),
  airport: fc.option(fc.constantFrom('DAC', 'ZYL')),
}
const pendingApplication = fc.constantFrom(...(Object.keys(desks) as (keyof typeof desks)[])).chain((service) =>
  fc.record({
    service: fc.constant(service),
    desk: fc.option(fc.constantFrom(...desks[service])),
    days: fc.nat(40),
    ...place,
  }),
)
const rejected = fc.record({
  service: fc.constantFrom('compensation', 'fa-medical-assistance'),
  reason: fc.constantFrom(...reasonCodes.map(({ value }) => value)),
})
const few = { numRuns: 12 }

describe('random database content', () => {
  it('M01 counts every application at a desk once, for every permitted user', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(pendingApplication, { maxLength: 12 }), async (files) => {
        for (const { service, desk, days, ...where } of files) {
          const since = new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10)
          await portal.putFile({ no: nextNo('ANY'), service, desk, since, ...where })
        }
        const onDesks = await portal.db
          .selectFrom('application')
          .select(['district', 'service'])
          .where('desk', 'is not', null)
          .execute()
        const all = await portal.run('dir.welfare', 'M01')
        expect(all.totals['all']).toBe(onDesks.length)
        const { upTo3, upTo7, upTo15, over15 } = all.totals as Record<string, number>
        expect([upTo3, upTo7, upTo15, over15].reduce((sum = 0, count = 0) => sum + count, 0)).toBe(onDesks.length)
        expect((await portal.run('demo.tangail', 'M01')).totals['all']).toBe(
          onDesks.filter(({ district }) => district === '44').length,
        )
      }),
      few,
    )
  })

  it('M04 has every rejected application in one row, and its percentages add up to 100', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(rejected, { minLength: 1, maxLength: 7 }), async (files) => {
        for (const { service, reason } of files) {
          const id = await portal.putFile({
            no: nextNo('REJ'),
            service,
            state: 'rejected',
            status: 'REJECTED',
            approval_status: -2,
          })
          await portal.putAct(id, {
            on: today,
            move: 'reject',
            to_state: 'rejected',
            to_status: -2,
            reply: JSON.stringify({ reasonCode: reason }),
          })
        }
        const { totals } = await portal.run('dir.welfare', 'M04', { from: today, to: today })
        const { n } = await portal.db
          .selectFrom('application')
          .select((eb) => eb.fn.countAll<number>().as('n'))
          .where('status', '=', 'REJECTED')
          .executeTakeFirstOrThrow()
        expect(totals).toEqual({ number: n, percent: 100 })
      }),
      few,
    )
  })
})

describe('random bank returns', () => {
  const payment = fc.record({
    poisha: fc.integer({ min: 1, max: 9_999_999 }),
    state: fc.constantFrom('SENT', 'PAID', 'FAILED'),
    code: fc.constantFrom('R02', 'R03', 'R77'),
  })

  it('paid, returned and open add up to the total of each batch of M07 exactly', async () => {
    const inPoisha = (amount: unknown) => Math.round(Number(amount) * 100)
    await fc.assert(
      fc.asyncProperty(fc.array(payment, { minLength: 1, maxLength: 6 }), async (payments) => {
        await insertPaymentBatch(
          portal,
          nextNo('PB'),
          '2019-08-01',
          payments.map(({ poisha, ...rest }) => ({ ...rest, amount: (poisha / 100).toFixed(2) })),
        )
        const { rows } = await portal.run('acc.maker', 'M07', { from: '2019-07-01', to: '2020-06-30' })
        for (const { cells } of rows)
          expect(inPoisha(cells['paid']) + inPoisha(cells['returned']) + inPoisha(cells['open'])).toBe(
            inPoisha(cells['sum']),
          )
        expect(inPoisha(rows[0]?.cells['sum'])).toBe(payments.reduce((sum, { poisha }) => sum + poisha, 0))
      }),
      few,
    )
  })
})

describe('every report', () => {
  it('has a data source, and every data source a report', () => {
    expect(Object.keys(miscellaneousDataSources).toSorted()).toEqual(
      miscellaneousReports.map(({ code }) => code).toSorted(),
    )
  })

  it.each(miscellaneousReports)(
    '$code responds, sorts and exports, also without data',
    async ({ code, columns, sorts }) => {
      const period = { from: '2001-01-01', to: '2001-01-31' }
      const { rows } = await portal.run('dir.welfare', code, period)
      for (const { cells } of rows)
        expect(Object.keys(cells).toSorted()).toEqual(columns.map(({ id }) => id).toSorted())
      for (const column of sorts ?? columns.map(({ id }) => id))
        for (const sort of [column, `-${column}`])
          expect((await portal.ask('dir.welfare', code, { sort })).code).toBe(200)
      for (const format of ['csv', 'xlsx', 'pdf'])
        expect((await portal.ask('dir.welfare', code, { ...period, format })).code).toBe(200)
    },
  )
})
