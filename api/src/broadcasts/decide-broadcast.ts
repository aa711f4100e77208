import type { stopBroadcast as stopCall } from '../../../domain/src/contracts/broadcasts.ts'
import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import { reasonLimits } from '../../../domain/src/contracts/messages.ts'
import { issue } from '../../../domain/src/fields/issue.ts'
import type { Context } from '../platform/context.ts'
import { insist, refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { getBroadcast, isStoppable, mayStop } from './list-broadcasts.ts'
import { lockBroadcast, progressOf, stopMessages } from './repository.ts'

/** Two people for a message to thousands: the one who wrote it never lets it go alone. */
export async function approveBroadcast(context: Context, { broadcastId }: { broadcastId: number }) {
  const { db, jobs, actor, now } = context
  await db.transaction().execute(async (tx) => {
    const row = await lockBroadcast(tx, broadcastId)
    if (row.written_by === actor.id) refuse('OWN_BROADCAST')
    if (row.state !== 'WAITING') refuse('MOVE_NOT_OPEN')
    await tx
      .updateTable('broadcast')
      .set({ state: 'RUNNING', approved_by: actor.id, approved_at: now() })
      .where('id', '=', broadcastId)
      .execute()
    await jobs.later(tx, 'send-broadcast', { broadcastId })
    await record(tx, actor, 'broadcast.approved', `broadcast:${broadcastId}`, { people: row.foreseen })
  })
  return await getBroadcast(context, { broadcastId })
}

export async function stopBroadcast({ db, actor, now }: Context, { broadcastId, reason: typed }: InputOf<typeof stopCall>) {
  const reason = typed.trim()
  insist([
    ...(reason.length < reasonLimits.shortest ? [issue('reason', 'too-short', reasonLimits.shortest)] : []),
    ...(reason.length > reasonLimits.longest ? [issue('reason', 'too-long', reasonLimits.longest)] : []),
  ])
  await db.transaction().execute(async (tx) => {
    const row = await lockBroadcast(tx, broadcastId)
    const waiting = (await progressOf(tx, [broadcastId])).get(broadcastId)?.waiting ?? 0
    if (!isStoppable(row.state, waiting)) refuse('MOVE_NOT_OPEN')
    if (!mayStop(row, waiting, actor)) refuse('NO_PERMISSION')
    await tx
      .updateTable('broadcast')
      .set({ state: 'STOPPED', ended_by: actor.id, ended_at: now(), reason })
      .where('id', '=', broadcastId)
      .execute()
    await stopMessages(tx, broadcastId)
    await record(tx, actor, 'broadcast.stopped', `broadcast:${broadcastId}`, { reason })
  })
  return null
}
