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

/** Two people declare the cheque void, of whom the first asked before. */
async function voidCheque(no: string) {
  await sql`insert into cheque_void (book_id, no, reason, requested_by, requested_at)
    select book_id, cheque_leaf.no, 'The family gave it back.', account.id, now()
    from cheque_leaf join application on application.id = application_id, account
    where application.no = ${no} and account.login_id = ${logins.director}`.execute(started.portal.db)
  const { rows } = await sql<{ bookId: number; chequeNo: string; voidId: number }>`
    select cheque_void.book_id as "bookId", cheque_void.no::text as "chequeNo", cheque_void.id as "voidId"
    from cheque_void join cheque_leaf using (book_id, no) join application on application.id = application_id
    where application.no = ${no} and cheque_void.decision is null`.execute(started.portal.db)
  const decision = { ...rows[0], decision: 'CONFIRMED', note: 'I hold the cheque in my hand.' }
  expect((await started.pays('checker').send('POST', '/cheques/void/decision', decision)).code).toBe(200)
}

/** Two people have let one other application for the claim be submitted. */
const waiveClaim = (no: string) =>
  sql`insert into claim_waiver
      (application_id, reason, requested_by, requested_at, decision, note, decided_by, decided_at, expires_at)
    select application.id, 'The number is mistyped.', one.id, now(), 'CONFIRMED', 'I have seen it.', other.id, now(),
      now() + interval '1 day'
    from application, account one, account other
    where application.no = ${no} and one.login_id = ${assistant} and other.login_id = ${logins.director}`.execute(
    started.portal.db,
  )

const leafOf = async (chequeNo: string) =>
  await started.portal.db
    .selectFrom('cheque_leaf')
    .select(['book_id as bookId', 'state', 'at', 'reconciled_on'])
    .where('no', '=', Number(chequeNo))
    .executeTakeFirstOrThrow()

const personOf = async (login: string) => createTestApplicant(started.portal, await started.portal.tokenOf(login))

const backToDesk = async (no: string) => {
  const reply = { toDesk: 'airport', note: 'Please look at the cheque again.' }
  expect((await act(started.portal, assistant, no, 'send-to-desk', reply)).code).toBe(200)
}

const forwardWith = (no: string, chequeNo: string) =>
  act(started.portal, airport, no, 'forward', { ...chequeExample.moves[1]!.reply, chequeNo })

const markAsCashed = async (bookId: number, chequeNo: string, reconciledOn: string | null = '2026-11-01') => {
  const body = { cheques: [{ bookId, chequeNo }], reconciledOn }
  return await started.pays('maker').send('POST', '/cheques/reconcile', body)
}

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

    // Nor is a second cheque given for the claim: the money of the first one is out, also without an approval.
    await waiveClaim(no)
    await expect(issueChequeFor('B09090914', 'AWB-C924', '1000111')).rejects.toThrow('needs an exception by two people')
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

    // A waiver lets the desk submit the same claim; the cheque needs the exception that an approval needs.
    await waiveClaim(no)
    await expect(issueChequeFor('B09090915', 'AWB-C925', '1000109')).rejects.toThrow('needs an exception by two people')
  })

  it.runIf(isFull)('holds the claim as it was when a correction changes the passport', async () => {
    const no = await issueChequeFor('B09090919', 'AWB-C919', '1000110')
    await sendBack(no, 'passportNo')
    const karim = await personOf(logins.karim)
    const { answers } = await karim.get(no)
    expect((await karim.save(no, burialCost.steps[0]!.id, { ...answers, passportNo: 'B09090929' })).code).toBe(200)
    expect(await submit(started.portal, logins.karim, no)).toMatchObject({ code: 200 })
    expect(await claimByTransfer('B09090919', 'AWB-C930')).toMatchObject({
      code: 422,
      issues: [{ path: 'passportNo' }],
    })
    expect(await claimByTransfer('B09090929', 'AWB-C931')).toMatchObject({
      code: 422,
      issues: [{ path: 'passportNo' }],
    })
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
    const decide = async (pays: typeof maker, decision: string) => {
      const shown = await started.portal.db
        .selectFrom('cheque_void')
        .select('id')
        .orderBy('id', 'desc')
        .executeTakeFirst()
      const voidId = shown?.id ?? 0
      const note = 'I hold the cheque in my hand.'
      return await pays.send('POST', '/cheques/void/decision', { ...cheque, voidId, decision, note })
    }
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

    const approval = await act(started.portal, assistant, no, 'approve-cheque', chequeExample.moves[2]!.reply)
    expect(approval).toMatchObject({ code: 409, body: { code: 'CHEQUE_VOID' } })
    await performMoves(started.portal, airport, no, chequeExample.rejectionMoves.slice(2))
    expect(await getClaim(started.portal, no)).toMatchObject({ state: 'RELEASED' })
  })

  it('is approved with its own amount, also if the amount of the service has changed since', async () => {
    const no = await issueChequeFor('B09090918', 'AWB-C918', '1000108')
    await sql`update general_setting set value = '30000' where code = 'BURIAL_AMOUNT'`.execute(started.portal.db)
    await performMoves(started.portal, airport, no, chequeExample.moves.slice(2))
    expect(await getRow(started.portal, no)).toMatchObject({ status: 'PAID', amount: '35000.00' })
    await sql`update general_setting set value = '35000' where code = 'BURIAL_AMOUNT'`.execute(started.portal.db)
  })

  it('is the only one of its application: the desk cannot give another one, whether or not it was cashed', async () => {
    const no = await issueChequeFor('B09090917', 'AWB-C917', '1000106')
    const { bookId, at } = await leafOf('1000106')
    await backToDesk(no)
    const refused = await forwardWith(no, '1000107')
    expect([refused.code, JSON.stringify(refused.body)]).toEqual([
      422,
      expect.stringContaining('Cheque 1000106 was given for this application.'),
    ])
    // The book may be used up and closed meanwhile.
    await sql`update cheque_book set closed_at = now() where id = ${bookId}`.execute(started.portal.db)
    const move = (await (await personOf(airport)).get(no))['movesOpen'].find(
      ({ action }: { action: string }) => action === 'forward',
    )
    expect(move.prefilled).toMatchObject({ chequeNo: '1000106' })
    expect((await forwardWith(no, '১০০০১০৬')).code).toBe(200)
    expect(await leafOf('1000106')).toMatchObject({ state: 'GIVEN', at })

    await backToDesk(no)
    expect((await markAsCashed(bookId, '1000106')).code).toBe(200)
    const changed = await Promise.all([
      markAsCashed(bookId, '1000106', null),
      markAsCashed(bookId, '1000106', '2026-10-31'),
    ])
    expect(changed.map(({ code }) => code)).toEqual([400, 422])
    expect((await markAsCashed(bookId, '1000106')).body).toMatchObject({ data: { changed: 0 } })
    expect(await leafOf('1000106')).toMatchObject({ state: 'GIVEN', reconciled_on: '2026-11-01' })
    const byHand = sql`update cheque_leaf set reconciled_on = null where no = 1000106`.execute(started.portal.db)
    await expect(byHand).rejects.toThrow('cannot be changed')
    const reason = 'The family gave the cheque back.'
    const voiding = await started.pays('maker').send('POST', '/cheques/void', { bookId, chequeNo: '1000106', reason })
    expect(voiding.code).toBe(409)
    const cashed = await forwardWith(no, '1000107')
    expect([cashed.code, JSON.stringify(cashed.body)]).toEqual([
      422,
      expect.stringContaining('The bank has paid cheque 1000106'),
    ])
    expect((await forwardWith(no, '1000106')).code).toBe(200)
  })
})
