import type { Answers } from '#engine/conditions/evaluate-condition.ts'
import type { EffectName } from '#engine/definition/statuses.ts'
import type { Desk, Move, Workflow } from '#engine/definition/workflow.ts'
import { kindOf, type Field } from '#engine/fields/field.ts'
import type { Issue } from '#engine/fields/issue.ts'
import type { EvaluationContext } from '#engine/fields/kind.ts'
import { flattenFields } from './field-paths.ts'
import { normalizeFieldAnswers } from './normalize-answers.ts'
import { findDesk, deskIndex, type WorkflowState } from './workflow-state.ts'
import { validateRules } from './validate-rules.ts'
import { validateFields } from './validate.ts'

/** The desk that forwards the application with this move. */
const leftBy = (move: Move, workflow: Workflow, standing: WorkflowState): Desk | undefined =>
  move.passesOn ? findDesk(workflow, standing.desk) : undefined

/** Effects of the move, and of the desk that forwards. */
export const effectsOf = (move: Move, workflow: Workflow, standing: WorkflowState): EffectName[] =>
  [leftBy(move, workflow, standing)?.does, move.does].filter((name) => name !== undefined)

/** Action fields of the move, and of the desk that forwards. */
export const actionFieldsOf = (move: Move, workflow: Workflow, standing: WorkflowState): Field[] => [
  ...(leftBy(move, workflow, standing)?.asks ?? []),
  ...(move.asks ?? []),
]

/** Whether the fields include a document, which cannot be shared by several applications. */
export const hasDocumentField = (asks: readonly Field[]): boolean =>
  flattenFields(asks).some(({ field }) => kindOf(field).documents)

/**
 * Path of a reply's document among those of the application. Field ids contain no hyphen, so the paths never collide.
 */
export const replyDocumentPath = (move: string, path: string): string => `reply-${move}.${path}`
export const isReplyDocumentPath = (path: string): boolean => path.startsWith('reply-')

/** Normalizes the reply and drops what is not part of the action fields. */
export const normalizeReply = (
  move: Move,
  reply: Answers,
  workflow: Workflow,
  standing: WorkflowState,
  known: EvaluationContext,
): Answers => normalizeFieldAnswers(actionFieldsOf(move, workflow, standing), reply, known)

export function validateReply(
  move: Move,
  reply: Answers,
  workflow: Workflow,
  standing: WorkflowState,
  known: EvaluationContext,
): Issue[] {
  const kept = normalizeReply(move, reply, workflow, standing, known)
  const view = { ...known, answers: [kept] }
  return [
    ...validateFields(actionFieldsOf(move, workflow, standing), kept, '', view),
    ...validateRules(leftBy(move, workflow, standing)?.rules, view),
    ...validateRules(move.rules, view),
    ...(move.handsTo === 'chosen' ? checkDesk(kept.toDesk, workflow, standing) : []),
  ]
}

function checkDesk(chosen: unknown, workflow: Workflow, standing: WorkflowState): Issue[] {
  if (typeof chosen !== 'string') return []
  const place = deskIndex(workflow, chosen)
  return place >= 0 && place < deskIndex(workflow, standing.desk) ? [] : [{ path: 'toDesk', code: 'not-an-option' }]
}
