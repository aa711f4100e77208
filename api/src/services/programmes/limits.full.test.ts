import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { Programme } from '@wewb/domain/services/programmes/programme'
import { assignRole } from '#identity/accounts/queries.ts'
import { startTestPortal, type TestResponse, type TestPortal } from '#testing/test-portal.ts'
import { logins, loginTestUsers, minimalProgramme, minimalAnswers, type TestUsers } from './test-users.test.support.ts'

/** Number of applications approved concurrently: more than any limit here allows. */
const many = 10
let portal: TestPortal
let people: TestUsers
let directors: string[]
beforeAll(async () => {
  portal = await startTestPortal()
  people = await loginTestUsers(portal)
  directors = await Promise.all(Array.from({ length: many }, (_, index) => newDirector(index)))
})
afterAll(() => portal.stop())

/** Creates one director per application, so that all can approve at once. */
async function newDirector(index: number): Promise<string> {
  const {
    id: _,
    created_at: _at,
    ...model
  } = await portal.db
    .selectFrom('account')
    .selectAll()
    .where('login_id', '=', logins.director)
    .executeTakeFirstOrThrow()
  const login = `director${index}@demo.wewb`
  await portal.db.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto('account')
      .values({ ...model, login_id: login })
      .returning('id')
      .executeTakeFirstOrThrow()
    await assignRole(tx, id, 'DIRECTOR')
  })
  return await portal.tokenOf(login)
}

let nid = 1_000_000_000
/** Creates that many applications on the director's desk. */
async function manyWaiting(id: number): Promise<string[]> {
  const numbers: string[] = []
  for (let count = 0; count < many; count += 1) {
    const no = await people.apply('rahima', id, minimalAnswers(String((nid += 1))))
    const sent = await people.move('section', no, 'forward', { recommendedAmount: '10000' })
    if (sent.code !== 200) throw new Error(JSON.stringify(sent.body))
    numbers.push(no)
  }
  return numbers
}

async function approveAtOnce(numbers: readonly string[], reply: Answers): Promise<TestResponse[]> {
  const revisions = await portal.db
    .selectFrom('application')
    .select(['no', 'revision'])
    .where('no', 'in', numbers)
    .execute()
  const revisionOf = new Map(revisions.map(({ no, revision }) => [no, revision]))
  return await Promise.all(
    numbers.map((no, index) =>
      portal.post(
        `/applications/${no}/actions/approve`,
        { reply, revision: revisionOf.get(no) },
        { token: directors[index] ?? '', language: 'en' },
      ),
    ),
  )
}
const countApproved = async (id: number) =>
  (
    await portal.db
      .selectFrom('application')
      .select('no')
      .where('service', '=', `gms-${id}`)
      .where('approval_status', '=', 2)
      .execute()
  ).length
/** Expected status codes, sorted. */
const answersOf = (approved: number) => Array.from({ length: many }, (_, place) => (place < approved ? 200 : 422))
const reply = { approvedAmount: '10000', sanctionMemoNo: '49.04-1' }
const withLimits = (limits: Partial<Programme>): Programme => ({ ...minimalProgramme, ...limits })

it('never exceeds the budget with many concurrent approvals', async () => {
  const id = await people.publish(withLimits({ maxAmount: '10000', budget: '45000' }))
  const answers = await approveAtOnce(await manyWaiting(id), reply)
  expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual(answersOf(4))
  expect(await countApproved(id)).toBe(4)
  const refused = answers.find(({ code }) => code === 422)
  expect(refused?.body.issues).toEqual([
    expect.objectContaining({ path: 'approvedAmount', message: 'More than what is left of the budget.' }),
  ])
}, 60_000)

it('never exceeds the seats, and closes when all are taken', async () => {
  const id = await people.publish(withLimits({ seats: 3 }))
  const numbers = await manyWaiting(id)
  const late = await people.fill('karim', id, minimalAnswers('9876543210'))
  const answers = await approveAtOnce(numbers, reply)
  expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual(answersOf(3))
  expect(await countApproved(id)).toBe(3)
  const refused = answers.find(({ code }) => code === 422)
  expect(refused?.body.issues[0].message).toBe('All seats of this programme are taken, so nobody more can be approved.')

  const tooLate = await people.person('karim').submit(late)
  expect([tooLate.code, tooLate.body.issues[0].message]).toEqual([422, 'This programme is closed.'])
  // A seat that is returned is available again.
  const [first = ''] = (
    await portal.db
      .selectFrom('application')
      .select('no')
      .where('service', '=', `gms-${id}`)
      .where('approval_status', '=', 2)
      .execute()
  ).map(({ no }) => no)
  const { revision } = await portal.db
    .selectFrom('application')
    .select('revision')
    .where('no', '=', first)
    .executeTakeFirstOrThrow()
  const by = await portal.post(
    `/applications/${first}/actions/revoke`,
    { reply: { note: 'The papers were not genuine.' }, revision },
    { token: people.tokenOf('director') },
  )
  if (by.code !== 200) throw new Error(JSON.stringify(by.body))
  expect((await people.person('karim').submit(late)).code).toBe(200)
}, 60_000)

it('counts seats equally without payment and budget', async () => {
  const [section] = minimalProgramme.sections
  const id = await people.publish(
    withLimits({
      seats: 2,
      messages: {},
      sections: section ? [{ ...section, fields: section.fields.slice(0, 2) }] : [],
    }),
  )
  const answers = await approveAtOnce(await manyWaiting(id), {})
  expect(answers.map(({ code }) => code).filter((code) => code === 200)).toHaveLength(2)
  expect(await countApproved(id)).toBe(2)
}, 60_000)

it('has no limit by default, and the maximum per person if set', async () => {
  const free = await people.publish(withLimits({ maxAmount: '' }))
  const bound = await people.publish(withLimits({ maxAmount: '20000' }))
  const approveWith = async (id: number, amount: string, recommendedAmount = '20000') => {
    const no = await people.apply('salma', id, minimalAnswers(String((nid += 1))))
    await people.move('section', no, 'forward', { recommendedAmount })
    return await people.move('director', no, 'approve', { ...reply, approvedAmount: amount })
  }
  expect((await approveWith(free, '98765432', '98765432')).code).toBe(200)
  expect((await approveWith(bound, '20000.01')).body.issues).toContainEqual(
    expect.objectContaining({ path: 'approvedAmount', code: 'too-large' }),
  )
  expect((await approveWith(bound, '20000')).code).toBe(200)
})
