import { describe, expect, it } from 'vitest'
import { applicantView } from './applicant-view.ts'
import {
  applicant,
  assistant,
  atDirector,
  director,
  facts,
  availableMoveIds,
  pending,
  systemActor,
  section,
  performMove,
  workflow,
} from './workflow-fixtures.test.support.ts'
import { messageTemplateOf } from './moves.ts'
import { actionFieldsOf, validateReply } from './reply.ts'

describe('sending back', () => {
  const reply = { fieldsToCorrect: ['studentNameBn'], dueOn: '2026-11-30', note: 'Please correct the name.' }
  const returned = performMove(atDirector, director, 'send-back', reply)
  it('unlocks the named fields until the due date, then returns to the same desk', () => {
    expect(returned).toMatchObject({
      state: 'returned',
      approvalStatus: -1,
      unlocked: ['studentNameBn'],
      dueOn: '2026-11-30',
      returnsTo: 'director',
    })
    const again = performMove(returned, applicant, 'resubmit')
    expect(again).toMatchObject({ state: 'pending', approvalStatus: 0, desk: 'director', unlocked: [] })
    expect([again.dueOn, again.returnsTo]).toEqual([undefined, undefined])
  })
  it('requires a note of ten characters, a future date and fields of this application', () => {
    const move = workflow.moves.find(({ id }) => id === 'send-back')!
    const evaluationContext = { facts, questions: ['studentNameBn'] }
    expect(validateReply(move, reply, workflow, atDirector, evaluationContext)).toEqual([])
    const wrong = { fieldsToCorrect: ['salary'], dueOn: '2026-11-14', note: 'name' }
    expect(
      validateReply(move, wrong, workflow, atDirector, evaluationContext).map(({ path, code }) => `${path} ${code}`),
    ).toEqual(['fieldsToCorrect not-a-question', 'dueOn in-the-past', 'note too-short'])
  })
  it('goes to an earlier desk only', () => {
    const move = workflow.moves.find(({ id }) => id === 'send-to-desk')!
    const at = performMove(pending, section, 'forward')
    expect(
      validateReply(move, { toDesk: 'section', note: 'Look at the result again' }, workflow, at, { facts }),
    ).toEqual([])
    expect(
      validateReply(move, { toDesk: 'assistant', note: 'Look at the result again' }, workflow, at, { facts }),
    ).toEqual([{ path: 'toDesk', code: 'not-an-option' }])
    expect(performMove(atDirector, director, 'send-to-desk', { toDesk: 'section' })).toMatchObject({
      state: 'back-at-desk',
      approvalStatus: -1,
      desk: 'section',
    })
  })
  it('is closed by the system after the grace period, not before', () => {
    expect(availableMoveIds(systemActor, returned, { ...facts, today: '2026-12-15' })).toEqual([])
    expect(availableMoveIds(systemActor, returned, { ...facts, today: '2026-12-16' })).toEqual(['close-unanswered'])
    expect(availableMoveIds(systemActor, returned, { today: '2027-12-16' })).toEqual([])
  })
})

describe('decision', () => {
  const approve = workflow.moves.find(({ id }) => id === 'approve')!
  const rejected = performMove(atDirector, director, 'reject')
  const approved = performMove(atDirector, director, 'approve')
  const validate = (approvedAmount: unknown) =>
    validateReply(approve, { approvedAmount, sanctionMemoNo: 'M-1' }, workflow, atDirector, { facts }).map(
      ({ code, message }) => message?.en ?? code,
    )
  it('requires an amount within the ceiling and the budget', () => {
    expect(validate('২৭,৫০০')).toEqual([])
    expect(validate('34000.01')).toContain('It may be at most 34000.')
    expect(validate('31000')).toEqual(['More than what is left of the budget.'])
    expect(validate(undefined)).toEqual(['required'])
  })
  it('is denied to the officer who forwarded the application, even from a new last desk', () => {
    const after = (move: string) => ({
      ...atDirector,
      acts: [...atDirector.acts, { move, desk: 'director', person: director.id, on: '2026-11-14' }],
    })
    expect(availableMoveIds(director, after('send-back'))).toContain('approve')
    expect(availableMoveIds(director, after('forward'))).not.toContain('approve')
  })
  it('requires the complete check-list of the desk', () => {
    const forward = workflow.moves.find(({ id }) => id === 'forward')!
    expect(actionFieldsOf(forward, workflow, pending).map(({ id }) => id)).toEqual([
      'checkList',
      'initialApproveStatus',
      'recommendedAmount',
      'note',
    ])
    const reply = { checkList: ['identity'], initialApproveStatus: '1', recommendedAmount: 27500 }
    expect(validateReply(forward, reply, workflow, pending, { facts })).toMatchObject([
      { path: 'checkList', code: 'tick-all' },
    ])
  })
  it('allows one appeal within thirty days', () => {
    expect(availableMoveIds(applicant, rejected, { ...facts, today: '2026-12-15' })).toEqual(['appeal'])
    expect(availableMoveIds(applicant, rejected, { ...facts, today: '2026-12-16' })).toEqual([])
    const appealed = performMove(rejected, applicant, 'appeal')
    expect(availableMoveIds(director, appealed)).toEqual(['reopen', 'uphold'])
    expect(performMove(appealed, director, 'reopen')).toMatchObject({
      state: 'pending',
      approvalStatus: 0,
      desk: 'assistant',
    })
    expect(availableMoveIds(applicant, performMove(appealed, director, 'uphold'))).toEqual([])
    const refusedAgain = performMove(performMove(appealed, director, 'reopen'), assistant, 'reject')
    expect([refusedAgain.approvalStatus, availableMoveIds(applicant, refusedAgain)]).toEqual([-2, []])
  })
  it('is revoked by the director only before it is in a batch', () => {
    expect(availableMoveIds(director, approved)).toEqual(['revoke'])
    expect(availableMoveIds(director, { ...approved, isInBatch: true })).toEqual([])
    expect(performMove(approved, director, 'revoke')).toMatchObject({
      state: 'back-at-desk',
      approvalStatus: -1,
      desk: 'assistant',
    })
  })
  it('allows withdrawal only before a desk acted, or while the applicant holds the application', () => {
    expect(availableMoveIds(applicant, pending)).toEqual(['withdraw'])
    expect(availableMoveIds(applicant, performMove(pending, section, 'send-back'))).toEqual(['resubmit', 'withdraw'])
    const resubmitted = performMove(performMove(pending, section, 'send-back'), applicant, 'resubmit')
    expect(availableMoveIds(applicant, resubmitted)).toEqual([])
    expect(performMove(pending, applicant, 'withdraw')).toMatchObject({ state: 'withdrawn', approvalStatus: 0 })
  })
  it('is notified with the published result', () => {
    expect(messageTemplateOf(approve, workflow, atDirector)).toBeUndefined()
    expect(applicantView(workflow, approved, {})).toMatchObject({ status: 'SUBMITTED', label: { en: 'Pending' } })
    expect(applicantView(workflow, { ...approved, isPublished: true }, { amount: '27,500' })?.reads.en).toBe(
      'Approved – BDT 27,500',
    )
  })
})
