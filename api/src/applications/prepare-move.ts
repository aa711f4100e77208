import type { Answers } from '../../../domain/src/conditions/holds.ts'
import type { Move } from '../../../domain/src/definition/workflow.ts'
import { applyMove } from '../../../domain/src/engine/apply-move.ts'
import { messageOf } from '../../../domain/src/engine/moves.ts'
import { partFields } from '../../../domain/src/engine/part-answers.ts'
import { asksOf, keepReply, validateReply } from '../../../domain/src/engine/reply.ts'
import { deskOf, type Person, type Standing } from '../../../domain/src/engine/standing.ts'
import { toldPlaces } from '../../../domain/src/engine/told-places.ts'
import { addWorkingDays } from '../../../domain/src/engine/working-days.ts'
import type { Field } from '../../../domain/src/fields/field.ts'
import type { Known } from '../../../domain/src/fields/kind.ts'
import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import { dhakaDay } from '../../../domain/src/language/dates.ts'
import type { TemplateCode } from '../../../domain/src/messages/templates.ts'
import type { Portal } from '../platform/context.ts'
import { insist } from '../platform/problem.ts'
import { portalActs, type AuditEntry } from '../platform/record.ts'
import type { Outcome } from './effects.ts'
import type { File } from './file.ts'
import type { NewAct, updateApplication } from './repository.ts'
import type { Telling } from './tell-applicant.ts'

export type Making = {
  file: File
  person: Person
  known: Known
  move: string
  reply: Answers
  /** What a correction changed, to be kept with the act. */
  changes?: Buffer | null
  /** Columns that change with it, such as the answers of a submission. */
  besides?: Parameters<typeof updateApplication>[2]
  /** Another message than the move's own, or none: results are told in their own words. */
  tells?: TemplateCode | null
  /** The name of the circular, for messages that speak of it. */
  title?: Bilingual
  /** What else a message may speak of, such as the account that was paid. */
  places?: Record<string, Bilingual>
}

/** A move that is open and whose reply is right: nothing is written yet. */
export type Prepared = {
  making: Making
  move: Move
  asks: Field[]
  kept: Answers
  known: Known
  standing: Standing
  on: string
  amount: string | undefined
  personId: number | null
}

/** What the engine says of a move that is open: whether the reply is right, and where the file stands afterwards. */
export function prepareMove({ now }: Pick<Portal, 'now'>, making: Making, move: Move, known: Known): Prepared {
  const { file, person, reply } = making
  const { workflow } = file.definition
  insist(validateReply(move, reply, workflow, file.standing, known))
  const kept = keepReply(move, reply, workflow, file.standing, known)
  const on = dhakaDay(now())
  return {
    making,
    move,
    asks: asksOf(move, workflow, file.standing),
    kept,
    known,
    standing: applyMove(workflow, file.standing, { move, person, reply: kept, on }),
    on,
    amount: amountOf(kept),
    personId: person.isSystem ? null : Number(person.id),
  }
}

/** Where the file stands now, as columns. */
export function columnsOf(
  { making: { file }, move, standing, on }: Prepared,
  { secrets }: Pick<Portal, 'secrets'>,
  holidays: ReadonlySet<string>,
) {
  const { definition, row, answers } = file
  const desk = deskOf(definition.workflow, standing.desk)
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

/** The row of the history. */
export function actOf({ making, move, asks, kept, standing, on, amount, personId }: Prepared, { now, secrets }: Pick<Portal, 'now' | 'secrets'>, outcome: Outcome): NewAct {
  const { file, changes = null } = making
  const parted = partFields(asks, kept)
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
} // prettier-ignore

/** What the audit keeps of it. */
export const auditOf = ({ making: { file }, move, standing, personId }: Prepared): AuditEntry => ({
  actor: personId === null ? portalActs : { id: personId },
  event: move.alerts ? 'application.revoked' : 'application.moved',
  subject: `application:${file.row.no}`,
  detail: { move: move.id, from: file.standing.state, to: standing.state },
})

/** What the applicant is told with it, if anything. */
export function tellingOf({ making, move, asks, kept, known, standing, amount }: Prepared, outcome: Outcome): Telling | undefined {
  const { file, tells, title, places = {} } = making
  const template = tells === undefined ? messageOf(move, file.definition.workflow, file.standing, kept) : tells
  if (!template) return undefined
  return {
    file,
    template,
    standing,
    outcome,
    places: { ...toldPlaces({ ...file, asks, reply: kept, known }), ...places },
    amount: amount ?? file.row.amount,
    ...(title ? { title } : {}),
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const amountOf = ({ approvedAmount, recommendedAmount }: Answers): string | undefined =>
  [approvedAmount, recommendedAmount].find((amount) => typeof amount === 'string')
