import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import type { listBroadcasts as listCall } from '../../../domain/src/contracts/broadcasts.ts'
import { pageSize } from '../../../domain/src/contracts/shapes.ts'
import type { Actor, Context } from '../platform/context.ts'
import { pageOf, yesNo } from '../platform/listing.ts'
import { refuse } from '../platform/problem.ts'
import { countBroadcasts, findBroadcastRow, listBroadcastRows, progressOf, type DescribedRow, type Progress } from './repository.ts'

export async function listBroadcasts({ db, actor }: Context, { page = 1, size = pageSize }: InputOf<typeof listCall>) {
  const rows = await listBroadcastRows(db, { offset: (page - 1) * size, size })
  const progress = await progressOf(db, rows.map(({ id }) => id)) // prettier-ignore
  const list = rows.map((row) => describe(row, progress.get(row.id), actor))
  return pageOf({ list, total: await countBroadcasts(db), page, size })
}

export async function getBroadcast({ db, actor }: Context, { broadcastId }: { broadcastId: number }) {
  const row = (await findBroadcastRow(db, broadcastId)) ?? refuse('NOT_FOUND')
  return describe(row, (await progressOf(db, [row.id])).get(row.id), actor)
}

const nothingYet: Progress = { told: 0, sent: 0, delivered: 0, failed: 0, waiting: 0 }

const describe = (row: DescribedRow, progress: Progress = nothingYet, actor: Actor) => ({
  broadcastId: row.id,
  subject: row.subject,
  subjectBng: row.subject_bng,
  text: row.text,
  textBng: row.text_bng,
  audience: row.audience,
  state: row.state,
  people: row.people ?? row.foreseen,
  skipped: row.skipped,
  ...progress,
  writtenBy: row.writer_name,
  writtenByBng: row.writer_name_bng,
  writtenAt: row.written_at.toISOString(),
  approvedBy: row.approver_name,
  approvedByBng: row.approver_name_bng,
  approvedAt: row.approved_at?.toISOString() ?? null,
  endedAt: row.ended_at?.toISOString() ?? null,
  reason: row.reason,
  approvableYn: yesNo(row.state === 'WAITING' && row.written_by !== actor.id && actor.permissions.has('messages:approve')),
  stoppableYn: yesNo(mayStop(row, progress.waiting, actor)),
})

/** As long as something of it has not left: the last messages may wait for the morning. */
export const isStoppable = (state: DescribedRow['state'], waiting: number): boolean =>
  state === 'WAITING' || state === 'RUNNING' || (state === 'DONE' && waiting > 0)

/** Its writer takes it back; whoever may approve stops it too. */
export const mayStop = (row: Pick<DescribedRow, 'state' | 'written_by'>, waiting: number, actor: Actor): boolean =>
  isStoppable(row.state, waiting) && (row.written_by === actor.id || actor.permissions.has('messages:approve'))
