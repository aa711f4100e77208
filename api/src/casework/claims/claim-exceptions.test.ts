import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { medicalAssistance } from '@wewb/domain/services/definitions/fa-medical-assistance/definition'
import { example as medicalExample } from '@wewb/domain/services/definitions/fa-medical-assistance/example'
import { surokkha } from '@wewb/domain/services/definitions/surokkha/definition'
import { performMoves } from '#testing/run-example.ts'
import { bodyOf, createTestApplicant } from '#testing/test-applicant.ts'
import { withSameMobile } from '#testing/with-same-mobile.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { isFull } from '@wewb/tests/test-size.ts'
import {
  act,
  amena,
  claimAs,
  jobLossAnswers,
  jobLossMoves,
  rahim,
  salma,
  untilDecision,
} from './claims.test.support.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.stop())

const [assistant, director, section] = ['ad.welfare@demo.wewb', 'dir.welfare@demo.wewb', 'so.two@demo.wewb']
const reason = 'Two workers have the same policy number.'
const note = 'Compared with the register of the insurer.'

const person = async (login: string) => createTestApplicant(portal, await portal.tokenOf(login))
const claimOf = async (login: string, no: string) => (await (await person(login)).get(no))['claim']
const post = async (login: string, no: string, path: string, body: object) => {
  const officer = await person(login)
  const revision = await officer.revisionOf(no)
  const sent = await officer.send('POST', `/applications/${no}/claim-exception${path}`, { revision, ...body })
  return { code: sent.code, problem: bodyOf(sent).code, issues: bodyOf(sent).issues }
}
const request = (login: string, no: string, body: object = {}) => post(login, no, '', { reason, ...body })
const decide = async (login: string, no: string, decision = 'CONFIRMED', seen?: number) =>
  post(login, no, '/decision', {
    decision,
    note,
    requestId: seen ?? (await claimOf(login, no))?.exception?.requestId ?? 0,
  })
const eventsOf = async (no: string) =>
  await portal.db
    .selectFrom('audit')
    .select(['event', 'actor', 'detail'])
    .where('subject', '=', `application:${no}`)
    .where('event', 'like', 'claim.%')
    .orderBy('id')
    .execute()

describe('an exception to the claims ledger', () => {
  const grant = (no: string) => act(portal, director, no, 'approve', { approvedAmount: '50000', sanctionMemoNo: 'M-2' })
  let granted: string
  let blocked: string

  it('is offered to those who may ask for it, with what blocks the approval', async () => {
    granted = (await claimAs(portal, amena, surokkha, jobLossAnswers)).no
    // As if both had come before there was a ledger.
    await portal.db.deleteFrom('claim').where('service', '=', surokkha.id).execute()
    blocked = (await claimAs(portal, rahim, surokkha, jobLossAnswers)).no
    await performMoves(portal, amena, granted, jobLossMoves)
    await performMoves(portal, rahim, blocked, jobLossMoves)
    expect(await claimOf(assistant, blocked)).toBeNull()
    // Two accounts of one person are one of the two people who grant it.
    const alone = await withSameMobile(portal, [assistant, director], () => grant(granted))
    expect([alone.code, alone.body.code]).toEqual([409, 'MOVE_NOT_OPEN'])
    expect((await grant(granted)).code).toBe(200)
    const claim = await claimOf(assistant, blocked)
    expect(claim).toMatchObject({
      blocks: [{ applicationNo: granted, exceptedYn: 'N' }],
      exception: null,
      asksAmountYn: 'N',
      mayRequestYn: 'Y',
      mayDecideYn: 'N',
    })
    expect(await claimOf(section, blocked)).toMatchObject({ blocks: [{}], mayRequestYn: 'N', mayDecideYn: 'N' })
    expect(await claimOf(rahim, blocked)).toBeNull()
    expect(await claimOf('auditor@demo.wewb', blocked)).toMatchObject({ mayRequestYn: 'N' })
  })

  it('needs the permission and a reason', async () => {
    for (const login of [section, rahim, 'auditor@demo.wewb'])
      expect(await request(login, blocked)).toMatchObject({ code: 409, problem: 'MOVE_NOT_OPEN' })
    expect((await request(assistant, blocked, { reason: '' })).issues).toMatchObject([
      { path: 'reason', code: 'required' },
    ])
    expect((await request(assistant, blocked, { reason: 'too few' })).issues).toMatchObject([
      { path: 'reason', code: 'too-short' },
    ])
    expect((await request(assistant, granted)).code).toBe(409)
  })

  it('is confirmed by a second person, and the approval fails until then', async () => {
    expect((await request(assistant, blocked)).code).toBe(200)
    expect((await request(director, blocked)).code).toBe(409)
    expect((await grant(blocked)).body.issues).toMatchObject([
      { path: 'approvedAmount', message: expect.stringContaining(granted) },
    ])
    expect((await decide(assistant, blocked)).code).toBe(409)
    expect((await decide(section, blocked)).code).toBe(409)
    expect((await withSameMobile(portal, [assistant, director], () => decide(director, blocked))).code).toBe(409)
    expect(await claimOf(assistant, blocked)).toMatchObject({
      mayDecideYn: 'N',
      exception: { state: 'REQUESTED', reason },
    })
    expect(await claimOf(director, blocked)).toMatchObject({ mayDecideYn: 'Y' })
  })

  it('may be declined, and asked for again; who still sees the first request decides nothing', async () => {
    const { requestId } = (await claimOf(director, blocked)).exception
    expect((await decide(director, blocked, 'DECLINED')).code).toBe(200)
    expect((await grant(blocked)).code).toBe(422)
    expect(await claimOf(assistant, blocked)).toMatchObject({
      mayRequestYn: 'Y',
      exception: { state: 'DECLINED', decision: { note } },
    })
    expect((await request(assistant, blocked)).code).toBe(200)
    expect((await decide(director, blocked, 'CONFIRMED', requestId)).problem).toBe('VERSION_CONFLICT')
    expect((await decide(director, blocked)).code).toBe(200)
    expect((await decide(director, blocked, 'DECLINED')).code).toBe(409)
  })

  it('serves one approval, and is in the audit log with both persons and the reason', async () => {
    expect((await grant(blocked)).code).toBe(200)
    const events = await eventsOf(blocked)
    expect(events.map(({ event }) => event)).toEqual([
      'claim.exception-requested',
      'claim.exception-decided',
      'claim.exception-requested',
      'claim.exception-decided',
      'claim.exception-used',
    ])
    expect(new Set(events.slice(2, 4).map(({ actor }) => actor)).size).toBe(2)
    for (const { detail } of events) expect(JSON.stringify(detail)).toContain(reason)
    expect((await act(portal, director, blocked, 'revoke', { note: 'Approved by mistake.' })).code).toBe(200)
    expect(await claimOf(director, blocked)).toMatchObject({ exception: { state: 'USED' }, mayRequestYn: 'Y' })
  })

  it('has two persons in the database too', async () => {
    const update = portal.db.updateTable('claim_override').set((eb) => ({ decided_by: eb.ref('requested_by') }))
    await expect(update.where('decision', 'is not', null).execute()).rejects.toThrow('claim_override_two_persons')
  })
})

describe('an exception above a ceiling', () => {
  const seen = { earlierHelpSeen: true }
  const moves = untilDecision(medicalExample).map((move) =>
    move.move === 'forward' ? { ...move, reply: { ...move.reply, ...seen } } : move,
  )
  const approve = (no: string, approvedAmount: string) =>
    act(portal, director, no, 'approve', { ...seen, approvedAmount, sanctionMemoNo: 'M-1' })
  const { answers } = medicalExample
  let nos: string[]

  it.runIf(isFull)('names the amount, and holds for no more', async () => {
    nos = []
    for (const login of [amena, rahim, salma]) {
      const { no } = await claimAs(portal, login, medicalAssistance, answers)
      await performMoves(portal, login, no, moves)
      nos.push(no)
    }
    const [first, second] = nos as [string, string]
    expect((await approve(first, '100000')).code).toBe(200)
    expect(await claimOf(assistant, second)).toMatchObject({ asksAmountYn: 'Y', mayRequestYn: 'Y' })
    for (const [amount, code] of [
      ['', 'required'],
      ['much', 'not-money'],
      ['৫০০০০', 'rule'],
    ])
      expect((await request(assistant, second, { amount })).issues).toMatchObject([{ path: 'amount', code }])
    expect((await request(assistant, second, { amount: '৮০,০০০' })).code).toBe(200)
    expect((await decide(director, second)).code).toBe(200)
    expect((await approve(second, '80000.01')).body.issues).toMatchObject([{ path: 'approvedAmount' }])
  })

  it.runIf(isFull)(
    'does not hold once more has been granted, also when both are approved at the same moment',
    async () => {
      const [, second, third] = nos as [string, string, string]
      expect((await request(assistant, third, { amount: '120000' })).code).toBe(200)
      expect((await decide(director, third)).code).toBe(200)
      const results = await Promise.all([approve(second, '80000'), approve(third, '120000')])
      expect(new Set(results.map(({ code }) => code))).toEqual(new Set([200, 422]))
      const last = results[0]?.code === 200 ? third : second
      expect(await claimOf(director, last)).toMatchObject({ exception: { state: 'OUTDATED' }, mayRequestYn: 'Y' })
      expect((await request(assistant, last, { amount: '90000' })).code).toBe(200)
      expect((await decide(director, last)).code).toBe(200)
      expect((await approve(last, '80000')).code).toBe(200)
    },
  )
})
