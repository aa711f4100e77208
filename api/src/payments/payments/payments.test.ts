import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bodyOf } from '#testing/test-applicant.ts'
import { returnFile, failedRow, messagesOf, paidRow } from './payment-client.test.support.ts'
import { logins, sharedNumbers, shareNumber, startPaymentPortal, type PaymentPortal } from './payments.test.support.ts'

let portal: PaymentPortal['portal']
let pays: PaymentPortal['pays']
let works: PaymentPortal['works']
let stateOf: PaymentPortal['stateOf']
let first: PaymentPortal['first']
let copies: PaymentPortal['copies']

beforeAll(async () => {
  ;({ portal, pays, works, stateOf, first, copies } = await startPaymentPortal())
}, 60_000)
afterAll(() => portal.stop())

describe('payment queue', () => {
  it('has every approved application with a masked account number', async () => {
    const queue = await pays('maker').get('/queue?size=100&module=fa-medical-assistance')
    const row = queue['list'].find(({ applicationNo }: { applicationNo: string }) => applicationNo === first)
    expect(row).toMatchObject({
      amount: '100000.00',
      accountEnd: '8901',
      holderName: 'AMENA BEGUM',
      routingNumber: '200939913',
      attempt: 1,
      payableYn: 'Y',
      problems: [],
    })
    expect(JSON.stringify(queue)).not.toContain('0012345678901')
    expect([queue['total'], queue['amount'], queue['payable']]).toEqual([
      21,
      '2100002.10',
      { count: 21, amount: '2100002.10' },
    ])
    const summary = await pays('maker').get('/queue/summary')
    expect(summary['list'].find(({ module }: { module: string }) => module === 'fa-medical-assistance')).toMatchObject({
      count: 21,
      total: '2100002.10',
      problemCount: 0,
      ceilingLeft: null,
    })
  })

  it('finds the payments whose application has a flag, stored or of a shared paper', async () => {
    const [shared = ''] = copies
    const idOf = async (no: string) =>
      (await portal.db.selectFrom('application').select('id').where('no', '=', no).executeTakeFirstOrThrow()).id
    await portal.db
      .insertInto('cross_check_flag')
      .values({ application_id: await idOf(first), code: 'death', level: 'red' })
      .execute()
    const key = { kind: 'passport', digest: Buffer.alloc(32, 7) }
    await portal.db
      .insertInto('application_key')
      .values([{ ...key, application_id: await idOf(shared) }])
      .execute()
    const flagged = async (value: 'Y' | 'N') =>
      await pays('maker').get(`/queue?size=100&module=fa-medical-assistance&flaggedYn=${value}`)
    expect((await flagged('Y'))['list']).toMatchObject([
      { applicationNo: first, flags: [{ code: 'death', level: 'red' }] },
    ])
    expect((await flagged('N'))['total']).toBe(20)
    const [, , other = ''] = copies
    await portal.db
      .insertInto('application_key')
      .values([{ ...key, application_id: await idOf(other) }])
      .execute()
    const found = (await flagged('Y'))['list'] as { applicationNo: string }[]
    expect(found.map(({ applicationNo }) => applicationNo).toSorted()).toEqual([first, shared, other].toSorted())
    await portal.db.deleteFrom('application_key').where('digest', '=', key.digest).execute()
  })

  it('reports why an application is not payable, and no batch accepts it', async () => {
    const [no = ''] = copies.splice(0, 1)
    await portal.db
      .updateTable('payment')
      .set({ routing_number: '200939914' })
      .where('application_id', '=', (eb) => eb.selectFrom('application').select('id').where('no', '=', no))
      .execute()
    const blocked = await pays('maker').get('/queue?payableYn=N&module=fa-medical-assistance')
    expect(blocked['list']).toMatchObject([
      { applicationNo: no, payableYn: 'N', problems: [{ code: 'ROUTING_UNKNOWN' }] },
    ])
    const created = await pays('maker').send('POST', '/batches', {
      module: 'fa-medical-assistance',
      applicationNos: [no],
    })
    expect([created.code, bodyOf(created).issues?.[0]?.path]).toEqual([422, 'applicationNos.0'])
  })

  it('requires a read permission', async () => {
    expect((await pays('section').send('GET', '/queue')).code).toBe(200)
    expect((await pays('karim').send('GET', '/queue')).code).toBe(403)
    expect((await pays('section').send('POST', '/batches', { module: 'fa-medical-assistance', all: true })).code).toBe(
      403,
    )
  })
})

describe('payment batch', () => {
  let no: string
  let own: string[]

  it('is created once per idempotency key, and accepts an application once', async () => {
    own = [...copies.splice(0, 3), first]
    const batchRequest = { module: 'fa-medical-assistance', applicationNos: own }
    const headers = { 'idempotency-key': 'the-first-batch' }
    const batch = bodyOf(await pays('maker').send('POST', '/batches', batchRequest, headers)).data
    expect(bodyOf(await pays('maker').send('POST', '/batches', batchRequest, headers)).data).toEqual(batch)
    no = String(batch['batchNo'])
    expect(batch).toMatchObject({ count: 4, total: '400000.09' })
    const again = await pays('maker').send('POST', '/batches', batchRequest)
    expect([again.code, bodyOf(again).issues?.length]).toEqual([422, 4])
    expect(await pays('maker').batch(no)).toMatchObject({
      state: 'MADE',
      agreesYn: 'Y',
      madeByMeYn: 'Y',
      mayAuthoriseYn: 'N',
      mayCancelYn: 'Y',
      mayNotAuthorise: { code: 'OWN_BATCH' },
    })
    // The same phone as an applicant's makes the checker that person, and so does a number of an own citizen account.
    for (const [kind, number] of sharedNumbers) {
      const undo = await shareNumber(portal, {
        login: logins.checker,
        no: first,
        unpaid: copies[0] ?? '',
        kind,
        number,
      })
      const why = (await pays('checker').batch(no))['mayNotAuthorise']
      expect([number, why?.code]).toEqual([number, 'OWN_APPLICATION'])
      expect(why.message).toContain(`Payment ${no}-0000`)
      await undo()
    }
    expect((await pays('checker').batch(no))['mayNotAuthorise']).toBeNull()
  })

  it('is the only path: no single payment is sent, and no approval in it is revoked', async () => {
    for (const [name, action] of [
      ['maker', 'send-advice'],
      ['checker', 'confirm-payment'],
      ['director', 'revoke'],
    ] as const) {
      const { revision } = await works(name).get(own[0] ?? '')
      const reply = { adviceNo: '1', adviceDate: '2026-11-01', note: 'Because I say so.' }
      expect(
        (await works(name).send('POST', `/applications/${own[0]}/actions/${action}`, { reply, revision })).code,
      ).toBe(409)
    }
  })

  it('loses an application before authorisation, by its maker only', async () => {
    const { revision } = await pays('maker').batch(no)
    const paymentId = (await pays('maker').rows(no)).find(({ applicationNo }) => applicationNo === own[0])?.paymentId
    expect((await pays('checker').send('POST', `/batches/${no}/remove-row`, { paymentId, revision })).code).toBe(409)
    expect(
      (await pays('maker').send('POST', `/batches/${no}/remove-row`, { paymentId, revision: revision + 1 })).code,
    ).toBe(409)
    const left = bodyOf(await pays('maker').send('POST', `/batches/${no}/remove-row`, { paymentId, revision })).data
    expect(left).toMatchObject({ count: 3, total: '300000.07', agreesYn: 'Y' })
    copies.push(own.shift() ?? '')
  })

  it('cannot be authorised by its maker, and the attempt is audited', async () => {
    const tried = await pays('maker').authorise(no)
    expect([tried.code, bodyOf(tried).issues?.[0]?.message]).toEqual([
      409,
      expect.stringContaining('You made this batch'),
    ])
    expect((await pays('section').authorise(no)).code).toBe(403)
    const stored = await portal.db
      .selectFrom('audit')
      .select('subject')
      .where('event', '=', 'payment.authorise-refused')
      .execute()
    expect(stored).toEqual([{ subject: `payment-batch:${no}` }])
    expect((await pays('checker').send('GET', `/batches/${no}/file?format=beftn`)).code).toBe(409)
  })

  it('is authorised by a second person: every application is sent, notified and counted once', async () => {
    const wrong = await pays('checker').send('POST', `/batches/${no}/authorise`, {
      adviceNo: '',
      adviceDate: '2099-01-01',
      contentSha256: (await pays('checker').batch(no))['contentSha256'],
      revision: (await pays('checker').batch(no))['revision'],
    })
    expect(wrong.code).toBe(422)
    expect((await pays('checker').authorise(no, 'ADV/২৬/১7')).code).toBe(200)
    // The client lost the response and sends the request again.
    expect((await pays('checker').authorise(no, 'ADV/26/17')).code).toBe(200)
    expect(await pays('maker').until(no, 'SENT')).toMatchObject({
      adviceNo: 'ADV/26/17',
      open: { count: 3, amount: '300000.07' },
    })
    expect((await pays('maker').get('/batches?search=adv/২৬'))['list']).toMatchObject([{ batchNo: no }])
    for (const file of own) {
      expect(await stateOf(file)).toBe('payment-sent')
      expect(await messagesOf(portal, 'ADVICE_SENT', file)).toHaveLength(1)
    }
  })

  it('records how many applications with a flag it pays, and shows them before it is authorised', async () => {
    expect(await pays('checker').rows(no, '&flaggedYn=Y')).toMatchObject([{ applicationNo: first }])
    expect(await pays('checker').rows(no, '&flaggedYn=N')).toHaveLength(2)
    const audited = await portal.db
      .selectFrom('audit')
      .select(['event', 'detail'])
      .where('subject', '=', `payment-batch:${no}`)
      .where('event', 'in', ['payment.batch-made', 'payment.batch-authorised'])
      .execute()
    expect(audited.map(({ detail }) => (detail as { flagged: number }).flagged)).toEqual([1, 1])
  })

  it('has one immutable bank file', async () => {
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

  it('previews a bank return row by row before anything changes', async () => {
    const rows = await pays('maker').rows(no)
    const [failed, paid, open] = rows as [(typeof rows)[0], (typeof rows)[0], (typeof rows)[0]]
    const bytes = returnFile(
      paidRow(paid),
      failedRow(failed),
      paidRow({ reference: 'PB-2020-000001-00001', amount: '1.00' }),
      paidRow({ ...open, amount: '1.00' }),
      `${open.reference},${open.amount},PERHAPS,,,`,
    )
    const checked = bodyOf(await pays('maker').bring(no, bytes)).data
    expect(checked).toMatchObject({
      outcome: 'CHECKED',
      paid: { count: 1, amount: paid.amount },
      failed: { count: 1 },
      refused: 3,
      unanswered: { count: 1, amount: open.amount },
    })
    const findings = checked['findings'].map(({ row, finding }: { row: number; finding: string }) => [row, finding])
    expect(findings).toEqual([
      [4, 'UNKNOWN_REFERENCE'],
      [5, 'TWICE_IN_FILE'],
      [6, 'UNREADABLE'],
      [2, 'PAID'],
      [3, 'FAILED'],
    ])
    expect(await stateOf(paid.applicationNo)).toBe('payment-sent')
    expect((await pays('maker').bring(no, bytes, 'f'.repeat(64))).code).toBe(422)

    expect(bodyOf(await pays('checker').bring(no, bytes, checked['hash'])).data['outcome']).toBe('WAITING')
    expect((await pays('director').decide(no)).code).toBe(200)
    expect(await pays('maker').until(no, 'RETURNED')).toMatchObject({
      paid: { count: 1 },
      failed: { count: 1 },
      open: { count: 1 },
    })
    expect(bodyOf(await pays('maker').bring(no, bytes, checked['hash'])).data['outcome']).toBe('KNOWN')
    expect([await stateOf(paid.applicationNo), await stateOf(failed.applicationNo)]).toEqual([
      'closed',
      'payment-failed',
    ])
    const [message] = await messagesOf(portal, 'PAID', paid.applicationNo)
    expect(message?.body).toContain('৮৯০১')
    const returns = await pays('maker').get(`/batches/${no}/returns`)
    expect(returns['list']).toMatchObject([{ rows: 5, done: 5, paid: { count: 1 }, failed: { count: 1 }, refused: 3 }])
  })

  it('rejects a late return or credit of a settled payment, and closes when every row has a result', async () => {
    const rows = await pays('maker').rows(no)
    const [failed, paid, open] = rows as [(typeof rows)[0], (typeof rows)[0], (typeof rows)[0]]
    const bytes = returnFile(failedRow(paid, 'R06'), paidRow(failed), paidRow(open))
    const checked = bodyOf(await pays('maker').bring(no, bytes)).data
    expect(checked['findings'].map(({ finding }: { finding: string }) => finding)).toEqual([
      'LATE_RETURN',
      'PAID_AFTER_RETURN',
      'PAID',
    ])
    await pays('maker').bring(no, bytes, checked['hash'])
    await pays('checker').decide(no)
    const ended = await pays('maker').until(no, 'RECONCILED')
    expect(ended).toMatchObject({
      paid: { count: 2 },
      failed: { count: 1 },
      open: { count: 0, amount: '0.00' },
      agreesYn: 'Y',
    })
  })
})
