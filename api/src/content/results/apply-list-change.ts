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

type Applying = { setup: Setup; list: MeritList; person: Person; reason: string }
type Moving = { move: string; reply: Answers; templateOverride?: TemplateCode | null }

export type ListCounts = { eligible: number; selected: number }

/**
 * Makes a change of a list: rows, applications, payments, instalments, messages and the public list in one transaction.
 * Returns the counts after it.
 */
export async function applyListChange(
  tx: Tx,
  context: Context,
  { setup, list, reason }: Omit<Applying, 'person'>,
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

/** Counts the list anew and gives it its next version. */
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

type Apply = (tx: Tx, context: Context, applying: Applying, row: CheckedRow) => Promise<void>

const appliers: { [Action in ListChangeAction]: Apply } = {
  SELECT: async (tx, context, applying, { application: { id, amount } }) => {
    await updateRowSelected(tx, id, true)
    if (applying.list.state !== 'PROPOSED') await approve(tx, context, applying, id, amount ?? '0')
  },
  ADD: async (tx, context, applying, { application: { id } }) => {
    const { setup, list } = applying
    const amount = circularTypeOf(setup.service).yearlyAmount(setup.circular)
    await insertLastMeritRow(tx, { setup_id: setup.id, application_id: id, amount })
    if (list.state === 'PROPOSED')
      await moveByList(tx, context, applying, id, { move: 'list-add', reply: { recommendedAmount: amount } })
    else await approve(tx, context, applying, id, amount)
  },
  DESELECT: async (tx, context, applying, { application: { id, status } }) => {
    await updateRowSelected(tx, id, false)
    if (applying.list.state === 'PUBLISHED') {
      const reply = { reasonCode: 'NOT_SELECTED', note: applying.reason }
      await moveByList(tx, context, applying, id, { move: 'list-deselect', reply })
      // Approved by the list, or singly before there was one.
    } else if (status === 'APPROVED')
      await moveByList(tx, context, applying, id, { move: 'list-unapprove', reply: { note: applying.reason } })
  },
  REMOVE: async (tx, context, applying, { application: { id } }) => {
    await deleteMeritRow(tx, id)
    await moveByList(tx, context, applying, id, {
      move: 'list-remove',
      reply: { note: applying.reason },
      ...(applying.list.state === 'PUBLISHED' ? { templateOverride: 'LIST_CORRECTED' } : {}),
    })
  },
}

/** Approves an application by the list; once the result is public, its award follows at once. */
async function approve(tx: Tx, context: Context, applying: Applying, id: number, award: string) {
  const { setup, list } = applying
  const reply = { approvedAmount: parseMoney(award) ?? award, sanctionMemoNo: list.memo_no ?? '' }
  await moveByList(tx, context, applying, id, { move: 'list-approve', reply })
  if (list.state === 'PUBLISHED') await grantAward(tx, context, setup, await getApplication(tx, id))
}

async function moveByList(
  tx: Tx,
  context: Context,
  { setup, list, person }: Applying,
  id: number,
  { templateOverride, ...moving }: Moving,
) {
  const application = asMovedByList(await loadApplication(tx, context.secrets, await getApplication(tx, id)))
  // On a list that is still being told, nobody was told that this application was selected.
  const isTold = application.row.published
  const template = moving.move === 'list-deselect' && !isTold ? ('EDU_NOT_SELECTED' as const) : templateOverride
  await executeMove(tx, context, {
    application,
    person,
    evaluationContext: await loadEvaluationContext({ ...context, db: tx }, application),
    ...moving,
    ...(template === undefined ? {} : { templateOverride: template }),
    ...(list.state === 'PUBLISHED' ? { extraColumns: { published: true } } : {}),
    title: { bn: setup.title_bng, en: setup.title },
  })
}
