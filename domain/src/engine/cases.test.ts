import { describe, expect, it } from 'vitest'
import type { ServiceDefinition } from '../definition/service-definition.ts'
import type { Move } from '../definition/workflow.ts'
import { chain } from '../workflows/chain.ts'
import { seats } from '../workflows/desks.ts'
import { applyMove } from './apply-move.ts'
import { checkDefinition } from './check-definition.ts'
import { messageOf, movesOpenTo } from './moves.ts'
import { onItsRoad } from './road.ts'
import { begin, type Person, type Standing } from './standing.ts'
import { toldPlaces } from './told-places.ts'

const [worker, flightNo] = [
  { bn: 'কর্মীর নাম', en: 'Worker' },
  { bn: 'ফ্লাইট', en: 'Flight' },
]
const handOver: Move = {
  id: 'hand-over', row: 'T14', from: ['approved'], to: 'case-closed', by: 'holder', needs: 'forward', handsTo: 'nobody', stage: 'HOME', label: { bn: 'হস্তান্তর', en: 'Hand over' },
} // prettier-ignore

/** A small case: the director sits in it only when the board pays, and the airport ends it. */
const journeyHome: ServiceDefinition = {
  id: 'home', prefix: 'HOM', title: { bn: 'ফেরা', en: 'Home' }, summary: { bn: 'ফেরা', en: 'Home' }, opensTo: 'applicants',
  steps: [{ id: 'one', title: { bn: 'এক', en: 'One' }, fields: [{ kind: 'text', id: 'worker', label: worker }] }],
  workflow: chain({
    desks: [
      { ...seats.section, workingDays: 1, asks: [{ kind: 'text', id: 'paidBy', label: { bn: 'কে দেবে', en: 'Who pays' } }] },
      { ...seats.assistant, workingDays: 1 },
      { ...seats.director, workingDays: 1, when: { field: 'paidBy', is: 'BOARD' } },
    ],
    stages: {
      all: [{ id: 'OPENED', label: { bn: 'শুরু', en: 'Opened' } }, { id: 'FLIGHT', label: { bn: 'ফ্লাইট', en: 'Flight fixed' }, notifies: 'REP_FLIGHT' }, { id: 'HOME', label: { bn: 'বাড়িতে', en: 'Home' } }],
      asks: [{ kind: 'text', id: 'flightNo', when: { field: 'stage', is: 'FLIGHT' }, label: flightNo }],
    },
    later: { desks: [{ ...seats.airport, workingDays: 1 }], moves: [handOver] },
  }),
  tells: { worker: ['worker'], flight: ['flightNo'] },
  keys: { name: ['worker'] }, list: { columns: [{ of: 'number' }], filters: [] }, print: { heading: { bn: 'ফেরা', en: 'Home' } },
} // prettier-ignore

const officer = (role: Person['roles'][number], kind: 'hq' | 'airport' = 'hq'): Person => ({
  id: role, roles: [role], office: { kind, places: ['DAC'] }, actions: ['view', 'forward', 'backward', 'approve', 'reject'],
}) // prettier-ignore
const family: Person = { id: 'family', roles: ['APPLICANT'], actions: ['create'] }

/** The case as it stands after these moves. */
function after(replies: [Person, string, Record<string, string>][]): { standing: Standing; definition: ServiceDefinition } {
  let standing = begin(journeyHome.workflow, { owners: ['family'], offices: { airport: 'DAC' }, on: '2026-11-15' })
  const said: Record<string, string>[] = []
  for (const [person, id, reply] of replies) {
    const { workflow } = onItsRoad(journeyHome, { worker: 'KAMAL' }, said)
    const move = movesOpenTo(person, workflow, standing, { today: '2026-11-15' }).find((open) => open.id === id)
    if (!move) throw new Error(`${person.id} cannot ${id} in ${standing.state} at ${standing.desk}`)
    standing = applyMove(workflow, standing, { move, person, reply, on: '2026-11-15' })
    said.push(reply)
  }
  return { standing, definition: onItsRoad(journeyHome, { worker: 'KAMAL' }, said) }
}
const [section, assistant, director, airport] = [officer('SECTION_OFFICER'), officer('ASST_DIRECTOR'), officer('DIRECTOR'), officer('AIRPORT_OFFICER', 'airport')] // prettier-ignore
const open = (person: Person, { standing, definition }: ReturnType<typeof after>) =>
  movesOpenTo(person, definition.workflow, standing, { today: '2026-11-15' }).map(({ id }) => id)

describe('a case', () => {
  it('holds together', () => expect(checkDefinition(journeyHome)).toEqual([]))

  it('begins in its first stage', () => expect(after([[family, 'submit', {}]]).standing.stage).toBe('OPENED'))

  it('passes the director only when a desk before said that the board pays', () => {
    const employer = after([[family, 'submit', {}], [section, 'forward', { paidBy: 'EMPLOYER' }]]) // prettier-ignore
    expect(open(assistant, employer)).toContain('approve')
    const board = after([[family, 'submit', {}], [section, 'forward', { paidBy: 'BOARD' }]]) // prettier-ignore
    expect([open(assistant, board).includes('approve'), open(assistant, board).includes('forward')]).toEqual([false, true])
    const sanctioned = after([[family, 'submit', {}], [section, 'forward', { paidBy: 'BOARD' }], [assistant, 'forward', {}], [director, 'approve', {}]]) // prettier-ignore
    expect(sanctioned.standing).toMatchObject({ state: 'approved', desk: 'airport' })
  })

  it('is not over with the approval: the airport ends it', () => {
    const approved = after([[family, 'submit', {}], [section, 'forward', { paidBy: 'EMPLOYER' }], [assistant, 'approve', {}]]) // prettier-ignore
    expect(open(airport, approved)).toEqual(expect.arrayContaining(['progress-later', 'hand-over']))
    expect(open(assistant, approved)).not.toContain('hand-over')
    const handed = after([[family, 'submit', {}], [section, 'forward', { paidBy: 'EMPLOYER' }], [assistant, 'approve', {}], [airport, 'hand-over', {}]]) // prettier-ignore
    expect(handed.standing).toMatchObject({ state: 'case-closed', stage: 'HOME' })
    expect(handed.standing.desk).toBeUndefined()
  })

  it('tells what a stage brings, with the words of the reply and of the form', () => {
    const { standing, definition } = after([[family, 'submit', {}]])
    const progress = definition.workflow.moves.find(({ id }) => id === 'progress') as Move
    const reply = { stage: 'FLIGHT', flightNo: 'BG-340' }
    expect(messageOf(progress, definition.workflow, standing, reply)).toBe('REP_FLIGHT')
    expect(messageOf(progress, definition.workflow, standing, { stage: 'HOME' })).toBeUndefined()
    const places = toldPlaces({ definition, answers: { worker: 'KAMAL' }, asks: progress.asks ?? [], reply, known: { facts: {} } })
    expect(places).toEqual({ worker: { bn: 'KAMAL', en: 'KAMAL' }, flight: { bn: 'BG-340', en: 'BG-340' } })
  })

  it('is refused when its road asks about what nobody answers', () => {
    const workflow = {
      ...journeyHome.workflow,
      desks: journeyHome.workflow.desks.map((desk) => ({ ...desk, when: { field: 'nothing', is: 'x' } })),
    }
    expect(checkDefinition({ ...journeyHome, workflow })).toContain('the road of section asks about nothing, which is no field')
  })
})
