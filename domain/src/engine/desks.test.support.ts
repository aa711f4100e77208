import type { RoleCode } from '../access/roles.ts'
import type { Answers } from '../conditions/holds.ts'
import { eduAllowance } from '../services/edu-allowance/definition.ts'
import { applyMove } from './apply-move.ts'
import { movesOpenTo } from './moves.ts'
import { begin, type Person, type Standing } from './standing.ts'

/** For the tests of moves: the people of the education stipend, and a file on their desks. */
export const { workflow } = eduAllowance
export const facts = {
  today: '2026-11-15',
  'settings.appealDays': 30,
  'settings.graceDays': 15,
  'service.ceiling': 34000,
  'budget.left': 30000,
} as const
export const actions = ['view', 'create', 'verify', 'forward', 'backward', 'approve', 'reject'] as const
export const officer = (id: string, ...roles: RoleCode[]): Person => ({ id, roles, office: { kind: 'hq', places: [] }, actions })

export const applicant: Person = { id: 'rahima', roles: ['APPLICANT'], actions: ['view', 'create', 'edit'] }
export const section = officer('section', 'SECTION_OFFICER')
export const assistant = officer('assistant', 'ASST_DIRECTOR')
export const director = officer('director', 'DIRECTOR')
export const robot: Person = { id: 'system', roles: [], actions: [], isSystem: true }

export const draft = begin(workflow, { owners: ['rahima'], offices: {}, on: '2026-11-01' })
export const open = (person: Person, standing: Standing, known: object = facts, road = workflow) =>
  movesOpenTo(person, road, standing, known).map(({ id }) => id)

export function take(standing: Standing, person: Person, id: string, reply: Answers = {}, road = workflow): Standing {
  const move = movesOpenTo(person, road, standing, facts).find((one) => one.id === id)
  if (!move) throw new Error(`${id} is not open to ${person.id} in ${standing.state}`)
  return applyMove(road, standing, { move, person, reply, on: facts.today })
}
export const pending = take(draft, applicant, 'submit')
export const atDirector = take(take(pending, section, 'forward'), assistant, 'forward')
