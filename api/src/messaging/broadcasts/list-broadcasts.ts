import type { InputOf } from '@wewb/domain/http/contract'
import type { listBroadcasts as listBroadcastsEndpoint } from '@wewb/domain/messaging/broadcast-contracts'
import { DEFAULT_PAGE_SIZE } from '@wewb/domain/http/schemas'
import type { Actor, Context } from '#server/context.ts'
import { pageOf, yesNo } from '#server/listing.ts'
import { throwProblem } from '#problems/problem.ts'
import {
  countBroadcasts,
  findBroadcastRow,
  listBroadcastRows,
  countProgress,
  listLatestSetups,
  listServiceTitles,
  type BroadcastDetailRow,
  type Progress,
} from './queries.ts'

export async function listBroadcasts(
  { db, actor }: Context,
  { page = 1, size = DEFAULT_PAGE_SIZE }: InputOf<typeof listBroadcastsEndpoint>,
) {
  const rows = await listBroadcastRows(db, { offset: (page - 1) * size, size })
  const progress = await countProgress(
    db,
    rows.map(({ id }) => id),
  )
  const list = rows.map((row) => describe(row, progress.get(row.id), actor))
  return pageOf({ list, total: await countBroadcasts(db), page, size })
}

export async function getBroadcast({ db, actor }: Context, { broadcastId }: { broadcastId: number }) {
  const row = (await findBroadcastRow(db, broadcastId)) ?? throwProblem('NOT_FOUND')
  return describe(row, (await countProgress(db, [row.id])).get(row.id), actor)
}

const nothingYet: Progress = { told: 0, sent: 0, delivered: 0, failed: 0, waiting: 0 }

const describe = (row: BroadcastDetailRow, progress: Progress = nothingYet, actor: Actor) => ({
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
  approvableYn: yesNo(
    row.state === 'WAITING' && row.written_by !== actor.id && actor.permissions.has('messages:approve'),
  ),
  stoppableYn: yesNo(mayStop(row, progress.waiting, actor)),
})

/** True while some messages have not been sent: the last ones may wait for the end of the quiet hours. */
export const isStoppable = (state: BroadcastDetailRow['state'], waiting: number): boolean =>
  state === 'WAITING' || state === 'RUNNING' || (state === 'DONE' && waiting > 0)

/** The author may withdraw it, and anybody with the approve permission may stop it. */
export const mayStop = (
  row: Pick<BroadcastDetailRow, 'state' | 'written_by'>,
  waiting: number,
  actor: Actor,
): boolean =>
  isStoppable(row.state, waiting) && (row.written_by === actor.id || actor.permissions.has('messages:approve'))

/** Lists the filters of an audience: all present and past services, and every circular. */
export async function listAudienceChoices({ db }: Context) {
  const services = await listServiceTitles(db)
  const setups = await listLatestSetups(db)
  return {
    services: services.map(({ service, title }) => ({ service, title: title.en, titleBng: title.bn })),
    setups: setups.map(({ id, service, title, title_bng }) => ({ setupId: id, service, title, titleBng: title_bng })),
  }
}
