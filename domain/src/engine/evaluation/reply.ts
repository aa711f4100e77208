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
const deskPassedOnBy = (move: Move, workflow: Workflow, workflowState: WorkflowState): Desk | undefined =>
  move.passesOn ? findDesk(workflow, workflowState.desk) : undefined

/** Effects of the move, and of the desk that forwards. */
export const effectsOf = (move: Move, workflow: Workflow, workflowState: WorkflowState): EffectName[] =>
  [deskPassedOnBy(move, workflow, workflowState)?.does, move.does].filter((name) => name !== undefined)

/** Action fields of the move, and of the desk that forwards. */
export const actionFieldsOf = (move: Move, workflow: Workflow, workflowState: WorkflowState): Field[] => [
  ...(deskPassedOnBy(move, workflow, workflowState)?.asks ?? []),
  ...(move.asks ?? []),
]

/** True if the fields include a document, which several applications cannot share. */
export const hasDocumentField = (actionFields: readonly Field[]): boolean =>
  flattenFields(actionFields).some(({ field }) => kindOf(field).documents)

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
  workflowState: WorkflowState,
  context: EvaluationContext,
): Answers => normalizeFieldAnswers(actionFieldsOf(move, workflow, workflowState), reply, context)

export function validateReply(
  move: Move,
  reply: Answers,
  workflow: Workflow,
  workflowState: WorkflowState,
  context: EvaluationContext,
): Issue[] {
  const normalized = normalizeReply(move, reply, workflow, workflowState, context)
  const view = { ...context, answers: [normalized] }
  return [
    ...validateFields(actionFieldsOf(move, workflow, workflowState), normalized, '', view),
    ...validateRules(deskPassedOnBy(move, workflow, workflowState)?.rules, view),
    ...validateRules(move.rules, view),
    ...(move.handsTo === 'chosen' ? checkDesk(normalized.toDesk, workflow, workflowState) : []),
  ]
}

function checkDesk(chosen: unknown, workflow: Workflow, workflowState: WorkflowState): Issue[] {
  if (typeof chosen !== 'string') return []
  const index = deskIndex(workflow, chosen)
  return index >= 0 && index < deskIndex(workflow, workflowState.desk)
    ? []
    : [{ path: 'toDesk', code: 'not-an-option' }]
}
