import fc from 'fast-check'
import { limitOf, repeated, seed } from '@wewb/tests/test-size.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bodyOf } from '#testing/test-applicant.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { awardLateApprovals } from './award-late-approvals.ts'
import { listViolations } from './list-violation-queries.ts'
import { openMeritDesk, type MeritDesk } from './merit-list.test.support.ts'
import { notifyRemainingResults } from './notify-result-list.ts'

let portal: TestPortal
let desk: MeritDesk
beforeAll(async () => {
  portal = await startTestPortal()
  desk = await openMeritDesk(portal)
})
afterAll(() => portal.stop())

const note = 'The marks of this student are looked at again.'
const replies = {
  forward: { recommendedAmount: '27500' },
  'send-to-desk': { toDesk: 'assistant', note },
  'send-back': { fieldsToCorrect: ['address'], dueOn: '2099-01-01', note },
  approve: { approvedAmount: '27500', sanctionMemoNo: '49.04-8' },
  reject: { reasonCode: 'OTHER', note, noteBng: 'নম্বর আবার দেখা হচ্ছে।' },
  revoke: { note },
  reopen: { note, noteBng: 'নম্বর আবার দেখা হচ্ছে।' },
  uphold: { reasonCode: 'OTHER', note, noteBng: 'নম্বর আবার দেখা হচ্ছে।' },
  appeal: { appeal: note },
  withdraw: {},
} as const
const staffMoves = ['forward', 'send-to-desk', 'approve', 'reject', 'revoke', 'reopen', 'uphold'] as const
const staff = ['section', 'assistant', 'director', 'director2'] as const
const students = 4
const runs = repeated(8, 60)

const student = fc.nat({ max: students - 1 })
const who = fc.constantFrom(...staff)
const action = fc.constantFrom('SELECT', 'DESELECT', 'ADD', 'REMOVE')
const changeRow = fc.tuple(student, action)
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('propose'), seats: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('approve'), who }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('publish'), who }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('change'),
      who: fc.constantFrom('assistant', 'assistant', 'section', 'director2', 'director'),
      rows: fc.uniqueArray(changeRow, { minLength: 1, maxLength: 2, selector: ([index]) => index }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('decide'),
      who: fc.constantFrom('director', 'director', 'director2', 'assistant'),
      isApproved: fc.constantFrom(true, true, false),
    }),
  },
  {
    weight: 9,
    arbitrary: fc.record({ kind: fc.constant('move'), who, student, move: fc.constantFrom(...staffMoves) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('bulk'), who, move: fc.constantFrom(...staffMoves) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('applicant'), student, move: fc.constantFrom('appeal', 'withdraw') }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('jobs') }) },
)
/** The milestones of a list, cut somewhere, between steps of any kind: most histories would never publish otherwise. */
const milestones = fc
  .constantFrom(3, 3, 3, 2, 1, 0)
  .map((length) =>
    [
      { kind: 'propose', seats: 2 } as const,
      { kind: 'approve', who: 'director' } as const,
      { kind: 'publish', who: 'director' } as const,
    ].slice(0, length),
  )
/** Before there is a list, the desks still decide singly: forwarded, approved, or both. */
const early = fc
  .tuple(student, fc.constantFrom([0, 1], [1, 2], [0, 2]))
  .map(([index, cut]) =>
    [
      { kind: 'move', who: 'assistant', student: index, move: 'forward' } as const,
      { kind: 'move', who: 'director', student: index, move: 'approve' } as const,
    ].slice(...cut),
  )
const history = fc
  .tuple(
    fc.array(fc.oneof(early, fc.tuple(step)), { maxLength: 6 }).map((parts) => parts.flat()),
    milestones,
    fc.array(step, { minLength: 5, maxLength: 18 }),
  )
  .map((parts) => parts.flat())
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never
type Circular = { setupId: number; nos: string[] }

/** Makes one step of a history and returns what the portal answered; a refusal is an answer like any other. */
async function makeStep({ setupId, nos }: Circular, one: Step): Promise<string> {
  if ('seats' in one) return desk.codeOf(await desk.propose(setupId, one.seats))
  if ('rows' in one) {
    const rows = Object.fromEntries(one.rows.map(([index, action]) => [nos[index], action]))
    return desk.codeOf(await desk.proposeChange(setupId, rows, one.who))
  }
  if ('isApproved' in one) {
    const listed = bodyOf(await desk.as('director').send('GET', `/results/${setupId}/changes`)).data
    const open = listed?.['list'].find(({ outcome }: { outcome: string }) => outcome === 'OPEN')
    if (!open) return 'NOTHING'
    const decide = one.isApproved ? desk.approveChange : desk.rejectChange
    return desk.codeOf(await decide(setupId, open.changeId, one.who))
  }
  if ('student' in one) {
    const person = 'who' in one ? one.who : 'rahima'
    return desk.codeOf(await desk.move(person, nos[one.student] ?? '', one.move, replies[one.move as 'withdraw']))
  }
  if ('move' in one) {
    const body = { applicationNos: nos, reply: replies[one.move] }
    return desk.codeOf(await desk.as(one.who).send('POST', `/desk/actions/${one.move}`, body))
  }
  if ('who' in one)
    return desk.codeOf(
      one.kind === 'approve' ? await desk.approve(setupId, {}, one.who) : await desk.publish(setupId, {}, one.who),
    )
  await awardLateApprovals(portal)
  await notifyRemainingResults(portal)
  return 'OK'
}

it(
  'published selection, applications, payments, instalments and messages agree after any order of moves',
  async () => {
    const reached = new Map<string, number>()
    await fc.assert(
      fc.asyncProperty(history, async (steps) => {
        const circular = await desk.circularWith(students)
        for (const one of steps) {
          const response = await makeStep(circular, one)
          const key = `${one.kind} ${response === 'OK' ? 'made' : 'refused'}`
          reached.set(key, (reached.get(key) ?? 0) + 1)
          expect(response).not.toBe('UNEXPECTED')
          expect(await listViolations(portal.db, circular.setupId)).toEqual([])
        }
      }),
      { seed, numRuns: runs },
    )
    // Histories that never get anywhere would prove nothing.
    const missing = ['propose', 'approve', 'publish', 'change', 'decide', 'move'].filter(
      (kind) => !reached.has(`${kind} made`),
    )
    expect(missing).toEqual([])
  },
  limitOf(runs),
)
