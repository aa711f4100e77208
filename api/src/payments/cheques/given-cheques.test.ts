import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { burialCost } from '@wewb/domain/services/definitions/fa-burial-cost/definition'
import { chequeExample, example } from '@wewb/domain/services/definitions/fa-burial-cost/example'
import { act, begin, claimAs, getClaim, getRow, submit } from '#casework/claims/claims.test.support.ts'
import { runDailyDeskJob } from '#casework/desks/daily-desk-job.ts'
import { payeeActions } from '#payments/payments/payees.test.support.ts'
import { logins, startPaymentPortal, type PaymentPortal } from '#payments/payments/payments.test.support.ts'
import { picture } from '#testing/images.ts'
import { fillInApplication, performMoves } from '#testing/run-example.ts'
import { createTestApplicant } from '#testing/test-applicant.ts'
import { isFull } from '@wewb/tests/test-size.ts'

let started: PaymentPortal
beforeAll(async () => {
  started = await startPaymentPortal({ PORTAL_FIXED_OTP: '246802' })
}, 90_000)
afterAll(() => started.portal.stop())

const [airport, assistant, relative] = ['airport.dac@demo.wewb', 'ad.welfare@demo.wewb', '01700000001']

/** The airport desk enters a claim for this family and hands over a cheque. */
async function issueChequeFor(passportNo: string, airwayBillNo: string, chequeNo: string) {
  const token = await started.portal.tokenOf(airport)
  const consent = { service: burialCost.id, applicantMobile: logins.karim }
  const { otpToken } = (await started.portal.post('/applications/consent', consent, { token })).body.data
  const behalf = { applicantMobile: logins.karim, consentOtpToken: otpToken, consentOtp: '246802' }
  const answers = { ...chequeExample.answers, passportNo, airwayBillNo }
  const no = await fillInApplication(started.portal, token, burialCost, answers, behalf)
  const [entered, forwarded] = chequeExample.moves
  await performMoves(started.portal, airport, no, [
    entered!,
    { ...forwarded!, reply: { ...forwarded!.reply, chequeNo } },
  ])
  return no
}

const claimByTransfer = (passportNo: string, airwayBillNo: string) =>
  claimAs(started.portal, relative, burialCost, { ...example.answers, passportNo, airwayBillNo })

const sendBack = async (no: string, ...fieldsToCorrect: string[]) => {
  const reply = { fieldsToCorrect, dueOn: '2099-01-01', note: 'Please look at this again.' }
  expect((await act(started.portal, assistant, no, 'send-back', reply)).code).toBe(200)
}

const voidCheque = (no: string) =>
  sql`update cheque_leaf set state = 'VOID' from application
    where application.id = application_id and application.no = ${no}`.execute(started.portal.db)

describe('A cheque that was handed over', () => {
  it('holds the claim when the application is refused, until the cheque is void', async () => {
    const no = await issueChequeFor('B09090902', 'AWB-C901', '1000101')
    await performMoves(started.portal, airport, no, chequeExample.rejectionMoves.slice(2))
    expect(await getClaim(started.portal, no)).toMatchObject({ state: 'CLAIMED' })
    expect(await claimByTransfer('B09090902', 'AWB-C901')).toMatchObject({
      code: 422,
      issues: [{ path: 'passportNo' }, { path: 'airwayBillNo' }],
    })

    await voidCheque(no)
    expect(await getClaim(started.portal, no)).toMatchObject({ state: 'RELEASED' })
    expect(await claimByTransfer('B09090902', 'AWB-C901')).toMatchObject({ code: 200 })
  })

  it.runIf(isFull)('keeps the family from withdrawing the application, and says why', async () => {
    const no = await issueChequeFor('B09090912', 'AWB-C912', '1000102')
    await sendBack(no, 'receiverMobile')
    const refused = await act(started.portal, logins.karim, no, 'withdraw')
    expect(refused).toMatchObject({ code: 409, body: { code: 'CHEQUE_GIVEN' } })
    expect(await claimByTransfer('B09090912', 'AWB-C912')).toMatchObject({ code: 422 })

    await voidCheque(no)
    expect(await act(started.portal, logins.karim, no, 'withdraw')).toMatchObject({ code: 200 })
  })

  it('holds the claim when the family does not answer and the application is closed', async () => {
    const no = await issueChequeFor('B09090914', 'AWB-C914', '1000103')
    await sendBack(no, 'receiverMobile')
    await sql`update application set due_on = '2026-01-01' where no = ${no}`.execute(started.portal.db)
    await runDailyDeskJob(started.portal)
    expect(await getRow(started.portal, no)).toMatchObject({ status: 'REJECTED', desk: null })
    expect(await getClaim(started.portal, no)).toMatchObject({ state: 'CLAIMED' })
  })

  it.runIf(isFull)('keeps a correction from turning the claim into a transfer', async () => {
    const no = await issueChequeFor('B09090913', 'AWB-C913', '1000104')
    await sendBack(no, 'payMode')
    const karim = createTestApplicant(started.portal, await started.portal.tokenOf(logins.karim))
    const { answers } = await karim.get(no)
    const chequeCopy = [await karim.upload(no, 'bank.chequeCopy', await picture())]
    const bank = { ...(example.answers['bank'] as Answers), chequeCopy }
    const corrected = { ...answers, payMode: 'EFT', districtId: '44', bank }
    expect((await karim.save(no, burialCost.steps[0]!.id, corrected)).code).toBe(200)
    expect(await submit(started.portal, logins.karim, no)).toMatchObject({
      code: 422,
      issues: [{ path: 'payMode', message: expect.stringContaining('has been handed over') }],
    })
  })

  it('keeps a payment of the same application from entering a batch', async () => {
    const no = await begin(started.portal, relative, burialCost, {
      ...example.answers,
      passportNo: 'B09090915',
      airwayBillNo: 'AWB-C915',
    })
    await performMoves(started.portal, relative, no, example.moves)
    const acts = payeeActions(started)
    expect(await acts.queued(no)).toMatchObject([{ payableYn: 'Y' }])
    await sql`insert into cheque_leaf (book_id, no, application_id, amount, state)
      select cheque_book.id, last_no, application.id, 35000, 'GIVEN' from cheque_book, application
      where application.no = ${no} order by cheque_book.id limit 1`.execute(started.portal.db)
    expect(await acts.queued(no)).toMatchObject([{ payableYn: 'N', problems: [{ code: 'CHEQUE_GIVEN' }] }])
  })

  it('is declared void by two people, once it is not approved and not cashed', async () => {
    const no = await issueChequeFor('B09090916', 'AWB-C916', '1000105')
    const { bookId } = await sql<{ bookId: number }>`
      select book_id as "bookId" from cheque_leaf where no = 1000105`
      .execute(started.portal.db)
      .then(({ rows }) => rows[0]!)
    const cheque = { bookId, chequeNo: '১০০০১০৫' }
    const [maker, checker] = [started.pays('maker'), started.pays('checker')]
    const request = (reason: string) => maker.send('POST', '/cheques/void', { ...cheque, reason })
    const decide = (pays: typeof maker, decision: string) =>
      pays.send('POST', '/cheques/void/decision', { ...cheque, decision, note: 'I hold the cheque in my hand.' })
    expect((await request('lost')).code).toBe(422)
    expect((await decide(checker, 'CONFIRMED')).code).toBe(409)
    expect((await request('The family gave the cheque back.')).code).toBe(200)
    expect((await request('The family gave the cheque back.')).code).toBe(409)
    const own = await decide(maker, 'CONFIRMED')
    expect([own.code, JSON.stringify(own.body)]).toEqual([409, expect.stringContaining('You asked for it')])
    expect((await decide(checker, 'DECLINED')).code).toBe(200)
    expect((await request('The family gave the cheque back.')).code).toBe(200)
    const listed = (await checker.get('/cheques?search=1000105'))['list'] as object[]
    expect(listed).toMatchObject([{ voidableYn: 'Y', voiding: { byMeYn: 'N' } }])
    expect((await decide(checker, 'CONFIRMED')).code).toBe(200)
    expect((await decide(checker, 'CONFIRMED')).code).toBe(404)

    await performMoves(started.portal, airport, no, chequeExample.rejectionMoves.slice(2))
    expect(await getClaim(started.portal, no)).toMatchObject({ state: 'RELEASED' })
  })
})
