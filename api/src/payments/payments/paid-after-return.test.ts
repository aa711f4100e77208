import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { financialAssistance } from '@wewb/domain/services/definitions/fa-financial-assistance/definition'
import { example } from '@wewb/domain/services/definitions/fa-financial-assistance/example'
import { fillInApplication, performMoves } from '#testing/run-example.ts'
import { bodyOf } from '#testing/test-applicant.ts'
import { paidRow, returnFile } from './payment-client.test.support.ts'
import { assistanceFor, paidSelf, payeeActions, son, widow } from './payees.test.support.ts'
import { logins, startPaymentPortal, type PaymentPortal } from './payments.test.support.ts'

let started: PaymentPortal
let acts: ReturnType<typeof payeeActions>
beforeAll(async () => {
  started = await startPaymentPortal()
  acts = payeeActions(started)
}, 90_000)
afterAll(() => started.portal.stop())

const module = financialAssistance.id

/** Pays two heirs, of whom the bank returns the second, whose account is then corrected and verified. */
async function requeuePayment(passportNo: string) {
  const heirs = [{ ...widow, sharePercent: 60 }, paidSelf(son, 40, '0012345670002')]
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
  const returned = (await started.pays('maker').rows(batchNo)).find(({ payeeNo }) => payeeNo === 2)
  if (!returned) throw new Error('the second payee is not in the batch')
  await acts.settle(batchNo, [2])
  expect((await acts.correct(no, 1, '0098765432109')).code).toBe(200)
  expect((await acts.verifyBank(no)).code).toBe(200)
  const paid = returnFile(paidRow(returned))
  const report = async () => {
    const { hash } = bodyOf(await started.pays('maker').bring(batchNo, paid)).data as unknown as { hash: string }
    expect((await started.pays('maker').bring(batchNo, paid, hash)).code).toBe(200)
    await started.pays('maker').until(batchNo, 'RECONCILED')
  }
  return { no, batchNo, paid, report, payments: await acts.queued(no) }
}

describe('A payment that the bank reports as paid after it was returned', () => {
  it('is a finding of its own, which says what to do, and is not owed again', async () => {
    const { no, batchNo, paid, report, payments } = await requeuePayment('B00000951')
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
    await report()

    const [queued] = await acts.queued(no)
    expect(queued).toMatchObject({ payeeNo: 2, payableYn: 'N', problems: [{ code: 'PAID_AFTER_RETURN' }] })
    const paymentIds = [queued!.paymentId]
    expect((await started.pays('maker').send('POST', '/batches', { module, paymentIds })).code).toBe(422)
  })

  it('keeps a batch that has the second attempt from being authorised until its maker takes it out', async () => {
    const { report, payments } = await requeuePayment('B00000952')
    const paymentIds = payments.map(({ paymentId }) => paymentId)
    const made = await started.pays('maker').send('POST', '/batches', { module, paymentIds })
    const second = String(bodyOf(made).data['batchNo'])
    await report()

    const refused = await started.pays('checker').authorise(second)
    expect(refused.code).toBe(409)
    expect(JSON.stringify(refused.body)).toContain('may have arrived already')
    expect(await started.pays('maker').batch(second)).toMatchObject({ state: 'MADE' })
  })
})
