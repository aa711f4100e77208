import { describe, expect, it } from 'vitest'
import { availableMoves } from '#engine/evaluation/moves.ts'
import {
  createWorkflowState,
  type ListMembership,
  type Person,
  type WorkflowState,
} from '#engine/evaluation/workflow-state.ts'
import { disAllowance } from '#services/definitions/dis-allowance/definition.ts'
import { eduAllowance } from '#services/definitions/edu-allowance/definition.ts'
import { medicalAssistance } from '#services/definitions/fa-medical-assistance/definition.ts'
import { withListMoves } from './list-moves.ts'

const actions = ['view', 'verify', 'forward', 'backward', 'approve', 'reject'] as const
const hq = { kind: 'hq', places: [] } as const
const director: Person = { id: '9', roles: ['DIRECTOR'], office: hq, actions }
const list: Person = { ...director, isList: true }
const { workflow } = withListMoves(eduAllowance)
const facts = { today: '2026-11-18', 'settings.appealDays': 30 } as const
const start = createWorkflowState(workflow, { owners: ['1'], offices: {}, on: '2026-11-01' })
const atDirector: WorkflowState = { ...start, state: 'forwarded', approvalStatus: 1, desk: 'director' }
const approved: WorkflowState = { ...start, state: 'payment-queued', approvalStatus: 2 }
const movesOf = (person: Person, state: WorkflowState, listMembership?: ListMembership) =>
  availableMoves(person, workflow, { ...state, ...(listMembership ? { listMembership } : {}) }, facts).map(
    ({ id }) => id,
  )

describe('the list of a circular', () => {
  it('leaves the desks nothing to decide on an application that is on it', () => {
    expect(movesOf(director, atDirector)).toEqual(['send-to-desk', 'send-back', 'approve', 'reject'])
    expect(movesOf(director, atDirector, 'on')).toEqual([])
    expect(movesOf(director, approved)).toEqual(['revoke'])
    expect(movesOf(director, approved, 'on')).toEqual([])
  })

  it('alone approves an application beside it', () => {
    expect(movesOf(director, atDirector, 'off')).toEqual(['send-to-desk', 'send-back', 'reject'])
  })

  it('lets a desk say no again when it has said no itself', () => {
    expect(movesOf(director, atDirector, 'settled')).toEqual(['reject'])
  })

  it('makes its own moves, which nobody makes without it, nor on an own application, nor after own desk work', () => {
    const own = ['list-approve', 'list-add', 'list-remove']
    expect(movesOf(list, atDirector).filter((id) => id.startsWith('list-'))).toEqual(own)
    expect(movesOf(director, atDirector).filter((id) => id.startsWith('list-'))).toEqual([])
    expect(movesOf(list, { ...atDirector, owners: ['9'] })).toEqual([])
    const acts = [{ move: 'forward', person: '9', desk: 'assistant', on: '2026-11-02' }]
    expect(movesOf(list, { ...atDirector, acts })).not.toContain('list-approve')
    expect(movesOf(list, { ...approved, isInBatch: true })).toEqual([])
  })

  it('belongs to every version of a service whose decisions are published, and to no other', () => {
    expect(withListMoves(eduAllowance)).toBe(withListMoves(eduAllowance))
    expect(withListMoves(disAllowance).workflow.moves.map(({ id }) => id)).toContain('list-remove')
    expect(withListMoves(medicalAssistance)).toBe(medicalAssistance)
  })
})
