import { effectsOf } from '@wewb/domain/engine/evaluation/reply'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { updateClaimStates } from '#casework/claims/queries.ts'
import type { Portal } from '#server/context.ts'
import type { Tx } from '#db/database.ts'
import { throwProblem } from '#problems/problem.ts'
import { recordAuditEntries } from '#server/audit-log.ts'
import type { Application } from './application.ts'
import { getOpenMove } from './get-open-move.ts'
import {
  actOf,
  auditEntryOf,
  workflowStateColumns,
  prepareMove,
  notificationOf,
  type MoveRequest,
  type PreparedMove,
} from './prepare-move.ts'
import { addActs, listHolidays, updateMovedApplications } from './queries.ts'
import { notifyApplicants } from './notify-applicant.ts'

type BulkMoveContext = Pick<Portal, 'jobs' | 'now' | 'secrets'>
/** `in_batch` is the only other column that a bulk move may change. */
export type BulkMoveRequest = Omit<MoveRequest, 'extraColumns' | 'changes'> & { extraColumns?: { in_batch?: boolean } }

/**
 * Executes one move on many locked applications, all or none. It validates, records and notifies like `executeMove`,
 * but in a few statements for all, so it accepts only moves without effects. Returns the changed applications.
 */
export async function executeBulkMove(
  tx: Tx,
  portal: BulkMoveContext,
  requests: readonly BulkMoveRequest[],
): Promise<Application[]> {
  if (requests.length === 0) return []
  const holidays = await listHolidays(tx)
  const moves = requests.map((request): MoveWithColumns => {
    const prepared = prepareMove(portal, request, getOpenMove(request), request.evaluationContext)
    assertHasNoEffects(prepared)
    return {
      prepared,
      columns: {
        ...workflowStateColumns(prepared, portal, holidays),
        in_batch: request.extraColumns?.in_batch ?? request.application.row.in_batch,
      },
    }
  })
  const all = moves.map(({ prepared }) => prepared)
  await updateApplications(tx, moves)
  await updateClaimStates(
    tx,
    all.map(({ request }) => request.application.row.id),
    toDhakaDate(portal.now()),
  )
  await addActs(
    tx,
    all.map((prepared) => actOf(prepared, portal, {})),
  )
  await recordAuditEntries(
    tx,
    all.map((prepared) => auditEntryOf(prepared)),
  )
  await notifyApplicants(
    tx,
    portal.jobs,
    all.flatMap((prepared) => notificationOf(prepared, {}) ?? []),
  )
  return moves.map(({ prepared: { request, workflowState }, columns }) => ({
    ...request.application,
    workflowState,
    row: { ...request.application.row, ...columns, revision: request.application.row.revision + 1 },
  }))
}

type MoveWithColumns = {
  prepared: PreparedMove
  columns: ReturnType<typeof workflowStateColumns> & { in_batch: boolean }
}

/** Rejects moves with effects, which must run one by one. */
function assertHasNoEffects({ request: { application }, move, workflowState, amount }: PreparedMove) {
  const { workflow } = application.definition
  const hasNoEffects =
    effectsOf(move, workflow, application.workflowState).length === 0 &&
    amount === undefined &&
    workflowState.approvalStatus === application.workflowState.approvalStatus &&
    workflow.states[workflowState.state]?.status !== 'PAYMENT_QUEUED' &&
    !workflow.moves.some(({ automatic, from }) => automatic && from.includes(workflowState.state))
  if (!hasNoEffects) throw new Error(`${move.id} of ${application.row.service} is no bulk move`)
}

/** Checks the revision like `updateApplication`. */
async function updateApplications(tx: Tx, moves: readonly MoveWithColumns[]) {
  const rows = moves.map(({ prepared, columns: { answers_before, ...columns } }) => ({
    ...columns,
    id: prepared.request.application.row.id,
    revision: prepared.request.application.row.revision,
    answers_before: answers_before?.toString('base64') ?? null,
  }))
  const updated = await updateMovedApplications(tx, rows)
  if (updated !== rows.length) throwProblem('VERSION_CONFLICT')
}
