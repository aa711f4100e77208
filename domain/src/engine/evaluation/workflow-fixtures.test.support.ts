import type { RoleCode } from '#access/roles.ts'
import type { Answers } from '#engine/conditions/evaluate-condition.ts'
import { eduAllowance } from '#services/definitions/edu-allowance/definition.ts'
import { applyMove } from './apply-move.ts'
import { availableMoves } from './moves.ts'
import { createWorkflowState, type Person, type WorkflowState } from './workflow-state.ts'

/** For the tests of moves: people of the education stipend, and an application at their desks. */
export const { workflow } = eduAllowance
export const facts = {
  today: '2026-11-15',
  'settings.appealDays': 30,
  'settings.graceDays': 15,
  'service.ceiling': 34000,
  'budget.left': 30000,
} as const
export const actions = ['view', 'create', 'verify', 'forward', 'backward', 'approve', 'reject'] as const
export const officer = (id: string, ...roles: RoleCode[]): Person => ({
  id,
  roles,
  office: { kind: 'hq', places: [] },
  actions,
})

export const applicant: Person = { id: 'rahima', roles: ['APPLICANT'], actions: ['view', 'create', 'edit'] }
export const section = officer('section', 'SECTION_OFFICER')
export const assistant = officer('assistant', 'ASST_DIRECTOR')
export const director = officer('director', 'DIRECTOR')
export const systemActor: Person = { id: 'system', roles: [], actions: [], isSystem: true }

export const draft = createWorkflowState(workflow, { owners: ['rahima'], offices: {}, on: '2026-11-01' })
export const availableMoveIds = (
  person: Person,
  workflowState: WorkflowState,
  known: object = facts,
  moves = workflow,
) => availableMoves(person, moves, workflowState, known).map(({ id }) => id)

export function performMove(
  workflowState: WorkflowState,
  person: Person,
  id: string,
  reply: Answers = {},
  moves = workflow,
): WorkflowState {
  const move = availableMoves(person, moves, workflowState, facts).find((one) => one.id === id)
  if (!move) throw new Error(`${id} is not open to ${person.id} in ${workflowState.state}`)
  return applyMove(moves, workflowState, { move, person, reply, on: facts.today })
}
export const pending = performMove(draft, applicant, 'submit')
export const atDirector = performMove(performMove(pending, section, 'forward'), assistant, 'forward')
