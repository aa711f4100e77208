import { afterAll, beforeAll, expect, it } from 'vitest'
import { bodyOf } from '#testing/test-applicant.ts'
import {
  logins,
  shareNumber,
  startPaymentPortal,
  withSameContact,
  type PaymentPortal,
} from './payments.test.support.ts'

let started: PaymentPortal
beforeAll(async () => {
  started = await startPaymentPortal()
}, 60_000)
afterAll(() => started.portal.stop())

it('a request to void a cheque is decided as it was shown, by another person whom nothing concerns', async () => {
  const { portal, pays, copies } = started
  const [application = '', unpaid = ''] = copies
  const book = await portal.db
    .insertInto('cheque_book')
    .values({ airport: 'DAC', bank: 'Sonali Bank', first_no: 2000101, last_no: 2000200 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await portal.db
    .selectFrom('application')
    .select('id')
    .where('no', '=', application)
    .executeTakeFirstOrThrow()
  const leaf = { book_id: book.id, no: 2000101, application_id: id, amount: '35000', state: 'GIVEN' as const }
  await portal.db
    .insertInto('cheque_leaf')
    .values({ ...leaf, at: new Date() })
    .execute()
  const cheque = { bookId: book.id, chequeNo: '2000101' }
  const ask = { ...cheque, reason: 'The family gave the cheque back.' }
  const shown = async () => (await pays('checker').get('/cheques?search=2000101'))['list'][0].voiding.voidId
  const decide = (voidId: number, decision = 'CONFIRMED') =>
    pays('checker').send('POST', '/cheques/void/decision', {
      ...cheque,
      voidId,
      decision,
      note: 'I hold the cheque in my hand.',
    })
  expect((await pays('maker').send('POST', '/cheques/void', ask)).code).toBe(200)
  const first = await shown()

  const same = await withSameContact(portal, 'mobile', () => decide(first))
  expect([same.code, JSON.stringify(same.body)]).toEqual([409, expect.stringContaining('You asked for it')])
  const number = '01711000905'
  const undo = await shareNumber(portal, { login: logins.checker, no: application, unpaid, kind: 'mobile', number })
  const concerned = await decide(first)
  expect([concerned.code, JSON.stringify(concerned.body)]).toEqual([409, expect.stringContaining('your own')])
  await undo()

  expect((await decide(first, 'DECLINED')).code).toBe(200)
  expect((await pays('maker').send('POST', '/cheques/void', ask)).code).toBe(200)
  expect(bodyOf(await decide(first)).code).toBe('VERSION_CONFLICT')
  expect((await decide(await shown())).code).toBe(200)
})
