import { describe, expect, it } from 'vitest'
import type { Move } from '#engine/definition/workflow.ts'
import { disAllowance } from '#services/definitions/dis-allowance/definition.ts'
import { example } from '#services/definitions/dis-allowance/example.ts'
import { hasDocumentField, actionFieldsOf, isReplyDocumentPath, replyDocumentPath, validateReply } from './reply.ts'
import { createWorkflowState } from './workflow-state.ts'

const { workflow } = disAllowance
const workflowState = {
  ...createWorkflowState(workflow, { owners: [], offices: {}, on: '2026-11-15' }),
  state: 'pending',
  desk: 'district',
}
const named = (id: string) => workflow.moves.find((move) => move.id === id) as Move
const photo = { type: 'image/jpeg', kilobytes: 300, width: 1200, height: 900 }
const stored: Record<string, typeof photo> = {
  one: photo,
  two: photo,
  three: photo,
  four: photo,
  paper: { ...photo, type: 'application/pdf' },
}

describe('reply with documents', () => {
  const validate = (visitPhoto: unknown) => {
    const reply = { ...example.moves[1]?.reply, visitPhoto }
    const evaluationContext = { facts: example.facts, documents: (id: string) => stored[id] }
    return validateReply(named('forward'), reply, workflow, workflowState, evaluationContext).map(
      ({ path, code }) => `${path}: ${code}`,
    )
  }
  it('accepts one to three photos of the application', () => {
    expect(validate(['one'])).toEqual([])
    expect(validate(['one', 'two', 'three'])).toEqual([])
  })
  it('rejects none, too many, a duplicate, another type, or one of another application', () => {
    expect(validate([])).toEqual(['visitPhoto: required'])
    expect(validate(['one', 'two', 'three', 'four'])).toEqual(['visitPhoto: too-many'])
    expect(validate(['one', 'one'])).toEqual(['visitPhoto: listed-twice'])
    expect(validate(['paper'])).toEqual(['visitPhoto: wrong-file'])
    expect(validate(['somebody-else'])).toEqual(['visitPhoto: file-missing'])
    expect(validate({ id: 'one' })).toEqual(['visitPhoto: required'])
  })
  it('is distinguished from a reply without documents', () => {
    expect(hasDocumentField(actionFieldsOf(named('forward'), workflow, workflowState))).toBe(true)
    expect(hasDocumentField(actionFieldsOf(named('send-back'), workflow, workflowState))).toBe(false)
    expect(hasDocumentField(actionFieldsOf(named('forward'), workflow, { ...workflowState, desk: 'section' }))).toBe(
      false,
    )
  })
  it('preserves its documents if no form question has the answer', () => {
    expect(replyDocumentPath('forward', 'visitPhoto')).toBe('reply-forward.visitPhoto')
    expect(
      [replyDocumentPath('send-back', 'rows.0.copy'), 'reply.visitPhoto', 'childPhoto'].map(isReplyDocumentPath),
    ).toEqual([true, false, false])
  })
})
