import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApplicant } from '#testing/test-applicant.ts'
import { districtCode, figuresOf, rowWhere, startReportPortal } from './general.test.support.ts'
import type { Answer, logins, ReportPortal } from './general.test.support.ts'
import { insertApplication, applicationStatuses } from './reports.test.support.ts'

let portal: ReportPortal['portal']
let tokens: ReportPortal['tokens']
let ask: ReportPortal['ask']
let report: ReportPortal['report']
let tangailNo: string
beforeAll(async () => {
  ;({ portal, tokens, ask, report, tangailNo } = await startReportPortal())
}, 60_000)
afterAll(() => portal.stop())

describe('G01, by service', () => {
  it('shows received, pending and paid for each service, including zero', async () => {
    const answer = await report('director', 'code=G01')
    // received, pending, forwarded, sent back, approved, rejected, withdrawn, paid, BDT
    expect(figuresOf(answer, 'service', 'Education stipend')).toEqual([7, 1, 1, 1, 2, 1, 1, 2, '25001.00'])
    expect(figuresOf(answer, 'service', 'Compensation')).toEqual([1, 0, 0, 0, 1, 0, 0, 0, '0.00'])
    expect(figuresOf(answer, 'service', 'Burial cost')).toEqual([0, 0, 0, 0, 0, 0, 0, 0, '0.00'])
    expect([answer.title, answer.titleBng, answer.columns[1]?.label, answer.columns[1]?.labelBng]).toEqual([
      'Service summary',
      'সেবাভিত্তিক সারসংক্ষেপ',
      'Received',
      'প্রাপ্ত',
    ])
  })

  it('has exact totals', async () => {
    const { rows, totals } = await report('director', 'code=G01')
    for (const id of ['received', 'pending', 'approved', 'paidNumber'])
      expect(totals[id]).toBe(rows.reduce((sum, { cells }) => sum + Number(cells[id]), 0))
    expect([totals['received'], totals['paidAmount']]).toEqual([12, '25001.00'])
  })

  it('links a figure to exactly its applications, and from there to the application', async () => {
    const answer = await report('director', 'code=G01')
    const links = rowWhere(answer, 'service', 'Education stipend')?.links ?? {}
    expect(Object.keys(links)).toEqual([
      'received',
      'pending',
      'forwarded',
      'sentBack',
      'approved',
      'rejected',
      'withdrawn',
      'paidNumber',
    ])
    for (const [figure, link] of Object.entries(links)) {
      const { body } = await ask('director', link.replace('/general-report?', ''))
      expect([figure, body.data.total]).toEqual([
        figure,
        rowWhere(answer, 'service', 'Education stipend')?.cells[figure],
      ])
    }
    const { rows } = await report('director', 'code=FILES&figure=pending&module=edu-allowance')
    expect(rows).toMatchObject([
      {
        cells: { application: tangailNo, submittedOn: '2019-08-01', status: { en: 'Pending' } },
        links: { application: `/education-allowance?view=all&application=${tangailNo}` },
      },
    ])
  })

  it('is filtered by service, place, gender and status, and describes the filters in both languages', async () => {
    const answer = await report(
      'director',
      `code=G01&module=edu-allowance&district=${await districtCode(portal, 'Tangail')}&gender=FEMALE&status=0`,
    )
    expect(answer.rows).toHaveLength(1)
    expect(answer.totals['received']).toBe(1)
    expect(answer.filters).toEqual([
      {
        id: 'period',
        label: 'Period',
        labelBng: 'সময়কাল',
        value: '1 July 2019 – 30 June 2020',
        valueBng: '১ জুলাই ২০১৯ – ৩০ জুন ২০২০',
      },
      { id: 'module', label: 'Service', labelBng: 'সেবা', value: 'Education stipend', valueBng: 'শিক্ষাবৃত্তি' },
      { id: 'district', label: 'District', labelBng: 'জেলা', value: 'Tangail', valueBng: 'টাঙ্গাইল' },
      { id: 'gender', label: 'Gender', labelBng: 'লিঙ্গ', value: 'Female', valueBng: 'নারী' },
      { id: 'status', label: 'Status', labelBng: 'অবস্থা', value: 'Pending', valueBng: 'অপেক্ষমাণ' },
    ])
  })

  it('covers the current fiscal year by default, and rejects invalid dates', async () => {
    const { from, to } = (await ask('director', 'code=G01')).body.data
    expect([from.slice(4), to.slice(4)]).toEqual(['-07-01', '-06-30'])
    const wrong = await ask('director', 'code=G01&from=2020-02-30')
    expect([wrong.code, wrong.body.issues[0].path]).toEqual([422, 'from'])
    expect((await ask('director', 'code=G01&from=2020-02-02&to=2020-02-01')).body.issues[0].path).toBe('to')
    expect((await ask('director', 'code=G99')).code).toBe(404)
  })
})

describe('application in the reports', () => {
  it('is counted from its submission by its answers, and follows its status', async () => {
    const counted = async () => {
      const { rows } = (await ask('director', 'code=G01&module=edu-allowance&gender=FEMALE')).body.data as Answer
      return ['received', 'pending', 'sentBack'].map((id) => rows[0]?.cells[id])
    }
    const [received = 0, pending = 0, sentBack = 0] = (await counted()) as number[]
    const applicant = createTestApplicant(portal, await portal.tokenOf('01700000001'))
    const no = await applicant.fillIn()
    expect(await counted()).toEqual([received, pending, sentBack])
    expect((await applicant.submit(no)).code).toBe(200)
    expect(await counted()).toEqual([received + 1, pending + 1, sentBack])
    const section = createTestApplicant(portal, await portal.tokenOf('so.edu@demo.wewb'))
    const revision = await section.revisionOf(no)
    const reply = { fieldsToCorrect: ['studentNameBn'], note: 'please correct this name', dueOn: '2099-01-01' }
    expect((await section.send('POST', `/applications/${no}/actions/send-back`, { reply, revision })).code).toBe(200)
    expect(await counted()).toEqual([received + 1, pending, sentBack + 1])
  })
})

describe('other general reports', () => {
  it('G02 has all districts, sorted as requested', async () => {
    const answer = await report('director', 'code=G02&sort=-received')
    expect(answer.rows).toHaveLength(65)
    expect(
      answer.rows.slice(0, 2).map(({ cells }) => [(cells['district'] as { en: string }).en, cells['received']]),
    ).toEqual([
      ['Tangail', 6],
      ['Cumilla', 4],
    ])
    expect(rowWhere(answer, 'district', 'Not recorded')?.cells['received']).toBe(2)
    const division = await portal.db
      .selectFrom('lookup')
      .select('parents')
      .where('source', '=', 'district')
      .where('name', '=', 'Cumilla')
      .executeTakeFirstOrThrow()
    expect((await report('director', `code=G02&division=${division.parents[0]}`)).totals['received']).toBe(4)
  })

  it('G03 counts members, deaths, repatriations and compensation by country', async () => {
    const answer = await report('director', 'code=G03')
    // members, deaths, brought home, buried abroad, compensation
    expect(figuresOf(answer, 'country', 'Saudi Arabia')).toEqual([1, 2, 1, 1, '300000.00'])
    expect(rowWhere(answer, 'country', 'United Arab Emirates')).toBeUndefined()
  })

  it('G04 counts applications in the year of submission and amounts in the year of payment', async () => {
    const { rows } = (await ask('director', 'code=G04&module=edu-allowance')).body.data as Answer
    const cellRows = rows.map(({ cells }) => [
      (cells['year'] as { en: string }).en,
      cells['received'],
      cells['approved'],
      cells['paidNumber'],
      cells['paidAmount'],
    ])
    expect(cellRows).toContainEqual(['2019–20', 7, 2, 1, '12500.50'])
    expect(cellRows).toContainEqual(['2020–21', 0, 0, 1, '12500.50'])
    expect(cellRows).toContainEqual(['2018–19', 1, 0, 0, '0.00'])
  })

  it('G05 counts people by gender and age on the day', async () => {
    const answer = await report('director', 'code=G05&module=edu-allowance')
    // male, female, other, not recorded, total
    expect(figuresOf(answer, 'age', '10–17')).toEqual([1, 5, 0, 0, 6])
    expect(figuresOf(answer, 'age', 'Not recorded')).toEqual([0, 0, 0, 1, 1])
    const link = rowWhere(answer, 'age', '10–17')?.links['people'] ?? ''
    expect((await ask('director', link.replace('/general-report?', ''))).body.data.total).toBe(6)
  })

  it('G06 compares the budget of a circular with the sanctioned total', async () => {
    const setup = await portal.db
      .insertInto('setup')
      .values({
        service: 'edu-allowance',
        title: 'SSC 2019',
        title_bng: 'এসএসসি ২০১৯',
        circular: JSON.stringify({ budget: '20000' }),
        opens_on: '2019-08-01',
        closes_on: '2019-09-30',
        published_at: '2019-08-01T00:00:00Z',
        published_by: null,
        closed_at: null,
        created_by: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await insertApplication(portal, {
      on: '2021-01-01',
      setup_id: setup.id,
      amount: '27500.25',
      ...applicationStatuses.approved,
    })
    const answer = await report('director', 'code=G06')
    expect(rowWhere(answer, 'programme', 'SSC 2019')?.cells).toMatchObject({
      budget: '20000.00',
      sanctioned: '27500.25',
      paid: '0.00',
      balance: '-7500.25',
    })
    expect(rowWhere(answer, 'service', 'Compensation')?.cells).toMatchObject({
      budget: null,
      sanctioned: '300000.00',
      balance: null,
    })
  })

  it('G07 lists paid recipients of the period, in full for accounts and masked for auditors', async () => {
    const { rows, totals } = await report('accounts', 'code=G07')
    expect(rows.map(({ cells }) => [cells['name'], cells['father'], cells['amount'], cells['paidOn']])).toEqual([
      [{ bn: 'রহিমা খাতুন', en: 'RAHIMA KHATUN' }, 'ABDUL KARIM', '12500.50', '2019-08-31'],
    ])
    expect(totals).toEqual({ amount: '12500.50' })
    const masked = await report('auditor', 'code=G07')
    expect(masked.rows[0]?.cells).toMatchObject({
      name: { bn: 'র***** খাতুন', en: 'R***** KHATUN' },
      father: 'A***** KARIM',
      amount: '12500.50',
    })
  })

  it('G08 shows the median and the 90th percentile of the processing time in days', async () => {
    const answer = await report('director', 'code=G08&module=edu-allowance')
    // approved, half, ninety, paid, half, ninety
    expect(figuresOf(answer, 'service', 'Education stipend')).toEqual([2, 10, 20, 1, 20, 20])
  })
})

describe('access to reports', () => {
  it('limits an office to its districts and a mission to its people', async () => {
    const tangail = await report('tangail', 'code=G01')
    expect([tangail.totals['received'], rowWhere(tangail, 'service', 'Education stipend')?.cells['received']]).toEqual([
      6, 3,
    ])
    expect((await report('tangail', 'code=G02')).rows).toHaveLength(1)
    expect(
      (await report('tangail', `code=G01&district=${await districtCode(portal, 'Cumilla')}`)).totals['received'],
    ).toBe(0)
    const riyadh = await report('riyadh', 'code=G01')
    expect(riyadh.totals['received']).toBe(5)
    // Without access to the burial service there is no row for it.
    expect(rowWhere(riyadh, 'service', 'Burial cost')).toBeUndefined()
  })

  it('denies users without the screen, and lists no report for them', async () => {
    for (const name of ['editor', 'callCentre'] as const) expect((await ask(name, 'code=G01')).code).toBe(403)
    const list = async (name: keyof typeof logins) =>
      (await portal.get('/reports', { token: tokens[name] ?? '' })).body.data as {
        list: { code: string; exportYn: string }[]
        modules: object[]
      }
    expect(await list('editor')).toEqual({ list: [], modules: [] })
    expect((await list('callCentre')).list.map(({ code }) => code)).toEqual(['summary', 'short'])
    const codes = (await list('director')).list.map(({ code }) => code)
    expect(codes).toEqual(expect.arrayContaining(['G01', 'G08', 'M01', 'M14']))
    expect(codes).not.toContain('FILES')
  })
})
