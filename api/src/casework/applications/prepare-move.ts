import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { Move } from '@wewb/domain/engine/definition/workflow'
import { applyMove } from '@wewb/domain/engine/evaluation/apply-move'
import { messageTemplateOf } from '@wewb/domain/engine/evaluation/moves'
import { splitSensitiveFields } from '@wewb/domain/engine/evaluation/split-sensitive-answers'
import { actionFieldsOf, normalizeReply, validateReply } from '@wewb/domain/engine/evaluation/reply'
import { findDesk, type Person, type WorkflowState } from '@wewb/domain/engine/evaluation/workflow-state'
import { placeholderValues } from '@wewb/domain/engine/evaluation/placeholder-values'
import { addWorkingDays } from '@wewb/domain/engine/evaluation/working-days'
import type { Field } from '@wewb/domain/engine/fields/field'
import type { EvaluationContext } from '@wewb/domain/engine/fields/kind'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import type { Flag } from '@wewb/domain/casework/cross-checks/cross-check-schemas'
import { toDhakaDate } from '@wewb/domain/language/dates'
import type { TemplateCode } from '@wewb/domain/messaging/templates'
import type { Portal } from '#server/context.ts'
import { assertNoIssues } from '#problems/problem.ts'
import { systemActor, type AuditEntry } from '#server/audit-log.ts'
import type { Outcome } from './effects.ts'
import type { Application } from './application.ts'
import type { NewAct, updateApplication } from './queries.ts'
import type { ApplicantNotification } from './notify-applicant.ts'

export type MoveRequest = {
  application: Application
  person: Person
  evaluationContext: EvaluationContext
  move: string
  reply: Answers
  /** True for a move of a bulk action, which nobody reviews individually. */
  isBulk?: boolean
  /** Encrypted changes of a correction, stored with the act. */
  changes?: Buffer | null
  /** Columns that change with the move, such as the answers of a submission. */
  extraColumns?: Parameters<typeof updateApplication>[2]
  /** A message template instead of the move's own, or null for none: results have templates of their own. */
  templateOverride?: TemplateCode | null
  /** The title of the circular, for messages that name it. */
  title?: Bilingual
  /** Paths that the move unlocks instead of its own, such as the account of one payee. */
  unlocks?: readonly string[]
  /** More placeholder values for the message, such as the account that was paid. */
  placeholders?: Record<string, Bilingual>
}

/** A validated move that is not yet written. */
export type PreparedMove = {
  request: MoveRequest
  move: Move
  actionFields: Field[]
  normalizedReply: Answers
  evaluationContext: EvaluationContext
  workflowState: WorkflowState
  on: string
  amount: string | undefined
  personId: number | null
}

/** Validates the reply of an open move and computes the next workflow state. */
export function prepareMove(
  { now }: Pick<Portal, 'now'>,
  request: MoveRequest,
  move: Move,
  context: EvaluationContext,
): PreparedMove {
  const { application, person, reply } = request
  const { workflow } = application.definition
  assertNoIssues(validateReply(move, reply, workflow, application.workflowState, context))
  const normalized = normalizeReply(move, reply, workflow, application.workflowState, context)
  const on = toDhakaDate(now())
  return {
    request,
    move,
    actionFields: actionFieldsOf(move, workflow, application.workflowState),
    normalizedReply: normalized,
    evaluationContext: context,
    workflowState: {
      ...applyMove(workflow, application.workflowState, { move, person, reply: normalized, on }),
      ...(request.unlocks ? { unlocked: request.unlocks } : {}),
    },
    on,
    amount: amountOf(normalized),
    personId: person.isSystem ? null : Number(person.id),
  }
}

/** Converts the new workflow state to columns. */
export function workflowStateColumns(
  { request: { application }, move, workflowState, on }: PreparedMove,
  { secrets }: Pick<Portal, 'secrets'>,
  holidays: ReadonlySet<string>,
) {
  const { definition, row, answers } = application
  const desk = findDesk(definition.workflow, workflowState.desk)
  return {
    state: workflowState.state,
    status: definition.workflow.states[workflowState.state]?.status ?? row.status,
    approval_status: workflowState.approvalStatus,
    desk: workflowState.desk ?? null,
    returns_to: workflowState.returnsTo ?? null,
    stage: workflowState.stage ?? null,
    unlocked: [...workflowState.unlocked],
    since: on,
    due_on: workflowState.dueOn ?? null,
    desk_due_on: desk ? addWorkingDays(on, desk.workingDays, holidays) : null,
    escalated_on: null,
    expected_on: null,
    notified_role: null,
    taken_by: null,
    answers_before: move.handsTo === 'applicant' ? secrets.encrypt(JSON.stringify(answers)) : null,
  }
}

/** Builds the row of the history. */
export function actOf(
  { request, move, actionFields, normalizedReply, workflowState, on, amount, personId }: PreparedMove,
  { now, secrets }: Pick<Portal, 'now' | 'secrets'>,
  outcome: Outcome,
): NewAct {
  const { application, changes = null } = request
  const parted = splitSensitiveFields(actionFields, normalizedReply)
  return {
    application_id: application.row.id,
    at: now(),
    on_day: on,
    move: move.id,
    person_id: personId,
    desk: workflowState.acts.at(-1)?.desk ?? null,
    from_state: application.workflowState.state,
    to_state: workflowState.state,
    from_status: application.workflowState.approvalStatus,
    to_status: workflowState.approvalStatus,
    note: textOf(normalizedReply.note ?? normalizedReply.appeal),
    note_bng: textOf(normalizedReply.noteBng),
    amount: amount ?? null,
    reply: JSON.stringify(parted.plain),
    reply_sealed: Object.keys(parted.sensitive).length > 0 ? secrets.encrypt(JSON.stringify(parted.sensitive)) : null,
    outcome: JSON.stringify(outcome),
    changes_sealed: changes,
  }
}

/** Builds the audit event, with the flags that the officer passed on. */
export const auditEntryOf = (
  { request: { application }, move, workflowState, personId }: PreparedMove,
  flags: readonly Flag[] = [],
): AuditEntry => ({
  actor: personId === null ? systemActor : { id: personId },
  event: move.alerts ? 'application.revoked' : 'application.moved',
  subject: `application:${application.row.no}`,
  detail: {
    move: move.id,
    from: application.workflowState.state,
    to: workflowState.state,
    ...(flags.length > 0 && { flags: flags.map(({ code, level }) => `${level}: ${code}`) }),
  },
})

/** Builds the notification of the applicant, if the move has one. */
export function notificationOf(
  { request, move, actionFields, normalizedReply, evaluationContext, workflowState, amount }: PreparedMove,
  outcome: Outcome,
  hearing: Record<string, Bilingual> = {},
): ApplicantNotification | undefined {
  const { application, templateOverride, title, placeholders = {} } = request
  const template =
    templateOverride === undefined
      ? messageTemplateOf(move, application.definition.workflow, application.workflowState, normalizedReply)
      : templateOverride
  if (!template) return undefined
  return {
    application,
    template,
    workflowState,
    outcome,
    placeholders: {
      ...placeholderValues({ ...application, actionFields, reply: normalizedReply, context: evaluationContext }),
      ...hearing,
      ...placeholders,
    },
    amount: amount ?? application.row.amount,
    ...(title ? { title } : {}),
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const amountOf = ({ approvedAmount, recommendedAmount }: Answers): string | undefined =>
  [approvedAmount, recommendedAmount].find((amount) => typeof amount === 'string')
