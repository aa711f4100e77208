import type { Answers } from '../../../domain/src/conditions/holds.ts'
import type { Move } from '../../../domain/src/definition/workflow.ts'
import { asksForPapers, asksOf, effectsOf } from '../../../domain/src/engine/reply.ts'
import type { Standing } from '../../../domain/src/engine/standing.ts'
import type { Field } from '../../../domain/src/fields/field.ts'
import type { Known } from '../../../domain/src/fields/kind.ts'
import { listsForFields, loadLists } from '../lookups/load-lists.ts'
import type { Portal } from '../platform/context.ts'
import type { Tx } from '../platform/database.ts'
import { recordAll } from '../platform/record.ts'
import { lockBudget } from '../setups/repository.ts'
import { bringAbout } from './effects.ts'
import { findFile } from './file.ts'
import { knownOf } from './known.ts'
import { openMove } from './open-move.ts'
import { keepOwing } from './owe-payment.ts'
import { portalItself } from './person.ts'
import { actOf, auditOf, columnsOf, prepareMove, tellingOf, type Making } from './prepare-move.ts'
import { reopenInstalment } from './renewals.ts'
import { replyPages } from './reply-documents.ts'
import { addActs, listHolidays, updateApplication, withdrawAward } from './repository.ts'
import { tellApplicant } from './tell-applicant.ts'

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
  const { file, reply, besides = {} } = making
  const { workflow } = file.definition
  const move = openMove(making)
  const asks = asksOf(move, workflow, file.standing)
  const listed = await withListsOf(tx, asks, reply, await countBudgetAnew(tx, making, move))
  const known = asksForPapers(asks) ? { ...listed, documents: await replyPages(tx, portal, making) } : listed
  const prepared = prepareMove(portal, making, move, known)
  const { standing, kept, amount, personId, on } = prepared
  const revision = await updateApplication(tx, file.row, {
    ...besides,
    ...columnsOf(prepared, portal, standing.desk ? await listHolidays(tx) : new Set()),
    ...(amount === undefined ? {} : { amount }),
    ...(typeof kept.initialApproveStatus === 'string' ? { initial_approve: Number(kept.initialApproveStatus) } : {}),
  })
  if (file.standing.approvalStatus === 2 && standing.approvalStatus !== 2) {
    await withdrawAward(tx, file.row)
    await reopenInstalment(tx, file.row)
  }
  await keepOwing(tx, portal, file, standing, on)
  const outcome = await bringAbout(effectsOf(move, workflow, file.standing), { tx, portal, file, known, reply: kept, personId, on })
  await addActs(tx, [actOf(prepared, portal, outcome)])
  await recordAll(tx, [auditOf(prepared)])
  const telling = tellingOf(prepared, outcome)
  if (telling) await tellApplicant(tx, portal.jobs, telling)
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
