import { afterAll, beforeAll, expect, it } from 'vitest'
import { reports } from '@wewb/domain/reporting/catalogue'
import type { Report, ReportFilter } from '@wewb/domain/reporting/report'
import { insertPaymentBatch } from './miscellaneous/payment-batches.test.support.ts'
import { startReportsPortal, type ReportsPortal } from './miscellaneous/miscellaneous-reports.test.support.ts'

let portal: ReportsPortal
const sampleOf: Record<string, number> = {}
const day = '2021-09-01'
const at = new Date(`${day}T06:00:00Z`)
/** Everything below happens in this year to a woman from Tangail in Saudi Arabia. */
const period = { from: '2021-07-01', to: '2022-06-30' }
const facts = { district: '44', mission: 'RUH', on: day }
const answers = { gender: 'FEMALE', applicationKind: 'NEW' }

beforeAll(async () => {
  portal = await startReportsPortal()
  const { db, putAct, putKey } = portal
  const put = (no: string, service: string, more: object = {}) =>
    portal.putFile({ no: `${no}-2021-000001`, service, ...facts, answers, ...more })
  const approved = { state: 'approved', status: 'APPROVED', approval_status: 2 }
  const paid = { state: 'paid', status: 'PAID', approval_status: 2 }
  await put('CMP', 'compensation', { desk: 'demo', desk_due_on: '2021-09-08' })
  await put('COM', 'compensation', { state: 'returned', status: 'RETURNED', approval_status: -1, due_on: '2021-09-09' })
  const refused = await put('REJ', 'compensation', { state: 'rejected', status: 'REJECTED', approval_status: -2 })
  await putAct(refused, { on: day, move: 'reject', to_state: 'rejected', to_status: -2 })
  const death = await put('BRV', 'bereavement')
  const assistance = await put('FIN', 'fa-financial-assistance')
  for (const id of [death, assistance]) await putKey(id, 'passport', 'A01234567')
  sampleOf['M13F'] = assistance
  const burial = await put('BUR', 'fa-burial-cost', { ...paid, airport: 'DAC' })
  const book = await db
    .insertInto('cheque_book')
    .values({ airport: 'DAC', bank: 'Sonali Bank', first_no: 2000101, last_no: 2000200 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('cheque_leaf')
    .values({ book_id: book.id, no: 2000101, application_id: burial, amount: '35000', state: 'GIVEN', at })
    .execute()
  await insertPaymentBatch(portal, 'PB-2021-0001', day, [{ amount: '1000', state: 'PAID' }])
  const stipend = await put('EDU', 'edu-allowance', paid)
  const allowance = await put('DIS', 'dis-allowance', paid)
  const instalment = { year: 2021, amount: '27500', state: 'DUE' as const }
  await db
    .insertInto('instalment')
    .values([stipend, allowance].map((id) => ({ ...instalment, application_id: id, no: 2 })))
    .execute()
  await putAct(stipend, { on: day, move: 'approve', to_state: 'approved', to_status: 2 })
  await putAct(stipend, {
    on: day,
    move: 'pay',
    from_state: 'payment-sent',
    from_status: 2,
    to_state: 'paid',
    to_status: 2,
  })
  const member = await put('MEM', 'wewb-membership', approved)
  await putAct(member, { on: day, move: 'approve', to_state: 'approved', to_status: 2 })
  await db
    .insertInto('fee_receipt')
    .values({ application_id: member, mission: 'RUH', memo_no: 'R-1', amount: '110', currency: 'SAR', received_at: at })
    .execute()
  const returnee = await put('RIN', 're-integration', approved)
  const officer = await db
    .selectFrom('account')
    .select('id')
    .where('login_id', '=', 'wc.tangail@demo.wewb')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('acknowledgement')
    .values({
      referral_no: 'REF-1',
      application_id: returnee,
      answers: JSON.stringify({ serviceTypeId: 'TRAINING', serviceProviderId: 'BRAC' }),
      status: 'REFERRED',
      entered_by: officer.id,
      entered_at: at,
    })
    .execute()
  const login = { actor: `account:${officer.id}`, event: 'account.logged-in', subject: 'x', detail: '{}', at }
  await db.insertInto('audit').values(login).execute()
  await db
    .insertInto('complaint')
    .values({
      ticket_no: 'GCR202100000001',
      mobile_index: Buffer.from('m'),
      language: 'bn',
      answers: '{}',
      answers_sealed: portal.secrets.encrypt('{}'),
      subject: 'S',
      type: 'DELAY',
      accuses_hq: false,
      is_anonymous: false,
      state: 'ASSIGNED',
      desk: 'OFFICE',
      office_id: 2,
      settle_by: '2021-12-31',
      received_at: at,
    })
    .execute()
  await db
    .insertInto('setup')
    .values({
      service: 'edu-allowance',
      title: 'T',
      title_bng: 'শ',
      circular: JSON.stringify({ budget: '1000' }),
      opens_on: '2021-07-01',
      closes_on: '2021-12-31',
      published_at: at,
    })
    .execute()
  await db
    .insertInto('message')
    .values({
      channel: 'SMS',
      recipient: '01712345678',
      template: 'APPROVED',
      language: 'bn',
      body: '-',
      module: 'edu-allowance',
      operator: 'GP',
      state: 'delivered',
      created_at: at,
      sent_at: at,
    } as never)
    .execute()
}, 60_000)
afterAll(() => portal.stop())

const endpoints = {
  'miscellaneous-report': 'miscellaneous?code',
  'general-report': 'general?code',
  'sms-module-summary-report': 'sms-summary?mode',
} as const
const services: Record<string, string> = {
  M01: 'compensation',
  M01F: 'compensation',
  M02: 'compensation',
  M03: 'compensation',
  M04: 'compensation',
  M04F: 'compensation',
  M07: 'fa-medical-assistance',
  M11: 're-integration',
  M11F: 're-integration',
  M13F: 'fa-financial-assistance',
}
const paidServices = ['M06', 'M08', 'M09', 'M09F']
const statusOf = (code: string) =>
  ({ M10: 'APPROVED', M10F: 'APPROVED', M11: 'APPROVED', M11F: 'APPROVED', G07: 'PAID', G08: 'PAID' })[code] ??
  (paidServices.includes(code) ? 'PAID' : 'SUBMITTED')
const figureOf = (code: string) =>
  ({
    FILES: 'received',
    M09F: 'edu.due.2021',
    M11F: 'referred',
    M12F: 'received',
    M13F: `passport.${sampleOf['M13F']}`,
  })[code]

/** A value of each filter that fits the data above, and one that fits nothing. */
const valuesOf = (code: string): Partial<Record<ReportFilter, [fitting: object, other: object]>> => ({
  period: [period, { from: '2001-07-01', to: '2002-06-30' }],
  division: [{ division: '6' }, { division: '1' }],
  district: [{ district: '44' }, { district: '1' }],
  mission: [{ mission: 'RUH' }, { mission: 'DXB' }],
  country: [{ country: 'SA' }, { country: 'AE' }],
  office: [{ office: '2' }, { office: '7' }],
  gender: [{ gender: 'FEMALE' }, { gender: 'MALE' }],
  status: [{ status: statusOf(code) }, { status: 'WITHDRAWN' }],
  template: [{ template: 'APPROVED' }, { template: 'REMINDER' }],
  module: [{ module: services[code] }, { module: 'wewb-passport' }],
})

/** The number of rows and everything that they count. */
async function measure({ screen, code, columns }: Report, query: object): Promise<number> {
  const figure = figureOf(code)
  const filled = Object.entries({ ...query, ...(figure && { figure }) }).filter(([, value]) => value !== undefined)
  const login = screen === 'sms-module-summary-report' ? 'admin@demo.wewb' : 'dir.welfare@demo.wewb'
  const address = `/reports/${endpoints[screen]}=${code}&${new URLSearchParams(Object.fromEntries(filled))}`
  const { code: status, body } = await portal.get(address, { token: await portal.tokenOf(login) })
  if (status !== 200) throw new Error(`${address}: ${JSON.stringify(body)}`)
  const counted = columns.filter(({ kind }) => kind === 'count' || kind === 'money').map(({ id }) => id)
  const rows = body.data.rows as { cells: Record<string, unknown> }[]
  return rows.reduce((sum, { cells }) => counted.reduce((all, id) => all + (Number(cells[id]) || 0), sum), rows.length)
}

it.each(reports.map((report) => ({ ...report, name: `${report.screen} ${report.code}` })))(
  'every filter of $name narrows its rows',
  async (report) => {
    const values = valuesOf(report.code)
    const pairs = report.filters.flatMap((name) => (values[name] ? [{ name, pair: values[name] }] : []))
    expect(report.filters.filter((name) => !values[name])).toEqual(report.filters.filter((name) => name === 'figure'))
    const days = report.filters.includes('period') ? period : {}
    const whole = await measure(report, days)
    expect(await measure(report, Object.assign({}, ...pairs.map(({ pair }) => pair[0])))).toBeGreaterThan(0)
    const narrowed = []
    for (const { name, pair } of pairs) narrowed.push([name, (await measure(report, { ...days, ...pair[1] })) < whole])
    expect(narrowed).toEqual(pairs.map(({ name }) => [name, true]))
  },
)
