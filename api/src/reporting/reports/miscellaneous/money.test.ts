import type { Insertable } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Tables } from '#db/tables.ts'
import { insertPaymentBatch } from './payment-batches.test.support.ts'
import { cellsOf, startReportsPortal, today, type ReportsPortal } from './miscellaneous-reports.test.support.ts'

let portal: ReportsPortal
beforeAll(async () => {
  portal = await startReportsPortal()
})
afterAll(() => portal.stop())

const period = { from: '2021-07-01', to: '2022-06-30' }

describe('M07, payment batches and returns', () => {
  beforeAll(async () => {
    await insertPaymentBatch(portal, 'PB-2021-0001', '2021-08-01', [
      { amount: '1000.50', state: 'PAID' },
      { amount: '2000', state: 'FAILED', code: 'R02' },
      { amount: '3000.25', state: 'FAILED', code: 'R02' },
      { amount: '500', state: 'FAILED', code: 'R77' },
      { amount: '400', state: 'SENT' },
    ])
    await insertPaymentBatch(portal, 'PB-2021-0002', '2021-08-02', [{ amount: '70', state: 'IN_BATCH' }], 'MADE')
    await insertPaymentBatch(portal, 'PB-2021-0003', '2021-08-03', [], 'CANCELLED')
    await insertPaymentBatch(portal, 'PB-2022-0001', '2022-07-01', [{ amount: '9', state: 'IN_BATCH' }], 'MADE')
  })

  it('shows the paid, returned and open payments of each batch, with reasons', async () => {
    const response = await portal.run('acc.maker', 'M07', period)
    expect(cellsOf(response, 'batch', 'madeOn', 'count', 'sum', 'paid', 'returned', 'open', 'reasons')).toEqual([
      ['PB-2021-0002', '2021-08-02', 1, '70.00', '0.00', '0.00', '70.00', null],
      [
        'PB-2021-0001',
        '2021-08-01',
        5,
        '6900.75',
        '1000.50',
        '5500.25',
        '400.00',
        'R02 (2): The account is closed. R77 (1)',
      ],
    ])
    expect(response.totals).toEqual({ count: 6, sum: '6970.75', paid: '1000.50', returned: '5500.25', open: '470.00' })
    expect(response.rows[1]?.cells['reasons'].bn).toBe('R02 (২): হিসাবটি বন্ধ হয়ে গেছে। R77 (১)')
  })

  it('requires access to payment batches', async () => {
    expect((await portal.ask('demo.tangail', 'M07')).code).toBe(403)
    expect((await portal.run('auditor', 'M07', { ...period, module: 'edu-allowance' })).rows).toEqual([])
  })
})

const years = async (id: number, ...states: Insertable<Tables['instalment']>['state'][]) =>
  await portal.db
    .insertInto('instalment')
    .values(
      states.map((state, place) => ({ application_id: id, no: place + 1, year: 2021 + place, amount: '27500', state })),
    )
    .execute()

describe('M08, stipend instalments due', () => {
  beforeAll(async () => {
    const { db, putFile, putKey } = portal
    const circular = async (educationLevelId: string) =>
      (
        await db
          .insertInto('setup')
          .values({
            service: 'edu-allowance',
            title: 'T',
            title_bng: 'শ',
            circular: JSON.stringify({ educationLevelId }),
            opens_on: '2021-01-01',
            closes_on: '2021-12-31',
          })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id
    const [ssc, hsc] = [await circular('3'), await circular('4')]
    const award = (no: string, setup_id: number, district = '44') =>
      putFile({
        no,
        service: 'edu-allowance',
        on: '2021-02-01',
        setup_id,
        district,
        state: 'paid',
        status: 'PAID',
        approval_status: 2,
        answers: { applicationKind: 'NEW' },
      })
    await years(await award('EDU-2021-000001', ssc), 'PAID', 'DUE', 'DUE')
    const renewing = await award('EDU-2021-000002', ssc)
    await years(renewing, 'PAID', 'DUE')
    await putKey(renewing, 'nid', '1990123456')
    const renewal = await putFile({
      no: 'EDU-2022-000001',
      service: 'edu-allowance',
      on: '2022-02-01',
      setup_id: hsc,
      district: '44',
      answers: { applicationKind: 'RENEWAL', installmentNo: 2 },
    })
    await putKey(renewal, 'nid', '1990123456')
    await years(await award('EDU-2021-000003', hsc, '1'), 'APPROVED', 'STOPPED')
  })

  it('counts the years of awards by level, excluding years under renewal', async () => {
    const response = await portal.run('dir.welfare', 'M08', period)
    expect(cellsOf(response, 'level', 'year', 'due', 'renewed', 'paid', 'stopped')).toEqual([
      ['SSC / Dakhil', '2021', 0, 0, 2, 0],
      ['SSC / Dakhil', '2022', 1, 1, 0, 0],
      ['HSC / Alim', '2021', 0, 1, 0, 0],
      ['HSC / Alim', '2022', 0, 0, 0, 1],
    ])
    expect(response.totals).toEqual({ due: 1, renewed: 2, paid: 2, stopped: 1 })
    expect(response.rows[1]?.cells['year'].bn).toBe('২০২২')
  })

  it('links to the awards, and each list has as many rows as its figure', async () => {
    const { rows } = await portal.run('dir.welfare', 'M08', period)
    for (const { cells, links } of rows)
      for (const [column, link] of Object.entries(links))
        expect((await portal.follow('dir.welfare', link)).total).toBe(cells[column])
    const due = await portal.follow('dir.welfare', rows[1]?.links['due'])
    expect(cellsOf(due, 'application', 'district', 'year', 'amount')).toEqual([
      ['EDU-2021-000001', 'Tangail', '2022', '27500.00'],
    ])
    expect(due.totals).toEqual({ amount: '27500.00' })
  })

  it('filters by district', async () => {
    expect((await portal.run('dir.welfare', 'M08', { ...period, district: '1' })).totals).toEqual({
      due: 0,
      renewed: 1,
      paid: 0,
      stopped: 1,
    })
  })
})

describe('M09, disability life certificates due', () => {
  beforeAll(async () => {
    const { putFile } = portal
    const award = (no: string, district: string) =>
      putFile({
        no,
        service: 'dis-allowance',
        on: '2021-02-01',
        district,
        state: 'paid',
        status: 'PAID',
        approval_status: 2,
        answers: { applicationKind: 'NEW' },
      })
    await years(await award('DIS-2021-000001', '44'), 'PAID', 'DUE', 'DUE')
    await years(await award('DIS-2021-000002', '44'), 'PAID', 'PAID')
    await years(await award('DIS-2021-000003', '44'), 'PAID', 'HOLD')
    await years(await award('DIS-2021-000004', '1'), 'DUE', 'STOPPED')
  })

  it('counts the years that require a certificate by district; the first requires none', async () => {
    const response = await portal.run('dir.welfare', 'M09', period)
    expect(cellsOf(response, 'district', 'due', 'received', 'onHold')).toEqual([['Tangail', 1, 1, 1]])
    const drillDown = await portal.follow('dir.welfare', response.rows[0]?.links['onHold'])
    expect(cellsOf(drillDown, 'application', 'year')).toEqual([['DIS-2021-000003', '2022']])
  })

  it('limits an office to its own district', async () => {
    expect((await portal.run('wc.tangail', 'M09', period)).totals).toEqual({ due: 1, received: 1, onHold: 1 })
    expect((await portal.run('demo.cumilla', 'M09', period)).rows).toEqual([])
  })
})

describe('M10, membership fee collection by mission', () => {
  beforeAll(async () => {
    const { db, putFile, putAct } = portal
    const receive = async (
      no: string,
      mission: string,
      currency: string,
      amount: string,
      memo_no: string | null,
      premium?: string,
      at = '2021-09-01T06:00:00Z',
    ) => {
      const id = await putFile({
        no,
        service: 'wewb-membership',
        on: '2021-09-01',
        mission,
        answers: {
          foreignCountryId: mission === 'RUH' ? 'SA' : 'AE',
          ...(premium ? { insurancePremium: premium } : {}),
        },
      })
      await db
        .insertInto('fee_receipt')
        .values({
          application_id: id,
          mission,
          memo_no,
          transaction_id: memo_no ? null : no,
          amount,
          currency,
          received_at: new Date(at),
        })
        .execute()
      return id
    }
    await receive('MEM-2021-000001', 'RUH', 'SAR', '110', 'RUH-9')
    await receive('MEM-2021-000002', 'RUH', 'SAR', '141.50', 'RUH-10', '31.50')
    await receive('MEM-2021-000003', 'RUH', 'SAR', '110', 'RUH-11', undefined, '2022-06-30T18:00:00Z')
    await receive('MEM-2021-000004', 'DXB', 'AED', '160', null)
    const refused = await receive('MEM-2021-000005', 'DXB', 'AED', '160', 'D-1')
    await putAct(refused, {
      on: '2021-09-05',
      move: 'reject',
      to_state: 'rejected',
      to_status: -2,
      reply: JSON.stringify({ reasonCode: 'OTHER', refundMemoNo: 'B-1' }),
    })
  })

  it('totals fees and premiums of each mission in its currency, without refunds', async () => {
    const response = await portal.run('dir.welfare', 'M10', period)
    expect(cellsOf(response, 'mission', 'currency', 'members', 'fee', 'premium', 'memos')).toEqual([
      ['Consulate General of Bangladesh, Dubai', 'AED', 1, '160.00', '0.00', null],
      ['Embassy of Bangladesh, Riyadh', 'SAR', 2, '220.00', '31.50', 'RUH-9 – RUH-10'],
    ])
    // Riyals and dirhams are not added up.
    expect(response.totals).toEqual({ members: 3 })
    const drillDown = await portal.follow('dir.welfare', response.rows[1]?.links['members'])
    expect(cellsOf(drillDown, 'application', 'memo', 'amount', 'receivedOn')).toEqual([
      ['MEM-2021-000002', 'RUH-10', '141.50', '2021-09-01'],
      ['MEM-2021-000001', 'RUH-9', '110.00', '2021-09-01'],
    ])
  })

  it('limits a mission to its own, and requires access to memberships', async () => {
    expect(cellsOf(await portal.run('mission.dubai', 'M10', period), 'currency', 'members')).toEqual([['AED', 1]])
    expect(cellsOf(await portal.run('dir.welfare', 'M10', { ...period, country: 'SA' }), 'currency')).toEqual([['SAR']])
    expect((await portal.ask('wc.tangail', 'M10')).code).toBe(403)
    expect((await portal.run('dir.welfare', 'M10', { from: today, to: today })).rows).toEqual([])
  })
})
