import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cellsOf, startReportsPortal, type ReportsPortal } from './miscellaneous-reports.test.support.ts'

let portal: ReportsPortal
beforeAll(async () => {
  portal = await startReportsPortal()
  await putDeaths()
  await putCheques()
})
afterAll(() => portal.stop())

const on = '2021-09-10'
const period = { from: '2021-07-01', to: '2022-06-30' }
const worker = { workerNameEn: 'ABDUL KARIM', workerCountryId: 'SA' }

/** Inserts one worker with five applications, one buried abroad without a passport, one alive, and one false report. */
async function putDeaths() {
  const { putFile, putAct, putKey } = portal
  const passport = (id: number) => putKey(id, 'passport', 'A01234567')
  const applicationId = await putFile({
    no: 'BRV-2021-000001',
    service: 'bereavement',
    on,
    state: 'accompanied',
    status: 'UNDER_REVIEW',
    approval_status: 1,
    district: '44',
    mission: 'RUH',
    airport: 'DAC',
    answers: { ...worker, worker, deathTime: '2021-09-08T14:30', destinationAirport: 'DAC' },
    sealed: { worker: { workerPassportNo: 'A01234567' }, deathCause: 'WORK_ACCIDENT' },
  })
  await passport(applicationId)
  const journey = await putFile({
    no: 'REP-2021-000001',
    service: 'fa-repatriation',
    on: '2021-09-11',
    case_id: applicationId,
    state: 'case-closed',
    status: 'CLOSED',
    approval_status: 2,
    stage: 'HANDED_OVER',
    district: '44',
    mission: 'RUH',
    airport: 'DAC',
    answers: { ...worker, serviceType: 'DEAD_BODY', workerGender: 'MALE' },
    sealed: { worker: { workerPassportNo: 'A01234567' } },
  })
  await passport(journey)
  await putAct(journey, { on: '2021-09-12', move: 'forward', reply: JSON.stringify({ costBorneBy: 'WEWB' }) })
  await putAct(journey, {
    on: '2021-09-14',
    move: 'fix-flight',
    reply: JSON.stringify({ arrivalTime: '2021-09-15T09:30' }),
  })
  await putAct(journey, {
    on: '2021-09-16',
    move: 'record-arrival',
    reply: JSON.stringify({ arrivalTime: '2021-09-16T10:05' }),
  })
  // Entered by the airport desk without a link to the case.
  const burial = await putFile({
    no: 'BUR-2021-000001',
    service: 'fa-burial-cost',
    on: '2021-09-16',
    state: 'paid',
    status: 'PAID',
    approval_status: 2,
    airport: 'DAC',
    answers: { deceasedName: 'ABDUL KARIM', receiverName: 'AMENA BEGUM' },
  })
  await passport(burial)
  const assistance = await putFile({
    no: 'FIN-2021-000001',
    service: 'fa-financial-assistance',
    on: '2021-10-01',
    case_id: applicationId,
    state: 'payment-queued',
    status: 'PAYMENT_QUEUED',
    approval_status: 2,
    district: '44',
  })
  await passport(assistance)
  const claim = await putFile({
    no: 'CMP-2021-000001',
    service: 'compensation',
    on: '2021-10-02',
    state: 'forwarded',
    status: 'UNDER_REVIEW',
    approval_status: 1,
    stage: 'CASE_FILED',
    mission: 'RUH',
  })
  await passport(claim)
  await putFile({
    no: 'REP-2021-000002',
    service: 'fa-repatriation',
    on: '2021-11-01',
    mission: 'KUL',
    answers: {
      workerNameEn: 'JAHANGIR ALAM',
      workerCountryId: 'MY',
      serviceType: 'BURIAL_ABROAD',
      reason: 'ROAD_ACCIDENT',
      deathTime: '2021-10-30T01:00',
    },
  })
  await putFile({
    no: 'REP-2021-000003',
    service: 'fa-repatriation',
    on: '2021-11-02',
    mission: 'RUH',
    answers: { workerNameEn: 'SALMA AKTER', serviceType: 'STRANDED' },
  })
  await putFile({
    no: 'BUR-2021-000002',
    service: 'fa-burial-cost',
    on: '2021-11-03',
    state: 'rejected',
    status: 'REJECTED',
    approval_status: -2,
    answers: { deceasedName: 'FALSE NEWS' },
  })
}

async function putCheques() {
  const { db } = portal
  const file = async (no: string) =>
    (await db.selectFrom('application').select('id').where('no', '=', no).executeTakeFirstOrThrow()).id
  const book = async (airport: string, first_no: number) =>
    (
      await db
        .insertInto('cheque_book')
        .values({ airport, bank: 'Sonali Bank', first_no, last_no: first_no + 99 })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  const [dhaka, sylhet] = [await book('DAC', 2000101), await book('ZYL', 5001)]
  const at = (day: string) => new Date(`${day}T06:00:00Z`)
  await db
    .insertInto('cheque_leaf')
    .values([
      {
        book_id: dhaka,
        no: 2000101,
        application_id: await file('BUR-2021-000002'),
        amount: '35000',
        state: 'VOID',
        at: at('2021-09-15'),
      },
      {
        book_id: dhaka,
        no: 2000102,
        application_id: await file('BUR-2021-000001'),
        amount: '35000',
        state: 'GIVEN',
        at: at('2021-09-16'),
      },
      {
        book_id: sylhet,
        no: 5001,
        application_id: await file('BUR-2021-000002'),
        amount: '35000.50',
        state: 'GIVEN',
        at: at('2021-12-31'),
      },
      { book_id: sylhet, no: 5002, application_id: null, amount: null, state: 'VOID', at: at('2022-07-01') },
    ])
    .execute()
  await db.updateTable('cheque_leaf').set({ reconciled_on: '2021-09-30' }).where('no', '=', 2000102).execute()
}

describe('M05, register of the deceased', () => {
  it('has one row for each deceased worker, merged from all applications', async () => {
    const response = await portal.run('dir.welfare', 'M05', period)
    expect(response.total).toBe(2)
    expect(
      cellsOf(
        response,
        'name',
        'passport',
        'country',
        'cause',
        'diedOn',
        'arrivedOn',
        'airport',
        'costBorneBy',
        'cheque',
        'assistance',
        'compensation',
        'application',
      ),
    ).toEqual([
      [
        'JAHANGIR ALAM',
        null,
        'Malaysia',
        'Road accident',
        '2021-10-30',
        null,
        null,
        null,
        null,
        null,
        null,
        'REP-2021-000002',
      ],
      [
        'ABDUL KARIM',
        'A01234567',
        'Saudi Arabia',
        'Work accident',
        '2021-09-08',
        '2021-09-16',
        expect.stringContaining('Shahjalal'),
        'Welfare board',
        '2000102',
        'Payment in preparation',
        'Case filed',
        'BRV-2021-000001',
      ],
    ])
    expect(response.rows[1]?.links['application']).toContain('BRV-2021-000001')
  })

  it('filters by the first report of the death, not by the date of an application', async () => {
    expect((await portal.run('dir.welfare', 'M05', { from: '2021-10-01', to: '2021-10-31' })).total).toBe(0)
  })

  it('filters by country, gender and mission', async () => {
    const numbers = async (query: Record<string, string>) =>
      cellsOf(await portal.run('dir.welfare', 'M05', { ...period, ...query }), 'application').flat()
    expect(await numbers({ country: 'MY' })).toEqual(['REP-2021-000002'])
    expect(await numbers({ mission: 'RUH' })).toEqual(['BRV-2021-000001'])
    expect(await numbers({ gender: 'FEMALE' })).toEqual([])
  })

  it('shows the airport desk the arrivals of its applications', async () => {
    const response = await portal.run('airport.dac', 'M05', period)
    expect(cellsOf(response, 'name', 'cheque', 'assistance')).toEqual([['ABDUL KARIM', '2000102', null]])
  })

  it('masks name and passport for an auditor', async () => {
    expect(cellsOf(await portal.run('auditor', 'M05', { ...period, mission: 'RUH' }), 'name', 'passport')).toEqual([
      ['A***** KARIM', '•••••4567'],
    ])
  })

  it('exports every row', async () => {
    const { body, headers } = await portal.ask('dir.welfare', 'M05', { ...period, format: 'csv', lang: 'bn' })
    expect([headers['x-rows'], (body as Buffer).toString('utf8').match(/(BRV|REP)-\d{4}-\d{6}/g)]).toEqual([
      '2',
      ['REP-2021-000002', 'BRV-2021-000001'],
    ])
  })
})

describe('M06, register of burial cheques', () => {
  it('lists each leaf once and totals the issued amounts', async () => {
    const response = await portal.run('dir.welfare', 'M06', period)
    expect(cellsOf(response, 'book', 'chequeNo', 'givenOn', 'receiver', 'amount', 'reconciled')).toEqual([
      ['Sonali Bank 5001–5100', '5001', '2021-12-31', null, '35000.50', 'Not yet'],
      ['Sonali Bank 2000101–2000200', '2000102', '2021-09-16', 'AMENA BEGUM', '35000.00', 'Yes, 30-09-2021'],
      ['Sonali Bank 2000101–2000200', '2000101', '2021-09-15', null, null, 'Void'],
    ])
    expect(response.totals).toEqual({ amount: '70000.50' })
    expect(response.rows[1]?.cells['reconciled'].bn).toBe('মিলেছে, ৩০-০৯-২০২১')
  })

  it('shows an airport its own books, and a district none', async () => {
    expect(cellsOf(await portal.run('airport.dac', 'M06', period), 'chequeNo')).toEqual([['2000102'], ['2000101']])
    expect((await portal.run('demo.tangail', 'M06', period)).rows).toEqual([])
  })

  it('is denied without access to the service', async () => {
    expect((await portal.ask('wc.tangail', 'M06', period)).code).toBe(403)
  })
})
