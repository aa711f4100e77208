import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '@wewb/domain/engine/evaluation/working-days'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { fiscalYearCodeOf } from '@wewb/domain/payments/fiscal-year'
import { compensation } from '@wewb/domain/services/definitions/compensation/definition'
import { example as compensationExample } from '@wewb/domain/services/definitions/compensation/example'
import { disAllowance } from '@wewb/domain/services/definitions/dis-allowance/definition'
import { example as childExample } from '@wewb/domain/services/definitions/dis-allowance/example'
import { burialCost } from '@wewb/domain/services/definitions/fa-burial-cost/definition'
import { chequeExample, example as burialExample } from '@wewb/domain/services/definitions/fa-burial-cost/example'
import { financialAssistance } from '@wewb/domain/services/definitions/fa-financial-assistance/definition'
import { example as financialExample } from '@wewb/domain/services/definitions/fa-financial-assistance/example'
import { medicalAssistance } from '@wewb/domain/services/definitions/fa-medical-assistance/definition'
import { example as medicalExample } from '@wewb/domain/services/definitions/fa-medical-assistance/example'
import { reIntegration } from '@wewb/domain/services/definitions/re-integration/definition'
import { example as reIntegrationExample } from '@wewb/domain/services/definitions/re-integration/example'
import { surokkha } from '@wewb/domain/services/definitions/surokkha/definition'
import { tagApplication } from '#casework/applications/tag-application.ts'
import { passportIndexOf } from '#registers/registry/database-register.ts'
import { linkPassport } from '#registers/registry/linked-passports.ts'
import { fillInApplication } from '#testing/run-example.ts'
import { bodyOf, createTestApplicant, submitApplicationAs } from '#testing/test-applicant.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { act, amena, begin, claimAs, getRow, jobLossAnswers, rahim, salma, submit } from './claims.test.support.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ PORTAL_FIXED_OTP: '246802' })
})
afterAll(() => portal.stop())

const { departureDate: _, employerPaidMigrationYn: __, terminationProof: ___, ...atHome } = jobLossAnswers
const injury: Answers = {
  ...atHome,
  personStatus: 'DISABLED',
  returnDate: '2026-10-01',
  injuryTypeId: 'ONE_EYE',
  injuryDate: '2026-08-20',
  medicalReport: ['d-1'],
}
/** A worker whom no register knows, with the NOC of a mission. */
const withNoc = (workerPassportNo: string): Answers => ({
  identitySource: '2',
  workerPassportNo,
  nocNumber: 'NOC-77',
  nocDate: '2026-01-01',
  nocMissionId: 'RUH',
  check: { outcome: 'manual' },
  workerNameEn: 'JAHANGIR ALAM',
  workerCountryId: 'SA',
})
const { clearanceProof: ____, ...financial } = financialExample.answers

const holes: { title: string; service: typeof surokkha; first: Answers; second: Answers; at: string }[] = [
  {
    title: 'surokkha: the same injury on another day',
    service: surokkha,
    first: injury,
    second: { ...injury, injuryDate: '2026-08-29' },
    at: 'injuryDate',
  },
  {
    title: 'compensation: the same incident on another day',
    service: compensation,
    first: { ...compensationExample.answers, claimType: 'INJURY' },
    second: { ...compensationExample.answers, claimType: 'INJURY', incidentDate: '2026-02-11' },
    at: 'worker.workerPassportNo',
  },
  {
    title: 're-integration: the old NID with and without the year of birth, and a renewed passport',
    service: reIntegration,
    first: { ...reIntegrationExample.answers, nid: '2691234567890' },
    second: { ...reIntegrationExample.answers, nid: '১৯৮০২৬৯১২৩৪৫৬৭৮৯০', passportNo: 'B5656565' },
    at: 'nid',
  },
  {
    title: 'burial cost: the airway bill with other signs and Bangla digits, and another passport',
    service: burialCost,
    first: { ...burialExample.answers, passportNo: 'B0101010' },
    second: { ...burialExample.answers, passportNo: 'B0202020', airwayBillNo: '৯৯৭:১২৩৪৫৬৭৫' },
    at: 'airwayBillNo',
  },
]

describe.each(holes)('$title', ({ service, first, second, at }) => {
  it('refuses the second claim of the event', async () => {
    expect(await claimAs(portal, amena, service, first)).toMatchObject({ code: 200, issues: [] })
    const again = await claimAs(portal, rahim, service, second)
    expect([again.code, again.issues.map(({ path }) => path)]).toEqual([422, [at]])
  })
})

it('accepts two workers whom one memo of a mission names', async () => {
  const died = (passportNo: string) => ({ ...financial, worker: withNoc(passportNo), embassyNoc: ['d-1'] })
  for (const passportNo of ['B1212121', 'B3434343'])
    expect(await claimAs(portal, amena, financialAssistance, died(passportNo))).toMatchObject({ code: 200, issues: [] })
})

it('accepts another injury of the worker in another season', async () => {
  const other = { ...injury, injuryDate: '2026-04-02', returnDate: '2026-09-01' }
  expect(await claimAs(portal, rahim, surokkha, other)).toMatchObject({ code: 200, issues: [] })
})

it('finds the deceased by a passport that documents of the register link in a chain', async () => {
  const workerId = async (passportNo: string) =>
    (
      await portal.db
        .selectFrom('worker')
        .select('id')
        .where('passport_index', '=', passportIndexOf(portal.secrets, passportNo))
        .executeTakeFirstOrThrow()
    ).id
  // Three documents of one person: each neighbour knows one passport more.
  const documents = [
    [await workerId('A01234567'), 'B0654321'],
    [await workerId('A05678901'), 'B0654321'],
    [await workerId('A05678901'), 'B0654322'],
    [await workerId('B03456789'), 'B0654322'],
  ] as const
  await portal.db.transaction().execute(async (tx) => {
    for (const [id, passportNo] of documents) await linkPassport(tx, portal.secrets, id, { passportNo, birthDay: null })
  })
  const burial = (passportNo: string, airwayBillNo: string) => ({ ...burialExample.answers, passportNo, airwayBillNo })
  expect(await claimAs(portal, amena, burialCost, burial('A01234567', 'AWB-C1'))).toMatchObject({ code: 200 })
  const last = await claimAs(portal, rahim, burialCost, burial('B03456789', 'AWB-C2'))
  expect(last.issues.map(({ path }) => path)).toEqual(['passportNo'])
})

it('counts medical assistance under one ceiling, whether or not the NID has the year of birth', async () => {
  const { referencePassportOrTp: ____, ...answers } = medicalExample.answers
  const draft = (login: string, worker: Answers, workerNid: string) =>
    begin(portal, login, medicalAssistance, { ...answers, worker, workerNid })
  const first = await claimAs(portal, amena, medicalAssistance, {
    ...answers,
    worker: withNoc('B7777771'),
    workerNid: '2691234567890',
  })
  expect(first).toMatchObject({ code: 200 })
  const byNid = await draft(salma, withNoc('B7777773'), '19802691234567890')
  await portal.db
    .updateTable('claim')
    .set({ state: 'GRANTED', amount: '150000', fiscal_year: fiscalYearCodeOf(toDhakaDate(new Date())) })
    .where('application_id', '=', (await getRow(portal, first.no)).id)
    .execute()
  expect((await submit(portal, salma, byNid)).issues.map(({ path }) => path)).toEqual(['workerNid'])
})

it('accepts two families who write N/A where they have no number, whatever the first one was given', async () => {
  const { answers } = medicalExample
  const family = (passportNo: string, workerNid: string): Answers => ({
    ...answers,
    worker: withNoc(passportNo),
    workerNid,
    referencePassportOrTp: 'N/A',
    memberNo: 'N/A',
  })
  const first = await claimAs(portal, amena, medicalAssistance, family('B7777781', '1975123001'))
  expect(first).toMatchObject({ code: 200, issues: [] })
  await portal.db
    .updateTable('claim')
    .set({ state: 'GRANTED', amount: '150000', fiscal_year: fiscalYearCodeOf(toDhakaDate(new Date())) })
    .where('application_id', '=', (await getRow(portal, first.no)).id)
    .execute()
  const second = await claimAs(portal, rahim, medicalAssistance, family('B7777782', '1975123002'))
  expect(second).toMatchObject({ code: 200, issues: [] })
})

it('refuses what an officer enters on behalf of another relative', async () => {
  const answers = { ...chequeExample.answers, airwayBillNo: 'AWB-B1', passportNo: 'B01010102' }
  expect(
    await claimAs(portal, amena, burialCost, {
      ...burialExample.answers,
      passportNo: 'B01010102',
      airwayBillNo: 'AWB-B0',
    }),
  ).toMatchObject({ code: 200 })
  const login = 'airport.dac@demo.wewb'
  const token = await portal.tokenOf(login)
  const consent = { service: burialCost.id, applicantMobile: '01911111111' }
  const { otpToken } = (await portal.post('/applications/consent', consent, { token })).body.data
  const behalf = { applicantMobile: '01911111111', consentOtpToken: otpToken, consentOtp: '246802' }
  const no = await fillInApplication(portal, token, burialCost, answers, behalf)
  expect((await submit(portal, login, no)).issues.map(({ path }) => path)).toEqual(['passportNo'])
})

it('refuses a disability card with other signs for a child with another number', async () => {
  const { id: setupId } = await portal.db
    .selectFrom('setup')
    .select('id')
    .where('service', '=', disAllowance.id)
    .where('title', 'like', '%2026')
    .executeTakeFirstOrThrow()
  const applyAs = async (login: string, changes: Answers) =>
    await submit(
      portal,
      login,
      await fillInApplication(
        portal,
        await portal.tokenOf(login),
        disAllowance,
        { ...childExample.answers, ...changes },
        { setupId },
      ),
    )
  expect(await applyAs(amena, {})).toMatchObject({ code: 200 })
  const card = String(childExample.answers['disabilityCardNo']).replaceAll('-', ' # ')
  const again = await applyAs(rahim, { childBrn: '20161234567890125', disabilityCardNo: card })
  expect(again.issues.map(({ path }) => path)).toEqual(['disabilityCardNo'])
})

describe('the stipend for one examination', () => {
  it('is claimed once over all circulars, also after the application moved to another account', async () => {
    const first = await submitApplicationAs(portal, amena)
    const { setup_id } = await getRow(portal, first)
    const { id: ___, ...circular } = await portal.db
      .selectFrom('setup')
      .selectAll()
      .where('id', '=', setup_id)
      .executeTakeFirstOrThrow()
    // The circular of that application ends, and another one for the same examination opens.
    const today = toDhakaDate(new Date())
    await portal.db
      .updateTable('setup')
      .set({ closes_on: addDays(today, -1) })
      .where('id', '=', setup_id)
      .execute()
    await portal.db
      .insertInto('setup')
      .values({
        ...circular,
        circular: JSON.stringify(circular.circular) as never,
        title: 'Education stipend SSC again',
      })
      .execute()
    const again = createTestApplicant(portal, await portal.tokenOf(rahim))
    const draft = await again.fillIn({})
    expect((await getRow(portal, draft)).setup_id).not.toBe(setup_id)
    const refusal = async () => bodyOf(await again.submit(draft)).issues
    expect(await refusal()).toMatchObject([
      { path: 'rollNo', message: expect.stringMatching(/once for each examination.*call centre/) },
    ])
    const { id: accountId } = await portal.db
      .selectFrom('account')
      .select('id')
      .where('login_id', '=', salma)
      .executeTakeFirstOrThrow()
    await portal.db.transaction().execute((tx) => tagApplication(tx, accountId, first))
    expect(await refusal()).toHaveLength(1)
    expect((await act(portal, salma, first, 'withdraw')).code).toBe(200)
    expect((await again.submit(draft)).code).toBe(200)
  })
})
