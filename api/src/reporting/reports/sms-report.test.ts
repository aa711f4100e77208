import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ResponseOf } from '@wewb/domain/http/contract'
import type { runSmsSummary } from '@wewb/domain/reporting/report-contracts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { compactMessageTally } from './sms/queries.ts'

type Answer = ResponseOf<typeof runSmsSummary>
type Message = {
  template?: string
  state: string
  created_at?: string
  sent?: boolean
  language?: 'bn' | 'en'
  operator?: string
  secret?: boolean
  used?: boolean
  body?: string
  module?: string
  is_test?: boolean
  channel?: 'SMS' | 'EMAIL'
}

let portal: TestPortal
let token: string
const year = 'from=2019-07-01&to=2020-06-30'
const ask = async (query: string): Promise<Answer> =>
  (await portal.get(`/reports/sms-summary?${year}&${query}`, { token, language: 'en' })).body.data

const write = ({ sent = true, used = false, ...message }: Message) =>
  portal.db
    .insertInto('message')
    .values({
      channel: 'SMS',
      recipient: '01712345678',
      template: 'APPROVED',
      language: 'bn',
      body: 'আপনার আবেদন অনুমোদিত',
      module: 'edu-allowance',
      operator: 'GP',
      parts: 2,
      cost_poisha: 70,
      created_at: '2019-08-01T04:00:00Z',
      sent_at: sent ? '2019-08-01T04:00:01Z' : null,
      code_used_at: used ? '2019-08-01T04:01:00Z' : null,
      ...message,
    } as never)
    .returning('id')
    .executeTakeFirstOrThrow()

beforeAll(async () => {
  portal = await startTestPortal()
  token = await portal.tokenOf('admin@demo.wewb')
  await write({ state: 'delivered' })
  await write({ state: 'sent', language: 'en', operator: 'ROBI' })
  await write({ state: 'failed', sent: false })
  await write({ state: 'queued', sent: false, created_at: '2019-08-02T04:00:00Z' })
  await write({
    state: 'delivered',
    template: 'OTP_REG',
    module: 'account',
    secret: true,
    used: true,
    body: 'Your code is 482913',
  })
  await write({ state: 'delivered', template: 'OTP_REG', module: 'account', secret: true, body: 'Your code is 771204' })
  // Not counted: an e-mail, a test, a void message.
  await write({ state: 'sent', channel: 'EMAIL' })
  await write({ state: 'sent', is_test: true })
  await write({ state: 'void', sent: false })
}, 60_000)
afterAll(() => portal.stop())

it('counts sent, delivered and failed messages by module, with cost, language and operator', async () => {
  const { rows, totals } = await ask('')
  expect(rows.map(({ cells: { template, ...cells } }) => [(template as { en: string }).en, cells])).toMatchObject([
    [
      'Code for a registration (OTP_REG)',
      { sent: 2, delivered: 2, failed: 0, pending: 0, parts: 4, cost: '1.40', banglaShare: 100, gp: 2, codeRate: 50 },
    ],
    [
      'Approved (APPROVED)',
      {
        module: { en: 'Education stipend' },
        sent: 2,
        delivered: 1,
        failed: 1,
        pending: 1,
        parts: 4,
        cost: '1.40',
        banglaShare: 75,
        gp: 3,
        robi: 1,
        teletalk: 0,
        codeRate: null,
      },
    ],
  ])
  expect(totals).toMatchObject({ sent: 4, delivered: 3, failed: 1, pending: 1, parts: 8, cost: '2.80' })
  expect((await ask('module=account')).rows).toHaveLength(1)
})

it('counts by day in the short report', async () => {
  const { title, rows } = await ask('mode=short')
  expect([title, rows.map(({ cells }) => cells)]).toEqual([
    'SMS short report',
    [
      { day: '2019-08-02', sent: 0, delivered: 0, failed: 0 },
      { day: '2019-08-01', sent: 4, delivered: 3, failed: 1 },
    ],
  ])
})

it('follows a message from state to state, with equal totals after compaction', async () => {
  const { id } = await write({ state: 'queued', sent: false, template: 'REJECTED' })
  const change = (values: object) => portal.db.updateTable('message').set(values).where('id', '=', id).execute()
  const countsOf = async () =>
    (await ask('template=REJECTED')).rows.map(({ cells }) => [
      cells['pending'],
      cells['sent'],
      cells['delivered'],
      cells['parts'],
    ])
  expect(await countsOf()).toEqual([[1, 0, 0, 0]])
  await change({ state: 'sending' })
  await change({ state: 'sent', sent_at: new Date() })
  expect(await countsOf()).toEqual([[0, 1, 0, 2]])
  await compactMessageTally(portal.db)
  await change({ state: 'delivered' })
  await compactMessageTally(portal.db)
  await compactMessageTally(portal.db)
  expect(await countsOf()).toEqual([[0, 1, 1, 2]])
})

it('links to the messages with masked numbers, never with a code', async () => {
  const { rows } = await ask('')
  const link = rows[0]?.links['delivered'] ?? ''
  expect(link).toContain('/sms-module-summary-report?mode=list')
  const behind = (await portal.get(`/reports/sms-summary?${link.split('?')[1]}`, { token, language: 'en' })).body
    .data as Answer
  expect([behind.total, behind.rows.length]).toEqual([2, 2])
  expect(behind.rows[0]?.cells).toMatchObject({ mobile: '•••••••5678', outcome: { en: 'Delivered' } })
  expect(JSON.stringify(behind)).not.toMatch(/482913|771204|01712345678/)
})
