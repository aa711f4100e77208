import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { burialCost } from '@wewb/domain/services/definitions/fa-burial-cost/definition'
import { example } from '@wewb/domain/services/definitions/fa-burial-cost/example'
import { financialAssistance } from '@wewb/domain/services/definitions/fa-financial-assistance/definition'
import { example as assistance } from '@wewb/domain/services/definitions/fa-financial-assistance/example'
import { fillInApplication, performMoves } from '#testing/run-example.ts'
import { picture } from '#testing/images.ts'
import { bodyOf, createTestApplicant } from '#testing/test-applicant.ts'
import { assistanceFor, paidSelf, payeeActions, son, widow } from './payees.test.support.ts'
import { logins, startPaymentPortal, type PaymentPortal } from './payments.test.support.ts'

const [tangail, assistant, mobile] = ['demo.tangail@demo.wewb', 'ad.welfare@demo.wewb', '01911111111']
const otp = '246802'

let started: PaymentPortal
let acts: ReturnType<typeof payeeActions>
beforeAll(async () => {
  started = await startPaymentPortal({ PORTAL_FIXED_OTP: otp })
  acts = payeeActions(started)
}, 90_000)
afterAll(() => started.portal.stop())

const as = async (login: string) => createTestApplicant(started.portal, await started.portal.tokenOf(login))

/** A burial cost that the district officer entered for a family, paid to an account that the bank did not find. */
async function returnedByBank(passportNo: string) {
  const token = await started.portal.tokenOf(tangail)
  const consent = { service: burialCost.id, applicantMobile: mobile }
  const { otpToken } = (await started.portal.post('/applications/consent', consent, { token })).body.data
  const behalf = { applicantMobile: mobile, consentOtpToken: otpToken, consentOtp: otp }
  const answers = { ...example.answers, passportNo, airwayBillNo: `AWB-${passportNo}` }
  const no = await fillInApplication(started.portal, token, burialCost, answers, behalf)
  expect((await (await as(tangail)).submit(no)).code).toBe(200)
  await performMoves(started.portal, tangail, no, example.moves.slice(1))
  const queued = await acts.queued(no)
  const batch = await acts.sendPayments(
    burialCost.id,
    queued.map(({ paymentId }) => paymentId),
  )
  await acts.settle(batch, [1])
  return no
}

const bankStep = burialCost.steps.find(({ fields }) => fields.some(({ id }) => id === 'bank'))?.id ?? ''

/** Corrects the account as the officer who entered the application. */
async function correct(no: string, changes: Answers) {
  const officer = await as(tangail)
  const { answers } = await officer.get(no)
  const chequeCopy = [await officer.upload(no, 'bank.chequeCopy', await picture())]
  const bank = { ...answers.bank, ...changes, chequeCopy }
  expect((await officer.save(no, bankStep, { ...answers, bank })).code).toBe(200)
  expect((await officer.submit(no)).code).toBe(200)
}

const post = async (login: string, no: string, path: string, body: object) => {
  const officer = await as(login)
  const revision = await officer.revisionOf(no)
  return await officer.send('POST', `/applications/${no}/${path}`, { ...body, revision })
}
const verify = async (login: string, no: string) => {
  const sent = await post(login, no, 'actions/verify-bank', { reply: {} })
  return { code: sent.code, problem: bodyOf(sent) as { code?: string; message?: string } }
}

describe('a bank account that an officer corrected on behalf of a family', () => {
  let no: string

  it('is not verified by the officer who entered it', async () => {
    no = await returnedByBank('B09090901')
    await correct(no, { accountNumber: '9999999999999' })
    const refused = await verify(tangail, no)
    expect([refused.code, refused.problem.code, refused.problem.message]).toEqual([
      409,
      'BANK_NEEDS_OTHERS',
      'You entered the details of this bank account. Another officer verifies them.',
    ])
    expect(await acts.queued(no)).toEqual([])
    const file = await (await as(tangail)).get(no)
    expect([file['state'], file['holderYn'], file['movesOpen']]).toEqual(['bank-corrected', 'N', []])
    expect((await (await as(tangail)).send('POST', `/applications/${no}/take`)).code).toBe(409)
  })

  it('leaves the denied attempt in the audit log', async () => {
    const denied = await started.portal.db
      .selectFrom('audit')
      .select('detail')
      .where('event', '=', 'application.refused')
      .where('subject', '=', `application:${no}`)
      .execute()
    expect(denied.map(({ detail }) => detail)).toEqual([{ move: 'verify-bank' }])
  })

  it('is verified by another officer, of head office where the district has no other', async () => {
    const reason = 'The district office entered the account.'
    expect((await post(assistant, no, 'reassign', { officeId: 1, reason })).code).toBe(200)
    expect((await verify('so.edu@demo.wewb', no)).code).toBe(200)
    expect(await acts.queued(no)).toMatchObject([{ attempt: 2, accountEnd: '9999', payableYn: 'Y' }])
  })
})

describe('a corrected account in the name of somebody else', () => {
  let no: string

  it('is not verified while no officer has given a reason', async () => {
    const answers = assistanceFor('B00000901', { ...widow, sharePercent: 60 }, paidSelf(son, 40, '0012345670002'))
    const token = await started.portal.tokenOf(logins.karim)
    no = await fillInApplication(started.portal, token, financialAssistance, answers)
    await performMoves(started.portal, logins.karim, no, assistance.moves)
    const queued = await acts.queued(no)
    const batch = await acts.sendPayments(
      financialAssistance.id,
      queued.map(({ paymentId }) => paymentId),
    )
    await acts.settle(batch, [2])
    expect((await acts.correct(no, 1, '9999999999999', 'MOFIZ UDDIN SARKAR')).code).toBe(200)
    const refused = bodyOf(await acts.verifyBank(no))
    expect([refused.code, refused.issues?.map(({ message }) => message)]).toEqual([
      'CHECK_UNANSWERED',
      [expect.stringContaining('give your reason under “What the portal knows”')],
    ])
    expect(await acts.queued(no)).toEqual([])
  })

  it('is paid with a reason, which the audit log keeps', async () => {
    const reason = 'The son has the account with his uncle.'
    expect((await post(logins.section, no, 'cross-checks/heir-account/reason', { reason })).code).toBe(200)
    expect((await acts.verifyBank(no)).code).toBe(200)
    expect(await acts.queued(no)).toMatchObject([{ payeeNo: 2, attempt: 2, accountEnd: '9999', payableYn: 'Y' }])
    const given = await started.portal.db
      .selectFrom('audit')
      .select('detail')
      .where('event', '=', 'application.doubt-answered')
      .where('subject', '=', `application:${no}`)
      .execute()
    expect(given.map(({ detail }) => detail)).toEqual([{ code: 'heir-account', level: 'amber', reason }])
  })
})
