import type { Answers } from '../../../domain/src/conditions/holds.ts'
import type { Move } from '../../../domain/src/definition/workflow.ts'
import { applyMove } from '../../../domain/src/engine/apply-move.ts'
import { messageOf } from '../../../domain/src/engine/moves.ts'
import { asksForPapers, asksOf, effectsOf, keepReply, validateReply } from '../../../domain/src/engine/reply.ts'
import { partFields } from '../../../domain/src/engine/part-answers.ts'
import { deskOf, type Person, type Standing } from '../../../domain/src/engine/standing.ts'
import { addWorkingDays } from '../../../domain/src/engine/working-days.ts'
import type { Field } from '../../../domain/src/fields/field.ts'
import type { Known } from '../../../domain/src/fields/kind.ts'
import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import { dhakaDay } from '../../../domain/src/language/dates.ts'
import { toldPlaces } from '../../../domain/src/engine/told-places.ts'
import type { TemplateCode } from '../../../domain/src/messages/templates.ts'
import { listsForFields, loadLists } from '../lookups/load-lists.ts'
import type { Portal } from '../platform/context.ts'
import type { Tx } from '../platform/database.ts'
import { insist } from '../platform/problem.ts'
import { portalActs, record } from '../platform/record.ts'
import { lockBudget } from '../setups/repository.ts'
import { bringAbout } from './effects.ts'
import { findFile, type File } from './file.ts'
import { knownOf } from './known.ts'
import { openMove } from './open-move.ts'
import { portalItself } from './person.ts'
import { reopenInstalment } from './renewals.ts'
import { replyPages } from './reply-documents.ts'
import { addAct, listHolidays, updateApplication, withdrawAward } from './repository.ts'
import { tellApplicant } from './tell-applicant.ts'

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
}

/**
 * One move on a locked file, all or nothing: the engine says whether it is open and the reply right; then the row, the
 * history, the audit and the message are written together.
 */
export async function makeMove(tx: Tx, portal: Acting, making: Making): Promise<Made> {
  const made = await makeOne(tx, portal, making)
  return (await followUp(tx, portal, making)) ?? made
}

type Acting = Pick<Portal, 'jobs' | 'now' | 'secrets'>
type Made = { standing: Standing; revision: number }

/** What the portal does by itself after a move: an approved sum goes to the payment queue. */
async function followUp(tx: Tx, portal: Acting, { file: { row, definition } }: Making): Promise<Made | undefined> {
  if (!definition.workflow.moves.some(({ automatic }) => automatic)) return undefined
  const file = await findFile(tx, portal.secrets, row.no)
  const next = file?.definition.workflow.moves.find(({ automatic, from }) => automatic && from.includes(file.standing.state))
  if (!file || !next) return undefined
  return await makeMove(tx, portal, {
    file,
    person: portalItself,
    known: await knownOf({ ...portal, db: tx }, file),
    move: next.id,
    reply: {},
  })
}

async function makeOne(tx: Tx, portal: Acting, making: Making): Promise<Made> {
  const { file, person, reply, changes = null, besides = {}, tells, title } = making
  const { workflow } = file.definition
  const move = openMove(making)
  const asks = asksOf(move, workflow, file.standing)
  const listed = await withListsOf(tx, asks, reply, await countBudgetAnew(tx, making, move))
  const known = asksForPapers(asks) ? { ...listed, documents: await replyPages(tx, portal, making) } : listed
  insist(validateReply(move, reply, workflow, file.standing, known))
  const kept = keepReply(move, reply, workflow, file.standing, known)
  const on = dhakaDay(portal.now())
  const standing = applyMove(workflow, file.standing, { move, person, reply: kept, on })
  const amount = amountOf(kept)
  const revision = await updateApplication(tx, file.row, {
    ...besides,
    ...(await columnsOf(tx, file, standing, on)),
    answers_before: move.handsTo === 'applicant' ? portal.secrets.seal(JSON.stringify(file.answers)) : null,
    ...(amount === undefined ? {} : { amount }),
    ...(typeof kept.initialApproveStatus === 'string' ? { initial_approve: Number(kept.initialApproveStatus) } : {}),
  })
  if (file.standing.approvalStatus === 2 && standing.approvalStatus !== 2) {
    await withdrawAward(tx, file.row)
    await reopenInstalment(tx, file.row)
  }
  const personId = person.isSystem ? null : Number(person.id)
  const effects = effectsOf(move, workflow, file.standing)
  const outcome = await bringAbout(effects, { tx, portal, file, known, reply: kept, personId, on })
  const parted = partFields(asks, kept)
  await addAct(tx, {
    application_id: file.row.id,
    at: portal.now(),
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
    reply_sealed: Object.keys(parted.sensitive).length > 0 ? portal.secrets.seal(JSON.stringify(parted.sensitive)) : null,
    outcome: JSON.stringify(outcome),
    changes_sealed: changes,
  })
  await record(
    tx,
    personId === null ? portalActs : { id: personId },
    move.alerts ? 'application.revoked' : 'application.moved',
    `application:${file.row.no}`,
    {
      move: move.id,
      from: file.standing.state,
      to: standing.state,
    },
  )
  const template = tells === undefined ? messageOf(move, workflow, file.standing, kept) : tells
  if (template)
    await tellApplicant(tx, portal.jobs, {
      file,
      template,
      standing,
      outcome,
      places: toldPlaces({ ...file, asks, reply: kept, known }),
      amount: amount ?? file.row.amount,
      ...(title ? { title } : {}),
    })
  return { standing, revision }
}

/** An officer chooses from the board's lists too. */
async function withListsOf(tx: Tx, asks: readonly Field[], reply: Answers, known: Known): Promise<Known> {
  const lists = await loadLists(tx, listsForFields(asks, reply))
  return { ...known, lists: (source, value) => known.lists?.(source, value) ?? lists(source, value) }
}

/** Two who approve at once must not both spend what is left: under a circular the second waits, and counts again. */
async function countBudgetAnew(tx: Tx, { file, known }: Making, move: Move): Promise<Known> {
  const grants = asksOf(move, file.definition.workflow, file.standing).some(({ id }) => id === 'approvedAmount')
  if (!grants || file.row.setup_id === null) return known
  return { ...known, facts: { ...known.facts, 'budget.left': await lockBudget(tx, file.row.setup_id) } }
}

/** Where the file stands now, as columns. */
async function columnsOf(tx: Tx, { definition, row }: File, standing: Standing, on: string) {
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
    desk_due_on: desk ? addWorkingDays(on, desk.workingDays, await listHolidays(tx)) : null,
    escalated_on: null,
    taken_by: null,
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const amountOf = ({ approvedAmount, recommendedAmount }: Answers): string | undefined =>
  [approvedAmount, recommendedAmount].find((amount) => typeof amount === 'string')
