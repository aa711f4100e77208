import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { financialAssistance } from '@wewb/domain/services/definitions/fa-financial-assistance/definition'
import { example } from '@wewb/domain/services/definitions/fa-financial-assistance/example'
import { act, begin, getClaim, getRow, salma } from '#casework/claims/claims.test.support.ts'
import { fillInApplication, performMoves } from '#testing/run-example.ts'
import { bodyOf } from '#testing/test-applicant.ts'
import { findPaidApplication } from './hold-queries.ts'
import { messagesOf, paidRow, returnFile } from './payment-client.test.support.ts'
import { assistanceFor, paidSelf, payeeActions, son, widow } from './payees.test.support.ts'
import { logins, startPaymentPortal, withSameContact, type PaymentPortal } from './payments.test.support.ts'
import { isFull } from '@wewb/tests/test-size.ts'

let started: PaymentPortal
let acts: ReturnType<typeof payeeActions>
beforeAll(async () => {
  started = await startPaymentPortal()
  acts = payeeActions(started)
}, 90_000)
afterAll(() => started.portal.stop())

const module = financialAssistance.id

type Case = { heirs?: Answers[]; isCorrected?: boolean }
const twoHeirs = [{ ...widow, sharePercent: 60 }, paidSelf(son, 40, '0012345670002')]
const soleHeir = [paidSelf(son, 100, '0012345670002')]

/** Pays heirs, of whom the bank returns the last, whose account is then corrected and verified. */
async function requeuePayment(passportNo: string, { heirs = twoHeirs, isCorrected = true }: Case = {}) {
  const no = await fillInApplication(
    started.portal,
    await started.portal.tokenOf(logins.karim),
    financialAssistance,
    assistanceFor(passportNo, ...heirs),
  )
  await performMoves(started.portal, logins.karim, no, example.moves)
  const batchNo = await acts.sendPayments(
    module,
    (await acts.queued(no)).map(({ paymentId }) => paymentId),
  )
  const returned = (await started.pays('maker').rows(batchNo)).find(({ payeeNo }) => payeeNo === heirs.length)
  if (!returned) throw new Error('the last payee is not in the batch')
  await acts.settle(batchNo, [heirs.length])
  if (isCorrected) {
    await acts.correct(no, heirs.length - 1, '0098765432109')
    await acts.verifyBank(no)
  }
  const paid = returnFile(paidRow(returned))
  /** The file of the bank waits for its second person. */
  const bring = async () => {
    const { hash } = bodyOf(await started.pays('maker').bring(batchNo, paid)).data as unknown as { hash: string }
    expect((await started.pays('maker').bring(batchNo, paid, hash)).code).toBe(200)
  }
  const report = async () => {
    await bring()
    expect((await started.pays('checker').decide(batchNo)).code).toBe(200)
    await started.pays('maker').until(batchNo, 'RECONCILED')
  }
  return { no, batchNo, paid, bring, report, paymentId: returned.paymentId, payments: await acts.queued(no) }
}

describe('A payment that the bank reports as paid after it was returned', () => {
  it('is a finding of its own, which says what to do, and is not owed again', async () => {
    const { no, batchNo, paid, bring, report, payments } = await requeuePayment('B00000951')
    expect(payments).toMatchObject([{ payeeNo: 2, payableYn: 'Y' }])
    const checked = bodyOf(await started.pays('maker').bring(batchNo, paid)).data
    expect(checked).toMatchObject({
      refused: 1,
      findings: [
        {
          finding: 'PAID_AFTER_RETURN',
          message: expect.stringContaining('taken in as returned before'),
          messageBng: expect.stringContaining('আগে ফেরত হিসেবে'),
        },
      ],
    })
    // The file holds the next attempt from its upload on, until its uploader takes it back.
    const paymentIds = payments.map(({ paymentId }) => paymentId)
    await bring()
    expect(await acts.queued(no)).toMatchObject([{ payableYn: 'N', problems: [{ code: 'ANSWER_WAITS' }] }])
    expect((await started.pays('maker').send('POST', '/batches', { module, paymentIds })).code).toBe(422)
    expect((await started.pays('maker').decide(batchNo, 'DECLINED')).code).toBe(200)
    expect(await acts.queued(no)).toMatchObject([{ payableYn: 'Y' }])

    await report()
    expect(await acts.queued(no)).toMatchObject([
      { payeeNo: 2, payableYn: 'N', problems: [{ code: 'PAID_AFTER_RETURN' }] },
    ])
    expect((await started.pays('maker').send('POST', '/batches', { module, paymentIds })).code).toBe(422)
  })

  it.runIf(isFull)(
    'keeps a batch that has the second attempt from being authorised until its maker takes it out',
    async () => {
      const { report, payments } = await requeuePayment('B00000952')
      const paymentIds = payments.map(({ paymentId }) => paymentId)
      const made = await started.pays('maker').send('POST', '/batches', { module, paymentIds })
      const second = String(bodyOf(made).data['batchNo'])
      await report()

      const refused = await started.pays('checker').authorise(second)
      expect(refused.code).toBe(409)
      expect(JSON.stringify(refused.body)).toContain('may have arrived already')
      expect(await started.pays('maker').batch(second)).toMatchObject({ state: 'MADE' })
    },
  )
})

const letter = { letterNo: 'BB-২০৯/26', letterDate: '2026-11-02', reason: 'The bank confirms it in its letter.' }
const note = 'I have seen the letter of the bank.'
const propose = (paymentId: number, outcome: 'PAID' | 'RETURNED', by: 'maker' | 'checker' = 'maker', more = {}) =>
  started.pays(by).send('POST', `/held/${paymentId}/settlement`, { ...letter, outcome, ...more })
const proposalOf = async (paymentId: number) =>
  (
    await started.portal.db
      .selectFrom('payment_settlement')
      .select('id')
      .where('payment_id', '=', paymentId)
      .orderBy('id', 'desc')
      .executeTakeFirst()
  )?.id ?? 0
const decide = async (
  paymentId: number,
  by: 'maker' | 'checker' | 'karim',
  decision = 'CONFIRMED',
  proposalId?: number,
) => {
  const body = { decision, note, proposalId: proposalId ?? (await proposalOf(paymentId)) }
  return await started.pays(by).send('POST', `/held/${paymentId}/settlement/decision`, body)
}

/** The application is refused before the bank reports its payment as paid, so that another one is granted. */
async function grantToAnother(passportNo: string) {
  const first = await requeuePayment(passportNo, { heirs: soleHeir })
  const reply = { note: 'The family asked us to look again.' }
  expect(await act(started.portal, logins.director, first.no, 'revoke', reply)).toMatchObject({ code: 200 })
  await performMoves(started.portal, logins.karim, first.no, example.rejectionMoves.slice(-1))
  expect(await getClaim(started.portal, first.no)).toMatchObject({ state: 'RELEASED' })
  const heir = paidSelf(son, 100, '0012345671234')
  const no = await begin(started.portal, salma, financialAssistance, assistanceFor(passportNo, heir))
  await performMoves(started.portal, salma, no, example.moves)
  return { first, no }
}

/** Whether the airport desk could hand over a cheque for the application. */
const mayHandOver = async (no: string) =>
  (await findPaidApplication(started.portal.db, (await getRow(started.portal, no)).id)) === undefined

describe('A payment of another application for the same claim', () => {
  it('is held while the report is open, and keeps the first one from being settled as paid', async () => {
    const { first, no } = await grantToAnother('B00000961')
    const [payment] = await acts.queued(no)
    expect([payment?.payableYn, await mayHandOver(no), await mayHandOver(first.no)]).toEqual(['Y', true, true])
    const batchNo = await started.pays('maker').send('POST', '/batches', { module, paymentIds: [payment!.paymentId] })
    const second = String(bodyOf(batchNo).data['batchNo'])
    await first.bring()
    expect((await started.pays('checker').authorise(second)).code).toBe(409)
    expect([await mayHandOver(no), await mayHandOver(first.no)]).toEqual([false, false])
    // The claim of the refused application is held by the file, and released with it.
    expect(await getClaim(started.portal, first.no)).toMatchObject({ state: 'CLAIMED' })
    expect((await started.pays('maker').decide(first.batchNo, 'DECLINED')).code).toBe(200)
    expect(await getClaim(started.portal, first.no)).toMatchObject({ state: 'RELEASED' })
    await first.report()
    expect((await started.pays('checker').authorise(second)).code).toBe(409)
    const { revision } = await started.pays('maker').batch(second)
    const cancel = { reason: 'The bank reported it as paid.', revision }
    expect((await started.pays('maker').send('POST', `/batches/${second}/cancel`, cancel)).code).toBe(200)
    expect(await acts.queued(no)).toMatchObject([{ payableYn: 'N', problems: [{ code: 'SAME_CLAIM_REPORTED' }] }])
    expect([await mayHandOver(no), await mayHandOver(first.no)]).toEqual([false, false])

    const waiting = await propose(first.paymentId, 'PAID')
    expect([waiting.code, JSON.stringify(waiting.body)]).toEqual([409, expect.stringContaining(no)])
    const reply = { note: 'The first application was paid.' }
    expect(await act(started.portal, logins.director, no, 'revoke', reply)).toMatchObject({ code: 200 })
    expect((await propose(first.paymentId, 'PAID')).code).toBe(200)
    expect((await decide(first.paymentId, 'checker')).code).toBe(200)
    expect(await getClaim(started.portal, first.no)).toMatchObject({ state: 'PAID', amount: '300000.00' })
    await performMoves(started.portal, salma, no, example.moves.slice(-2, -1))
    const again = await act(started.portal, logins.director, no, 'approve', example.moves.at(-1)!.reply)
    expect([again.code, JSON.stringify(again.body)]).toEqual([422, expect.stringContaining(first.no)])
  })

  it.runIf(isFull)('keeps the first one open while the bank has it, and while it is owed again', async () => {
    const { first, no } = await grantToAnother('B00000962')
    const paymentIds = (await acts.queued(no)).map(({ paymentId }) => paymentId)
    const sent = await acts.sendPayments(module, paymentIds)
    await first.report()
    const refusal = async () => JSON.stringify((await propose(first.paymentId, 'PAID')).body)
    expect(await refusal()).toContain(no)
    await acts.settle(sent, [1])
    expect(await refusal()).toContain(no)
  })
})

describe('The settlement of a payment that the bank reports as paid after it was returned', () => {
  const heldOf = async (no: string) =>
    ((await started.pays('checker').get('/held?size=100'))['list'] as { applicationNo: string }[]).filter(
      ({ applicationNo }) => applicationNo === no,
    )

  it('is made by two people, and until then the approval cannot be revoked', async () => {
    const { no, batchNo, bring, paymentId } = await requeuePayment('B00000953', { heirs: soleHeir })
    const revoke = () => act(started.portal, logins.director, no, 'revoke', { note: 'The family asked us.' })
    await bring()
    expect(await revoke()).toMatchObject({ code: 409, body: { code: 'PAYMENT_HELD' } })
    // A file that waits for its second person is no report yet, so there is nothing to settle.
    expect([await heldOf(no), (await propose(paymentId, 'PAID')).code]).toEqual([[], 404])
    expect((await started.pays('checker').decide(batchNo)).code).toBe(200)
    expect(await revoke()).toMatchObject({ code: 409, body: { code: 'PAYMENT_HELD' } })
    expect(await getClaim(started.portal, no)).toMatchObject({ state: 'GRANTED' })

    expect((await decide(paymentId, 'checker')).code).toBe(409)
    expect((await propose(paymentId, 'PAID')).code).toBe(200)
    expect((await propose(paymentId, 'RETURNED', 'maker')).code).toBe(409)
    expect(await heldOf(no)).toMatchObject([
      { nextAttempt: 'QUEUED', may: 'decide', proposal: { outcome: 'PAID', letterNo: 'BB-209/26' } },
    ])
    const own = await decide(paymentId, 'maker')
    expect([own.code, JSON.stringify(own.body)]).toEqual([409, expect.stringContaining('The proposal is yours')])
    const same = await withSameContact(started.portal, 'mobile', () => decide(paymentId, 'checker'))
    expect([same.code, JSON.stringify(same.body)]).toEqual([409, expect.stringContaining('The proposal is yours')])
    expect((await decide(paymentId, 'karim')).code).toBe(403)
    expect((await decide(paymentId, 'checker', 'DECLINED')).code).toBe(200)
    expect(await acts.queued(no)).toMatchObject([{ problems: [{ code: 'PAID_AFTER_RETURN' }] }])

    const declined = await proposalOf(paymentId)
    expect((await propose(paymentId, 'PAID')).code).toBe(200)
    expect(bodyOf(await decide(paymentId, 'checker', 'CONFIRMED', declined)).code).toBe('VERSION_CONFLICT')
    expect((await decide(paymentId, 'checker')).code).toBe(200)
    expect([await heldOf(no), await acts.queued(no)]).toEqual([[], []])
    expect(await started.stateOf(no)).toBe('closed')
    expect(await acts.payments(no)).toMatchObject([{ state: 'PAID', amount: '300000.00' }])
    expect(await getClaim(started.portal, no)).toMatchObject({ state: 'PAID' })
    expect(await messagesOf(started.portal, 'PAID', no)).toHaveLength(1)
  })

  it.runIf(isFull)('as returned lets the next attempt be paid, once', async () => {
    const { no, report, paymentId, payments } = await requeuePayment('B00000954')
    await report()
    const missing = await propose(paymentId, 'RETURNED', 'maker', {
      letterNo: ' ',
      letterDate: '2099-01-01',
      reason: 'x',
    })
    expect(bodyOf(missing).issues?.map(({ path }) => path)).toEqual(['letterNo', 'letterDate', 'reason'])
    expect((await propose(paymentId, 'RETURNED')).code).toBe(200)
    expect((await decide(paymentId, 'checker')).code).toBe(200)
    expect(await acts.queued(no)).toMatchObject([{ payableYn: 'Y', problems: [] }])
    const batchNo = await acts.sendPayments(
      module,
      payments.map((payment) => payment.paymentId),
    )
    await acts.settle(batchNo)
    expect(await started.stateOf(no)).toBe('closed')
    const all = await acts.payments(no)
    expect(all.map(({ state, amount }) => [state, amount])).toEqual([
      ['PAID', '180000.00'],
      ['FAILED', '120000.00'],
      ['PAID', '120000.00'],
    ])
  })

  it.runIf(isFull)('as paid asks the family for no correction, and closes the application', async () => {
    const { no, report, paymentId } = await requeuePayment('B00000955', { isCorrected: false })
    await report()
    expect(await started.stateOf(no)).toBe('payment-failed')
    expect((await propose(paymentId, 'PAID')).code).toBe(200)
    expect((await decide(paymentId, 'checker')).code).toBe(200)
    expect(await started.stateOf(no)).toBe('closed')
    expect((await acts.payments(no)).map(({ state }) => state)).toEqual(['PAID', 'PAID'])
  })

  it.runIf(isFull)('as paid waits until the next attempt is out of its batch', async () => {
    const { report, payments, paymentId } = await requeuePayment('B00000956')
    const paymentIds = payments.map((payment) => payment.paymentId)
    await started.pays('maker').send('POST', '/batches', { module, paymentIds })
    await report()
    const refused = await propose(paymentId, 'PAID')
    expect([refused.code, JSON.stringify(refused.body)]).toEqual([409, expect.stringContaining('is in a batch')])
  })

  it.runIf(isFull)(
    'holds the claim of an application that was refused before the report, until it is settled',
    async () => {
      const { no, report, paymentId } = await requeuePayment('B00000957', { heirs: soleHeir })
      const reply = { note: 'The family asked us to look again.' }
      expect(await act(started.portal, logins.director, no, 'revoke', reply)).toMatchObject({ code: 200 })
      await sql`update application set status = 'REJECTED', state = 'rejected', desk = null, approval_status = -2
      where no = ${no}`.execute(started.portal.db)
      await sql`update claim set state = 'RELEASED' from application
      where application.id = application_id and no = ${no}`.execute(started.portal.db)
      await report()
      expect(await getClaim(started.portal, no)).toMatchObject({ state: 'CLAIMED' })
      expect((await propose(paymentId, 'RETURNED')).code).toBe(200)
      expect((await decide(paymentId, 'checker')).code).toBe(200)
      expect(await getClaim(started.portal, no)).toMatchObject({ state: 'RELEASED' })
    },
  )
})
