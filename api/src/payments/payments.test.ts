import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applicantOf, bodyOf } from '../testing/applying.ts'
import { copyOwed, owedFile } from '../testing/owed-files.ts'
import { picture } from '../testing/pictures.ts'
import { eventually, startTestPortal, type TestPortal } from '../testing/portal-under-test.ts'
import { answerOf, failedLine, messagesOf, paidLine, payerOf } from './paying.test.support.ts'

let portal: TestPortal
const logins = { karim: '01700000002', maker: 'acc.maker@demo.wewb', checker: 'acc.checker@demo.wewb', director: 'dir.welfare@demo.wewb', section: 'so.edu@demo.wewb' } // prettier-ignore
const tokens: Record<string, string> = {}
const pays = (name: keyof typeof logins) => payerOf(portal, tokens[name] ?? '')
const works = (name: keyof typeof logins) => applicantOf(portal, tokens[name] ?? '')
let first: string
let copies: string[]

beforeAll(async () => {
  portal = await startTestPortal()
  for (const [name, login] of Object.entries(logins)) tokens[name] = await portal.tokenOf(login)
  first = await owedFile(portal, logins.karim)
  copies = await copyOwed(portal.db, first, 20)
}, 60_000)
afterAll(() => portal.stop())

const stateOf = async (no: string) => (await works('karim').get(no))['state']

describe('the queue', () => {
  it('has every approved file with its account, of which it tells only the end', async () => {
    const queue = await pays('maker').get('/queue?size=100&module=fa-medical-assistance')
    const row = queue['list'].find(({ applicationNo }: { applicationNo: string }) => applicationNo === first)
    expect(row).toMatchObject({ amount: '100000.00', accountEnd: '8901', holderName: 'AMENA BEGUM', routingNumber: '200939913', attempt: 1, payableYn: 'Y', problems: [] }) // prettier-ignore
    expect(JSON.stringify(queue)).not.toContain('0012345678901')
    expect([queue['total'], queue['amount'], queue['payable']]).toEqual([21, '2100002.10', { count: 21, amount: '2100002.10' }])
    const summary = await pays('maker').get('/queue/summary')
    expect(summary['list'].find(({ module }: { module: string }) => module === 'fa-medical-assistance')).toMatchObject({ count: 21, total: '2100002.10', problemCount: 0, ceilingLeft: null }) // prettier-ignore
  })

  it('says what keeps a file from being paid, and no batch takes it', async () => {
    const [no = ''] = copies.splice(0, 1)
    await portal.db.updateTable('payment').set({ routing_number: '200939914' }).where('application_id', '=', (eb) => eb.selectFrom('application').select('id').where('no', '=', no)).execute() // prettier-ignore
    const blocked = await pays('maker').get('/queue?payableYn=N&module=fa-medical-assistance')
    expect(blocked['list']).toMatchObject([{ applicationNo: no, payableYn: 'N', problems: [{ code: 'ROUTING_UNKNOWN' }] }])
    const made = await pays('maker').send('POST', '/batches', { module: 'fa-medical-assistance', applicationNos: [no] })
    expect([made.code, bodyOf(made).issues?.[0]?.path]).toEqual([422, 'applicationNos.0'])
  })

  it('is open to those who look on, and to nobody else', async () => {
    expect((await pays('section').send('GET', '/queue')).code).toBe(200)
    expect((await pays('karim').send('GET', '/queue')).code).toBe(403)
    expect((await pays('section').send('POST', '/batches', { module: 'fa-medical-assistance', all: true })).code).toBe(403)
  })
})

describe('a batch', () => {
  let no: string
  let own: string[]

  it('is made once for a key, and takes a file once', async () => {
    own = [...copies.splice(0, 3), first]
    const asked = { module: 'fa-medical-assistance', applicationNos: own }
    const headers = { 'idempotency-key': 'the-first-batch' }
    const made = bodyOf(await pays('maker').send('POST', '/batches', asked, headers)).data
    expect(bodyOf(await pays('maker').send('POST', '/batches', asked, headers)).data).toEqual(made)
    no = String(made['batchNo'])
    expect(made).toMatchObject({ count: 4, total: '400000.09' })
    const again = await pays('maker').send('POST', '/batches', asked)
    expect([again.code, bodyOf(again).issues?.length]).toEqual([422, 4])
    expect(await pays('maker').batch(no)).toMatchObject({ state: 'MADE', agreesYn: 'Y', madeByMeYn: 'Y', mayAuthoriseYn: 'N', mayCancelYn: 'Y', mayNotAuthorise: { code: 'OWN_BATCH' } }) // prettier-ignore
  })

  it('leaves no way round: nobody sends a single file, and no approval in it is taken back', async () => {
    for (const [name, action] of [
      ['maker', 'send-advice'],
      ['checker', 'confirm-payment'],
      ['director', 'revoke'],
    ] as const) {
      // prettier-ignore
      const { revision } = await works(name).get(own[0] ?? '')
      const reply = { adviceNo: '1', adviceDate: '2026-11-01', note: 'Because I say so.' }
      expect((await works(name).send('POST', `/applications/${own[0]}/actions/${action}`, { reply, revision })).code).toBe(409)
    }
  })

  it('loses a file before it is authorised, by its maker alone', async () => {
    const { revision } = await pays('maker').batch(no)
    expect((await pays('checker').send('POST', `/batches/${no}/remove-row`, { applicationNo: own[0], revision })).code).toBe(409)
    expect((await pays('maker').send('POST', `/batches/${no}/remove-row`, { applicationNo: own[0], revision: revision + 1 })).code).toBe(
      409,
    )
    const left = bodyOf(await pays('maker').send('POST', `/batches/${no}/remove-row`, { applicationNo: own[0], revision })).data
    expect(left).toMatchObject({ count: 3, total: '300000.07', agreesYn: 'Y' })
    copies.push(own.shift() ?? '')
  })

  it('is not authorised by its maker, and the try is written down', async () => {
    const tried = await pays('maker').authorise(no)
    expect([tried.code, bodyOf(tried).issues?.[0]?.message]).toEqual([409, expect.stringContaining('You made this batch')])
    expect((await pays('section').authorise(no)).code).toBe(403)
    const kept = await portal.db.selectFrom('audit').select('subject').where('event', '=', 'payment.authorise-refused').execute()
    expect(kept).toEqual([{ subject: `payment-batch:${no}` }])
    expect((await pays('checker').send('GET', `/batches/${no}/file?format=beftn`)).code).toBe(409)
  })

  it('is authorised by a second person: every file is sent, told and counted once', async () => {
    const wrong = await pays('checker').send('POST', `/batches/${no}/authorise`, { adviceNo: '', adviceDate: '2099-01-01', revision: (await pays('checker').batch(no))['revision'] }) // prettier-ignore
    expect(wrong.code).toBe(422)
    expect((await pays('checker').authorise(no, 'ADV/২৬/১7')).code).toBe(200)
    // The answer got lost, and is asked for again.
    expect((await pays('checker').authorise(no, 'ADV/26/17')).code).toBe(200)
    expect(await pays('maker').until(no, 'SENT')).toMatchObject({ adviceNo: 'ADV/26/17', open: { count: 3, amount: '300000.07' } })
    expect((await pays('maker').get('/batches?search=adv/২৬'))['list']).toMatchObject([{ batchNo: no }])
    for (const file of own) {
      expect(await stateOf(file)).toBe('payment-sent')
      expect(await messagesOf(portal, 'ADVICE_SENT', file)).toHaveLength(1)
    }
  })

  it('has one file for the bank, whose bytes never change', async () => {
    const csv = await pays('checker').send('GET', `/batches/${no}/file?format=beftn`)
    const again = await pays('director').send('GET', `/batches/${no}/file?format=beftn&as=csv`)
    expect(Buffer.compare(csv.body, again.body)).toBe(0)
    const [heading, one, ...rest] = csv.body.toString().trimEnd().split('\r\n')
    expect(heading).toBe('SL,Receiver Name,Account No,Routing No,Amount,Reason,Mobile,Reference')
    expect(one).toBe(`1,AMENA BEGUM,0012345678901,200939913,100000.00,${first},01712345678,${no}-00001`)
    expect(rest).toHaveLength(2)
    const xlsx = await pays('checker').send('GET', `/batches/${no}/file?format=beftn&as=xlsx`)
    expect(xlsx.body.subarray(0, 2).toString()).toBe('PK')
    const pdf = await pays('checker').send('GET', `/batches/${no}/file?format=pdf`)
    expect(pdf.body.subarray(0, 5).toString()).toBe('%PDF-')
    const second = await pays('checker').send('GET', `/batches/${no}/file?format=pdf`)
    expect(Buffer.compare(pdf.body, second.body)).toBe(0)
  })

  it('is held against the bank’s answer row by row before anything changes', async () => {
    const rows = await pays('maker').rows(no)
    const [failed, paid, open] = rows as [(typeof rows)[0], (typeof rows)[0], (typeof rows)[0]]
    const bytes = answerOf(
      paidLine(paid),
      failedLine(failed),
      paidLine({ reference: 'PB-2020-000001-00001', amount: '1.00' }),
      paidLine({ ...open, amount: '1.00' }),
      `${open.reference},${open.amount},PERHAPS,,,`,
    )
    const checked = bodyOf(await pays('maker').bring(no, bytes)).data
    expect(checked).toMatchObject({ outcome: 'CHECKED', paid: { count: 1, amount: paid.amount }, failed: { count: 1 }, refused: 3, unanswered: { count: 1, amount: open.amount } }) // prettier-ignore
    const findings = checked['findings'].map(({ row, finding }: { row: number; finding: string }) => [row, finding])
    expect(findings).toEqual([[4, 'UNKNOWN_REFERENCE'], [5, 'TWICE_IN_FILE'], [6, 'UNREADABLE'], [2, 'PAID'], [3, 'FAILED']]) // prettier-ignore
    expect(await stateOf(paid.applicationNo)).toBe('payment-sent')
    expect((await pays('maker').bring(no, bytes, 'f'.repeat(64))).code).toBe(422)

    expect(bodyOf(await pays('maker').bring(no, bytes, checked['hash'])).data['outcome']).toBe('TAKEN')
    expect(await pays('maker').until(no, 'RETURNED')).toMatchObject({ paid: { count: 1 }, failed: { count: 1 }, open: { count: 1 } })
    expect(bodyOf(await pays('maker').bring(no, bytes, checked['hash'])).data['outcome']).toBe('KNOWN')
    expect([await stateOf(paid.applicationNo), await stateOf(failed.applicationNo)]).toEqual(['closed', 'payment-failed'])
    const [told] = await messagesOf(portal, 'PAID', paid.applicationNo)
    expect(told?.body).toContain('৮৯০১')
    const returns = await pays('maker').get(`/batches/${no}/returns`)
    expect(returns['list']).toMatchObject([{ rows: 5, done: 5, paid: { count: 1 }, failed: { count: 1 }, refused: 3 }])
  })

  it('refuses a late return of what was paid, and ends when every row has its answer', async () => {
    const rows = await pays('maker').rows(no)
    const [failed, paid, open] = rows as [(typeof rows)[0], (typeof rows)[0], (typeof rows)[0]]
    const bytes = answerOf(failedLine(paid, 'R06'), paidLine(failed), paidLine(open))
    const checked = bodyOf(await pays('maker').bring(no, bytes)).data
    expect(checked['findings'].map(({ finding }: { finding: string }) => finding)).toEqual(['LATE_RETURN', 'ALREADY_FAILED', 'PAID'])
    await pays('maker').bring(no, bytes, checked['hash'])
    const ended = await pays('maker').until(no, 'RECONCILED')
    expect(ended).toMatchObject({ paid: { count: 2 }, failed: { count: 1 }, open: { count: 0, amount: '0.00' }, agreesYn: 'Y' })
  })
})

describe('a payment that the bank returned', () => {
  let failed: string

  it('opens the bank block alone, by a link that leads there', async () => {
    const [row] = await portal.db.selectFrom('payment').innerJoin('application', 'application.id', 'application_id').select('no').where('payment.state', '=', 'FAILED').execute() // prettier-ignore
    failed = row?.no ?? ''
    const file = await works('karim').get(failed)
    expect([file['unlocked'], file['payments']]).toMatchObject([
      ['bank'],
      [{ no: 1, state: 'FAILED', returnCode: 'R03', accountEnd: '8901' }],
    ])
    expect(file['payments'][0].advice).toContain('account number')
    const told = await messagesOf(portal, 'PAY_FAILED', failed)
    expect(told).toHaveLength(1)
    expect(told[0]?.body).toContain(`/medical-assistance?application=${failed}`)
  })

  it('is corrected by the applicant, verified by the section officer, and owed a second time', async () => {
    const file = await works('karim').get(failed)
    const step = file['definition'].steps.find(({ fields }: { fields: { id: string }[] }) => fields.some(({ id }) => id === 'bank'))
    const scan = await picture()
    const chequeCopy = [await works('karim').upload(failed, 'bank.chequeCopy', scan)]
    const bank = { ...file['answers'].bank, accountNumber: '0098765432109', chequeCopy }
    const saved = await works('karim').save(failed, step.id, { ...file['answers'], bank })
    expect(saved.code).toBe(200)
    expect((await works('karim').submit(failed)).code).toBe(200)
    expect(await stateOf(failed)).toBe('bank-corrected')
    const { revision } = await works('section').get(failed)
    const verified = await works('section').send('POST', `/applications/${failed}/actions/verify-bank`, { reply: {}, revision })
    expect(verified.code).toBe(200)
    const queue = await pays('maker').get(`/queue?search=${failed.replace('-2', '-২')}`)
    expect(queue['list']).toMatchObject([{ applicationNo: failed, attempt: 2, accountEnd: '2109', payableYn: 'Y' }])
  })

  it('reaches the new account once, in a second batch', async () => {
    const no = await pays('maker').make([failed])
    await pays('director').authorise(no)
    await pays('maker').until(no, 'SENT')
    expect((await pays('checker').send('GET', `/batches/${no}/file?format=beftn`)).body.toString()).toContain('0098765432109')
    const [row] = await pays('maker').rows(no)
    // The bank gave the reason back instead of the reference.
    const bytes = answerOf(paidLine({ reference: failed, amount: row?.amount ?? '' }))
    const { hash } = bodyOf(await pays('checker').bring(no, bytes)).data as unknown as { hash: string }
    await pays('checker').bring(no, bytes, hash)
    expect(await pays('maker').until(no, 'RECONCILED')).toMatchObject({ paid: { count: 1 }, failed: { count: 0 } })
    expect(await stateOf(failed)).toBe('closed')
    expect((await works('karim').get(failed))['payments'].map(({ state }: { state: string }) => state)).toEqual(['FAILED', 'PAID'])
  })
})

describe('what no program can do', () => {
  const refusedBy = async (statement: ReturnType<typeof sql>) =>
    await portal.db.transaction().execute((tx) => statement.execute(tx)).then(() => 'done', (error: Error) => error.message) // prettier-ignore

  it('pays an instalment twice, pays back, or changes what was authorised', async () => {
    const paid = sql`(select id from payment where state = 'PAID' limit 1)`
    const twice = sql`insert into payment (application_id, award_id, instalment_no, attempt, module, fiscal_year, state, amount, approved_on, queued_on)
      select application_id, award_id, instalment_no, attempt + 5, module, fiscal_year, 'QUEUED', amount, approved_on, queued_on from payment where id = ${paid}`
    expect(await refusedBy(twice)).toContain('payment_once')
    expect(await refusedBy(sql`update payment set state = 'SENT' where id = ${paid}`)).toContain('cannot go from PAID')
    expect(await refusedBy(sql`update payment set amount = amount + 1 where id = ${paid}`)).toContain('cannot be changed')
    expect(await refusedBy(sql`delete from payment where id = ${paid}`)).toContain('permission denied')
    expect(await refusedBy(sql`update payment_file set sealed = ''`)).toContain('permission denied')
  })

  it('lets one person do both, or a total differ by a poisha', async () => {
    const no = await pays('maker').make(copies.slice(-2))
    const both = sql`update payment_batch set state = 'AUTHORISED', authorised_by = made_by, authorised_at = now(), advice_no = 'X', advice_date = now(), layout = '{}' where no = ${no}` // prettier-ignore
    expect(await refusedBy(both)).toContain('four_eyes')
    expect(await refusedBy(sql`update payment_batch set total = total + 0.01 where no = ${no}`)).toContain('do not make')
    const { revision } = await pays('maker').batch(no)
    const gone = bodyOf(await pays('maker').send('POST', `/batches/${no}/cancel`, { reason: 'Wrong files', revision })).data
    expect(gone).toMatchObject({ state: 'CANCELLED', cancelReason: 'Wrong files' })
    expect((await pays('maker').get('/queue?size=100'))['list'].map(({ applicationNo }: { applicationNo: string }) => applicationNo)).toEqual(expect.arrayContaining(copies.slice(-2))) // prettier-ignore
  })
})

it('keeps a service within what the board allows it in a fiscal year', async () => {
  const paid = await portal.db.selectFrom('payment').select((eb) => eb.fn.sum<string>('amount').as('sum')).where('state', '=', 'PAID').executeTakeFirstOrThrow() // prettier-ignore
  await portal.db.updateTable('general_setting').set({ value: String(Math.ceil(Number(paid.sum)) + 100_001) }).where('code', '=', 'PAYMENT_YEARLY_MEDICAL').execute() // prettier-ignore
  const over = await pays('maker').send('POST', '/batches', { module: 'fa-medical-assistance', applicationNos: copies.slice(-2) })
  expect([over.code, bodyOf(over).issues?.[0]?.path]).toEqual([422, 'module'])
  const within = await pays('maker').send('POST', '/batches', { module: 'fa-medical-assistance', applicationNos: copies.slice(-1) })
  expect(within.code).toBe(200)
  await portal.db.updateTable('general_setting').set({ value: '0' }).where('code', '=', 'PAYMENT_YEARLY_MEDICAL').execute()
})

it('takes every payable file at once, but never somebody’s own', async () => {
  const maker = await portal.db.selectFrom('account').select('id').where('login_id', '=', logins.maker).executeTakeFirstOrThrow()
  await portal.db
    .updateTable('application')
    .set({ applicant_id: maker.id })
    .where('no', '=', copies[0] ?? '')
    .execute()
  const made = bodyOf(await pays('maker').send('POST', '/batches', { module: 'fa-medical-assistance', all: true })).data
  const rest = await pays('maker').get('/queue?module=fa-medical-assistance')
  expect(rest['list'].map(({ problems }: { problems: { code: string }[] }) => problems[0]?.code).toSorted()).toEqual(['OWN_APPLICATION', 'ROUTING_UNKNOWN']) // prettier-ignore
  expect(made['count']).toBeGreaterThan(5)
})

it('does again what was left undone when the portal stopped', async () => {
  const { resumePayments } = await import('./resume-payments.ts')
  const waiting = (await pays('maker').get('/batches?state=MADE'))['list'][0]
  await pays('director').authorise(waiting.batchNo)
  await resumePayments(portal)
  await pays('maker').until(waiting.batchNo, 'SENT')
  const acts = await portal.db.selectFrom('application_act').select(({ fn }) => ['application_id', fn.countAll<number>().as('n')]).where('move', '=', 'send-advice').groupBy('application_id').having(({ fn }) => fn.countAll(), '>', 1).execute() // prettier-ignore
  // The one that was paid in two batches was sent twice, and no other.
  expect(acts).toHaveLength(1)
  await eventually(async () => (await portal.db.selectFrom('payment_file').select('format').execute()).length % 3 === 0)
})

it('knows every cheque of the airports, and which of them the bank has paid', async () => {
  const book = await portal.db.selectFrom('cheque_book').select(['id', 'first_no']).executeTakeFirstOrThrow()
  const files = await portal.db.selectFrom('application').select('id').where('no', 'in', copies.slice(0, 2)).execute()
  await portal.db.insertInto('cheque_leaf').values(files.map(({ id }, index) => ({ book_id: book.id, no: book.first_no + index, application_id: id, amount: '35000', state: 'GIVEN' as const, by_id: null }))).execute() // prettier-ignore
  const mark = (reconciledOn: string | null, chequeNo = String(book.first_no)) => pays('maker').send('POST', '/cheques/reconcile', { cheques: [{ bookId: book.id, chequeNo }], reconciledOn }) // prettier-ignore
  expect([(await mark('2099-01-01')).code, (await mark('2026-11-10', '1')).code]).toEqual([422, 404])
  expect(bodyOf(await mark('2026-11-10')).data).toEqual({ changed: 1 })
  const register = await pays('checker').get('/cheques')
  expect(register).toMatchObject({ total: 2, given: { count: 2, amount: '70000.00' }, reconciled: { count: 1, amount: '35000.00' }, open: { count: 1, amount: '35000.00' } }) // prettier-ignore
  expect((await pays('checker').get('/cheques?reconciledYn=Y'))['list']).toMatchObject([{ chequeNo: String(book.first_no), reconciledOn: '2026-11-10', reconciledBy: { name: 'Accounts Maker Demo' } }]) // prettier-ignore
  await mark(null)
  expect((await pays('checker').get('/cheques?reconciledYn=N'))['total']).toBe(2)
  expect((await pays('section').send('POST', '/cheques/reconcile', { cheques: [{ bookId: book.id, chequeNo: '1' }], reconciledOn: null })).code).toBe(403) // prettier-ignore
})
