import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bodyOf } from '#testing/test-applicant.ts'
import { picture } from '#testing/images.ts'
import { eventually } from '#testing/test-portal.ts'
import { returnFile, messagesOf, paidRow } from './payment-client.test.support.ts'
import {
  logins,
  settleBatch,
  spoilRoutingNumber,
  startPaymentPortal,
  type PaymentPortal,
} from './payments.test.support.ts'

let portal: PaymentPortal['portal']
let pays: PaymentPortal['pays']
let works: PaymentPortal['works']
let stateOf: PaymentPortal['stateOf']
let copies: PaymentPortal['copies']

beforeAll(async () => {
  const started = await startPaymentPortal()
  ;({ portal, pays, works, stateOf, copies } = started)
  const [blocked = ''] = copies.splice(0, 1)
  await spoilRoutingNumber(portal, blocked)
  await settleBatch(started)
}, 60_000)
afterAll(() => portal.stop())

describe('returned payment', () => {
  let failed: string

  it('unlocks only the bank block, with a direct link', async () => {
    const [row] = await portal.db
      .selectFrom('payment')
      .innerJoin('application', 'application.id', 'application_id')
      .select('no')
      .where('payment.state', '=', 'FAILED')
      .execute()
    failed = row?.no ?? ''
    const file = await works('karim').get(failed)
    expect([file['unlocked'], file['payments']]).toMatchObject([
      ['bank'],
      [{ no: 1, state: 'FAILED', returnCode: 'R03', accountEnd: '8901' }],
    ])
    expect(file['payments'][0].advice).toContain('account number')
    const messages = await messagesOf(portal, 'PAY_FAILED', failed)
    expect(messages).toHaveLength(1)
    expect(messages[0]?.body).toContain(`/medical-assistance?application=${failed}`)
  })

  it('is corrected by the applicant, verified by the section officer, and queued a second time', async () => {
    const file = await works('karim').get(failed)
    const step = file['definition'].steps.find(({ fields }: { fields: { id: string }[] }) =>
      fields.some(({ id }) => id === 'bank'),
    )
    const scan = await picture()
    const chequeCopy = [await works('karim').upload(failed, 'bank.chequeCopy', scan)]
    const bank = { ...file['answers'].bank, accountNumber: '0098765432109', chequeCopy }
    const saved = await works('karim').save(failed, step.id, { ...file['answers'], bank })
    expect(saved.code).toBe(200)
    expect((await works('karim').submit(failed)).code).toBe(200)
    expect(await stateOf(failed)).toBe('bank-corrected')
    const revision = await works('section').revisionOf(failed)
    const verified = await works('section').send('POST', `/applications/${failed}/actions/verify-bank`, {
      reply: {},
      revision,
    })
    expect(verified.code).toBe(200)
    const queue = await pays('maker').get(`/queue?search=${failed.replace('-2', '-২')}`)
    expect(queue['list']).toMatchObject([{ applicationNo: failed, attempt: 2, accountEnd: '2109', payableYn: 'Y' }])
  })

  it('reaches the new account once, in a second batch', async () => {
    const no = await pays('maker').make([failed])
    await pays('director').authorise(no)
    await pays('maker').until(no, 'SENT')
    expect((await pays('checker').send('GET', `/batches/${no}/file?format=beftn`)).body.toString()).toContain(
      '0098765432109',
    )
    const [row] = await pays('maker').rows(no)
    // The bank returned the payment reason instead of the reference.
    const bytes = returnFile(paidRow({ reference: failed, amount: row?.amount ?? '' }))
    const { hash } = bodyOf(await pays('checker').bring(no, bytes)).data as unknown as { hash: string }
    await pays('checker').bring(no, bytes, hash)
    await pays('director').decide(no)
    expect(await pays('maker').until(no, 'RECONCILED')).toMatchObject({ paid: { count: 1 }, failed: { count: 0 } })
    expect(await stateOf(failed)).toBe('closed')
    expect((await works('karim').get(failed))['payments'].map(({ state }: { state: string }) => state)).toEqual([
      'FAILED',
      'PAID',
    ])
  })
})

describe('database constraints of payments', () => {
  const refusedBy = async (statement: ReturnType<typeof sql>) =>
    await portal.db
      .transaction()
      .execute((tx) => statement.execute(tx))
      .then(
        () => 'done',
        (error: Error) => error.message,
      )

  it('prevent a double payment, a negative one, and changes after authorisation', async () => {
    const paid = sql`(select id from payment where state = 'PAID' limit 1)`
    const twice = sql`insert into payment (application_id, award_id, instalment_no, attempt, module, fiscal_year,
        state, amount, approved_on, queued_on)
      select application_id, award_id, instalment_no, attempt + 5, module, fiscal_year,
        'QUEUED', amount, approved_on, queued_on
      from payment where id = ${paid}`
    expect(await refusedBy(twice)).toContain('payment_once')
    expect(await refusedBy(sql`update payment set state = 'SENT' where id = ${paid}`)).toContain('cannot go from PAID')
    expect(await refusedBy(sql`update payment set amount = amount + 1 where id = ${paid}`)).toContain(
      'cannot be changed',
    )
    expect(await refusedBy(sql`delete from payment where id = ${paid}`)).toContain('permission denied')
    expect(await refusedBy(sql`update payment_file set sealed = ''`)).toContain('permission denied')
  })

  it('prevent authorisation by the maker, and a wrong total', async () => {
    const no = await pays('maker').make(copies.slice(-2))
    const both = sql`
      update payment_batch
      set state = 'AUTHORISED', authorised_by = made_by, authorised_at = now(),
        advice_no = 'X', advice_date = now()
      where no = ${no}`
    expect(await refusedBy(both)).toContain('four_eyes')
    expect(await refusedBy(sql`update payment_batch set total = total + 0.01 where no = ${no}`)).toContain(
      'do not make',
    )
    const { revision } = await pays('maker').batch(no)
    const gone = bodyOf(
      await pays('maker').send('POST', `/batches/${no}/cancel`, { reason: 'Wrong files', revision }),
    ).data
    expect(gone).toMatchObject({ state: 'CANCELLED', cancelReason: 'Wrong files' })
    expect(
      (await pays('maker').get('/queue?size=100'))['list'].map(
        ({ applicationNo }: { applicationNo: string }) => applicationNo,
      ),
    ).toEqual(expect.arrayContaining(copies.slice(-2)))
  })
})

it('limit a service to its budget of a fiscal year', async () => {
  const paid = await portal.db
    .selectFrom('payment')
    .select((eb) => eb.fn.sum<string>('amount').as('sum'))
    .where('state', '=', 'PAID')
    .executeTakeFirstOrThrow()
  await portal.db
    .updateTable('general_setting')
    .set({ value: String(Math.ceil(Number(paid.sum)) + 100_001) })
    .where('code', '=', 'PAYMENT_YEARLY_MEDICAL')
    .execute()
  const over = await pays('maker').send('POST', '/batches', {
    module: 'fa-medical-assistance',
    applicationNos: copies.slice(-2),
  })
  expect([over.code, bodyOf(over).issues?.[0]?.path]).toEqual([422, 'module'])
  const within = await pays('maker').send('POST', '/batches', {
    module: 'fa-medical-assistance',
    applicationNos: copies.slice(-1),
  })
  expect(within.code).toBe(200)
  await portal.db
    .updateTable('general_setting')
    .set({ value: '0' })
    .where('code', '=', 'PAYMENT_YEARLY_MEDICAL')
    .execute()
})

it('batch every payable application at once, but never one’s own', async () => {
  const maker = await portal.db
    .selectFrom('account')
    .select('id')
    .where('login_id', '=', logins.maker)
    .executeTakeFirstOrThrow()
  await portal.db
    .updateTable('application')
    .set({ applicant_id: maker.id })
    .where('no', '=', copies[0] ?? '')
    .execute()
  const batch = bodyOf(
    await pays('maker').send('POST', '/batches', { module: 'fa-medical-assistance', all: true }),
  ).data
  const rest = await pays('maker').get('/queue?module=fa-medical-assistance')
  expect(rest['list'].map(({ problems }: { problems: { code: string }[] }) => problems[0]?.code).toSorted()).toEqual([
    'OWN_APPLICATION',
    'ROUTING_UNKNOWN',
  ])
  expect(batch['count']).toBeGreaterThan(5)
})

it('resume unfinished work after a restart', async () => {
  const { resumePayments } = await import('./resume-payments.ts')
  const waiting = (await pays('maker').get('/batches?state=MADE'))['list'][0]
  await pays('director').authorise(waiting.batchNo)
  await resumePayments(portal)
  await pays('maker').until(waiting.batchNo, 'SENT')
  const acts = await portal.db
    .selectFrom('application_act')
    .select(({ fn }) => ['application_id', fn.countAll<number>().as('n')])
    .where('move', '=', 'send-advice')
    .groupBy('application_id')
    .having(({ fn }) => fn.countAll(), '>', 1)
    .execute()
  // Only the application that was paid in two batches was sent twice.
  expect(acts).toHaveLength(1)
  await eventually(async () => (await portal.db.selectFrom('payment_file').select('format').execute()).length % 3 === 0)
})

it('list every cheque of the airports with its payment status', async () => {
  const book = await portal.db.selectFrom('cheque_book').select(['id', 'first_no']).executeTakeFirstOrThrow()
  const files = await portal.db.selectFrom('application').select('id').where('no', 'in', copies.slice(0, 2)).execute()
  await portal.db
    .insertInto('cheque_leaf')
    .values(
      files.map(({ id }, index) => ({
        book_id: book.id,
        no: book.first_no + index,
        application_id: id,
        amount: '35000',
        state: 'GIVEN' as const,
        by_id: null,
      })),
    )
    .execute()
  const mark = (reconciledOn: string | null, chequeNo = String(book.first_no)) =>
    pays('maker').send('POST', '/cheques/reconcile', { cheques: [{ bookId: book.id, chequeNo }], reconciledOn })
  expect([(await mark('2099-01-01')).code, (await mark('2026-11-10', '1')).code]).toEqual([422, 404])
  expect(bodyOf(await mark('2026-11-10')).data).toEqual({ changed: 1 })
  const register = await pays('checker').get('/cheques')
  expect(register).toMatchObject({
    total: 2,
    given: { count: 2, amount: '70000.00' },
    reconciled: { count: 1, amount: '35000.00' },
    open: { count: 1, amount: '35000.00' },
  })
  expect((await pays('checker').get('/cheques?reconciledYn=Y'))['list']).toMatchObject([
    { chequeNo: String(book.first_no), reconciledOn: '2026-11-10', reconciledBy: { name: 'Accounts Maker Demo' } },
  ])
  expect((await mark(null)).code).toBe(400)
  expect((await pays('checker').get('/cheques?reconciledYn=N'))['total']).toBe(1)
  expect(
    (
      await pays('section').send('POST', '/cheques/reconcile', {
        cheques: [{ bookId: book.id, chequeNo: '1' }],
        reconciledOn: '2026-11-10',
      })
    ).code,
  ).toBe(403)
})
