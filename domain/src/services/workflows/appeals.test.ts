import { describe, expect, it } from 'vitest'
import {
  actions,
  applicant,
  assistant,
  atDirector,
  availableMoveIds,
  director,
  facts,
  officer,
  performMove,
  workflow as plain,
} from '#engine/evaluation/workflow-fixtures.test.support.ts'
import { validateWorkflow } from '#engine/evaluation/validate-workflow.ts'
import type { Person, WorkflowState } from '#engine/evaluation/workflow-state.ts'
import { catalogue } from '#services/definitions/catalogue.ts'
import { withAppeals, workflowWithAppeals } from './appeals.ts'

const workflow = workflowWithAppeals(plain)
const general = officer('general', 'DG')
const otherDirector = officer('other-director', 'DIRECTOR')
const move = (state: WorkflowState, person: Person, id: string) => performMove(state, person, id, {}, workflow)
const open = (person: Person, state: WorkflowState) => availableMoveIds(person, state, facts, workflow)
const refusedByAssistant = move(
  { ...atDirector, desk: 'assistant', acts: atDirector.acts.slice(0, 2) },
  assistant,
  'reject',
)
const refusedByDirector = move(atDirector, director, 'reject')

describe('an appeal', () => {
  it('goes one level above who refused', () => {
    expect(move(refusedByAssistant, applicant, 'appeal').desk).toBe('appeal-director')
    expect(move(refusedByDirector, applicant, 'appeal').desk).toBe('appeal-general')
    const involved = { ...refusedByAssistant, isDirectorInvolved: true }
    expect(move(involved, applicant, 'appeal').desk).toBe('appeal-general')
  })

  it('is decided by nobody who acted on the application or entered it', () => {
    const appealed = move(refusedByAssistant, applicant, 'appeal')
    expect(open(director, appealed)).toEqual(['reopen', 'uphold'])
    expect(open(officer(assistant.id, 'ASST_DIRECTOR', 'DIRECTOR'), appealed)).toEqual([])
    expect(open(director, { ...appealed, enteredBy: director.id })).toEqual([])
    expect(open(director, { ...appealed, otherDeciders: [director.id] })).toEqual([])
    expect(open(general, appealed)).toEqual([])
    expect(open(otherDirector, move(refusedByDirector, applicant, 'appeal'))).toEqual([])
    expect(open({ ...general, actions: actions.filter((action) => action !== 'approve') }, appealed)).toEqual([])
  })

  it('lets its hearer approve once it is granted; the officer who refused may approve, but not refuse again', () => {
    const reopened = move(move(refusedByAssistant, applicant, 'appeal'), director, 'reopen')
    expect(reopened).toMatchObject({ state: 'pending', desk: 'assistant' })
    expect(open(assistant, reopened)).not.toContain('reject')
    expect(open(officer('colleague', 'ASST_DIRECTOR'), reopened)).toContain('reject')
    expect(open(director, move(reopened, assistant, 'forward'))).toContain('approve')
    expect(open(general, move(reopened, assistant, 'forward'))).toEqual([])
  })
})

it('every service with appeals stays a valid workflow with the desks that hear them', () => {
  const services = catalogue.map(withAppeals).filter((service) => service.workflow.states['appealed'])
  expect(services.length).toBeGreaterThan(10)
  for (const { workflow: whole } of services) {
    expect(whole.appeals?.map(({ id }) => id)).toEqual(['appeal-director', 'appeal-general'])
    expect(whole.moves.filter(({ from }) => from.includes('appealed')).every(({ by }) => by !== 'approver')).toBe(true)
  }
  expect(validateWorkflow(workflow)).toEqual([])
})
