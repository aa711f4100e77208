import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bereavement } from '@wewb/domain/services/definitions/bereavement/definition'
import { example as bereavementExample } from '@wewb/domain/services/definitions/bereavement/example'
import { burialCost } from '@wewb/domain/services/definitions/fa-burial-cost/definition'
import { example as burialExample } from '@wewb/domain/services/definitions/fa-burial-cost/example'
import { financialAssistance } from '@wewb/domain/services/definitions/fa-financial-assistance/definition'
import { example as financialExample } from '@wewb/domain/services/definitions/fa-financial-assistance/example'
import { medicalAssistance } from '@wewb/domain/services/definitions/fa-medical-assistance/definition'
import { example as medicalExample } from '@wewb/domain/services/definitions/fa-medical-assistance/example'
import { reIntegration } from '@wewb/domain/services/definitions/re-integration/definition'
import { example as reIntegrationExample } from '@wewb/domain/services/definitions/re-integration/example'
import { surokkha } from '@wewb/domain/services/definitions/surokkha/definition'
import { isFull } from '@wewb/tests/test-size.ts'
import { createTestApplicant } from '#testing/test-applicant.ts'
import { performMoves } from '#testing/run-example.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import {
  act,
  amena,
  begin,
  claimAs,
  getClaim,
  getRow,
  jobLossAnswers,
  jobLossMoves,
  rahim,
  salma,
  submit,
} from './claims.test.support.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.stop())

const director = 'dir.welfare@demo.wewb'
const rejection = { reasonCode: 'OTHER', note: 'The cash was given before.', noteBng: 'প্রণোদনা আগেই দেওয়া হয়েছে।' }

describe('the ceiling of medical assistance', () => {
  const { answers } = medicalExample
  // Every desk confirms that it has seen the other application.
  const seen = { earlierHelpSeen: true }
  const moves = medicalExample.moves.map((move) =>
    move.move === 'forward' ? { ...move, reply: { ...move.reply, ...seen } } : move,
  )
  const recommend = (no: string, recommendedAmount: string) =>
    act(portal, 'ad.welfare@demo.wewb', no, 'forward', { ...seen, recommendedAmount })
  const approve = (no: string, approvedAmount: string) =>
    act(portal, director, no, 'approve', { ...seen, approvedAmount, sanctionMemoNo: 'M-1' })
  let first: string
  let second: string

  it('holds for all applications of a worker in a fiscal year together, whoever applies', async () => {
    first = (await claimAs(portal, amena, medicalAssistance, answers)).no
    // The worker himself applies with an old passport and another NID: the passport in the middle links them.
    const other = { workerNid: '1975123457', relation: 'SELF', referencePassportOrTp: 'ab-123 4567' }
    const { applicantName: _, ...own } = answers
    const account = { accountHolderName: 'ABDUL KARIM', accountHolderRelation: 'SELF', accountNumber: '0012345678902' }
    const bank = { ...(answers['bank'] as object), ...account }
    second = (await claimAs(portal, rahim, medicalAssistance, { ...own, ...other, bank })).no
    await performMoves(portal, amena, first, moves.slice(1, -1))
    // The assistant director recommended 120,000: the director alone does not grant more.
    expect((await approve(first, '120001')).body.issues).toMatchObject([
      { path: 'approvedAmount', message: expect.stringContaining('BDT 120,000 at most') },
    ])
    expect((await approve(first, '100000')).code).toBe(200)
    expect(await getClaim(portal, first)).toMatchObject({ state: 'GRANTED', amount: '100000.00' })

    await performMoves(portal, rahim, second, moves.slice(1, 3))
    const tooMuch = await recommend(second, '60000')
    expect([tooMuch.code, tooMuch.body.issues]).toEqual([
      422,
      [
        {
          path: 'recommendedAmount',
          code: 'rule',
          message: expect.stringMatching(
            /^BDT 100,000 has been approved for this person in fiscal year .+\. At most BDT 50,000 more can be /,
          ),
        },
      ],
    ])
    expect((await recommend(second, '50000')).code).toBe(200)
    expect((await approve(second, '50000.01')).body.issues?.map(({ path }) => path)).toEqual(['approvedAmount'])
    expect((await approve(second, '50000')).code).toBe(200)
    const paid = await portal.db
      .selectFrom('payment')
      .select('amount')
      .where('module', '=', medicalAssistance.id)
      .execute()
    expect(new Set(paid.map(({ amount }) => Number(amount)))).toEqual(new Set([100000, 50000]))
  })

  it('refuses a further application with the day from which it is possible, and not in another year', async () => {
    const no = await begin(portal, salma, medicalAssistance, { ...answers, workerNid: '1975123458' })
    const refused = await submit(portal, salma, no)
    expect([refused.code, refused.issues]).toMatchObject([
      422,
      [{ path: 'workerNid', message: expect.stringMatching(/You can apply again from 1 July 20\d\d\.$/) }],
    ])
    await portal.db.updateTable('claim').set({ fiscal_year: '2019-20' }).where('state', '=', 'GRANTED').execute()
    expect(await submit(portal, salma, no)).toMatchObject({ code: 200 })
    expect((await act(portal, salma, no, 'withdraw')).code).toBe(200)
  })

  it('has room again when an approval is revoked', async () => {
    expect((await act(portal, director, first, 'revoke', { note: 'Approved by mistake.' })).code).toBe(200)
    expect(await getClaim(portal, first)).toEqual({ state: 'CLAIMED', amount: null, fiscal_year: null })
    expect(await getClaim(portal, second)).toMatchObject({ state: 'GRANTED', amount: '50000.00' })
  })
})

describe('a policy of the insurance', () => {
  it('pays the loss of the job once: what is approved is never approved again', async () => {
    const first = await claimAs(portal, amena, surokkha, jobLossAnswers)
    // As if both had come before there was a ledger.
    await portal.db.deleteFrom('claim').where('service', '=', surokkha.id).execute()
    const second = await claimAs(portal, rahim, surokkha, jobLossAnswers)
    expect([first.code, second.code]).toEqual([200, 200])
    await performMoves(portal, amena, first.no, jobLossMoves)
    await performMoves(portal, rahim, second.no, jobLossMoves)
    const approve = (no: string) =>
      act(portal, director, no, 'approve', { approvedAmount: '50000', sanctionMemoNo: 'M-2' })
    expect((await approve(first.no)).code).toBe(200)
    const refused = await approve(second.no)
    expect([refused.code, refused.body.issues]).toMatchObject([
      422,
      [{ path: 'approvedAmount', message: expect.stringContaining(first.no) }],
    ])
    const queued = await portal.db.selectFrom('payment').select('amount').where('module', '=', surokkha.id).execute()
    expect(queued.map(({ amount }) => Number(amount))).toEqual([50000])
    // The attempt is in the audit log.
    const attempts = await portal.db
      .selectFrom('audit')
      .select('subject')
      .where('event', '=', 'application.refused')
      .execute()
    expect(attempts.map(({ subject }) => subject)).toContain(`application:${second.no}`)
  })

  it('is the same policy under another stated number, and another one where the register says so', async () => {
    const stated = {
      ...jobLossAnswers,
      worker: {
        identitySource: '2',
        workerPassportNo: 'A04567890',
        nocNumber: 'NOC-1',
        nocDate: '2026-01-01',
        nocMissionId: 'RUH',
        check: { outcome: 'manual' },
        workerNameEn: 'MONIR HOSSAIN',
        workerCountryId: 'AE',
      },
      statedPolicyNo: 'INVENTED-1',
      statedPolicyStart: '2024-06-02',
      statedPolicyEnd: '2029-06-01',
    }
    const invented = await claimAs(portal, salma, surokkha, stated)
    expect(invented.issues.map(({ path }) => path)).toEqual(['personStatus'])
    await portal.db
      .updateTable('worker')
      .set({ insurance_no: 'INS-NEXT' })
      .where('insurance_no', '=', 'INS-4')
      .execute()
    const next = await claimAs(portal, salma, surokkha, { ...jobLossAnswers, policyNo: 'INS-NEXT' })
    expect(next).toMatchObject({ code: 200, issues: [] })
    expect((await act(portal, salma, next.no, 'withdraw')).code).toBe(200)
  })
})

it.runIf(isFull)('gives the cash of the re-integration once, though the first case is closed', async () => {
  const { answers, moves } = reIntegrationExample
  const toDirector = moves.slice(
    1,
    moves.findIndex(({ move }) => move === 'approve'),
  )
  const first = await claimAs(portal, amena, reIntegration, answers)
  // As if both had come before there was a ledger.
  await portal.db.deleteFrom('claim').where('service', '=', reIntegration.id).execute()
  const second = await claimAs(portal, rahim, reIntegration, { ...answers, nid: '1984123457' })
  expect([first.code, second.code]).toEqual([200, 200])
  await performMoves(portal, amena, first.no, toDirector)
  await performMoves(portal, rahim, second.no, toDirector)
  const approve = (no: string) =>
    act(portal, director, no, 'approve', { approvedAmount: '13500', sanctionMemoNo: 'M-3' })
  expect((await approve(first.no)).code).toBe(200)
  await portal.db
    .updateTable('application')
    .set({ status: 'CLOSED', state: 'case-closed', desk: null })
    .where('no', '=', first.no)
    .execute()
  const refused = await approve(second.no)
  expect([refused.code, refused.body.issues]).toMatchObject([
    422,
    [{ path: 'approvedAmount', message: expect.stringContaining(first.no) }],
  ])
  // Another application of the same person is possible, for the other services.
  expect((await act(portal, director, second.no, 'reject', rejection)).code).toBe(200)
  expect(await claimAs(portal, salma, reIntegration, answers)).toMatchObject({ code: 200 })
})

describe('a claim that changes', () => {
  const { answers } = burialExample
  it('takes the key of the corrected form, and leaves the old one to others', async () => {
    const corrected = await claimAs(portal, amena, burialCost, answers)
    const taken = await claimAs(portal, rahim, burialCost, {
      ...answers,
      passportNo: 'B1111111',
      airwayBillNo: 'AWB-9',
    })
    expect([corrected.code, taken.code]).toEqual([200, 200])
    const back = await act(portal, 'demo.tangail@demo.wewb', corrected.no, 'send-back', {
      fieldsToCorrect: ['passportNo'],
      dueOn: '2099-01-01',
      note: 'The passport number is wrong.',
    })
    expect(back.code).toBe(200)
    const person = createTestApplicant(portal, await portal.tokenOf(amena))
    const correct = async (passportNo: string) => {
      const { answers: stored } = (await person.get(corrected.no)) as { answers: object }
      await person.save(corrected.no, 'handover', { ...stored, passportNo })
      return await submit(portal, amena, corrected.no)
    }
    expect((await correct('B1111111')).issues.map(({ path }) => path)).toEqual(['passportNo'])
    expect(await correct('B2222222')).toMatchObject({ code: 200 })
    const again = (passportNo: string, airwayBillNo: string) =>
      claimAs(portal, salma, burialCost, { ...answers, passportNo, airwayBillNo })
    expect((await again('b2222222', 'AWB-8')).issues.map(({ path }) => path)).toEqual(['passportNo'])
    expect(await again(String(answers['passportNo']), 'AWB-7')).toMatchObject({ code: 200 })
    // The bill as somebody else copies it.
    const copied = () => again('B4444444', 'Airway bill no. 00997 12345675')
    expect((await copied()).issues.map(({ path }) => path)).toEqual(['airwayBillNo'])
    // Entered by a release that compared the numbers as they were typed.
    const { id } = await getRow(portal, corrected.no)
    await portal.db.updateTable('claim').set({ rules: 'earlier' }).where('application_id', '=', id).execute()
    await portal.db.deleteFrom('claim_key').where('application_id', '=', id).execute()
    expect((await copied()).issues.map(({ path }) => path)).toEqual(['airwayBillNo'])
  })

  it.runIf(isFull)('comes back with an appeal, unless somebody else has claimed it since', async () => {
    const { answers: form, rejectionMoves } = financialExample
    const { no } = await claimAs(portal, amena, financialAssistance, form)
    await performMoves(portal, amena, no, rejectionMoves.slice(1))
    expect(await getClaim(portal, no)).toMatchObject({ state: 'RELEASED' })
    const other = await claimAs(portal, rahim, financialAssistance, form)
    expect(other.code).toBe(200)
    const appeal = () => act(portal, amena, no, 'appeal', { appeal: 'The papers were complete.' })
    expect((await appeal()).body.code).toBe('ALREADY_EXISTS')
    await act(portal, rahim, other.no, 'withdraw')
    expect((await appeal()).code).toBe(200)
    expect(await getClaim(portal, no)).toMatchObject({ state: 'CLAIMED' })
    const third = await claimAs(portal, rahim, financialAssistance, form)
    expect(third.issues.map(({ path }) => path)).toEqual(['worker.workerPassportNo'])
  })

  it.runIf(isFull)('stays one claim when a case adopts the application', async () => {
    const ofKarim = { ...answers, passportNo: 'A01234567' }
    const earlier = await claimAs(portal, salma, burialCost, { ...ofKarim, airwayBillNo: 'AWB-6' })
    expect(earlier.code).toBe(200)
    const { no } = await claimAs(portal, salma, bereavement, bereavementExample.answers)
    const { files } = (await portal.get(`/cases/${no}`, { token: await portal.tokenOf(salma) })).body.data
    const burials = files.filter(({ service }: { service: string }) => service === burialCost.id)
    expect(burials.map(({ applicationNo }: { applicationNo: string }) => applicationNo)).toEqual([earlier.no])
    expect(await getClaim(portal, earlier.no)).toMatchObject({ state: 'CLAIMED' })
    const relative = await claimAs(portal, amena, burialCost, { ...ofKarim, airwayBillNo: 'AWB-5' })
    expect(relative.issues.map(({ path }) => path)).toEqual(['passportNo'])
  })
})
