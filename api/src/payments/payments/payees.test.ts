import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { financialAssistance } from '@wewb/domain/services/definitions/fa-financial-assistance/definition'
import { example } from '@wewb/domain/services/definitions/fa-financial-assistance/example'
import { isFull } from '@wewb/tests/test-size.ts'
import { fillInApplication, performMoves } from '#testing/run-example.ts'
import { bodyOf } from '#testing/test-applicant.ts'
import { messagesOf } from './payment-client.test.support.ts'
import { assistanceFor, daughter, paidSelf, payeeActions, son, widow } from './payees.test.support.ts'
import { logins, startPaymentPortal, type PaymentPortal } from './payments.test.support.ts'

let started: PaymentPortal
let acts: ReturnType<typeof payeeActions>
beforeAll(async () => {
  started = await startPaymentPortal()
  acts = payeeActions(started)
}, 90_000)
afterAll(() => started.portal.stop())

const module = financialAssistance.id
const fillIn = async (answers: Answers) =>
  await fillInApplication(started.portal, await started.portal.tokenOf(logins.karim), financialAssistance, answers)
/** An application for financial assistance, approved and in the payment queue. */
const approve = async (answers: Answers) => {
  const no = await fillIn(answers)
  await performMoves(started.portal, logins.karim, no, example.moves)
  return no
}
const submit = async (answers: Answers) => {
  const no = await fillIn(answers)
  const sent = await started.works('karim').submit(no)
  return { code: sent.code, issues: bodyOf(sent).issues?.map(({ path, message }) => `${path}: ${message}`) }
}

describe('financial assistance of three heirs', () => {
  const mother = paidSelf(
    { ...daughter, name: 'HASINA BEGUM', relation: 'MOTHER', dob: '1950-01-01' },
    20,
    '0012345670003',
  )
  let no: string

  it('is owed to each of them, with share and own account, and together is what was approved', async () => {
    no = await approve(
      assistanceFor('B00000001', { ...widow, sharePercent: 46.67 }, paidSelf(son, 33.33, '0012345670002'), mother),
    )
    const rows = await acts.queued(no)
    expect(
      rows.map(({ payeeNo, name, share, amount, accountEnd, payableYn }) => [
        payeeNo,
        name,
        share,
        amount,
        accountEnd,
        payableYn,
      ]),
    ).toEqual([
      [1, 'ROKEYA BEGUM', 4667, '140010.00', '8901', 'Y'],
      [2, 'TANVIR ALAM', 3333, '99990.00', '0002', 'Y'],
      [3, 'HASINA BEGUM', 2000, '60000.00', '0003', 'Y'],
    ])
    const shown = await acts.payments(no)
    expect(shown.map(({ payee, state, accountEnd }) => [payee?.name, payee?.share, state, accountEnd])).toEqual([
      ['ROKEYA BEGUM', 4667, 'QUEUED', '8901'],
      ['TANVIR ALAM', 3333, 'QUEUED', '0002'],
      ['HASINA BEGUM', 2000, 'QUEUED', '0003'],
    ])
  })

  it('goes to the bank in three rows with a reference each', async () => {
    const rows = await acts.queued(no)
    // Two rows now, the third in another batch: the application is sent when the last of them is.
    const [one, two, three] = rows.map(({ paymentId }) => paymentId) as [number, number, number]
    const first = await acts.sendPayments(module, [one, two])
    expect(await started.stateOf(no)).toBe('payment-queued')
    const second = await acts.sendPayments(module, [three])
    expect(await started.stateOf(no)).toBe('payment-sent')
    const sent = [...(await started.pays('maker').rows(first)), ...(await started.pays('maker').rows(second))]
    expect(new Set(sent.map(({ reference }) => reference)).size).toBe(3)
    expect(sent.map(({ applicationNo }) => applicationNo)).toEqual([no, no, no])
    const csv = (await started.pays('checker').send('GET', `/batches/${first}/file?format=beftn`)).body.toString()
    expect([csv.includes('0012345678901'), csv.includes('0012345670002'), csv.includes('0012345670003')]).toEqual([
      true,
      true,
      false,
    ])
    await acts.settle(first, [2])
    await acts.settle(second)
  })

  it('opens only the account of the returned payment, while the others are paid', async () => {
    const file = await started.works('karim').get(no)
    expect([file['state'], file['unlocked']]).toEqual(['payment-failed', ['heirs.1.bank']])
    expect((await acts.payments(no)).map(({ payee, state }) => [payee?.no, state])).toEqual([
      [1, 'PAID'],
      [2, 'FAILED'],
      [3, 'PAID'],
    ])
    expect(await messagesOf(started.portal, 'PAY_FAILED', no)).toHaveLength(1)
    expect(await messagesOf(started.portal, 'PAID', no)).toHaveLength(2)
    // The answers of another heir stay as they are, whatever is sent.
    const heirs = (file['answers'].heirs as Answers[]).map((row) => ({
      ...row,
      sharePercent: 1,
      name: 'SOMEBODY ELSE',
    }))
    await started.works('karim').save(no, 'heirs', { ...file['answers'], heirs })
    const saved = await started.works('karim').get(no)
    expect(saved['answers'].heirs.map(({ name, sharePercent }: Answers) => [name, sharePercent])).toEqual([
      ['ROKEYA BEGUM', 46.67],
      ['TANVIR ALAM', 33.33],
      ['HASINA BEGUM', 20],
    ])
  })

  it('is corrected for that heir, verified by an officer, and owed again to that heir alone', async () => {
    expect((await acts.correct(no, 1, '0098765432109')).code).toBe(200)
    expect(await started.stateOf(no)).toBe('bank-corrected')
    expect(await acts.queued(no)).toEqual([])
    expect((await acts.verifyBank(no)).code).toBe(200)
    const again = await acts.queued(no)
    expect(again).toMatchObject([{ payeeNo: 2, attempt: 2, amount: '99990.00', accountEnd: '2109', payableYn: 'Y' }])
    // Two thirds are paid: the approval cannot be taken back any more.
    const revision = await started.works('director').revisionOf(no)
    const revoked = await started
      .works('director')
      .send('POST', `/applications/${no}/actions/revoke`, { reply: { note: 'Because I say so.' }, revision })
    expect(revoked.code).toBe(409)
  })

  it('is paid when all three are, 300,000.00 together', async () => {
    const batch = await acts.sendPayments(
      module,
      (await acts.queued(no)).map(({ paymentId }) => paymentId),
    )
    expect(await started.stateOf(no)).toBe('payment-sent')
    await acts.settle(batch)
    expect(await started.stateOf(no)).toBe('closed')
    const paid = (await acts.payments(no)).filter(({ state }) => state === 'PAID')
    expect(paid.map(({ payee }) => payee?.no)).toEqual([1, 2, 3])
    const { rows } = await sql<{ total: string }>`
      select sum(payment.amount)::text as total from payment join application on application.id = application_id
      where no = ${no} and payment.state = 'PAID'`.execute(started.portal.db)
    expect(rows).toEqual([{ total: '300000.00' }])
    expect(await messagesOf(started.portal, 'PAID', no)).toHaveLength(3)
    const { rows: recorded } = await sql<{ detail: { payee: number; state: string } }>`
      select detail from audit where event = 'payment.payee-settled' and subject = ${`application:${no}`}
      order by id`.execute(started.portal.db)
    expect(recorded.map(({ detail }) => `${detail.payee} ${detail.state}`)).toEqual([
      '1 SENT',
      '2 SENT',
      '3 SENT',
      '1 PAID',
      '2 FAILED',
      '3 PAID',
      '2 SENT',
      '2 PAID',
    ])
  })
})

describe('the payees of an approval', () => {
  it('are two of 60 and 40 per cent', async () => {
    const no = await approve(
      assistanceFor('B00000002', { ...widow, sharePercent: 60 }, paidSelf(son, 40, '0012345670002')),
    )
    expect((await acts.queued(no)).map(({ amount, accountEnd }) => [amount, accountEnd])).toEqual([
      ['180000.00', '8901'],
      ['120000.00', '0002'],
    ])
  })

  it('are never dead: a sole heir who has died is refused beside the heirs', async () => {
    expect(await submit(assistanceFor('B00000003', { ...widow, aliveYn: 'N', sharePercent: 100 }))).toEqual({
      code: 422,
      issues: ['heirs: All heirs are marked as dead. Add at least one living heir, who can be paid.'],
    })
    expect(
      await submit(
        assistanceFor('B00000003', { ...widow, sharePercent: 60 }, { ...son, aliveYn: 'N', sharePercent: 40 }),
      ),
    ).toEqual({ code: 422, issues: ['heirs: The shares of the living heirs must total 100%.'] })
  })

  it('are minors through the account of the named guardian', async () => {
    const guarded = {
      ...paidSelf(daughter, 40, '0012345670004'),
      paidThrough: 'GUARDIAN',
      guardianName: 'HASINA BEGUM',
    }
    const answers = { ...assistanceFor('B00000004', { ...widow, sharePercent: 60 }, guarded), minorAloneYn: 'N' }
    const no = await approve(answers)
    expect(await acts.queued(no)).toMatchObject([
      { name: 'ROKEYA BEGUM', paidThrough: 'SELF', guardian: '' },
      { name: 'SUMAIYA ALAM', paidThrough: 'GUARDIAN', guardian: 'HASINA BEGUM', accountEnd: '0004' },
    ])
  })

  it('are the applicant for others only with their power of attorney', async () => {
    const { powerOfAttorney: _, ...without } = assistanceFor(
      'B00000005',
      { ...widow, sharePercent: 60 },
      { ...son, sharePercent: 40, paidThrough: 'AUTHORISED' },
    )
    expect(await submit(without)).toEqual({ code: 422, issues: ['powerOfAttorney: This field is required.'] })
    const no = await approve({ ...without, powerOfAttorney: ['d-1'] })
    expect(await acts.queued(no)).toMatchObject([{ amount: '300000.00', share: 10_000, paidThrough: 'AUTHORISED' }])
  })

  it.runIf(isFull)('are divided again when the approval is taken back and given again', async () => {
    const no = await approve(
      assistanceFor('B00000006', { ...widow, sharePercent: 60 }, paidSelf(son, 40, '0012345670002')),
    )
    const revision = await started.works('director').revisionOf(no)
    const revoked = await started
      .works('director')
      .send('POST', `/applications/${no}/actions/revoke`, { reply: { note: 'The shares are in dispute.' }, revision })
    expect(revoked.code).toBe(200)
    expect(await acts.queued(no)).toEqual([])
    await performMoves(started.portal, logins.karim, no, example.moves.slice(-2))
    expect((await acts.queued(no)).map(({ amount }) => amount)).toEqual(['180000.00', '120000.00'])
  })
})

describe('an application of a form from before payees', () => {
  it.runIf(isFull)('is paid to the one account that it names, whatever it says of the heirs', async () => {
    const no = await fillIn(
      assistanceFor('B00000007', { ...widow, sharePercent: 60 }, paidSelf(son, 40, '0012345670002')),
    )
    await performMoves(started.portal, logins.karim, no, example.moves.slice(0, -1))
    // Without the list of payees the stored version is what earlier releases have published.
    await sql`insert into service_definition (service, version, definition)
      select service, -1, definition - 'payees' from service_definition
      where service = ${module} order by version desc limit 1`.execute(started.portal.db)
    await sql`update application set version = -1 where no = ${no}`.execute(started.portal.db)
    await performMoves(started.portal, logins.karim, no, example.moves.slice(-1))
    expect(await acts.queued(no)).toMatchObject([{ amount: '300000.00', share: 10_000, accountEnd: '8901' }])
    const [row] = await acts.queued(no)
    await acts.settle(await acts.sendPayments(module, [row?.paymentId ?? 0]))
    expect(await started.stateOf(no)).toBe('closed')
  })
})

describe('what no program can do', () => {
  const refusedBy = async (statement: ReturnType<typeof sql>) =>
    await started.portal.db
      .transaction()
      .execute((tx) => statement.execute(tx))
      .then(
        () => 'done',
        (error: Error) => error.message,
      )
  const anyPayee = sql`(select payee_id from payment where state in ('QUEUED', 'PAID') and payee_no = 1 limit 1)`

  it('gives away more or less than the whole, or changes what was divided', async () => {
    expect(
      await refusedBy(sql`
        insert into payee (application_id, ordinal, share, amount, paid_through)
        select application_id, 9, 1, 1, 'SELF' from payee limit 1`),
    ).toContain('of 10000')
    expect(await refusedBy(sql`update payee set amount = amount + 1 where id = ${anyPayee}`)).toContain(
      'cannot be changed',
    )
    expect(await refusedBy(sql`update payee set replaced_at = now() where id = ${anyPayee}`)).toContain(
      'cannot be replaced',
    )
    expect(await refusedBy(sql`delete from payee where id = ${anyPayee}`)).toContain('permission denied')
  })

  it('pays a payee twice, or a payee of another application', async () => {
    const copy = (payeeId: ReturnType<typeof sql>) => sql`
      insert into payment (application_id, payee_id, award_id, instalment_no, attempt, module, fiscal_year, state,
        amount, approved_on, queued_on)
      select application_id, ${payeeId}, award_id, instalment_no + 5, attempt + 5, module, fiscal_year, 'QUEUED',
        amount, approved_on, queued_on
      from payment where payee_id = ${anyPayee} limit 1`
    expect(await refusedBy(copy(anyPayee))).toContain('payment_once_a_payee')
    expect(await refusedBy(copy(sql`(select max(id) from payee)`))).toContain('of another application')
  })
})
