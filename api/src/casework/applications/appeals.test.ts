import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addWorkingDays } from '@wewb/domain/engine/evaluation/working-days'
import { toDhakaDate, formatDate } from '@wewb/domain/language/dates'
import { financialAssistance } from '@wewb/domain/services/definitions/fa-financial-assistance/definition'
import { example as financialExample } from '@wewb/domain/services/definitions/fa-financial-assistance/example'
import { repatriation } from '@wewb/domain/services/definitions/fa-repatriation/definition'
import { example as repatriationExample } from '@wewb/domain/services/definitions/fa-repatriation/example'
import type { ExampleMove } from '@wewb/domain/services/definitions/service-example'
import { isFull } from '@wewb/tests/test-size.ts'
import { insertException, updateExceptionDecision } from '#casework/claims/exception-queries.ts'
import { insertReason } from '#casework/cross-checks/queries.ts'
import { insertShareDecision } from '#casework/shares/queries.ts'
import type { Tx } from '#db/database.ts'
import { act, getClaim, getRow } from '#casework/claims/claims.test.support.ts'
import { bodyOf, createTestApplicant } from '#testing/test-applicant.ts'
import { fillInApplication, performMoves } from '#testing/run-example.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { runDailyDeskJob } from '#casework/desks/daily-desk-job.ts'
import { listHolidays } from './queries.ts'

const [family, other] = ['01700000001', '01700000002']
const [assistant, director, general] = ['ad.welfare@demo.wewb', 'dir.welfare@demo.wewb', 'dg@demo.wewb']
const appeal = { appeal: 'The papers were complete.' }
const reason = { note: 'The papers are complete.', noteBng: 'কাগজপত্র সম্পূর্ণ আছে।' }
const refusal = { reasonCode: 'FALSE_INFO', ...reason }
const toDirector = financialExample.moves.slice(0, -1)
const refusedByDirector: ExampleMove[] = [...toDirector, { by: 'dir.welfare', move: 'reject', reply: refusal }]

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.stop())

const as = async (login: string) => createTestApplicant(portal, await portal.tokenOf(login))
const refuse = async (login: string, moves = financialExample.rejectionMoves) => {
  const no = await fillInApplication(portal, await portal.tokenOf(login), financialAssistance, financialExample.answers)
  await performMoves(portal, login, no, moves)
  return no
}
const decide = async (login: string, no: string, move: string, reply: object = reason) => {
  const { code, body } = await act(portal, login, no, move, reply)
  return { ...(body as typeof body & { message?: string }), code: code === 200 ? 'OK' : body.code }
}
const movesOf = async (login: string, no: string) =>
  (await (await as(login)).get(no))['movesOpen'].map(({ action }: { action: string }) => action)
const queueOf = async (login: string) =>
  bodyOf(await (await as(login)).send('GET', '/desk')).data['list'].map(
    ({ applicationNo }: { applicationNo: string }) => applicationNo,
  )
const messagesAbout = (no: string) =>
  portal.db.selectFrom('message').select(['template', 'body']).where('file_no', '=', no).orderBy('id').execute()
const withdrawn = async (no: string) =>
  await portal.db
    .deleteFrom('claim')
    .where('application_id', '=', (await getRow(portal, no)).id)
    .execute()

describe('appeal against an assistant director', () => {
  it('is heard by the director where the director is no desk of the chain', async () => {
    const { answers, rejectionMoves } = repatriationExample
    const no = await fillInApplication(portal, await portal.tokenOf(other), repatriation, answers)
    await performMoves(portal, other, no, rejectionMoves)
    expect((await act(portal, other, no, 'appeal', appeal)).code).toBe(200)
    expect(await queueOf(director)).toContain(no)
    expect(await queueOf(assistant)).not.toContain(no)
    expect(await movesOf(assistant, no)).toEqual([])
    const denied = await decide(assistant, no, 'reopen')
    expect([denied.code, denied.message]).toEqual([
      'APPEAL_NEEDS_OTHERS',
      'You acted on this application before. Somebody else decides the appeal.',
    ])
    expect((await decide(general, no, 'reopen')).code).toBe('MOVE_NOT_OPEN')
    expect(await movesOf(director, no)).toEqual(['reopen', 'uphold'])
    expect((await decide(director, no, 'reopen')).code).toBe('OK')
    // The refuser may approve after all, and may not refuse again.
    await performMoves(portal, other, no, [
      { by: 'mission.riyadh', move: 'forward', reply: { costBorneBy: 'EMPLOYER' } },
    ])
    expect(await movesOf(assistant, no)).toContain('approve')
    expect(await movesOf(assistant, no)).not.toContain('reject')
  })

  it('tells the family who hears it and until when, on the page and in a message', async () => {
    const no = await refuse(family)
    await decide(family, no, 'appeal', appeal)
    const today = toDhakaDate(new Date())
    const day = addWorkingDays(today, 20, await listHolidays(portal.db))
    const view = await (await as(family)).get(no)
    expect([view['statusText'], view['statusTextBng']]).toEqual([
      `Your appeal is with: Director (appeals), head office. It will be decided by ${formatDate(day, 'en')}.`,
      `আপিল শুনছেন: পরিচালক (আপিল), প্রধান কার্যালয়। সিদ্ধান্ত হবে ${formatDate(day, 'bn')} তারিখের মধ্যে।`,
    ])
    const [message] = (await messagesAbout(no)).filter(({ template }) => template === 'APPEAL_RECEIVED')
    expect(message?.body).toContain(formatDate(day, 'bn'))
    expect(message?.body).toContain('পরিচালক (আপিল)')
    expect(await getClaim(portal, no)).toMatchObject({ state: 'CLAIMED' })
    const short = await decide(director, no, 'reopen', { note: 'Yes' })
    expect(short.issues?.map(({ path }: { path: string }) => path)).toEqual(['noteBng', 'note'])
    await decide(director, no, 'reopen')
    expect((await messagesAbout(no)).at(-1)?.template).toBe('APPEAL_GRANTED')
    const approve = financialExample.moves.slice(-2)
    expect(await performMoves(portal, family, no, approve)).toMatchObject({ applicationStatus: 'PAYMENT_QUEUED' })
    expect(await getClaim(portal, no)).toMatchObject({ state: 'GRANTED' })
    await withdrawn(no)
  })

  it.runIf(isFull)('goes to the director general if every director has acted on the application', async () => {
    const back = { toDesk: 'assistant', note: 'Please check the certificate.' }
    const no = await refuse(family, [
      ...toDirector,
      { by: 'dir.welfare', move: 'send-to-desk', reply: back },
      { by: 'ad.welfare', move: 'reject', reply: refusal },
    ])
    await decide(family, no, 'appeal', appeal)
    expect((await decide(director, no, 'reopen')).code).toBe('APPEAL_NEEDS_OTHERS')
    expect((await decide(general, no, 'uphold', refusal)).code).toBe('OK')
    expect((await messagesAbout(no)).at(-1)?.template).toBe('APPEAL_DISMISSED')
    expect(await getClaim(portal, no)).toMatchObject({ state: 'RELEASED' })
    expect(await movesOf(family, no)).toEqual([])
  })
})

describe('appeal in an application about which the director decided beside the moves', () => {
  type OtherDecision = { id: number; accountId: number; at: Date }
  const notReached = { claim_digest: Buffer.alloc(32), blocks: JSON.stringify([]), reason: 'The same policy number.' }
  const declined = async (tx: Tx, { id, accountId, at }: OtherDecision) => {
    const request = {
      ...notReached,
      application_id: id,
      amount: null,
      requested_by: await idOf(assistant),
      requested_at: at,
    }
    const exception = await insertException(tx, request)
    const decision = { decision: 'DECLINED', note: 'They are two people.', decidedBy: accountId, at } as const
    await updateExceptionDecision(tx, exception.id, decision)
  }
  const dividedShares = (tx: Tx, { id, accountId, at }: OtherDecision) =>
    insertShareDecision(tx, {
      application_id: id,
      version: 1,
      basis: 'PROPOSED',
      shares: [10_000],
      heirs: JSON.stringify([]),
      reason: '',
      account_id: accountId,
      at,
    })
  const gaveReason = (tx: Tx, { id, accountId, at }: OtherDecision) =>
    insertReason(tx, {
      application_id: id,
      code: 'death',
      fingerprint: Buffer.alloc(32),
      account_id: accountId,
      reason: 'Seen in the register.',
      at,
    })
  const idOf = async (login: string) => {
    const { id } = await portal.db
      .selectFrom('account')
      .select('id')
      .where('login_id', '=', login)
      .executeTakeFirstOrThrow()
    return id
  }
  const decideOtherwise = async (no: string, write: (tx: Tx, decision: OtherDecision) => Promise<unknown>) => {
    const beside = { id: (await getRow(portal, no)).id, accountId: await idOf(director), at: new Date() }
    await portal.db.transaction().execute((tx) => write(tx, beside))
  }

  it.runIf(isFull).each([
    ['an exception', declined],
    ['shares', dividedShares],
    ['a difference of statements', gaveReason],
  ])('is not heard by the director who decided %s', async (_what, write) => {
    const no = await refuse(family)
    await decideOtherwise(no, write)
    expect((await decide(family, no, 'appeal', appeal)).code).toBe('OK')
    expect((await getRow(portal, no)).desk).toBe('appeal-general')
    // Also while another director could hear it.
    await portal.db.updateTable('application').set({ desk: 'appeal-director' }).where('no', '=', no).execute()
    expect((await decide(director, no, 'reopen')).code).toBe('APPEAL_NEEDS_OTHERS')
    await portal.db.updateTable('application').set({ desk: 'appeal-general' }).where('no', '=', no).execute()
    expect((await decide(general, no, 'uphold', refusal)).code).toBe('OK')
  })

  it('is heard by the director who gives a reason only during the hearing', async () => {
    const no = await refuse(family)
    await decide(family, no, 'appeal', appeal)
    await decideOtherwise(no, gaveReason)
    expect((await decide(director, no, 'uphold', refusal)).code).toBe('OK')
  })
})

describe('an appeal that nobody may hear', () => {
  const set = (login: string, state: 'active' | 'inactive') =>
    portal.db.updateTable('account').set({ state }).where('login_id', '=', login).execute()
  const alarms = async (login: string) =>
    bodyOf(await (await as(login)).send('GET', '/dashboard')).data['appealsWithoutHearer']
  const statusOf = async (no: string) => (await (await as(family)).get(no))['statusText'] as string

  it('is on the dashboards of head office, and names nobody to the family, until somebody may hear it', async () => {
    // The director is the director general too, and there is no other.
    await set(general, 'inactive')
    const roles = await portal.db
      .insertInto('account_role')
      .expression((eb) =>
        eb
          .selectFrom('account')
          .innerJoin('role', (join) => join.on('role.code', '=', 'DG'))
          .select(['account.id as account_id', 'role.id as role_id'])
          .where('login_id', '=', director),
      )
      .returningAll()
      .execute()
    const no = await refuse(family, refusedByDirector)
    expect((await decide(family, no, 'appeal', appeal)).code).toBe('OK')
    expect((await getRow(portal, no)).desk).toBe('appeal-general')
    expect(await statusOf(no)).toMatch(/^Head office has not yet named an officer to hear your appeal\. It/)
    const [message] = (await messagesAbout(no)).filter(({ template }) => template === 'APPEAL_RECEIVED')
    expect(message?.body).toContain('এখনো ঠিক হয়নি')
    expect((await (await as(family)).get(no))['holderNote'].en).toMatch(/^Nobody may hear this appeal/)
    for (const login of ['admin@demo.wewb', director, 'auditor@demo.wewb'])
      expect(await alarms(login)).toMatchObject([{ applicationNo: no, role: 'Director general' }])
    for (const login of [family, 'so.edu@demo.wewb', 'demo.tangail@demo.wewb']) expect(await alarms(login)).toEqual([])
    await set(general, 'active')
    expect(await alarms('admin@demo.wewb')).toEqual([])
    expect(await statusOf(no)).toMatch(/^Your appeal is with: Director general \(appeals\), head office\./)
    await portal.db
      .deleteFrom('account_role')
      .where((eb) => eb.and(roles[0] ?? {}))
      .execute()
    expect((await decide(general, no, 'uphold', refusal)).code).toBe('OK')
  })

  it('goes to the director general when the director who should hear it may not any more', async () => {
    const no = await refuse(family)
    await decide(family, no, 'appeal', appeal)
    await set(director, 'inactive')
    expect(await alarms('admin@demo.wewb')).toMatchObject([{ applicationNo: no, role: 'Director (approver)' }])
    expect(await statusOf(no)).toContain('Head office has not yet named an officer')
    await runDailyDeskJob(portal)
    await set(director, 'active')
    expect(await alarms('admin@demo.wewb')).toEqual([])
    expect(await statusOf(no)).toContain('Director general (appeals)')
    expect((await (await as(family)).get(no))['history'].at(-1)['label']).toBe('Now with Director general (appeals)')
    expect((await decide(general, no, 'uphold', refusal)).code).toBe('OK')
  })
})

describe('an appeal whose answers name a director', () => {
  it('goes past that director, also when the director is named only later', async () => {
    const no = await refuse(family)
    await portal.db.updateTable('account').set({ mobile: '01712345678' }).where('login_id', '=', director).execute()
    await decide(family, no, 'appeal', appeal)
    expect((await getRow(portal, no)).desk).toBe('appeal-general')
    await portal.db.updateTable('application').set({ desk: 'appeal-director' }).where('no', '=', no).execute()
    expect((await decide(director, no, 'reopen')).code).toBe('OWN_APPLICATION')
    const { data } = bodyOf(await (await as('admin@demo.wewb')).send('GET', '/dashboard'))
    expect(data['appealsWithoutHearer']).toMatchObject([{ applicationNo: no, role: 'Director (approver)' }])
    await runDailyDeskJob(portal)
    expect((await getRow(portal, no)).desk).toBe('appeal-general')
    await portal.db.updateTable('account').set({ mobile: null }).where('login_id', '=', director).execute()
    expect((await decide(general, no, 'uphold', refusal)).code).toBe('OK')
  })
})

describe('appeal against a director', () => {
  it('is heard by the director general, not by another director', async () => {
    const no = await refuse(family, refusedByDirector)
    await decide(family, no, 'appeal', appeal)
    expect(await queueOf(general)).toEqual([no])
    expect(await queueOf(director)).not.toContain(no)
    expect((await (await as(director)).send('POST', `/applications/${no}/take`)).code).toBe(409)
    const denied = await decide(director, no, 'uphold', refusal)
    expect(denied.code).toBe('APPEAL_NEEDS_OTHERS')
    expect((await decide(general, no, 'reopen')).code).toBe('OK')
    expect((await getRow(portal, no)).desk).toBe('assistant')
    await performMoves(portal, family, no, [{ by: 'ad.welfare', move: 'forward', reply: {} }])
    expect(await movesOf(director, no)).toContain('approve')
    expect(await movesOf(director, no)).not.toContain('reject')
    expect(await movesOf(general, no)).toEqual([])
  })

  it('records the denied attempt of the refuser in the audit log', async () => {
    const denied = await portal.db.selectFrom('audit').selectAll().where('event', '=', 'application.refused').execute()
    expect(denied.map(({ detail }) => detail)).toEqual(expect.arrayContaining([{ move: 'reopen' }, { move: 'uphold' }]))
  })
})
