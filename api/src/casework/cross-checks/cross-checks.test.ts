import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eduAllowanceAnswers } from '@wewb/domain/services/definitions/edu-allowance/example'
import { exampleWorkerKarim } from '@wewb/domain/services/definitions/example-people'
import { burialCost } from '@wewb/domain/services/definitions/fa-burial-cost/definition'
import { example as burialExample } from '@wewb/domain/services/definitions/fa-burial-cost/example'
import { eventServices } from '#casework/applications/event-services.ts'
import { loadFlags } from '#casework/applications/flags.ts'
import { claimAs } from '#casework/claims/claims.test.support.ts'
import { bodyOf, createTestApplicant, submitApplicationAs } from '#testing/test-applicant.ts'
import { reviewApplication } from '#testing/review-application.ts'
import { withSameMobile } from '#testing/with-same-mobile.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import {
  loginTestUsers,
  logins,
  otherStudent,
  replies,
  type TestUsers,
} from '#casework/applications/test-users.test.support.ts'

let portal: TestPortal
let users: TestUsers
/** The account of the first belongs to a stranger; the second shares the worker's passport with it. */
let [strange, second] = ['', '']
beforeAll(async () => {
  portal = await startTestPortal()
  users = await loginTestUsers(portal)
  const bank = { ...(eduAllowanceAnswers['bank'] as object), accountHolderName: 'SHAHIDUL ISLAM' }
  strange = await submitApplicationAs(portal, logins.rahima, { bank })
  second = await submitApplicationAs(portal, logins.karim, { ...otherStudent, worker: exampleWorkerKarim })
})
afterAll(() => portal.stop())

type Presented = {
  code: string
  level: string
  percent: number | null
  missing: number
  applications: string[]
  reasons: { reason: string; mineYn: string }[]
}
const checksOf = async (no: string, name: 'section' | 'assistant' | 'rahima' = 'section') =>
  (await users.as(name).get(no))['crossChecks'] as Presented[]
const checkOf = async (no: string, code: string) => (await checksOf(no)).find((check) => check.code === code)
const answer = async (
  no: string,
  code: string,
  reason: string,
  name: 'section' | 'assistant' | 'rahima' = 'section',
) => {
  const revision = await users.as(name).revisionOf(no)
  return bodyOf(
    await users.as(name).send('POST', `/applications/${no}/cross-checks/${code}/reason`, { reason, revision }),
  )
}
const rowOf = (no: string) =>
  portal.db.selectFrom('application').selectAll().where('no', '=', no).executeTakeFirstOrThrow()

describe('the panel', () => {
  it('shows each fact with its level, source and likeness to the officers, and nothing to the applicant', async () => {
    const checks = await checksOf(strange)
    expect(checks.map(({ code, level }) => [code, level])).toEqual(
      expect.arrayContaining([
        ['account-holder', 'amber'],
        ['worker', 'green'],
        ['parent-name', 'green'],
        ['same-passport', 'amber'],
      ]),
    )
    expect(checks[0]?.level).toBe('amber')
    expect((await checkOf(strange, 'account-holder'))?.percent).toBeLessThan(80)
    expect((await checkOf(strange, 'same-passport'))?.applications).toEqual([second])
    expect(await checksOf(strange, 'rahima')).toEqual([])
  })

  it('raises flags that the queue shows since the submission', async () => {
    const { list } = bodyOf(await users.as('section').send('GET', '/desk?service=edu-allowance')).data as {
      list: { applicationNo: string; flags: object[] }[]
    }
    const flags = (no: string) => list.find(({ applicationNo }) => applicationNo === no)?.flags
    expect(flags(strange)).toContainEqual({ code: 'account-holder', level: 'amber' })
    expect(flags(second)).not.toContainEqual({ code: 'account-holder', level: 'amber' })
  })
})

describe('an amber fact', () => {
  it('is no refusal of the applicant, but is passed on only with a reason of the officer who holds it', async () => {
    const refused = bodyOf(await users.move('section', strange, 'forward', replies.section))
    expect([refused.code, refused.issues?.[0]?.message]).toEqual([
      'CHECK_UNANSWERED',
      expect.stringContaining('Account holder’s name'),
    ])
    expect((await answer(strange, 'account-holder', 'short')).code).toBe('ANSWERS_INVALID')
    expect((await answer(strange, 'account-holder', 'Asked the family by phone.', 'assistant')).code).toBe(
      'MOVE_NOT_OPEN',
    )
    expect((await answer(strange, 'account-holder', 'Asked the family by phone.', 'rahima')).code).toBe('MOVE_NOT_OPEN')
    expect((await answer(strange, 'worker', 'There is nothing to explain here.')).code).toBe('NOT_FOUND')
    expect((await answer(strange, 'account-holder', 'The account is that of the uncle.')).code).toBeUndefined()
    expect(await checkOf(strange, 'account-holder')).toMatchObject({
      missing: 0,
      reasons: [{ reason: 'The account is that of the uncle.', mineYn: 'Y' }],
    })
    expect((await users.move('section', strange, 'forward', replies.section)).code).toBe(200)
    const [moved] = await portal.db
      .selectFrom('audit')
      .select('detail')
      .where('event', '=', 'application.moved')
      .where('subject', '=', `application:${strange}`)
      .orderBy('id', 'desc')
      .execute()
    expect(moved?.detail).toMatchObject({
      move: 'forward',
      flags: expect.arrayContaining(['amber: account-holder', 'amber: same-passport']),
    })
    const audited = await portal.db
      .selectFrom('audit')
      .select('detail')
      .where('event', '=', 'application.doubt-answered')
      .execute()
    expect(audited.map(({ detail }) => detail)).toEqual([
      { code: 'account-holder', level: 'amber', reason: 'The account is that of the uncle.' },
    ])
  })

  it('loses its reason with another answer', async () => {
    const { answers } = await rowOf(strange)
    const bank = { ...(answers['bank'] as object), accountHolderName: 'MOKBUL HOSSAIN' }
    await portal.db
      .updateTable('application')
      .set({ answers: JSON.stringify({ ...answers, bank }) })
      .where('no', '=', strange)
      .execute()
    expect(bodyOf(await users.move('assistant', strange, 'forward', replies.assistant)).code).toBe('CHECK_UNANSWERED')
    expect((await answer(strange, 'account-holder', 'Seen on the cheque leaf.', 'assistant')).code).toBeUndefined()
    expect((await users.move('assistant', strange, 'forward', replies.assistant)).code).toBe(200)
  })

  it('keeps an application with shared documents out of a bulk action until a reason is given', async () => {
    const { checkList, initialApproveStatus, recommendedAmount } = replies.section
    await reviewApplication(users.as('section'), second, { checkList, initialApproveStatus }, false)
    const bulk = async () =>
      bodyOf(
        await users
          .as('section')
          .send('POST', '/desk/actions/forward', { applicationNos: [second], reply: { recommendedAmount } }),
      )
    expect((await bulk()).data['failed']).toMatchObject([{ applicationNo: second, code: 'CHECK_UNANSWERED' }])
    const doubts = (await checksOf(second)).filter(({ level }) => level !== 'green')
    for (const { code } of doubts)
      expect((await answer(second, code, 'Brother and sister, compared.')).code).toBeUndefined()
    expect((await bulk()).data['done']).toEqual([second])
  })
})

describe('the same phone number', () => {
  const flagsOf = async (no: string) => {
    const { list } = bodyOf(await users.as('section').send('GET', '/desk?service=edu-allowance&view=all')).data as {
      list: { applicationNo: string; flags: { code: string }[] }[]
    }
    return list.find(({ applicationNo }) => applicationNo === no)?.flags.map(({ code }) => code)
  }
  const change = (no: string, values: { applicant_id?: number | null; status?: string; desk?: string | null }) =>
    portal.db.updateTable('application').set(values).where('no', '=', no).execute()

  it('is amber in the panel and the lists if an application of another account has it', async () => {
    expect(await checkOf(strange, 'same-mobile')).toMatchObject({ level: 'amber', applications: [second] })
    expect(await flagsOf(strange)).toContain('same-mobile')
    expect(await flagsOf(second)).toContain('same-mobile')
  })

  it('is that of the family in the applications of one account, and of nobody where staff entered them', async () => {
    const [own, other] = [await rowOf(strange), await rowOf(second)]
    await change(second, { applicant_id: own.applicant_id })
    expect(await checkOf(strange, 'same-mobile')).toBeUndefined()
    expect(await flagsOf(strange)).not.toContain('same-mobile')
    // A passport stays a flag, also within one account.
    expect(await flagsOf(strange)).toContain('same-passport')
    await change(second, { applicant_id: null })
    await change(strange, { applicant_id: null })
    expect(await checkOf(strange, 'same-mobile')).toMatchObject({ level: 'amber' })
    expect(await flagsOf(strange)).toContain('same-mobile')
    await change(second, { applicant_id: other.applicant_id })
    await change(strange, { applicant_id: own.applicant_id })
  })

  it('counts no application that is rejected, in the panel as in the lists', async () => {
    const { status, desk } = await rowOf(second)
    await change(second, { status: 'REJECTED', desk: null })
    expect((await checksOf(strange)).filter(({ code }) => code.startsWith('same-'))).toEqual([])
    expect((await flagsOf(strange))?.filter((code) => code.startsWith('same-'))).toEqual([])
    await change(second, { status, desk })
  })
})

describe('one relative in two claims of one service', () => {
  const burial = async (login: string, passportNo: string, airwayBillNo: string) =>
    (await claimAs(portal, login, burialCost, { ...burialExample.answers, passportNo, airwayBillNo })).no

  it('is amber in the panel and the lists, as the death may be one with two passports', async () => {
    const first = await burial('01700000001', 'B0303030', '997-30303030')
    const again = await burial('01700000002', 'B0404040', '997-40404040')
    const officer = createTestApplicant(portal, await portal.tokenOf('demo.tangail@demo.wewb'))
    const checks = (await officer.get(again))['crossChecks'] as Presented[]
    expect(checks.find(({ code }) => code === 'same-relatedNid')).toMatchObject({
      level: 'amber',
      applications: [first],
    })
    const [one, other] = [await rowOf(first), await rowOf(again)]
    const flags = await loadFlags(portal.db, [one.id, other.id])
    for (const { id } of [one, other]) expect(flags.get(id)).toContainEqual({ code: 'same-relatedNid', level: 'amber' })
  })

  it('is ordinary for the mother of two students', async () => {
    const ids = [(await rowOf(strange)).id, (await rowOf(second)).id]
    const guardians = await portal.db
      .selectFrom('application_key')
      .select('digest')
      .distinct()
      .where('application_id', 'in', ids)
      .where('kind', '=', 'relatedNid')
      .execute()
    expect(guardians).toHaveLength(1)
    const flags = [...(await loadFlags(portal.db, ids)).values()].flat().map(({ code }) => code)
    expect(flags).toContain('same-passport')
    expect(flags).not.toContain('same-relatedNid')
    expect((await checksOf(strange)).map(({ code }) => code)).not.toContain('same-relatedNid')
    expect(eventServices.toSorted()).toEqual([
      'bereavement',
      'compensation',
      'fa-burial-cost',
      'fa-financial-assistance',
      'fa-repatriation',
      'surokkha',
    ])
  })
})

describe('a red fact', () => {
  it('needs two officers to approve an invented reference that an earlier form let through', async () => {
    const { answers } = await rowOf(second)
    await portal.db
      .updateTable('application')
      .set({ answers: JSON.stringify({ ...answers, workerAliveYn: 'N', faRef: 'FIN-2024-000001' }) })
      .where('no', '=', second)
      .execute()
    const director = async () => bodyOf(await users.move('director', second, 'approve', replies.director))
    expect(await checkOf(second, 'reference')).toMatchObject({ level: 'red', missing: 2 })
    // Opening the application updates the flags of the lists.
    const flags = await portal.db
      .selectFrom('cross_check_flag')
      .select(['code', 'level'])
      .where('application_id', '=', (await rowOf(second)).id)
      .execute()
    expect(flags).toContainEqual({ code: 'reference', level: 'red' })
    expect(bodyOf(await users.move('assistant', second, 'forward', replies.assistant)).code).toBe('CHECK_UNANSWERED')
    for (const { code, level } of await checksOf(second, 'assistant'))
      if (level === 'red') await answer(second, code, 'Found in the paper register.', 'assistant')
    expect((await users.move('assistant', second, 'forward', replies.assistant)).code).toBe(200)
    const refused = await director()
    expect(refused.issues?.[0]?.message).toContain('a second officer has to give a reason')
    const revision = await users.as('director').revisionOf(second)
    for (const code of ['reference', 'death'])
      await users.as('director').send('POST', `/applications/${second}/cross-checks/${code}/reason`, {
        reason: 'Seen in the register of 2024.',
        revision,
      })
    const oneOfficer = await withSameMobile(portal, [logins.assistant, logins.director], async () => [
      (await checkOf(second, 'reference'))?.missing,
      (await director()).code,
    ])
    expect(oneOfficer).toEqual([1, 'MOVE_NOT_OPEN'])
    expect((await director()).code).toBeUndefined()
    expect((await rowOf(second)).approval_status).toBe(2)
  })
})
