import type { stopBroadcast as stopBroadcastEndpoint } from '@wewb/domain/messaging/broadcast-contracts'
import type { InputOf } from '@wewb/domain/http/contract'
import { resendReasonLimits } from '@wewb/domain/messaging/message-contracts'
import { issue } from '@wewb/domain/engine/fields/issue'
import type { Context } from '#server/context.ts'
import { assertNoIssues, throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { getBroadcast, isStoppable, mayStop } from './list-broadcasts.ts'
import { lockBroadcast, markBroadcastRunning, markBroadcastStopped, countProgress, stopMessages } from './queries.ts'

/** Approves a broadcast. The author cannot approve it, so that a message to thousands needs two people. */
export async function approveBroadcast(context: Context, { broadcastId }: { broadcastId: number }) {
  const { db, jobs, actor, now } = context
  await db.transaction().execute(async (tx) => {
    const row = await lockBroadcast(tx, broadcastId)
    if (row.written_by === actor.id) throwProblem('OWN_BROADCAST')
    if (row.state !== 'WAITING') throwProblem('MOVE_NOT_OPEN')
    await markBroadcastRunning(tx, broadcastId, { by: actor.id, at: now() })
    await jobs.enqueue(tx, 'send-broadcast', { broadcastId })
    await recordAuditEntry(tx, actor, 'broadcast.approved', `broadcast:${broadcastId}`, { people: row.foreseen })
  })
  return await getBroadcast(context, { broadcastId })
}

export async function stopBroadcast(
  { db, actor, now }: Context,
  { broadcastId, reason: typed }: InputOf<typeof stopBroadcastEndpoint>,
) {
  const reason = typed.trim()
  assertNoIssues([
    ...(reason.length < resendReasonLimits.shortest ? [issue('reason', 'too-short', resendReasonLimits.shortest)] : []),
    ...(reason.length > resendReasonLimits.longest ? [issue('reason', 'too-long', resendReasonLimits.longest)] : []),
  ])
  await db.transaction().execute(async (tx) => {
    const row = await lockBroadcast(tx, broadcastId)
    const waiting = (await countProgress(tx, [broadcastId])).get(broadcastId)?.waiting ?? 0
    if (!isStoppable(row.state, waiting)) throwProblem('MOVE_NOT_OPEN')
    if (!mayStop(row, waiting, actor)) throwProblem('NO_PERMISSION')
    await markBroadcastStopped(tx, broadcastId, { by: actor.id, at: now(), reason })
    await stopMessages(tx, broadcastId)
    await recordAuditEntry(tx, actor, 'broadcast.stopped', `broadcast:${broadcastId}`, { reason })
  })
  return null
}
