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
import { toDhakaDate } from '@wewb/domain/language/dates'
import type { TemplateCode } from '@wewb/domain/messaging/templates'
import type { Portal } from '#server/context.ts'
import { assertNoIssues } from '#problems/problem.ts'
import { systemActor, type AuditEntry } from '#server/audit-record.ts'
import type { Outcome } from './effects.ts'
import type { Application } from './application.ts'
import type { NewAct, updateApplication } from './queries.ts'
import type { ApplicantNotification } from './notify-applicant.ts'

export type MoveRequest = {
  file: Application
  person: Person
  known: EvaluationContext
  move: string
  reply: Answers
  /** Encrypted changes of a correction, stored with the act. */
  changes?: Buffer | null
  /** Columns that change with the move, such as the answers of a submission. */
  besides?: Parameters<typeof updateApplication>[2]
  /** A message template instead of the move's own, or null for none: results have templates of their own. */
  tells?: TemplateCode | null
  /** The title of the circular, for messages that name it. */
  title?: Bilingual
  /** More placeholder values for the message, such as the account that was paid. */
  places?: Record<string, Bilingual>
}

/** A validated move that is not yet written. */
export type PreparedMove = {
  making: MoveRequest
  move: Move
  asks: Field[]
  kept: Answers
  known: EvaluationContext
  standing: WorkflowState
  on: string
  amount: string | undefined
  personId: number | null
}

/** Validates the reply of an open move and computes the next workflow state. */
export function prepareMove(
  { now }: Pick<Portal, 'now'>,
  making: MoveRequest,
  move: Move,
  known: EvaluationContext,
): PreparedMove {
  const { file, person, reply } = making
  const { workflow } = file.definition
  assertNoIssues(validateReply(move, reply, workflow, file.standing, known))
  const kept = normalizeReply(move, reply, workflow, file.standing, known)
  const on = toDhakaDate(now())
  return {
    making,
    move,
    asks: actionFieldsOf(move, workflow, file.standing),
    kept,
    known,
    standing: applyMove(workflow, file.standing, { move, person, reply: kept, on }),
    on,
    amount: amountOf(kept),
    personId: person.isSystem ? null : Number(person.id),
  }
}

/** Converts the new workflow state to columns. */
export function workflowStateColumns(
  { making: { file }, move, standing, on }: PreparedMove,
  { secrets }: Pick<Portal, 'secrets'>,
  holidays: ReadonlySet<string>,
) {
  const { definition, row, answers } = file
  const desk = findDesk(definition.workflow, standing.desk)
  return {
    state: standing.state,
    status: definition.workflow.states[standing.state]?.status ?? row.status,
    approval_status: standing.approvalStatus,
    desk: standing.desk ?? null,
    returns_to: standing.returnsTo ?? null,
    stage: standing.stage ?? null,
    unlocked: [...standing.unlocked],
    since: on,
    due_on: standing.dueOn ?? null,
    desk_due_on: desk ? addWorkingDays(on, desk.workingDays, holidays) : null,
    escalated_on: null,
    taken_by: null,
    answers_before: move.handsTo === 'applicant' ? secrets.seal(JSON.stringify(answers)) : null,
  }
}

/** Builds the row of the history. */
export function actOf(
  { making, move, asks, kept, standing, on, amount, personId }: PreparedMove,
  { now, secrets }: Pick<Portal, 'now' | 'secrets'>,
  outcome: Outcome,
): NewAct {
  const { file, changes = null } = making
  const parted = splitSensitiveFields(asks, kept)
  return {
    application_id: file.row.id,
    at: now(),
    on_day: on,
    move: move.id,
    person_id: personId,
    desk: standing.acts.at(-1)?.desk ?? null,
    from_state: file.standing.state,
    to_state: standing.state,
    from_status: file.standing.approvalStatus,
    to_status: standing.approvalStatus,
    note: textOf(kept.note ?? kept.appeal),
    note_bng: textOf(kept.noteBng),
    amount: amount ?? null,
    reply: JSON.stringify(parted.plain),
    reply_sealed: Object.keys(parted.sensitive).length > 0 ? secrets.seal(JSON.stringify(parted.sensitive)) : null,
    outcome: JSON.stringify(outcome),
    changes_sealed: changes,
  }
}

/** Builds the audit event. */
export const auditEntryOf = ({ making: { file }, move, standing, personId }: PreparedMove): AuditEntry => ({
  actor: personId === null ? systemActor : { id: personId },
  event: move.alerts ? 'application.revoked' : 'application.moved',
  subject: `application:${file.row.no}`,
  detail: { move: move.id, from: file.standing.state, to: standing.state },
})

/** Builds the notification of the applicant, if the move has one. */
export function notificationOf(
  { making, move, asks, kept, known, standing, amount }: PreparedMove,
  outcome: Outcome,
): ApplicantNotification | undefined {
  const { file, tells, title, places = {} } = making
  const template = tells === undefined ? messageTemplateOf(move, file.definition.workflow, file.standing, kept) : tells
  if (!template) return undefined
  return {
    file,
    template,
    standing,
    outcome,
    places: { ...placeholderValues({ ...file, asks, reply: kept, known }), ...places },
    amount: amount ?? file.row.amount,
    ...(title ? { title } : {}),
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const amountOf = ({ approvedAmount, recommendedAmount }: Answers): string | undefined =>
  [approvedAmount, recommendedAmount].find((amount) => typeof amount === 'string')
