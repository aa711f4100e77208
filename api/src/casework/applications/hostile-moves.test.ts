import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '@wewb/domain/engine/evaluation/working-days'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { eduAllowanceAnswers } from '@wewb/domain/services/definitions/edu-allowance/example'
import { submitApplicationAs, bodyOf } from '#testing/test-applicant.ts'
import { reviewApplication } from '#testing/review-application.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import {
  loginTestUsers,
  outcomeCodes,
  logins,
  otherStudent,
  replies,
  type TestUsers,
} from './test-users.test.support.ts'

let portal: TestPortal
let cast: TestUsers
let no: string
beforeAll(async () => {
  portal = await startTestPortal()
  cast = await loginTestUsers(portal)
  no = await submitApplicationAs(portal, logins.rahima)
})
afterAll(() => portal.stop())

const refusalsOf = (subject: string) =>
  portal.db
    .selectFrom('audit')
    .select('detail')
    .where('event', '=', 'application.refused')
    .where('subject', '=', `application:${subject}`)
    .execute()

describe('an officer who is the applicant or is named in the form', () => {
  const change = (login: string, values: { mobile?: string | null; nid_sealed?: Buffer | null }) =>
    portal.db.updateTable('account').set(values).where('login_id', '=', login).execute()
  const forward = async () => {
    const { code, data } = bodyOf(await cast.move('section', no, 'forward', replies.section))
    return code ?? data['state']
  }

  it('does not act on it: by phone, or by the NID of an own account with the same phone', async () => {
    const { guardianMobile, guardianNid } = eduAllowanceAnswers
    await change(logins.section, { mobile: logins.rahima })
    expect(await forward()).toBe('OWN_APPLICATION')
    await change(logins.section, { mobile: String(guardianMobile) })
    expect(await forward()).toBe('OWN_APPLICATION')
    expect((await cast.as('section').send('POST', `/applications/${no}/take`)).code).toBe(409)
    const bulk = { applicationNos: [no], reply: { recommendedAmount: '27500' } }
    expect(bodyOf(await cast.as('section').send('POST', '/desk/actions/forward', bulk)).data['failed']).toMatchObject([
      { code: 'OWN_APPLICATION', message: expect.stringContaining('Another officer') },
    ])
    await change(logins.section, { mobile: logins.salma })
    await change(logins.salma, { nid_sealed: portal.secrets.encrypt(String(guardianNid)) })
    expect(await forward()).toBe('OWN_APPLICATION')
    expect((await refusalsOf(no)).map(({ detail }) => detail)).toEqual(
      Array.from({ length: 4 }, () => ({ move: 'forward', why: 'OWN_APPLICATION' })),
    )
    await change(logins.section, { mobile: null })
    await change(logins.salma, { nid_sealed: null })
  })
})

describe('submission has the same checks by every call', () => {
  it('bulk actions cannot submit, because they lack its checks', async () => {
    const { as } = cast
    const draft = await as('karim').start()
    const handIn = { applicationNos: [draft], reply: {} }
    expect(bodyOf(await as('karim').send('POST', '/desk/actions/submit', handIn)).code).toBe('NO_PERMISSION')
    expect(await as('karim').get(draft)).toMatchObject({ state: 'draft' })
  })

  it('an officer cannot submit for a person who would be themselves', async () => {
    const { as } = cast
    const draft = await as('karim').start()
    const officer = await portal.db
      .selectFrom('account')
      .select('id')
      .where('login_id', '=', logins.tangail)
      .executeTakeFirstOrThrow()
    await portal.db.updateTable('application').set({ entered_by: officer.id }).where('no', '=', draft).execute()
    const answer = bodyOf(
      await as('tangail').send('POST', '/desk/actions/submit', { applicationNos: [draft], reply: {} }),
    )
    expect(answer.data).toMatchObject({ done: [], failed: [{ applicationNo: draft, code: 'MOVE_NOT_OPEN' }] })
    const revision = await as('karim').revisionOf(draft)
    const incomplete = await as('karim').send('POST', `/applications/${draft}/actions/submit`, { reply: {}, revision })
    expect(bodyOf(incomplete).code).toBe('ANSWERS_INVALID')
    await as('karim').send('DELETE', `/applications/${draft}`)
  })

  it('nobody can submit after the deadline, even an earlier draft, but can after an extension', async () => {
    const { as } = cast
    const draft = await as('karim').fillIn(otherStudent)
    const { setupId } = await as('karim').get(draft)
    await as('director').send('POST', `/demo/circulars/${setupId}/close`)
    expect(bodyOf(await as('karim').submit(draft)).code).toBe('NOT_OPEN')
    const setups = bodyOf(await as('director').send('GET', '/setups/scholarship')).data['list'] as {
      setupId: number
      revision: number
    }[]
    const revision = setups.find((setup) => setup.setupId === setupId)?.revision
    await as('director').send('POST', `/setups/scholarship/${setupId}/extend`, {
      closesOn: addDays(toDhakaDate(new Date()), 20),
      revision,
    })
    expect((await as('karim').submit(draft)).code).toBe(200)
    await cast.move('karim', draft, 'withdraw')
  })
})

describe('exactly one of concurrent requests succeeds', () => {
  it('accepts one of two submissions without a key, and one of a submission and a deletion', async () => {
    const { as } = cast
    const draft = await as('karim').fillIn(otherStudent)
    const revision = await as('karim').revisionOf(draft)
    const submit = () => as('karim').send('POST', `/applications/${draft}/submit`, { revision })
    const remove = () => as('karim').send('DELETE', `/applications/${draft}`)
    const ends = outcomeCodes(await Promise.all([submit(), submit(), remove()]))
    expect(ends.filter((end) => end === '200')).toHaveLength(1)
    const acts = await portal.db
      .selectFrom('application_act')
      .innerJoin('application', 'application.id', 'application_id')
      .select('move')
      .where('no', '=', draft)
      .execute()
    expect(acts.length).toBeLessThanOrEqual(1)
    if (acts.length > 0) await cast.move('karim', draft, 'withdraw')
  })

  it('accepts one of more repeated submissions than there are database connections', async () => {
    const { as } = cast
    const draft = await as('karim').fillIn(otherStudent)
    const revision = await as('karim').revisionOf(draft)
    const token = await portal.tokenOf(logins.karim)
    const submit = () =>
      portal.request(
        'POST',
        `/applications/${draft}/submit`,
        { revision },
        { token, headers: { 'idempotency-key': 'nervous-finger' } },
      )
    expect(new Set(outcomeCodes(await Promise.all(Array.from({ length: 30 }, submit))))).toEqual(new Set(['200']))
    await cast.move('karim', draft, 'withdraw')
  })

  it('accepts one of two applications for the same student from two accounts', async () => {
    const { as } = cast
    const [one, two] = [await as('karim').fillIn(otherStudent), await as('salma').fillIn(otherStudent)]
    const ends = outcomeCodes(await Promise.all([as('karim').submit(one), as('salma').submit(two)]))
    expect(ends.toSorted()).toEqual(['200', 'ANSWERS_INVALID'])
    if (ends[1] === '200') await cast.move('salma', two, 'withdraw')
    else await cast.move('karim', one, 'withdraw')
  })

  it('accepts either a withdrawal or the claim of an officer', async () => {
    const { as } = cast
    const draft = await submitApplicationAs(portal, logins.karim, otherStudent)
    const revision = await as('karim').revisionOf(draft)
    const withdraw = as('karim').send('POST', `/applications/${draft}/actions/withdraw`, { reply: {}, revision })
    const ends = outcomeCodes(await Promise.all([withdraw, as('section').send('POST', `/applications/${draft}/take`)]))
    expect(ends.filter((end) => end === '200')).toHaveLength(1)
    if (ends[0] !== '200') await cast.move('karim', draft, 'withdraw')
  })
})

describe('amount', () => {
  it.each(['0', '-5', '1e3', '27500.001', '27501', 'NaN', ['27500'], { a: 1 }, 1e21, true])(
    'is rejected as %j',
    async (approvedAmount) => {
      const file = await cast.as('director').get(no)
      if (file['desk'] !== 'director') await cast.bringToDirector(no)
      const answer = bodyOf(await cast.move('director', no, 'approve', { ...replies.director, approvedAmount }))
      expect([answer.code, answer.issues?.[0]?.path]).toEqual(['ANSWERS_INVALID', 'approvedAmount'])
    },
  )

  it('is rejected above the ceiling in single and bulk actions, and the attempts are audited', async () => {
    const reply = { ...replies.director, approvedAmount: '27501' }
    const before = (await refusalsOf(no)).length
    expect(bodyOf(await cast.move('director', no, 'approve', reply)).code).toBe('ANSWERS_INVALID')
    await reviewApplication(cast.as('director'), no)
    expect(
      bodyOf(await cast.as('director').send('POST', '/desk/actions/approve', { applicationNos: [no], reply })).code,
    ).toBe('ANSWERS_INVALID')
    expect((await refusalsOf(no)).slice(before)).toEqual([
      { detail: { move: 'approve' } },
      { detail: { move: 'approve' } },
    ])
  })

  it('cannot exceed the budget by two concurrent approvals', async () => {
    const { as } = cast
    const other = await submitApplicationAs(portal, logins.karim, otherStudent)
    await cast.bringToDirector(other)
    const { setupId } = await as('director').get(no)
    const { circular } = await portal.db
      .selectFrom('setup')
      .select('circular')
      .where('id', '=', setupId)
      .executeTakeFirstOrThrow()
    await portal.db
      .updateTable('setup')
      .set({ circular: JSON.stringify({ ...circular, budget: '30000' }) })
      .where('id', '=', setupId)
      .execute()
    const ends = outcomeCodes(
      await Promise.all([no, other].map((file) => cast.move('director', file, 'approve', replies.director))),
    )
    expect(ends.toSorted()).toEqual(['200', 'ANSWERS_INVALID'])
    await portal.db
      .updateTable('setup')
      .set({ circular: JSON.stringify(circular) })
      .where('id', '=', setupId)
      .execute()
  })
})

/** Finds the application that exceeded the budget and is still on the director's desk. */
const waiting = () =>
  portal.db
    .selectFrom('application')
    .select(['no', 'applicant_id'])
    .where('desk', '=', 'director')
    .executeTakeFirstOrThrow()

describe('four-eyes principle', () => {
  it('applies to a person with two roles too, and the attempt is audited', async () => {
    const { no: file } = await waiting()
    const before = (await refusalsOf(file)).length
    const assistant = await portal.db
      .selectFrom('account')
      .select('id')
      .where('login_id', '=', logins.assistant)
      .executeTakeFirstOrThrow()
    await portal.db.insertInto('account_role').values({ account_id: assistant.id, role_id: 9 }).execute()
    expect(bodyOf(await cast.move('assistant', file, 'approve', replies.director)).code).toBe('MOVE_NOT_OPEN')
    const bulk = { applicationNos: [file], reply: replies.director }
    expect(bodyOf(await cast.as('assistant').send('POST', '/desk/actions/approve', bulk)).data['done']).toEqual([])
    expect((await refusalsOf(file)).slice(before)).toEqual([
      { detail: { move: 'approve' } },
      { detail: { move: 'approve' } },
    ])
    await portal.db.deleteFrom('account_role').where('account_id', '=', assistant.id).where('role_id', '=', 9).execute()
  })
})

describe('rejection', () => {
  it('cannot be appealed after a new application, and blocks a new one during the appeal', async () => {
    const refused = await waiting()
    await cast.move('director', refused.no, 'reject', {
      reasonCode: 'OTHER',
      note: 'The papers do not prove it.',
      noteBng: 'কাগজপত্রে তা প্রমাণিত হয়নি।',
    })
    const rahimas = bodyOf(await cast.as('rahima').send('GET', '/applications')).data['list'] as {
      applicationNo: string
    }[]
    const isRahimas = rahimas.some(({ applicationNo }) => applicationNo === refused.no)
    const [owner, student] = isRahimas ? (['rahima', {}] as const) : (['karim', otherStudent] as const)
    const again = await submitApplicationAs(portal, logins[owner], student)
    const appeal = () => cast.move(owner, refused.no, 'appeal', { appeal: 'I do not agree with this at all.' })
    expect(bodyOf(await appeal()).code).toBe('ALREADY_EXISTS')
    await cast.move(owner, again, 'withdraw')
    expect((await appeal()).code).toBe(200)
    const third = await cast.as('salma').fillIn(student)
    expect(bodyOf(await cast.as('salma').submit(third)).issues).toEqual([
      expect.objectContaining({ path: 'rollNo', code: 'rule' }),
    ])
  })
})
