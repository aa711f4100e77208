import { describe, expect, it } from 'vitest'
import { actionFieldsOf } from '#engine/evaluation/reply.ts'
import { placeholderValues } from '#engine/evaluation/placeholder-values.ts'
import type { ExampleMove } from '#services/definitions/service-example.ts'
import { issueMessagesOf, performMoves } from '#services/definitions/perform-moves.test.support.ts'
import { repatriation } from './definition.ts'
import { burialAbroadAnswers, example, shortEntryAnswers, strandedAnswers } from './example.ts'

const { answers, facts, moves, rejectionMoves } = example
const byStaff = { ...facts, 'applicant.isStaff': true } as const

describe('repatriation workflow', () => {
  const paid = (by: string) => [
    ...moves.slice(0, 4),
    { by: 'mission.riyadh', move: 'forward', reply: { costBorneBy: by } },
  ]
  const approved = [...paid('EMPLOYER'), { by: 'ad.welfare', move: 'approve', reply: {} }]
  it('goes over mission and director to the airport, with a notification at each stage', () => {
    const walked = performMoves(repatriation, example, moves)
    expect(walked.workflowState).toMatchObject({ state: 'case-closed', stage: 'HANDED_OVER' })
    expect(walked.messages.filter(Boolean)).toEqual(['SUBMITTED', 'REP_MISSION', 'REP_FLIGHT'])
    expect(walked.effects).toEqual(['open-followers'])
    expect(
      moves
        .map((_, index) => performMoves(repatriation, example, moves.slice(0, index + 1)).workflowState)
        .map(({ desk, stage }) => `${desk ?? 'nobody'} ${stage}`),
    ).toEqual([
      'section REGISTERED',
      'section FAMILY_INFORMED',
      'mission LETTER_TO_MISSION',
      'mission EMPLOYER_REFUSED',
      'assistant EMPLOYER_REFUSED',
      'director EMPLOYER_REFUSED',
      'mission-flight COST_SANCTIONED',
      'mission-flight NOC_ISSUED',
      'airport FLIGHT_FIXED',
      'airport ARRIVED',
      'nobody HANDED_OVER',
    ])
  })
  it('involves the director only if the Board pays, who sanctions at most the cost', () => {
    expect(performMoves(repatriation, example, approved).workflowState).toMatchObject({
      state: 'approved',
      desk: 'mission-flight',
      stage: 'EMPLOYER_REFUSED',
    })
    const tooMuch = { ...moves[6]!, reply: { approvedAmount: '484891', sanctionMemoNo: '1' } }
    expect(issueMessagesOf(performMoves(repatriation, example, [...moves.slice(0, 6), tooMuch]))).toEqual([
      'approvedAmount: It may be at most 484890.',
    ])
    expect(issueMessagesOf(performMoves(repatriation, example, paid('WEWB')))).toEqual(
      ['costForeign', 'costCurrency', 'costBdt'].map((id) => `${id}: This field is required.`),
    )
  })
  it('rejects only false or duplicate reports, and is never closed for a missing reply', () => {
    expect(performMoves(repatriation, example, rejectionMoves).workflowState.state).toBe('rejected')
    const other = { ...rejectionMoves.at(-1)!, reply: { ...rejectionMoves.at(-1)!.reply, reasonCode: 'DOC_MISSING' } }
    expect(performMoves(repatriation, example, [...rejectionMoves.slice(0, -1), other]).issues).toMatchObject([
      { path: 'reasonCode', code: 'not-an-option' },
    ])
    expect(repatriation.workflow.moves.map(({ id }) => id)).not.toContain('close-unanswered')
  })
  it('notifies arrival time, flight and airport', () => {
    const { workflowState } = performMoves(repatriation, example, moves.slice(0, 8))
    const move = repatriation.workflow.moves.find(({ id }) => id === 'fix-flight')!
    const actionFields = actionFieldsOf(move, repatriation.workflow, workflowState)
    const values = placeholderValues({
      definition: repatriation,
      answers,
      actionFields,
      reply: moves[8]!.reply,
      context: { facts },
    })
    expect(values).toMatchObject({
      worker: { en: 'ABDUL KARIM' },
      mission: { en: 'RUH' },
      flight: { bn: 'BG-340' },
      airport: { en: 'DAC' },
      date: { bn: expect.stringContaining('১৪ নভেম্বর ২০২৬') },
    })
  })
  it('uses the same desks for a living worker, without mention of a body', () => {
    const living = { answers: strandedAnswers, facts }
    const fixed = performMoves(repatriation, living, [...approved, { ...moves[8]!, move: 'fix-return' }])
    expect(fixed.messages.at(-1)).toBe('REP_RETURN')
    const received = performMoves(repatriation, living, [
      ...approved,
      { ...moves[8]!, move: 'fix-return' },
      { by: 'airport.dac', move: 'receive-worker', reply: {} },
    ])
    expect([received.workflowState.state, received.workflowState.stage, received.effects]).toEqual([
      'case-closed',
      'CLOSED',
      [],
    ])
    expect(() => performMoves(repatriation, living, [...approved, moves[8]!])).toThrow('fix-flight is not open')
  })
  it('ends at the mission for a burial abroad, before or after the decision', () => {
    const buried = { by: 'mission.riyadh', reply: { note: 'Buried at the Nasim cemetery.' } }
    const before = performMoves(repatriation, { answers: burialAbroadAnswers, facts }, [
      ...moves.slice(0, 3),
      { ...buried, move: 'bury-abroad' },
    ])
    const after = performMoves(repatriation, { answers: burialAbroadAnswers, facts }, [
      ...approved,
      { ...buried, move: 'bury-after-approval' },
    ])
    for (const { workflowState } of [before, after])
      expect(workflowState).toMatchObject({ state: 'case-closed', stage: 'BURIED_ABROAD' })
  })
  it('notifies a changed flight again', () => {
    const changed = performMoves(repatriation, example, [
      ...moves.slice(0, 9),
      { by: 'airport.dac', move: 'change-flight', reply: moves[8]!.reply },
    ])
    expect([changed.workflowState.desk, changed.messages.at(-1)]).toEqual(['airport', 'REP_FLIGHT'])
  })
})

describe('incomplete repatriation case', () => {
  const entered = { answers: shortEntryAnswers, facts: byStaff }
  const submit: ExampleMove = { by: 'applicant', move: 'submit', reply: {} }
  it('cannot be forwarded to the mission', () => {
    expect(() => performMoves(repatriation, entered, [submit, { ...moves[2]!, move: 'forward' }])).toThrow(
      'forward is not open',
    )
    const result = performMoves(repatriation, entered, [
      submit,
      { by: 'so.edu', move: 'ask-to-complete', reply: { dueOn: '2026-11-20', note: 'Please give the rest.' } },
    ])
    expect(result.workflowState).toMatchObject({
      state: 'returned',
      returnsTo: 'section',
      unlocked: expect.arrayContaining(['entryKind']),
    })
  })
  it('can be rejected as false or duplicate, but not approved', () => {
    const referred = [submit, { by: 'so.edu', move: 'refer-for-refusal', reply: { note: 'Told by the media before.' } }]
    expect(performMoves(repatriation, entered, referred).workflowState).toMatchObject({
      desk: 'assistant',
      stage: 'REGISTERED',
    })
    expect(performMoves(repatriation, entered, [...referred, rejectionMoves.at(-1)!]).workflowState.state).toBe(
      'rejected',
    )
    expect(() =>
      performMoves(repatriation, entered, [...referred, { by: 'ad.welfare', move: 'approve', reply: {} }]),
    ).toThrow('approve is not open')
  })
})
