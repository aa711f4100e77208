import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { bereavement } from '@wewb/domain/services/definitions/bereavement/definition'
import { example as bereavementExample } from '@wewb/domain/services/definitions/bereavement/example'
import { compensation } from '@wewb/domain/services/definitions/compensation/definition'
import { example as compensationExample } from '@wewb/domain/services/definitions/compensation/example'
import { burialCost } from '@wewb/domain/services/definitions/fa-burial-cost/definition'
import { example as burialExample } from '@wewb/domain/services/definitions/fa-burial-cost/example'
import { exampleBankAccount } from '@wewb/domain/services/definitions/example-people'
import { financialAssistance } from '@wewb/domain/services/definitions/fa-financial-assistance/definition'
import { example as financialExample } from '@wewb/domain/services/definitions/fa-financial-assistance/example'
import { repatriation } from '@wewb/domain/services/definitions/fa-repatriation/definition'
import { example as repatriationExample } from '@wewb/domain/services/definitions/fa-repatriation/example'
import { reIntegration } from '@wewb/domain/services/definitions/re-integration/definition'
import { example as reIntegrationExample } from '@wewb/domain/services/definitions/re-integration/example'
import { surokkha } from '@wewb/domain/services/definitions/surokkha/definition'
import { example as surokkhaExample } from '@wewb/domain/services/definitions/surokkha/example'
import { membership } from '@wewb/domain/services/definitions/wewb-membership/definition'
import { membershipAnswers } from '@wewb/domain/services/definitions/wewb-membership/example'
import { linkPassport } from '#registers/registry/linked-passports.ts'
import { passportIndexOf } from '#registers/registry/database-register.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { act, amena, claimAs, getClaim, jobLossAnswers, rahim, submit } from './claims.test.support.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.stop())

/** The widow applies in the examples; where a relative does, she has an account of her own. */
const widowsAccount = ({ heirs }: Answers): Answers => {
  const [widow, ...others] = heirs as Answers[]
  const bank = { ...exampleBankAccount, accountHolderName: widow?.['name'], accountNumber: '0012345678909' }
  return { heirs: [{ ...widow, bank }, ...others] }
}
/** A brother who claims for himself alone. */
const brother: Answers = {
  name: 'RASHED HOSSAIN',
  relation: 'BROTHER',
  dob: '1984-05-05',
  nidOrBrn: '1984123457',
  aliveYn: 'Y',
  sharePercent: 100,
  paidThrough: 'SELF',
}

/** `relative`: what another relative writes differently; `elsewhere`: answers that make it another claim. */
const services: {
  name: string
  service: typeof surokkha
  answers: Answers
  relative: Answers
  elsewhere?: Answers
  at: string
}[] = [
  {
    name: 'surokkha, a death',
    service: surokkha,
    answers: surokkhaExample.answers,
    // Another date of the same death does not make another event.
    relative: { claimantType: 'HEIR', claimantNid: '1984123457', deathDate: '2026-08-19', heirs: [brother] },
    at: 'personStatus',
  },
  {
    name: 'surokkha, a lost job',
    service: surokkha,
    answers: jobLossAnswers,
    relative: { returnDate: '2026-09-01' },
    at: 'personStatus',
  },
  {
    name: 'financial assistance',
    service: financialAssistance,
    answers: financialExample.answers,
    relative: { applicantNid: '1984123457', applicantRelation: 'BROTHER', ...widowsAccount(financialExample.answers) },
    at: 'worker.workerPassportNo',
  },
  {
    name: 'burial cost, another airway bill',
    service: burialCost,
    answers: burialExample.answers,
    relative: { airwayBillNo: 'AWB-OTHER', receiverNid: '1984123457' },
    elsewhere: { airwayBillNo: 'AWB-THIRD', passportNo: 'B07070707' },
    at: 'passportNo',
  },
  {
    name: 'burial cost, another passport',
    service: burialCost,
    answers: burialExample.answers,
    relative: { passportNo: 'B07070708' },
    at: 'airwayBillNo',
  },
  {
    name: 'repatriation of a body',
    service: repatriation,
    answers: repatriationExample.answers,
    relative: { applicantNid: '1984123457' },
    at: 'worker.workerPassportNo',
  },
  {
    name: 'compensation',
    service: compensation,
    answers: compensationExample.answers,
    relative: { applicantNid: '1984123457', incidentDate: '2026-01-05', ...widowsAccount(compensationExample.answers) },
    elsewhere: { claimType: 'ARREAR_WAGES' },
    at: 'worker.workerPassportNo',
  },
  {
    name: 'help after a death',
    service: bereavement,
    answers: bereavementExample.answers,
    relative: { applicantNid: '1984123457', ...widowsAccount(bereavementExample.answers) },
    at: 'worker.workerPassportNo',
  },
  {
    name: 're-integration',
    service: reIntegration,
    answers: reIntegrationExample.answers,
    relative: { nid: '1984123457' },
    at: 'nid',
  },
  {
    name: 'membership',
    service: membership,
    answers: membershipAnswers,
    relative: { nidOrBrn: '1984123457', transactionId: 'TX-OTHER' },
    at: 'passport.passportNo',
  },
]

describe.each(services)('$name', ({ service, answers, relative, at }) => {
  it('is claimed once, by whichever account and relative, until the first claim is given up', async () => {
    const first = await claimAs(portal, amena, service, answers)
    expect(first).toMatchObject({ code: 200, issues: [] })
    expect(await getClaim(portal, first.no)).toMatchObject({ state: 'CLAIMED', amount: null })

    const second = await claimAs(portal, rahim, service, { ...answers, ...relative })
    expect([second.code, second.issues.map(({ path }) => path)]).toEqual([422, [at]])
    // The refusal names neither the other application nor anybody of it.
    const said = JSON.stringify(second.issues)
    expect(said).not.toContain(first.no)
    expect(said).not.toMatch(/\d{6}/)
    const bangla = await submit(portal, rahim, second.no, 'bn')
    expect(bangla.issues[0]?.message).toMatch(/[\u0985-\u09b9]/)

    expect((await act(portal, amena, first.no, 'withdraw')).code).toBe(200)
    expect(await getClaim(portal, first.no)).toMatchObject({ state: 'RELEASED' })
    expect(await submit(portal, rahim, second.no)).toMatchObject({ code: 200 })
    expect((await act(portal, rahim, second.no, 'withdraw')).code).toBe(200)
  })
})

it.each(services.filter(({ elsewhere }) => elsewhere))('$name: another claim is another claim', async (claimed) => {
  const { service, answers, elsewhere } = claimed
  expect(await claimAs(portal, amena, service, answers)).toMatchObject({ code: 200 })
  expect(await claimAs(portal, rahim, service, { ...answers, ...elsewhere })).toMatchObject({ code: 200 })
})

it('names the earlier application only to whoever made it', async () => {
  const { no } = await claimAs(portal, amena, surokkha, jobLossAnswers)
  const again = await claimAs(portal, amena, surokkha, jobLossAnswers)
  expect(again.issues[0]?.message).toContain(no)
})

it('finds the deceased by an earlier passport that the register knows', async () => {
  const worker = await portal.db
    .selectFrom('worker')
    .select('id')
    .where('passport_index', '=', passportIndexOf(portal.secrets, 'A01234567'))
    .executeTakeFirstOrThrow()
  await portal.db
    .transaction()
    .execute((tx) => linkPassport(tx, portal.secrets, worker.id, { passportNo: 'B0654321', birthDay: null }))
  const { answers } = burialExample
  const claimed = { ...answers, passportNo: 'A01234567', airwayBillNo: 'AWB-OF-NEW' }
  expect(await claimAs(portal, amena, burialCost, claimed)).toMatchObject({ code: 200 })
  const earlier = { ...answers, passportNo: 'B0654321', airwayBillNo: 'AWB-OF-OLD' }
  const refused = await claimAs(portal, rahim, burialCost, earlier)
  expect(refused.issues.map(({ path }) => path)).toEqual(['passportNo'])
})
