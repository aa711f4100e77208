import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { surokkha } from '@wewb/domain/services/definitions/surokkha/definition'
import { performMoves } from '#testing/run-example.ts'
import { bodyOf, createTestApplicant } from '#testing/test-applicant.ts'
import { withSameMobile } from '#testing/with-same-mobile.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { isFull } from '@wewb/tests/test-size.ts'
import {
  act,
  amena,
  begin,
  claimAs,
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

const [assistant, director, section] = ['ad.welfare@demo.wewb', 'dir.welfare@demo.wewb', 'so.two@demo.wewb']
const reason = 'The granted application has a mistyped policy number.'
const note = 'Compared with the certificate of the insurer.'

const person = async (login: string) => createTestApplicant(portal, await portal.tokenOf(login))
const waiverOf = async (login: string, no: string) => (await (await person(login)).get(no))['claim']?.waiver ?? null
const post = async (login: string, no: string, path: string, body: object) => {
  const officer = await person(login)
  const revision = await officer.revisionOf(no)
  const sent = await officer.send('POST', `/applications/${no}/claim-waiver${path}`, { revision, ...body })
  return { code: sent.code, issues: bodyOf(sent).issues }
}
const request = (login: string, no: string, body: object = {}) => post(login, no, '', { reason, ...body })
const decide = async (login: string, no: string, decision = 'CONFIRMED', seen?: number) =>
  post(login, no, '/decision', {
    decision,
    note,
    requestId: seen ?? (await waiverOf(login, no))?.request?.requestId ?? 0,
  })

describe('a granted claim that refuses the wrong family', () => {
  const grant = (no: string) => act(portal, director, no, 'approve', { approvedAmount: '50000', sanctionMemoNo: 'M-2' })
  let granted: string
  let refused: string

  it('is waived by two people, but not before it is granted', async () => {
    granted = (await claimAs(portal, amena, surokkha, jobLossAnswers)).no
    await performMoves(portal, amena, granted, jobLossMoves)
    expect(await waiverOf(assistant, granted)).toBeNull()
    expect((await request(assistant, granted)).code).toBe(409)
    expect((await grant(granted)).code).toBe(200)
    refused = await begin(portal, rahim, surokkha, jobLossAnswers)
    expect((await submit(portal, rahim, refused)).code).toBe(422)

    expect(await waiverOf(assistant, granted)).toMatchObject({ request: null, mayRequestYn: 'Y' })
    expect((await request(section, granted)).code).toBe(409)
    expect((await request(assistant, granted, { reason: 'too few' })).issues).toMatchObject([{ path: 'reason' }])
    expect((await request(assistant, granted)).code).toBe(200)
    expect((await request(director, granted)).code).toBe(409)
    expect((await decide(assistant, granted)).code).toBe(409)
    expect((await submit(portal, rahim, refused)).code).toBe(422)
    expect((await withSameMobile(portal, [assistant, director], () => decide(director, granted))).code).toBe(409)
    expect((await decide(director, granted)).code).toBe(200)
    expect(await waiverOf(assistant, granted)).toMatchObject({
      request: { state: 'CONFIRMED', decision: { note } },
      mayRequestYn: 'N',
    })
  })

  it.runIf(isFull)('lets one application be submitted, whose approval still needs an exception', async () => {
    expect((await submit(portal, rahim, refused)).code).toBe(200)
    expect((await claimAs(portal, salma, surokkha, jobLossAnswers)).code).toBe(422)
    expect(await waiverOf(director, granted)).toMatchObject({ request: { state: 'USED' }, mayRequestYn: 'Y' })
    await performMoves(portal, rahim, refused, jobLossMoves)
    expect((await grant(refused)).body.issues).toMatchObject([{ message: expect.stringContaining(granted) }])
  })

  it('is in the audit log with both people, and has two in the database too', async () => {
    const events = await portal.db
      .selectFrom('audit')
      .select(['event', 'actor'])
      .where('subject', '=', `application:${granted}`)
      .where('event', 'like', 'claim.waiver-%')
      .orderBy('id')
      .execute()
    expect(events.map(({ event }) => event)).toEqual(['claim.waiver-requested', 'claim.waiver-decided'])
    expect(new Set(events.map(({ actor }) => actor)).size).toBe(2)
    const update = portal.db.updateTable('claim_waiver').set((eb) => ({ decided_by: eb.ref('requested_by') }))
    await expect(update.execute()).rejects.toThrow('claim_waiver_two_persons')
  })
})
