import { effectsOf } from '@wewb/domain/engine/evaluation/reply'
import type { Portal } from '#server/context.ts'
import type { Tx } from '#db/database.ts'
import { throwProblem } from '#problems/problem.ts'
import { recordAll } from '#server/audit-record.ts'
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

type Acting = Pick<Portal, 'jobs' | 'now' | 'secrets'>
/** `in_batch` is the only other column that a bulk move may change. */
export type BulkMoveRequest = Omit<MoveRequest, 'besides' | 'changes'> & { besides?: { in_batch?: boolean } }

/**
 * Executes one move on many locked applications, all or none. It validates, records and notifies like `executeMove`,
 * but in a few statements for all, so it accepts only moves without effects. Returns the changed applications.
 */
export async function executeBulkMove(
  tx: Tx,
  portal: Acting,
  makings: readonly BulkMoveRequest[],
): Promise<Application[]> {
  if (makings.length === 0) return []
  const holidays = await listHolidays(tx)
  const moves = makings.map((making): Moving => {
    const prepared = prepareMove(portal, making, getOpenMove(making), making.known)
    insistOnPlain(prepared)
    return {
      prepared,
      columns: {
        ...workflowStateColumns(prepared, portal, holidays),
        in_batch: making.besides?.in_batch ?? making.file.row.in_batch,
      },
    }
  })
  const all = moves.map(({ prepared }) => prepared)
  await updateFiles(tx, moves)
  await addActs(
    tx,
    all.map((prepared) => actOf(prepared, portal, {})),
  )
  await recordAll(tx, all.map(auditEntryOf))
  await notifyApplicants(
    tx,
    portal.jobs,
    all.flatMap((prepared) => notificationOf(prepared, {}) ?? []),
  )
  return moves.map(({ prepared: { making, standing }, columns }) => ({
    ...making.file,
    standing,
    row: { ...making.file.row, ...columns, revision: making.file.row.revision + 1 },
  }))
}

type Moving = { prepared: PreparedMove; columns: ReturnType<typeof workflowStateColumns> & { in_batch: boolean } }

/** Rejects moves with effects, which must run one by one. */
function insistOnPlain({ making: { file }, move, standing, amount }: PreparedMove) {
  const { workflow } = file.definition
  const isPlain =
    effectsOf(move, workflow, file.standing).length === 0 &&
    amount === undefined &&
    standing.approvalStatus === file.standing.approvalStatus &&
    workflow.states[standing.state]?.status !== 'PAYMENT_QUEUED' &&
    !workflow.moves.some(({ automatic, from }) => automatic && from.includes(standing.state))
  if (!isPlain) throw new Error(`${move.id} of ${file.row.service} cannot be made by many files at once`)
}

/** Checks the revision like `updateApplication`. */
async function updateFiles(tx: Tx, moves: readonly Moving[]) {
  const rows = moves.map(({ prepared, columns: { answers_before, ...columns } }) => ({
    ...columns,
    id: prepared.making.file.row.id,
    revision: prepared.making.file.row.revision,
    answers_before: answers_before?.toString('base64') ?? null,
  }))
  const updated = await updateMovedApplications(tx, rows)
  if (updated !== rows.length) throwProblem('VERSION_CONFLICT')
}
