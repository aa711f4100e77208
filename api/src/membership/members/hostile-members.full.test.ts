import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { membershipAnswers } from '@wewb/domain/services/definitions/wewb-membership/example'
import { createTestApplicant, bodyOf } from '#testing/test-applicant.ts'
import { performAction, fillMembershipForm, joinAsMember, tryAction } from '#testing/test-membership.ts'
import { picture } from '#testing/images.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { closeCard, issueCard, lockMember } from './queries.ts'

let portal: TestPortal
let member: Awaited<ReturnType<typeof joinAsMember>>
beforeAll(async () => {
  portal = await startTestPortal()
  member = await joinAsMember(portal, 'kamal@demo.wewb', { memo: 'RUH-17' })
})
afterAll(() => portal.stop())

const [riyadh, assistant] = ['mission.riyadh@demo.wewb', 'ad.welfare@demo.wewb']
const passport = (passportNo: string) => ({ ...(membershipAnswers['passport'] as object), passportNo })
const endOf = ({ code, body }: { code: number; body: unknown }) => bodyOf({ body }).code ?? String(code)
let people = 0
/** Submits the application of another applicant. */
async function handedIn(login: string, changes: Answers = {}) {
  people += 1
  const token = await portal.tokenOf(login)
  const own = {
    nidOrBrn: `98765432${10 + people}`,
    passport: passport(`BX05555${10 + people}`),
    referencePassports: [],
  }
  const no = await fillMembershipForm(portal, token, { ...own, ...changes })
  expect((await createTestApplicant(portal, token).submit(no)).code).toBe(200)
  return no
}
const cardsOf = (number: string) =>
  portal.db
    .selectFrom('member_card')
    .innerJoin('member', 'member.id', 'member_card.member_id')
    .select(['serial', 'member_card.state'])
    .where('number', '=', number)
    .orderBy('serial')
    .execute()
const membersOf = (no: string) =>
  portal.db
    .selectFrom('member')
    .innerJoin('application', 'application.id', 'member.application_id')
    .select('number')
    .where('no', '=', no)
    .execute()

describe('approval', () => {
  it('given twice concurrently creates one member with one card', async () => {
    const no = await handedIn('01700000002')
    await performAction(portal, riyadh, no, 'forward', { cashMemoNo: 'RUH-18', receivedAmount: '110' })
    const answers = await Promise.all([1, 2, 3].map(() => tryAction(portal, assistant, no, 'approve', {})))
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
    expect(await membersOf(no)).toHaveLength(1)
    const again = await tryAction(portal, assistant, no, 'approve', {})
    expect([again.code >= 400 && again.code < 500, (await membersOf(no)).length]).toEqual([true, 1])
  })

  it('assigns consecutive numbers of a mission in a bulk action', async () => {
    const nos: string[] = []
    for (const login of ['01700000001', '01700000003']) {
      const no = await handedIn(login)
      await performAction(portal, riyadh, no, 'forward', { cashMemoNo: `M-${no}`, receivedAmount: '110' })
      nos.push(no)
    }
    const answers = await Promise.all(nos.map((no) => tryAction(portal, assistant, no, 'approve', {})))
    expect(answers.map(({ code }) => code)).toEqual([200, 200])
    const numbers = (await portal.db.selectFrom('member').select('number').where('mission', '=', 'RUH').execute()).map(
      ({ number }) => number,
    )
    expect(numbers.toSorted()).toEqual(numbers.map((_, index) => `RUH${String(index + 1).padStart(7, '0')}`))
  })

  it('leaves no state, action, number or message when an effect fails', async () => {
    const no = await handedIn('01700000003')
    await performAction(portal, riyadh, no, 'forward', { cashMemoNo: `M-${no}`, receivedAmount: '110' })
    const { passport_index } = await portal.db
      .selectFrom('member')
      .select('passport_index')
      .where('number', '=', member.number)
      .executeTakeFirstOrThrow()
    // Another person has become a member with this passport after the submission.
    const taken = portal.secrets.blindIndex('passport', `BX05555${10 + people}`)
    const setIndex = (index: Buffer) =>
      portal.db.updateTable('member').set({ passport_index: index }).where('number', '=', member.number).execute()
    const state = async () => ({
      row: await portal.db
        .selectFrom('application')
        .select(['state', 'revision', 'approval_status'])
        .where('no', '=', no)
        .executeTakeFirst(),
      acts: (await portal.db.selectFrom('application_act').select('id').execute()).length,
      counter: await portal.db.selectFrom('number_counter').selectAll().where('prefix', '=', 'RUH').executeTakeFirst(),
      messages: (await portal.db.selectFrom('message').select('id').execute()).length,
    })
    await setIndex(taken)
    const before = await state()
    const refused = await tryAction(portal, assistant, no, 'approve', {})
    expect([refused.code, await state()]).toEqual([409, before])
    await setIndex(passport_index)
    expect((await tryAction(portal, assistant, no, 'approve', {})).code).toBe(200)
  })
})

describe('memo number', () => {
  it('ignores case and spaces', async () => {
    const no = await handedIn('01700000002', { dateOfBirth: '1991-01-01' })
    for (const cashMemoNo of ['ruh-17', 'RUH -17', ' Ruh-17 '])
      expect([
        cashMemoNo,
        endOf(await tryAction(portal, riyadh, no, 'forward', { cashMemoNo, receivedAmount: '110' })),
      ]).toEqual([cashMemoNo, 'ANSWERS_INVALID'])
    expect(
      (await tryAction(portal, riyadh, no, 'forward', { cashMemoNo: 'RUH-1/7', receivedAmount: '110' })).code,
    ).toBe(200)
  })
})

describe('passport change', () => {
  const scan = () => picture()
  const fill = async (token: string, passportNo: string, more: Answers = {}) => {
    const own = createTestApplicant(portal, token)
    const no = String(
      bodyOf(await own.send('POST', '/applications', { service: 'wewb-passport' })).data['applicationNo'],
    )
    const passportCopy = [await own.upload(no, 'passportCopy', await scan())]
    await own.save(no, 'passport', {
      passport: passport(passportNo),
      changeReason: 'LOST',
      passportCopy,
      declarationAccepted: true,
      ...more,
    })
    return no
  }

  it('applies to the own membership, whatever number is sent', async () => {
    const other = await portal.db
      .selectFrom('member')
      .select('number')
      .where('number', '!=', member.number)
      .limit(1)
      .executeTakeFirstOrThrow()
    const no = await fill(member.token, 'BX0888881', {
      memberNo: other.number,
      oldPassportNo: 'AA1111111',
      missionId: 'DXB',
    })
    expect((await createTestApplicant(portal, member.token).get(no))['answers']).toMatchObject({
      memberNo: member.number,
      oldPassportNo: 'BX0123456',
      missionId: 'RUH',
    })
    await portal.request('DELETE', `/applications/${no}`, undefined, { token: member.token })
  })

  it('has no effect if the membership has ended in the meantime', async () => {
    const token = member.token
    const handed = await fill(token, 'BX0888882')
    expect((await createTestApplicant(portal, token).submit(handed)).code).toBe(200)
    await performAction(portal, riyadh, handed, 'forward', {})
    const draft = await fill(token, 'BX0888883')
    await performAction(portal, assistant, member.no, 'revoke', { note: 'The papers turned out to be forged.' })
    const refused = [
      await createTestApplicant(portal, token).submit(draft),
      await tryAction(portal, assistant, handed, 'approve', {}),
    ]
    expect(refused.map(endOf)).toEqual(['ANSWERS_INVALID', 'MOVE_NOT_OPEN'])
    expect(
      (await portal.db.selectFrom('application').select('state').where('no', '=', handed).executeTakeFirst())?.state,
    ).not.toBe('approved')
    await performAction(portal, riyadh, member.no, 'forward', { cashMemoNo: 'RUH-17', receivedAmount: '110' })
    await performAction(portal, assistant, member.no, 'approve', {})
  })
})

describe('revoked approval', () => {
  it('during a card replacement voids that card too, and can be given again', async () => {
    const { promise: mayCommit, resolve: commit } = Promise.withResolvers<void>()
    const replacing = portal.db.transaction().execute(async (tx) => {
      const locked = await lockMember(tx, member.number)
      await closeCard(tx, locked?.id ?? 0, { state: 'REPLACED', reason: 'LOST' })
      await issueCard(tx, locked?.id ?? 0, '2026-01-01')
      await mayCommit
    })
    const revoking = performAction(portal, assistant, member.no, 'revoke', {
      note: 'The papers turned out to be forged.',
    })
    await new Promise((resolve) => setTimeout(resolve, 500))
    commit()
    await Promise.all([replacing, revoking])
    expect((await cardsOf(member.number)).filter(({ state }) => state === 'VALID')).toEqual([])
    await performAction(portal, riyadh, member.no, 'forward', { cashMemoNo: 'RUH-17', receivedAmount: '110' })
    await performAction(portal, assistant, member.no, 'approve', {})
    expect((await cardsOf(member.number)).filter(({ state }) => state === 'VALID')).toHaveLength(1)
  })
})

describe('membership of another person', () => {
  it('is not found for reading, printing, replacement or linking', async () => {
    const strangers = ['01700000002', 'mission.dubai@demo.wewb', 'demo.tangail@demo.wewb']
    for (const login of strangers) {
      const token = await portal.tokenOf(login)
      const answers = [
        await portal.get(`/memberships/${member.number}`, { token }),
        await portal.get(`/memberships/${member.number}/card`, { token }),
        await portal.post(`/memberships/${member.number}/new-card`, { reason: 'LOST' }, { token }),
        await portal.post(`/memberships/${member.number}/card-link`, {}, { token }),
        await portal.get('/memberships/XXX0000001', { token }),
      ]
      expect([login, ...answers.map(({ code }) => code)]).toEqual([login, 404, 404, 404, 404, 404])
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    }
  })

  it('is masked for read-only staff, without card and link', async () => {
    const token = await portal.tokenOf('callcentre@demo.wewb')
    const seen = await portal.get(`/memberships/${member.number}`, { token })
    expect(JSON.stringify(seen.body)).not.toMatch(/BX0123456|AB1234567|1985-05-05/)
    const acts = [
      await portal.get(`/memberships/${member.number}/card`, { token }),
      await portal.post(`/memberships/${member.number}/new-card`, { reason: 'LOST' }, { token }),
      await portal.post(`/memberships/${member.number}/card-link`, {}, { token }),
    ]
    expect(acts.map(({ code }) => code)).toEqual([404, 404, 404])
  })
})
