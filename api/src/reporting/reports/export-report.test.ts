import { Readable } from 'node:stream'
import { PDFDocument } from 'pdf-lib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MAX_PRINTED_ROWS } from '@wewb/domain/reporting/report'
import { readAsciiTexts, readPageTexts } from '#pdf/read-pdf.test.support.ts'
import { listResultRows } from '#registers/spreadsheets/read-rows.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { insertApplication, approvedAndPaidActs, applicationStatuses } from './reports.test.support.ts'

let portal: TestPortal
const tokens: Record<string, string> = {}
const logins = { director: 'dir.welfare', accounts: 'acc.maker', auditor: 'auditor', tangail: 'demo.tangail' }
const year = 'from=2019-07-01&to=2020-06-30'
const take = (who: keyof typeof logins, query: string) =>
  portal.get(`/reports/general?${year}&${query}`, { token: tokens[who] ?? '' })
const sheetOf = async (bytes: Buffer) => {
  const rows: string[][] = []
  for await (const row of listResultRows(Readable.from([bytes]))) rows.push(row)
  return rows
}

beforeAll(async () => {
  portal = await startTestPortal()
  for (const [name, login] of Object.entries(logins)) tokens[name] = await portal.tokenOf(`${login}@demo.wewb`)
  const paid = {
    on: '2019-08-01',
    amount: '1500.50',
    ...applicationStatuses.paid,
    acts: approvedAndPaidActs('2019-08-11', '2019-08-31', '1500.50'),
  }
  for (let index = 0; index < 60; index += 1) await insertApplication(portal, { ...paid, district: '1' })
  await insertApplication(portal, {
    ...paid,
    no: 'TST-2019-7777777',
    name: '=HYPERLINK("http://evil","x")',
    name_bng: '+8801712345678',
    answers: { fatherName: '@SUM(A1:A9)' },
  })
}, 60_000)
afterAll(() => portal.stop())

describe('report as CSV', () => {
  it('opens correctly in a spreadsheet, in both languages, with totals in the last row', async () => {
    const sent = await take('accounts', 'code=G07&format=csv&lang=bn')
    const text = (sent.body as Buffer).toString('utf8')
    expect([sent.headers['content-type'], sent.headers['x-rows'], text[0]]).toEqual([
      'text/csv; charset=utf-8',
      '61',
      '\uFEFF',
    ])
    expect(sent.headers['content-disposition']).toContain('general-report-G07-bn-')
    const lines = text.slice(1).split('\r\n')
    expect(lines[0]).toBe('"আবেদন নম্বর","নাম","পিতার নাম","জেলা","সেবা","টাকার পরিমাণ","পরিশোধের তারিখ"')
    expect([lines.length, lines.at(-2), lines.at(-1)]).toEqual([64, '"মোট","","","","","91530.5",""', ''])
    const english = (await take('accounts', 'code=G07&format=csv&lang=en')).body.toString('utf8')
    expect(english).toContain('"Application no.","Name"')
  })

  it('contains no formula, whatever a name starts with', async () => {
    const english = (await take('accounts', 'code=G07&format=csv&lang=en')).body.toString('utf8')
    expect(english).toContain('"TST-2019-7777777","\'=HYPERLINK(""http://evil"",""x"")","\'@SUM(A1:A9)"')
    expect((await take('accounts', 'code=G07&format=csv&lang=bn')).body.toString('utf8')).toContain(
      '"TST-2019-7777777","\'+8801712345678"',
    )
  })
})

describe('report as XLSX', () => {
  it('has numeric numbers and text, and a description below the table', async () => {
    const sent = await take('accounts', 'code=G07&format=xlsx&lang=en')
    expect(sent.headers['x-rows']).toBe('61')
    const rows = await sheetOf(sent.body as Buffer)
    expect(rows[0]).toEqual([
      'Application no.',
      'Name',
      "Father's name",
      'District',
      'Service',
      'Amount (BDT)',
      'Paid on',
    ])
    expect(rows.find(([no]) => no === 'TST-2019-7777777')?.slice(1, 3)).toEqual([
      '=HYPERLINK("http://evil","x")',
      '@SUM(A1:A9)',
    ])
    expect(rows.find(([name]) => name === 'Total')?.[5]).toBe('91530.5')
    expect(rows.map(([first]) => first)).toContain('Period: 1 July 2019 – 30 June 2020')
  })

  it('masks full names for an auditor too', async () => {
    const rows = await sheetOf((await take('auditor', 'code=G07&format=xlsx&lang=en')).body as Buffer)
    expect(rows.flat()).not.toContain('RAHIMA KHATUN')
    expect(rows.flat()).toContain('R***** KHATUN')
  })
})

describe('report as PDF', () => {
  it('has headers and a page number on every page, in Bangla and in English', async () => {
    const sent = await take('accounts', 'code=G07&format=pdf&lang=bn')
    expect([sent.headers['content-type'], sent.headers['x-rows']]).toEqual(['application/pdf', '61'])
    const pages = await readPageTexts(sent.body as Buffer)
    expect(pages.length).toBeGreaterThan(1)
    for (const [index, page] of pages.entries()) {
      expect(page).toContain('পরিশোধের')
      expect(page.replaceAll(' ', '')).toContain(`${'০১২৩'[index + 1]}/${'০১২৩'[pages.length]}`)
    }
    expect(pages.at(-1)?.replaceAll(' ', '')).toContain('৯১,৫৩০.৫০')
    const [english = ''] = await readAsciiTexts((await take('accounts', 'code=G07&format=pdf&lang=en')).body as Buffer)
    expect(english.replaceAll(' ', '')).toContain('Beneficiarylist')
  })

  it('is in landscape with many columns', async () => {
    const pdf = await PDFDocument.load((await take('director', 'code=G01&format=pdf')).body as Buffer)
    const { width, height } = pdf.getPage(0).getSize()
    expect(width).toBeGreaterThan(height)
  })

  it('is limited in rows; the rejection suggests the spreadsheet', async () => {
    for (let made = 0; made <= MAX_PRINTED_ROWS; made += 1000)
      await portal.db
        .insertInto('application')
        .values(
          Array.from(
            { length: 1000 },
            (_, index) =>
              ({
                no: `BIG-2018-${made + index}`,
                service: 'surokkha',
                version: 1,
                state: 'pending',
                status: 'SUBMITTED',
                approval_status: 0,
                since: '2018-08-01',
                submitted_at: '2018-08-01T04:00:00Z',
                answers: '{}',
              }) as never,
          ),
        )
        .execute()
    const long = 'from=2018-07-01&to=2019-06-30&code=FILES&figure=received&lang=en'
    const refused = await portal.get(`/reports/general?${long}&format=pdf`, {
      token: tokens['director'] ?? '',
      language: 'en',
    })
    expect([refused.code, refused.body.issues]).toEqual([
      422,
      [
        {
          path: 'format',
          code: 'rule',
          message:
            'The report has 3000 rows. A PDF takes at most 2000: take the spreadsheet (XLSX), or narrow it down.',
        },
      ],
    ])
    const rows = await sheetOf(
      (await portal.get(`/reports/general?${long}&format=xlsx`, { token: tokens['director'] ?? '' })).body as Buffer,
    )
    const numbers = rows.map(([no]) => no).filter((no) => no?.startsWith('BIG-'))
    expect([numbers.length, new Set(numbers).size]).toEqual([3000, 3000])
  }, 30_000)
})

describe('export of a report', () => {
  it('requires its permission; printing has another', async () => {
    expect((await take('tangail', 'code=G01&format=xlsx')).code).toBe(403)
    expect((await take('tangail', 'code=G01&format=csv')).code).toBe(403)
    expect((await take('tangail', 'code=G01&format=pdf')).code).toBe(200)
  })

  it('is audited with report, filters and number of rows', async () => {
    await take('accounts', 'code=G07&format=csv&district=1')
    const event = await portal.db
      .selectFrom('audit')
      .select(['subject', 'detail'])
      .where('event', '=', 'report.exported')
      .orderBy('id', 'desc')
      .executeTakeFirst()
    expect(event).toEqual({
      subject: 'report:general-report',
      detail: { code: 'G07', format: 'csv', rows: 60, district: '1', from: '2019-07-01', to: '2020-06-30' },
    })
  })
})
