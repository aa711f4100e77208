import { limitOf, repeated } from '@wewb/tests/test-size.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bodyOf } from '#testing/test-applicant.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { listViolations } from './list-violation-queries.ts'
import { openMeritDesk, type MeritDesk } from './merit-list.test.support.ts'

let portal: TestPortal
let desk: MeritDesk
beforeAll(async () => {
  portal = await startTestPortal()
  desk = await openMeritDesk(portal)
})
afterAll(() => portal.stop())

const rounds = repeated(2, 40)
const minutes = limitOf(rounds)
const approval = { approvedAmount: '27500', sanctionMemoNo: '49.04-6' }

type Racer = () => Promise<{ code: number; body: unknown }>

/** Starts all at once, in changing order, and returns their answers in the order given. */
async function race(round: number, ...racers: Racer[]): Promise<string[]> {
  const order = racers.map((_, index) => (index + round) % racers.length)
  const answers = await Promise.all(order.map(async (index) => desk.codeOf(await (racers[index] as Racer)())))
  return racers.map((_, index) => answers[order.indexOf(index)] ?? '')
}

const wins = (codes: string[]) => codes.filter((code) => code === 'OK').length

describe('two requests at the same moment', () => {
  it(
    'a single approval and the proposal of the list: the list has the approval on it, or the approval is refused',
    async () => {
      const seen = new Set<string>()
      for (let round = 0; round < rounds; round += 1) {
        const { setupId, nos } = await desk.circularWith(2)
        const [first = ''] = nos
        await desk.move('assistant', first, 'forward', { recommendedAmount: '27500' })
        const [single, list] = await race(
          round,
          () => desk.move('director', first, 'approve', approval),
          () => desk.propose(setupId, 1),
        )
        expect(list).toBe('OK')
        expect(['OK', 'DECIDED_BY_LIST']).toContain(single)
        expect((await desk.listOf(setupId))?.selected).toBe(single === 'OK' ? 2 : 1)
        expect(await listViolations(portal.db, setupId)).toEqual([])
        seen.add(String(single))
      }
      expect(seen.size).toBeGreaterThan(0)
    },
    minutes,
  )

  it(
    'a single approval and the approval of the list: only the list',
    async () => {
      for (let round = 0; round < rounds; round += 1) {
        const { setupId, nos } = await desk.circularWith(2)
        await desk.propose(setupId, 1)
        const codes = await race(
          round,
          () => desk.move('director2', nos[1] ?? '', 'approve', approval),
          () => desk.approve(setupId),
        )
        // The revision that the officer saw is an older one when the list was first.
        expect(['DECIDED_BY_LIST', 'VERSION_CONFLICT']).toContain(codes[0])
        expect(codes[1]).toBe('OK')
        expect(await listViolations(portal.db, setupId)).toEqual([])
      }
    },
    minutes,
  )

  it(
    'a change of the proposed list and its approval: one wins, never both',
    async () => {
      for (let round = 0; round < rounds; round += 1) {
        const { setupId, nos } = await desk.circularWith(2)
        await desk.propose(setupId, 1)
        const codes = await race(
          round,
          () => desk.proposeChange(setupId, { [nos[1] ?? '']: 'SELECT' }, 'assistant', { version: 1 }),
          () => desk.approve(setupId, { version: 1 }),
        )
        // After the approval the change of version 1 waits for a second person instead of being made.
        const list = await desk.listOf(setupId)
        expect([list?.state, list?.version, list?.selected]).toEqual(
          codes[1] === 'OK' ? ['APPROVED', 1, 1] : ['PROPOSED', 2, 2],
        )
        expect(await listViolations(portal.db, setupId)).toEqual([])
      }
    },
    minutes,
  )

  it(
    'a change of the approved list and its publication: one wins, never both',
    async () => {
      for (let round = 0; round < rounds; round += 1) {
        const { setupId, nos } = await desk.circularWith(2)
        await desk.propose(setupId, 1)
        await desk.approve(setupId)
        const rows = { [nos[1] ?? '']: 'SELECT' } as const
        const { changeId } = bodyOf(await desk.proposeChange(setupId, rows)).data
        const codes = await race(
          round,
          () => desk.approveChange(setupId, changeId),
          () => desk.publish(setupId, { version: 1 }),
        )
        expect([codes[0], wins(codes)]).toEqual(['OK', 1])
        expect(await desk.listOf(setupId)).toMatchObject({ state: 'APPROVED', version: 2, selected: 2 })
        expect(await listViolations(portal.db, setupId)).toEqual([])
      }
    },
    minutes,
  )

  it(
    'the proposal of a change and the publication: the change is of the list that is public, or nothing is public',
    async () => {
      for (let round = 0; round < rounds; round += 1) {
        const { setupId, nos } = await desk.circularWith(2)
        await desk.propose(setupId, 1)
        await desk.approve(setupId)
        const rows = { [nos[1] ?? '']: 'SELECT' } as const
        const [, published] = await race(
          round,
          () => desk.proposeChange(setupId, rows, 'assistant', { version: 1 }),
          () => desk.publish(setupId, { version: 1 }),
        )
        expect(['OK', 'LIST_CHANGE_OPEN']).toContain(published)
        const change = await portal.db
          .selectFrom('merit_list_change')
          .select('list_state')
          .where('setup_id', '=', setupId)
          .executeTakeFirst()
        expect(change?.list_state).toBe(published === 'OK' ? 'PUBLISHED' : 'APPROVED')
        expect(await listViolations(portal.db, setupId)).toEqual([])
      }
    },
    minutes,
  )

  it(
    'two who approve one change: one of them',
    async () => {
      for (let round = 0; round < rounds; round += 1) {
        const { setupId, nos } = await desk.circularWith(2)
        await desk.propose(setupId, 1)
        await desk.approve(setupId)
        await desk.publish(setupId)
        const rows = { [nos[0] ?? '']: 'DESELECT', [nos[1] ?? '']: 'SELECT' } as const
        const { changeId } = bodyOf(await desk.proposeChange(setupId, rows)).data
        const codes = await race(
          round,
          () => desk.approveChange(setupId, changeId, 'director'),
          () => desk.approveChange(setupId, changeId, 'director2'),
        )
        expect(codes.toSorted()).toEqual(['MOVE_NOT_OPEN', 'OK'])
        expect(await listViolations(portal.db, setupId)).toEqual([])
      }
    },
    minutes,
  )
})
