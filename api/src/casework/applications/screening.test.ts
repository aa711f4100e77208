import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { reIntegration } from '@wewb/domain/services/definitions/re-integration/definition'
import { example } from '@wewb/domain/services/definitions/re-integration/example'
import { createTestApplicant, bodyOf } from '#testing/test-applicant.ts'
import { tryAction } from '#testing/test-membership.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { fillInApplication, performMoves } from '#testing/run-example.ts'

const [first, second, third] = ['01700000001', '01700000002', '01700000003']
const centre = 'wc.tangail@demo.wewb'
const { answers, moves } = example

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.stop())

const as = async (login: string) => createTestApplicant(portal, await portal.tokenOf(login))
async function apply(login: string, changes: Answers = {}): Promise<string> {
  const no = await fillInApplication(portal, await portal.tokenOf(login), reIntegration, { ...answers, ...changes })
  await performMoves(portal, login, no, moves.slice(0, 1))
  return no
}
const screeningOf = async (login: string, no: string) => (await (await as(login)).get(no))['screening']
const messagesOf = async (login: string) => bodyOf(await (await as(login)).send('GET', '/dashboard')).data['messages']
const permit = async (login: string, no: string, enabledYn: 'Y' | 'N', note = 'ফরমের অনেক তথ্য ভুল আছে।') =>
  await (await as(login)).send('POST', `/applications/${no}/edit-permission`, { enabledYn, note })

describe('screening of a returned worker', () => {
  it('is presented on the dashboard after submission, followed by the registration', async () => {
    const no = await apply(first)
    expect(await screeningOf(first, no)).toEqual({ result: 'ELIGIBLE', reasons: [] })
    expect(await messagesOf(first)).toEqual([
      { code: 'RIN_SCREENED', text: 'Your screening is complete.', textBng: 'আপনার বাছাই (স্ক্রিনিং) সম্পন্ন হয়েছে।' },
    ])
    await performMoves(portal, first, no, moves.slice(1, 2))
    expect(await messagesOf(first)).toEqual([
      { code: 'RIN_REGISTERED', text: 'Your registration is complete.', textBng: 'আপনার নিবন্ধন সম্পন্ন হয়েছে।' },
    ])
    await performMoves(portal, first, no, moves.slice(2))
    expect(await messagesOf(first)).toEqual([])
    expect([await messagesOf(second), await messagesOf(centre)]).toEqual([[], []])
  })
  it('grants the cash once per person, by the records instead of the declaration', async () => {
    await expect(apply(second)).rejects.toThrow('This person has an application under way already')
    // Sets the state that accounts and the centre would reach: paid and closed.
    await portal.db
      .updateTable('application')
      .set({ status: 'CLOSED', state: 'case-closed', desk: null })
      .where('status', '!=', 'DRAFT')
      .execute()
    const no = await apply(second, { earlierGrantYn: 'N' })
    expect(await screeningOf(second, no)).toEqual({
      result: 'NOT_ELIGIBLE',
      reasons: [{ bn: 'এ প্রণোদনা ইতোমধ্যে প্রদান করা হয়েছে।', en: 'This incentive was already given.' }],
    })
    await performMoves(portal, second, no, moves.slice(1, 4))
    const forward = (cashYn: string) => tryAction(portal, 'ad.welfare@demo.wewb', no, 'forward', { cashYn })
    expect((await forward('Y')).body.issues.map(({ path }: { path: string }) => path)).toEqual(['cashYn'])
    expect((await forward('N')).code).toBe(200)
    const approve = (move: string) => tryAction(portal, 'dir.welfare@demo.wewb', no, move, { sanctionMemoNo: 'M-1' })
    expect((await approve('approve')).body.code).toBe('MOVE_NOT_OPEN')
    expect((await approve('approve-services')).code).toBe(200)
    const row = await portal.db.selectFrom('application').selectAll().where('no', '=', no).executeTakeFirstOrThrow()
    expect([row.state, row.amount, row.approval_status]).toEqual(['approved', null, 2])
  })
  it('names the failed one of two rules with the same code, to the person and to staff', async () => {
    const no = await apply(third, {
      nid: '1978123457',
      passportNo: 'A05678902',
      currentOccupation: 'ABROAD_AGAIN',
      returnDate: '2014-06-01',
      departureDate: '2010-01-01',
    })
    const screening = await screeningOf(third, no)
    expect(screening.reasons.map(({ en }: { en: string }) => en)).toEqual([
      'The return date is outside the programme period.',
      'The incentive is only for those who live in the country now.',
    ])
    expect(await screeningOf(centre, no)).toEqual(screening)
  })
})

describe('edit permission', () => {
  const fileOf = async () =>
    await portal.db
      .selectFrom('application')
      .selectAll()
      .where('service', '=', 're-integration')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()

  it('unlocks the whole form, is granted only by the centre with a note, and is audited', async () => {
    const { no } = await fileOf()
    expect([
      (await permit(third, no, 'Y')).body.code,
      (await permit('ad.welfare@demo.wewb', no, 'Y')).body.code,
      (await permit('demo.cumilla@demo.wewb', no, 'Y')).body.code,
    ]).toEqual(['MOVE_NOT_OPEN', 'MOVE_NOT_OPEN', 'NOT_FOUND'])
    expect((await permit(centre, no, 'Y', 'short')).code).toBe(422)
    expect(bodyOf(await permit(centre, no, 'Y')).data).toMatchObject({ state: 'returned', desk: null })
    const { unlocked, due_on } = await fileOf()
    expect([unlocked, due_on]).toEqual([expect.arrayContaining(['nid', 'bank', 'returnDate']), expect.any(String)])
    const { detail } = await portal.db
      .selectFrom('audit')
      .selectAll()
      .where('event', '=', 'application.moved')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(detail).toMatchObject({ move: 'enable-edit' })
  })
  it('can be revoked while the person has changed nothing', async () => {
    const { no } = await fileOf()
    expect((await permit(third, no, 'N')).body.code).toBe('MOVE_NOT_OPEN')
    expect(bodyOf(await permit(centre, no, 'N')).data).toMatchObject({ state: 'pending', desk: 'centre' })
    expect((await permit(centre, no, 'N')).body.code).toBe('MOVE_NOT_OPEN')
    await permit(centre, no, 'Y')
    const person = await as(third)
    const { answers: stored } = await person.get(no)
    const step = reIntegration.steps.find(({ id }) => id === 'eligibility')?.fields ?? []
    const answers = Object.fromEntries(step.map(({ id }) => [id, stored[id]]))
    await person.save(no, 'eligibility', JSON.parse(JSON.stringify(answers)) as Answers)
    expect((await (await as(centre)).get(no))['movesOpen'].map(({ action }: { action: string }) => action)).toEqual([
      'take-back',
    ])
    await person.save(no, 'eligibility', { ...answers, returnDate: '2024-06-01', currentOccupation: 'FARMING' })
    expect((await (await as(centre)).get(no))['movesOpen']).toEqual([])
    expect((await permit(centre, no, 'N')).body.code).toBe('MOVE_NOT_OPEN')
  })
  it('leads to a new screening', async () => {
    const { no } = await fileOf()
    await performMoves(portal, third, no, [{ by: 'applicant', move: 'resubmit', reply: {} }])
    expect(await screeningOf(third, no)).toEqual({ result: 'ELIGIBLE', reasons: [] })
  })
})
