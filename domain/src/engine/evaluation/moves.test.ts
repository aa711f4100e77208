import { describe, expect, it } from 'vitest'
import { membership } from '#services/definitions/wewb-membership/definition.ts'
import {
  actions,
  applicant,
  assistant,
  atDirector,
  director,
  facts,
  officer,
  availableMoveIds,
  pending,
  systemActor,
  section,
  performMove,
  workflow,
} from './workflow-fixtures.test.support.ts'
import { mayOverrideClaim, mayViewApplication, messageTemplateOf } from './moves.ts'
import { createWorkflowState, hasEnteredBank, type Person } from './workflow-state.ts'

describe('stipend application', () => {
  it('moves from the section officer to the assistant director to the director', () => {
    expect(pending).toMatchObject({ state: 'pending', approvalStatus: 0, desk: 'section' })
    expect(performMove(pending, section, 'forward')).toMatchObject({
      state: 'forwarded',
      approvalStatus: 1,
      desk: 'assistant',
    })
    expect(atDirector).toMatchObject({ approvalStatus: 1, desk: 'director' })
    expect(performMove(atDirector, director, 'approve')).toMatchObject({ state: 'approved', approvalStatus: 2 })
    expect(performMove(atDirector, director, 'approve').desk).toBeUndefined()
  })
  it('is not approved by another account of who forwarded or entered it', () => {
    const alone = { ...director, accounts: ['assistant'], samePerson: ['director', 'assistant'] }
    expect(availableMoveIds(director, atDirector)).toContain('approve')
    expect(availableMoveIds(alone, atDirector)).not.toContain('approve')
    // A branch shares the e-mail address of its office.
    expect(availableMoveIds({ ...director, accounts: ['assistant'] }, atDirector)).toContain('approve')
    const entered = { ...atDirector, acts: [], enteredBy: 'assistant' }
    expect(availableMoveIds(director, entered)).toContain('approve')
    expect(availableMoveIds(alone, entered)).not.toContain('approve')
    expect(hasEnteredBank(alone, entered)).toBe(true)
  })
  it('offers each person only the moves of their desk', () => {
    expect(availableMoveIds(section, pending)).toEqual(['forward', 'send-back'])
    expect(availableMoveIds(assistant, pending)).toEqual([])
    expect(availableMoveIds(assistant, performMove(pending, section, 'forward'))).toEqual([
      'forward',
      'send-to-desk',
      'send-back',
      'reject',
    ])
    expect(availableMoveIds(director, atDirector)).toEqual(['send-to-desk', 'send-back', 'approve', 'reject'])
    expect(availableMoveIds(applicant, atDirector)).toEqual([])
  })
  it('requires the permission in addition to the desk', () => {
    expect(availableMoveIds({ ...section, actions: ['view'] }, pending)).toEqual([])
  })
  it('can be moved only by the officer who claimed it', () => {
    expect(availableMoveIds(section, { ...pending, takenBy: 'colleague' })).toEqual([])
    expect(availableMoveIds(section, { ...pending, takenBy: 'section' })).toContain('forward')
  })
  it('is never moved by its own applicant, regardless of their roles', () => {
    const own = { ...atDirector, owners: ['director'] }
    expect(availableMoveIds(director, own)).toEqual([])
    expect(availableMoveIds(director, { ...pending, owners: ['director'] })).toEqual(['withdraw'])
  })
  it('is not approved by the officer who forwarded or entered it', () => {
    const both = officer('both', 'ASST_DIRECTOR', 'DIRECTOR')
    const forwarded = performMove(performMove(pending, section, 'forward'), both, 'forward')
    expect(availableMoveIds(both, forwarded)).not.toContain('approve')
    expect(availableMoveIds(director, forwarded)).toContain('approve')
    expect(availableMoveIds(director, { ...forwarded, enteredBy: 'director' })).not.toContain('approve')
  })
  it('is submitted only by the officer who entered it', () => {
    const entered = createWorkflowState(workflow, {
      owners: ['rahima'],
      offices: {},
      on: '2026-11-01',
      enteredBy: 'section',
    })
    expect([availableMoveIds(section, entered), availableMoveIds(assistant, entered)]).toEqual([['submit'], []])
  })
})

describe('payment of an award', () => {
  const accounts: Person = { ...officer('accounts', 'ACCOUNTS'), isBatch: true }
  const approved = performMove(atDirector, director, 'approve')
  const queued = performMove({ ...approved, isPublished: true }, systemActor, 'queue-payment')
  const sent = performMove({ ...queued, isInBatch: true }, accounts, 'send-advice')
  it('is sent to the bank only in a batch, never by a desk', () => {
    expect(availableMoveIds(accounts, queued)).toEqual([])
    expect(availableMoveIds(officer('accounts', 'ACCOUNTS'), { ...queued, isInBatch: true })).toEqual([])
  })
  it('waits for the published result', () => {
    expect([
      availableMoveIds(systemActor, approved),
      availableMoveIds(systemActor, { ...approved, isPublished: true }),
    ]).toEqual([[], ['queue-payment']])
  })
  it('unlocks only the bank block after a bank return, then is verified and queued again', () => {
    const failed = performMove(sent, accounts, 'bounce')
    expect(failed).toMatchObject({ state: 'payment-failed', unlocked: ['bank'], approvalStatus: 2 })
    const corrected = performMove(failed, applicant, 'correct-bank')
    expect([corrected.desk, availableMoveIds(section, corrected)]).toEqual(['section', ['verify-bank']])
    expect(performMove(corrected, section, 'verify-bank').state).toBe('payment-queued')
  })
  it('goes to a corrected account only after its verification by somebody who neither entered nor corrected it', () => {
    const colleague = officer('colleague', 'SECTION_OFFICER')
    const failed = performMove({ ...sent, enteredBy: section.id }, accounts, 'bounce')
    const corrected = performMove(failed, section, 'correct-bank')
    expect(availableMoveIds(section, corrected)).toEqual([])
    expect(availableMoveIds(colleague, corrected)).toEqual(['verify-bank'])
    // The officer who entered the application may know an account that the applicant corrects.
    expect(availableMoveIds(section, performMove(failed, applicant, 'correct-bank'))).toEqual([])
    const { enteredBy: _, ...unnamed } = corrected
    expect(availableMoveIds(section, unnamed)).toEqual([])
  })
  it('is paid on confirmation, then closed if nothing else is due', () => {
    expect(performMove(performMove(sent, accounts, 'confirm-payment'), systemActor, 'close')).toMatchObject({
      state: 'closed',
      approvalStatus: 2,
    })
  })
})

it('an application is visible to its applicant, to head office, and to its office', () => {
  const demo = (id: string): Person => ({
    id,
    roles: ['DEMO_OFFICER'],
    office: { kind: 'district', places: [id] },
    actions: ['view'],
  })
  const file = { ...pending, offices: { district: 'dhaka' } }
  const stranger: Person = { id: 'salma', roles: ['APPLICANT'], actions: ['view', 'create'] }
  expect(
    [applicant, director, demo('dhaka'), demo('bogura'), stranger, { ...director, actions: [] }].map((person) =>
      mayViewApplication(person, file),
    ),
  ).toEqual([true, true, true, false, false, false])
})

it('a membership belongs to its mission: an officer of another mission has no move', () => {
  const moves = membership.workflow
  const member = performMove(
    createWorkflowState(moves, { owners: ['rahima'], offices: { mission: 'riyadh' }, on: '2026-11-01' }),
    applicant,
    'submit',
    {},
    moves,
  )
  const at = (id: string): Person => ({
    id,
    roles: ['MISSION_OFFICER'],
    office: { kind: 'mission', places: [id] },
    actions,
  })
  expect([
    availableMoveIds(at('riyadh'), member, facts, moves),
    availableMoveIds(at('dubai'), member, facts, moves),
  ]).toEqual([['forward', 'send-back'], []])
  expect(
    messageTemplateOf(
      moves.moves.find(({ id }) => id === 'forward')!,
      moves,
      member,
    ),
  ).toBe('MEMBER_FEE')
})

describe('an exception to the claims ledger', () => {
  const mayOverride = (person: Partial<Person>, state: object = {}) =>
    mayOverrideClaim({ ...director, ...person }, { ...pending, ...state })
  it('is for people with its own permission, except for an application of their own or one that they entered', () => {
    expect(mayOverride({ actions: ['approve', 'reject'] })).toBe(false)
    expect(mayOverride({ actions: ['override-claim'] })).toBe(true)
    expect(mayOverride({ actions: ['override-claim'] }, { owners: [director.id] })).toBe(false)
    expect(mayOverride({ actions: ['override-claim'] }, { enteredBy: director.id })).toBe(false)
  })
})
