import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cellsOf, startReportsPortal, today, type ReportsPortal } from './miscellaneous-reports.test.support.ts'

let portal: ReportsPortal
beforeAll(async () => {
  portal = await startReportsPortal()
  await putFiles()
})
afterAll(() => portal.stop())

const service = 'compensation'
const [tangail, cumilla] = ['44', '1']

/** Inserts seven applications on desks, two returned to their applicants and four rejected. */
async function putFiles() {
  const { putFile, putAct, db } = portal
  const onDesk = (no: string, desk: string, district: string, since: string, due: string, more: object = {}) =>
    putFile({ no, service, desk, district, since, desk_due_on: due, on: since, ...more })
  await onDesk('CMP-2026-000001', 'demo', tangail, '2026-11-15', '2026-11-22')
  await onDesk('CMP-2026-000002', 'demo', tangail, '2026-11-12', '2026-11-19')
  await onDesk('CMP-2026-000003', 'demo', tangail, '2026-11-11', '2026-11-18')
  await onDesk('CMP-2026-000004', 'demo', cumilla, '2026-10-31', '2026-11-08')
  const { id: officer } = await db
    .selectFrom('account')
    .select('id')
    .where('login_id', '=', 'so.edu@demo.wewb')
    .executeTakeFirstOrThrow()
  await onDesk('CMP-2026-000005', 'section', tangail, '2026-10-30', '2026-11-11', { taken_by: officer })
  await onDesk('CMP-2026-000006', 'section', cumilla, '2026-11-07', '2026-11-15')
  await onDesk('CMP-2026-000007', 'section', '2', '2026-11-08', '2026-11-17')

  const returned = { service, state: 'returned', status: 'RETURNED', approval_status: -1 }
  const first = await putFile({
    no: 'CMP-2026-000008',
    ...returned,
    district: tangail,
    due_on: '2026-11-20',
    since: '2026-11-01',
  })
  await putAct(first, {
    on: '2026-11-01',
    move: 'send-back',
    to_state: 'returned',
    to_status: -1,
    note: 'The prescription cannot be read.',
  })
  await db
    .insertInto('message')
    .values({
      channel: 'SMS',
      recipient: '01700000001',
      template: 'REMINDER',
      language: 'bn',
      body: '-',
      file_no: 'CMP-2026-000008',
      created_at: new Date('2026-11-14T18:30:00Z'),
    })
    .execute()
  const second = await putFile({
    no: 'CMP-2026-000009',
    ...returned,
    district: cumilla,
    due_on: '2026-11-13',
    since: '2026-10-29',
  })
  await putAct(second, {
    on: '2026-10-29',
    move: 'send-back',
    to_state: 'returned',
    to_status: -1,
    note_bng: 'কাগজ স্পষ্ট নয়।',
  })

  const reject = async (no: string, service: string, reasonCode: string | undefined, on = '2026-09-01') => {
    const id = await putFile({
      no,
      service,
      on: '2026-08-01',
      district: tangail,
      state: 'rejected',
      status: 'REJECTED',
      approval_status: -2,
    })
    await putAct(id, {
      on,
      move: 'reject',
      to_state: 'rejected',
      to_status: -2,
      reply: JSON.stringify(reasonCode ? { reasonCode } : {}),
    })
    return id
  }
  await reject('CMP-2026-000010', service, 'DOC_MISSING')
  const appealed = await reject('CMP-2026-000011', service, 'DUPLICATE')
  await putAct(appealed, {
    on: '2026-09-20',
    move: 'uphold',
    from_state: 'appealed',
    to_state: 'rejected',
    from_status: -2,
    to_status: -2,
    reply: JSON.stringify({ reasonCode: 'DOC_MISSING' }),
  })
  await reject('FIN-2026-000001', 'fa-financial-assistance', undefined)
  await reject('CMP-2025-000099', service, 'DOC_MISSING', '2026-06-30')
}

describe('M01, pending applications by desk and age', () => {
  it('counts the applications of each desk by their days there', async () => {
    const response = await portal.run('dir.welfare', 'M01', { module: service, sort: 'office' })
    expect(cellsOf(response, 'office', 'role', 'upTo3', 'upTo7', 'upTo15', 'over15', 'all', 'oldest')).toEqual([
      ['DEMO, Cumilla', 'DEMO officer', 0, 0, 1, 0, 1, 15],
      ['DEMO, Tangail', 'DEMO officer', 2, 1, 0, 0, 3, 4],
      ['Head office', 'Section officer', 0, 1, 1, 1, 3, 16],
    ])
    expect(response.totals).toEqual({ upTo3: 2, upTo7: 2, upTo15: 2, over15: 1, all: 7 })
    expect(response.rows[0]?.cells['office'].bn).toBe('জেলা কর্মসংস্থান ও জনশক্তি অফিস, কুমিল্লা')
  })

  it('limits an office to its own districts', async () => {
    const response = await portal.run('demo.tangail', 'M01', { module: service, sort: '-all' })
    expect(cellsOf(response, 'office', 'all')).toEqual([
      ['DEMO, Tangail', 3],
      ['Head office', 1],
    ])
    expect((await portal.run('demo.tangail', 'M01', { module: service, district: cumilla })).rows).toEqual([])
  })

  it('links each figure to exactly its applications', async () => {
    const { rows } = await portal.run('dir.welfare', 'M01', { module: service })
    for (const { cells, links } of rows)
      for (const [column, link] of Object.entries(links))
        expect((await portal.follow('dir.welfare', link)).total).toBe(cells[column])
    const drillDown = await portal.follow(
      'dir.welfare',
      rows.find(({ cells }) => cells['office'].en === 'DEMO, Tangail')?.links['upTo3'],
    )
    expect(cellsOf(drillDown, 'application', 'since', 'days')).toEqual([
      ['CMP-2026-000002', '2026-11-12', 3],
      ['CMP-2026-000001', today, 0],
    ])
    expect(drillDown.rows[0]?.links['application']).toBe('/compensation?view=all&application=CMP-2026-000002')
  })
})

describe('M02, SLA breaches', () => {
  it('lists overdue applications with working days and holder, the latest first', async () => {
    const response = await portal.run('dir.welfare', 'M02', { module: service })
    expect(cellsOf(response, 'application', 'desk', 'dueOn', 'daysLate', 'holder')).toEqual([
      // Sunday 8 to Sunday 15: Monday to Thursday and Sunday are five working days.
      ['CMP-2026-000004', 'DEMO', '2026-11-08', 5, 'DEMO, Cumilla'],
      ['CMP-2026-000005', 'Section officer', '2026-11-11', 2, 'Section Officer Demo'],
    ])
    expect(response.total).toBe(2)
  })

  it('excludes holidays of the Board', async () => {
    await portal.db.insertInto('holiday').values({ day: '2026-11-12', name: 'Day off', name_bng: 'ছুটি' }).execute()
    expect(cellsOf(await portal.run('dir.welfare', 'M02', { module: service }), 'daysLate')).toEqual([[4], [1]])
    await portal.db.deleteFrom('holiday').execute()
  })

  it('limits an office to its own, in reverse order on request', async () => {
    expect(cellsOf(await portal.run('demo.cumilla', 'M02', { module: service }), 'application')).toEqual([
      ['CMP-2026-000004'],
    ])
    const turned = await portal.run('dir.welfare', 'M02', { module: service, sort: '-dueOn' })
    expect(cellsOf(turned, 'application')).toEqual([['CMP-2026-000005'], ['CMP-2026-000004']])
  })

  it('exports all rows in the same order', async () => {
    const { body } = await portal.ask('dir.welfare', 'M02', { module: service, format: 'csv', lang: 'en' })
    expect((body as Buffer).toString('utf8').match(/CMP-\d{4}-\d{6}/g)).toEqual(['CMP-2026-000004', 'CMP-2026-000005'])
  })
})

describe('M03, sent back to applicants', () => {
  it('shows the reason, the due date, and whether the applicant was reminded', async () => {
    const response = await portal.run('dir.welfare', 'M03', { module: service })
    expect(cellsOf(response, 'application', 'reason', 'dueOn', 'daysLeft', 'remindedOn')).toEqual([
      ['CMP-2026-000009', 'কাগজ স্পষ্ট নয়।', '2026-11-13', -2, null],
      ['CMP-2026-000008', 'The prescription cannot be read.', '2026-11-20', 5, '2026-11-15'],
    ])
    expect(cellsOf(await portal.run('demo.tangail', 'M03', { module: service }), 'application')).toEqual([
      ['CMP-2026-000008'],
    ])
  })
})

describe('M04, rejections by reason', () => {
  const year = { from: '2026-07-01', to: '2027-06-30' }

  it('counts each rejected application once, by the reason of its last rejection', async () => {
    const response = await portal.run('dir.welfare', 'M04', year)
    expect(cellsOf(response, 'service', 'reason', 'code', 'number', 'percent')).toEqual([
      ['Compensation', 'Documents are missing', 'DOC_MISSING', 2, 66.7],
      ['Financial assistance', 'No reason written', null, 1, 33.3],
    ])
    expect(response.totals).toEqual({ number: 3, percent: 100 })
  })

  it('filters by decision date', async () => {
    expect((await portal.run('dir.welfare', 'M04', { from: '2026-06-01', to: '2026-06-30' })).totals['number']).toBe(1)
  })

  it('links to the applications', async () => {
    const { rows } = await portal.run('dir.welfare', 'M04', year)
    const drillDown = await portal.follow('dir.welfare', rows[0]?.links['number'])
    expect(cellsOf(drillDown, 'application', 'name')).toEqual([
      ['CMP-2026-000011', 'RAHIMA KHATUN'],
      ['CMP-2026-000010', 'RAHIMA KHATUN'],
    ])
  })

  it('masks names for read-only users', async () => {
    const { rows } = await portal.run('auditor', 'M04', year)
    const drillDown = await portal.follow('auditor', rows[0]?.links['number'])
    expect(drillDown.rows[0]?.cells['name']).toEqual({ bn: 'র***** খাতুন', en: 'R***** KHATUN' })
  })
})
