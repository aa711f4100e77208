import { describe, expect, it } from 'vitest'
import type { Answers } from '#engine/conditions/evaluate-condition.ts'
import { applyMove } from '#engine/evaluation/apply-move.ts'
import { availableMoves } from '#engine/evaluation/moves.ts'
import { resolveWorkflow } from '#engine/evaluation/resolve-workflow.ts'
import type { Person, WorkflowState } from '#engine/evaluation/workflow-state.ts'
import { issueMessagesOf, performMoves } from '#services/definitions/perform-moves.test.support.ts'
import { reIntegration } from './definition.ts'
import { example, servicesOnlyMoves } from './example.ts'

const { facts, answers, moves: road, rejectionMoves } = example
const systems: Person = { id: 'portal', roles: [], actions: [], isSystem: true }
const accounts: Person = { id: 'accounts', roles: ['ACCOUNTS'], actions: ['view'], isBatch: true }
const centre: Person = {
  id: 'centre',
  roles: ['WC_OFFICER'],
  office: { kind: 'district', places: ['44'] },
  actions: ['view', 'verify', 'forward', 'backward'],
}

const openTo = (person: Person, workflowState: WorkflowState, replies: Answers[]) =>
  availableMoves(person, resolveWorkflow(reIntegration, answers, replies).workflow, workflowState, facts).map(
    ({ id }) => id,
  )
const take = (
  workflowState: WorkflowState,
  person: Person,
  id: string,
  replies: Answers[],
  reply: Answers = {},
): WorkflowState => {
  const { workflow } = resolveWorkflow(reIntegration, answers, replies)
  const move = availableMoves(person, workflow, { ...workflowState, isInBatch: true }, facts).find(
    (open) => open.id === id,
  )
  if (!move) throw new Error(`${id} is not open in ${workflowState.state}`)
  return applyMove(workflow, workflowState, { move, person, reply, on: '2026-11-15' })
}

describe('re-integration workflow', () => {
  it('is screened at submission, and again after a correction', () => {
    const walked = performMoves(reIntegration, example, road.slice(0, 1))
    expect([walked.effects, walked.messages, walked.workflowState.stage, walked.workflowState.desk]).toEqual([
      ['screen'],
      ['RIN_SCREENED'],
      'SCREENED',
      'centre',
    ])
    expect(reIntegration.workflow.moves.find(({ id }) => id === 'resubmit')?.does).toBe('screen')
    expect(reIntegration.workflow.states['pending']?.reads).toEqual({
      bn: 'আপনার বাছাই (স্ক্রিনিং) সম্পন্ন হয়েছে।',
      en: 'Your screening is complete.',
    })
  })
  it('requires registration and orientation before it leaves the centre', () => {
    const open = (moves: number) => {
      const { workflowState, replies } = performMoves(reIntegration, example, road.slice(0, moves))
      return openTo(centre, workflowState, replies)
    }
    expect(open(1)).toEqual(['send-back', 'register', 'enable-edit'])
    expect(open(2)).toEqual(['send-back', 'orient', 'enable-edit'])
    expect(open(3)).toEqual(['forward', 'send-back', 'enable-edit'])
    const absent = [...road.slice(0, 2), { by: 'wc.tangail', move: 'orient', reply: { orientationDate: '2025-01-10' } }]
    expect(issueMessagesOf(performMoves(reIntegration, example, absent))).toEqual([
      'orientationDone: Please accept this to go on.',
    ])
  })
  it('goes over assistant director and director to the cash payment, whose amount nobody types', () => {
    const walked = performMoves(reIntegration, example, road)
    expect(walked.messages).toEqual(['RIN_SCREENED', 'RIN_REGISTERED', undefined, undefined, undefined, 'APPROVED'])
    expect(walked.replies.at(-1)).toEqual({ approvedAmount: '13500', sanctionMemoNo: 'WEWB/RAISE/2026/41' })
    expect(reIntegration.workflow.desks.map(({ id, workingDays }) => [id, workingDays])).toEqual([
      ['centre', 15],
      ['assistant', 7],
      ['director', 5],
    ])
    expect(performMoves(reIntegration, example, rejectionMoves).workflowState.state).toBe('rejected')
  })
  it('returns to the centre after the payment, and ends there', () => {
    const { workflowState, replies } = performMoves(reIntegration, example, road)
    const queued = take(workflowState, systems, 'queue-payment', replies)
    expect([queued.state, queued.desk]).toEqual(['payment-queued', undefined])
    const paid = take(take(queued, accounts, 'send-advice', replies), accounts, 'confirm-payment', replies)
    expect(paid).toMatchObject({ state: 'paid', stage: 'CASH_PAID', desk: 'follow-up' })
    expect(openTo(centre, paid, replies)).toEqual(['progress-paid', 'close-case'])
    const referred = take(paid, centre, 'progress-paid', replies, { stage: 'REFERRED' })
    expect(referred).toMatchObject({ state: 'paid', stage: 'REFERRED', desk: 'follow-up' })
    expect(take(referred, centre, 'close-case', replies)).toMatchObject({
      state: 'case-closed',
      stage: 'CLOSED',
      approvalStatus: 2,
    })
  })
  it('gives the other services to people without cash eligibility, and queues no payment', () => {
    const approved = performMoves(reIntegration, example, servicesOnlyMoves.slice(0, 6))
    expect(approved.workflowState).toMatchObject({ state: 'approved', approvalStatus: 2, desk: 'follow-up' })
    expect([approved.messages.at(-1), approved.replies.at(-1)]).toEqual(['RIN_SERVICES', {}])
    expect(openTo(systems, approved.workflowState, approved.replies)).toEqual([])
    expect(performMoves(reIntegration, example, servicesOnlyMoves).workflowState).toMatchObject({
      state: 'case-closed',
      stage: 'CLOSED',
    })
  })
  it('pays no cash against the screening', () => {
    const refused = { answers, facts: { ...facts, 'returnee.screening': 'NOT_ELIGIBLE' } }
    expect(issueMessagesOf(performMoves(reIntegration, refused, road))).toEqual([
      'cashYn: The screening found the applicant not eligible for the cash incentive.',
    ])
    expect(performMoves(reIntegration, refused, servicesOnlyMoves).workflowState.state).toBe('case-closed')
    expect(
      performMoves(reIntegration, { answers, facts: { ...facts, 'returnee.screening': 'NEEDS_REVIEW' } }, road)
        .workflowState.state,
    ).toBe('approved')
  })
  it('unlocks the whole form except the day of the consent if the centre permits it', () => {
    const allowed = {
      by: 'wc.tangail',
      move: 'enable-edit',
      reply: { dueOn: '2099-01-01', note: 'ফরমের অনেক তথ্য ভুল আছে।' },
    }
    const { workflowState, messages } = performMoves(reIntegration, example, [...road.slice(0, 1), allowed])
    expect([workflowState.state, workflowState.returnsTo, messages.at(-1)]).toEqual(['returned', 'centre', 'RETURNED'])
    expect(workflowState.unlocked).toEqual(
      expect.arrayContaining(['consentDataUse', 'nid', 'permanent', 'returnDate', 'bank']),
    )
    expect(workflowState.unlocked).not.toContain('consentDate')
    const later = performMoves(reIntegration, example, road.slice(0, 4))
    const assistant: Person = { ...centre, id: 'ad', roles: ['ASST_DIRECTOR'], office: { kind: 'hq', places: [] } }
    expect(openTo(assistant, later.workflowState, later.replies)).not.toContain('enable-edit')
  })
  it('lets only the centre revoke a correction, until the person has started it', () => {
    const allowed = {
      by: 'wc.tangail',
      move: 'enable-edit',
      reply: { dueOn: '2099-01-01', note: 'ফরমের অনেক তথ্য ভুল আছে।' },
    }
    const { workflowState, replies } = performMoves(reIntegration, example, [...road.slice(0, 2), allowed])
    expect(openTo(centre, workflowState, replies)).toEqual(['take-back'])
    expect(openTo(centre, { ...workflowState, isTouched: true }, replies)).toEqual([])
    expect(openTo({ ...centre, office: { kind: 'district', places: ['19'] } }, workflowState, replies)).toEqual([])
    const back = take(workflowState, centre, 'take-back', replies, { note: 'ভুলে ফেরত দেওয়া হয়েছিল।' })
    expect(back).toMatchObject({ state: 'pending', desk: 'centre', stage: 'REGISTERED', unlocked: [] })
  })
})
