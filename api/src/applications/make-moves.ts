import { sql } from 'kysely'
import { effectsOf } from '../../../domain/src/engine/reply.ts'
import type { Portal } from '../platform/context.ts'
import type { Tx } from '../platform/database.ts'
import { refuse } from '../platform/problem.ts'
import { recordAll } from '../platform/record.ts'
import type { File } from './file.ts'
import { openMove } from './open-move.ts'
import { actOf, auditOf, columnsOf, prepareMove, tellingOf, type Making, type Prepared } from './prepare-move.ts'
import { addActs, listHolidays } from './repository.ts'
import { tellApplicants } from './tell-applicant.ts'

type Acting = Pick<Portal, 'jobs' | 'now' | 'secrets'>
/** Of the other columns only this one changes with a move that many files make at once. */
export type BulkMaking = Omit<Making, 'besides' | 'changes'> & { besides?: { in_batch?: boolean } }

/**
 * The same move on many locked files, all or none: each is judged, written down and told as `makeMove` does it for one, but in
 * a few statements for all of them. Only for moves that change nothing but the file itself. Gives the files as they now are.
 */
export async function makeMoves(tx: Tx, portal: Acting, makings: readonly BulkMaking[]): Promise<File[]> {
  if (makings.length === 0) return []
  const holidays = await listHolidays(tx)
  const moves = makings.map((making): Moving => {
    const prepared = prepareMove(portal, making, openMove(making), making.known)
    insistOnPlain(prepared)
    return {
      prepared,
      columns: { ...columnsOf(prepared, portal, holidays), in_batch: making.besides?.in_batch ?? making.file.row.in_batch },
    }
  })
  const all = moves.map(({ prepared }) => prepared)
  await updateFiles(tx, moves)
  await addActs(tx, all.map((prepared) => actOf(prepared, portal, {}))) // prettier-ignore
  await recordAll(tx, all.map(auditOf))
  await tellApplicants(tx, portal.jobs, all.flatMap((prepared) => tellingOf(prepared, {}) ?? [])) // prettier-ignore
  return moves.map(({ prepared: { making, standing }, columns }) => ({
    ...making.file,
    standing,
    row: { ...making.file.row, ...columns, revision: making.file.row.revision + 1 },
  }))
}

type Moving = { prepared: Prepared; columns: ReturnType<typeof columnsOf> & { in_batch: boolean } }

/** What brings about more than itself goes one by one. */
function insistOnPlain({ making: { file }, move, standing, amount }: Prepared) {
  const { workflow } = file.definition
  const isPlain =
    effectsOf(move, workflow, file.standing).length === 0 &&
    amount === undefined &&
    standing.approvalStatus === file.standing.approvalStatus &&
    workflow.states[standing.state]?.status !== 'PAYMENT_QUEUED' &&
    !workflow.moves.some(({ automatic, from }) => automatic && from.includes(standing.state))
  if (!isPlain) throw new Error(`${move.id} of ${file.row.service} cannot be made by many files at once`)
}

/** Like `updateApplication`, the revision asked once more. */
async function updateFiles(tx: Tx, moves: readonly Moving[]) {
  const rows = moves.map(({ prepared, columns: { answers_before, ...columns } }) => ({
    ...columns,
    id: prepared.making.file.row.id,
    revision: prepared.making.file.row.revision,
    answers_before: answers_before?.toString('base64') ?? null,
  }))
  const { numAffectedRows } = await sql`
    update application set
      state = moved.state, status = moved.status, approval_status = moved.approval_status, desk = moved.desk, returns_to = moved.returns_to,
      stage = moved.stage, unlocked = array(select jsonb_array_elements_text(moved.unlocked)), since = moved.since, due_on = moved.due_on,
      desk_due_on = moved.desk_due_on, escalated_on = null, taken_by = null, answers_before = decode(moved.answers_before, 'base64'),
      in_batch = moved.in_batch, revision = application.revision + 1, updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as moved (
      id bigint, revision integer, state text, status text, approval_status smallint, desk text, returns_to text, stage text, unlocked jsonb,
      since date, due_on date, desk_due_on date, answers_before text, in_batch boolean)
    where application.id = moved.id and application.revision = moved.revision`.execute(tx)
  if (Number(numAffectedRows) !== rows.length) refuse('VERSION_CONFLICT')
}
