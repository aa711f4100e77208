import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { Person } from '@wewb/domain/engine/evaluation/workflow-state'
import { parseMoney } from '@wewb/domain/engine/fields/money'
import { circularTypeOf } from '@wewb/domain/services/awards/circulars'
import type { ListChangeAction } from '@wewb/domain/services/awards/list-change'
import type { TemplateCode } from '@wewb/domain/messaging/templates'
import { loadApplication } from '#casework/applications/application.ts'
import { loadEvaluationContext } from '#casework/applications/evaluation-context.ts'
import { executeMove } from '#casework/applications/execute-move.ts'
import { getPerson } from '#identity/access/person.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#db/database.ts'
import type { Setup } from '#services/setups/queries.ts'
import { getApplication } from './application-queries.ts'
import type { CheckedRow } from './check-list-change.ts'
import { grantAward } from './grant-award.ts'
import {
  countMeritRows,
  deleteMeritRow,
  insertLastMeritRow,
  updateOtherRevisions,
  updateRowSelected,
} from './list-change-queries.ts'
import { asMovedByList, withFailureNamed } from './merit-list-actions.ts'
import { saveResultPlan, updateList, type MeritList } from './queries.ts'

type ChangeContext = { setup: Setup; list: MeritList; person: Person; reason: string }
type ListMove = { move: string; reply: Answers; templateOverride?: TemplateCode | null }

export type ListCounts = { eligible: number; selected: number }

/**
 * Makes a change of a list: rows, applications, payments, instalments, messages and the public list in one transaction.
 * Returns the counts after it.
 */
export async function applyListChange(
  tx: Tx,
  context: Context,
  { setup, list, reason }: Omit<ChangeContext, 'person'>,
  rows: readonly CheckedRow[],
): Promise<ListCounts & { version: number }> {
  const person: Person = { ...(await getPerson({ ...context, db: tx }, setup.service)), isList: true }
  for (const row of rows)
    await withFailureNamed(row.application.no, () =>
      appliers[row.action](tx, context, { setup, list, person, reason }, row),
    )
  if (list.state === 'APPROVED')
    await updateOtherRevisions(
      tx,
      setup.id,
      rows.map(({ application }) => application.id),
    )
  const counts = await updateListCounts(tx, list, rows)
  if (list.state === 'PUBLISHED') await saveResultPlan(tx, setup.id, { corrected_at: context.now() })
  return counts
}

/** Counts the rows of the list again and increments its version. */
export async function updateListCounts(
  tx: Tx,
  list: MeritList,
  rows: readonly Pick<CheckedRow, 'action'>[],
): Promise<ListCounts & { version: number }> {
  const of = (action: ListChangeAction) => rows.filter((row) => row.action === action).length
  const { selected } = await countMeritRows(tx, list.setup_id)
  const after = { eligible: list.eligible + of('ADD') - of('REMOVE'), selected, version: list.version + 1 }
  await updateList(tx, list.setup_id, after)
  return after
}

type Apply = (tx: Tx, context: Context, change: ChangeContext, row: CheckedRow) => Promise<void>

const appliers: { [Action in ListChangeAction]: Apply } = {
  SELECT: async (tx, context, change, { application: { id, amount } }) => {
    await updateRowSelected(tx, id, true)
    if (change.list.state !== 'PROPOSED') await approve(tx, context, change, id, amount ?? '0')
  },
  ADD: async (tx, context, change, { application: { id } }) => {
    const { setup, list } = change
    const amount = circularTypeOf(setup.service).yearlyAmount(setup.circular)
    await insertLastMeritRow(tx, { setup_id: setup.id, application_id: id, amount })
    if (list.state === 'PROPOSED')
      await moveByList(tx, context, change, id, { move: 'list-add', reply: { recommendedAmount: amount } })
    else await approve(tx, context, change, id, amount)
  },
  DESELECT: async (tx, context, change, { application: { id, status } }) => {
    await updateRowSelected(tx, id, false)
    if (change.list.state === 'PUBLISHED') {
      const reply = { reasonCode: 'NOT_SELECTED', note: change.reason }
      await moveByList(tx, context, change, id, { move: 'list-deselect', reply })
      // Approved by the list, or singly before there was one.
    } else if (status === 'APPROVED')
      await moveByList(tx, context, change, id, { move: 'list-unapprove', reply: { note: change.reason } })
  },
  REMOVE: async (tx, context, change, { application: { id } }) => {
    await deleteMeritRow(tx, id)
    await moveByList(tx, context, change, id, {
      move: 'list-remove',
      reply: { note: change.reason },
      ...(change.list.state === 'PUBLISHED' ? { templateOverride: 'LIST_CORRECTED' } : {}),
    })
  },
}

/** Approves an application by the list; once the result is public, its award follows at once. */
async function approve(tx: Tx, context: Context, change: ChangeContext, id: number, award: string) {
  const { setup, list } = change
  const reply = { approvedAmount: parseMoney(award) ?? award, sanctionMemoNo: list.memo_no ?? '' }
  await moveByList(tx, context, change, id, { move: 'list-approve', reply })
  if (list.state === 'PUBLISHED') await grantAward(tx, context, setup, await getApplication(tx, id))
}

async function moveByList(
  tx: Tx,
  context: Context,
  { setup, list, person }: ChangeContext,
  id: number,
  { templateOverride, ...move }: ListMove,
) {
  const application = asMovedByList(await loadApplication(tx, context.secrets, await getApplication(tx, id)))
  // While a publication is still sending its messages, this applicant may not have been notified of a selection.
  const isNotified = application.row.published
  const template = move.move === 'list-deselect' && !isNotified ? ('EDU_NOT_SELECTED' as const) : templateOverride
  await executeMove(tx, context, {
    application,
    person,
    evaluationContext: await loadEvaluationContext({ ...context, db: tx }, application),
    ...move,
    ...(template === undefined ? {} : { templateOverride: template }),
    ...(list.state === 'PUBLISHED' ? { extraColumns: { published: true } } : {}),
    title: { bn: setup.title_bng, en: setup.title },
  })
}
