import { describe, expect, it } from 'vitest'
import type { ServiceDefinition } from '#engine/definition/service-definition.ts'
import type { Move } from '#engine/definition/workflow.ts'
import { createApprovalWorkflow } from '#services/workflows/approval-workflow.ts'
import { deskTemplates } from '#services/workflows/desk-templates.ts'
import { applyMove } from './apply-move.ts'
import { validateDefinition } from './validate-definition.ts'
import { messageTemplateOf, availableMoves } from './moves.ts'
import { resolveWorkflow } from './resolve-workflow.ts'
import { createWorkflowState, type Person, type WorkflowState } from './workflow-state.ts'
import { placeholderValues } from './placeholder-values.ts'

const [worker, flightNo] = [
  { bn: 'কর্মীর নাম', en: 'Worker' },
  { bn: 'ফ্লাইট', en: 'Flight' },
]
const handOver: Move = {
  id: 'hand-over',
  row: 'T14',
  from: ['approved'],
  to: 'case-closed',
  by: 'holder',
  needs: 'forward',
  handsTo: 'nobody',
  stage: 'HOME',
  label: { bn: 'হস্তান্তর', en: 'Hand over' },
}

/** A small case: the director decides only if the Board pays, and the airport desk ends it. */
const journeyHome: ServiceDefinition = {
  id: 'home',
  prefix: 'HOM',
  title: { bn: 'ফেরা', en: 'Home' },
  summary: { bn: 'ফেরা', en: 'Home' },
  opensTo: 'applicants',
  steps: [{ id: 'one', title: { bn: 'এক', en: 'One' }, fields: [{ kind: 'text', id: 'worker', label: worker }] }],
  workflow: createApprovalWorkflow({
    desks: [
      {
        ...deskTemplates.section,
        workingDays: 1,
        asks: [{ kind: 'text', id: 'paidBy', label: { bn: 'কে দেবে', en: 'Who pays' } }],
      },
      { ...deskTemplates.assistant, workingDays: 1 },
      { ...deskTemplates.director, workingDays: 1, when: { field: 'paidBy', is: 'BOARD' } },
    ],
    stages: {
      all: [
        { id: 'OPENED', label: { bn: 'শুরু', en: 'Opened' } },
        { id: 'FLIGHT', label: { bn: 'ফ্লাইট', en: 'Flight fixed' }, notifies: 'REP_FLIGHT' },
        { id: 'HOME', label: { bn: 'বাড়িতে', en: 'Home' } },
      ],
      asks: [{ kind: 'text', id: 'flightNo', when: { field: 'stage', is: 'FLIGHT' }, label: flightNo }],
    },
    later: { desks: [{ ...deskTemplates.airport, workingDays: 1 }], moves: [handOver] },
  }),
  tells: { worker: ['worker'], flight: ['flightNo'] },
  keys: { name: ['worker'] },
  list: { columns: [{ of: 'number' }], filters: [] },
  print: { heading: { bn: 'ফেরা', en: 'Home' } },
}

const officer = (role: Person['roles'][number], kind: 'hq' | 'airport' = 'hq'): Person => ({
  id: role,
  roles: [role],
  office: { kind, places: ['DAC'] },
  actions: ['view', 'forward', 'backward', 'approve', 'reject'],
})
const family: Person = { id: 'family', roles: ['APPLICANT'], actions: ['create'] }

/** The case after these moves. */
function after(moves: [Person, string, Record<string, string>][]): {
  workflowState: WorkflowState
  definition: ServiceDefinition
} {
  let workflowState = createWorkflowState(journeyHome.workflow, {
    owners: ['family'],
    offices: { airport: 'DAC' },
    on: '2026-11-15',
  })
  const replies: Record<string, string>[] = []
  for (const [person, id, reply] of moves) {
    const { workflow } = resolveWorkflow(journeyHome, { worker: 'KAMAL' }, replies)
    const move = availableMoves(person, workflow, workflowState, { today: '2026-11-15' }).find((open) => open.id === id)
    if (!move) throw new Error(`${person.id} cannot ${id} in ${workflowState.state} at ${workflowState.desk}`)
    workflowState = applyMove(workflow, workflowState, { move, person, reply, on: '2026-11-15' })
    replies.push(reply)
  }
  return { workflowState, definition: resolveWorkflow(journeyHome, { worker: 'KAMAL' }, replies) }
}
const [section, assistant, director, airport] = [
  officer('SECTION_OFFICER'),
  officer('ASST_DIRECTOR'),
  officer('DIRECTOR'),
  officer('AIRPORT_OFFICER', 'airport'),
]
const open = (person: Person, { workflowState, definition }: ReturnType<typeof after>) =>
  availableMoves(person, definition.workflow, workflowState, { today: '2026-11-15' }).map(({ id }) => id)

describe('case with stages', () => {
  it('has a consistent definition', () => expect(validateDefinition(journeyHome)).toEqual([]))

  it('starts in its first stage', () => expect(after([[family, 'submit', {}]]).workflowState.stage).toBe('OPENED'))

  it('passes the director only if an earlier desk decided that the Board pays', () => {
    const employer = after([
      [family, 'submit', {}],
      [section, 'forward', { paidBy: 'EMPLOYER' }],
    ])
    expect(open(assistant, employer)).toContain('approve')
    const board = after([
      [family, 'submit', {}],
      [section, 'forward', { paidBy: 'BOARD' }],
    ])
    expect([open(assistant, board).includes('approve'), open(assistant, board).includes('forward')]).toEqual([
      false,
      true,
    ])
    const sanctioned = after([
      [family, 'submit', {}],
      [section, 'forward', { paidBy: 'BOARD' }],
      [assistant, 'forward', {}],
      [director, 'approve', {}],
    ])
    expect(sanctioned.workflowState).toMatchObject({ state: 'approved', desk: 'airport' })
  })

  it('continues after approval until the airport closes it', () => {
    const approved = after([
      [family, 'submit', {}],
      [section, 'forward', { paidBy: 'EMPLOYER' }],
      [assistant, 'approve', {}],
    ])
    expect(open(airport, approved)).toEqual(expect.arrayContaining(['progress-later', 'hand-over']))
    expect(open(assistant, approved)).not.toContain('hand-over')
    const afterHandOver = after([
      [family, 'submit', {}],
      [section, 'forward', { paidBy: 'EMPLOYER' }],
      [assistant, 'approve', {}],
      [airport, 'hand-over', {}],
    ])
    expect(afterHandOver.workflowState).toMatchObject({ state: 'case-closed', stage: 'HOME' })
    expect(afterHandOver.workflowState.desk).toBeUndefined()
  })

  it('fills a stage notification from reply and form', () => {
    const { workflowState, definition } = after([[family, 'submit', {}]])
    const progress = definition.workflow.moves.find(({ id }) => id === 'progress') as Move
    const reply = { stage: 'FLIGHT', flightNo: 'BG-340' }
    expect(messageTemplateOf(progress, definition.workflow, workflowState, reply)).toBe('REP_FLIGHT')
    expect(messageTemplateOf(progress, definition.workflow, workflowState, { stage: 'HOME' })).toBeUndefined()
    const placeholders = placeholderValues({
      definition,
      answers: { worker: 'KAMAL' },
      actionFields: progress.asks ?? [],
      reply,
      context: { facts: {} },
    })
    expect(placeholders).toEqual({ worker: { bn: 'KAMAL', en: 'KAMAL' }, flight: { bn: 'BG-340', en: 'BG-340' } })
  })

  it('is rejected if its workflow depends on an unanswerable question', () => {
    const workflow = {
      ...journeyHome.workflow,
      desks: journeyHome.workflow.desks.map((desk) => ({ ...desk, when: { field: 'nothing', is: 'x' } })),
    }
    expect(validateDefinition({ ...journeyHome, workflow })).toContain(
      'the road of section asks about nothing, which is no field',
    )
  })
})
