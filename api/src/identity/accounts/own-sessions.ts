import type { Context } from '#server/context.ts'
import { throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { endSessions } from '#server/session-queries.ts'
import { listOpenSessions, updateSessionAsEnded } from './session-queries.ts'

export async function listSessions({ db, actor }: Context) {
  const rows = await listOpenSessions(db, actor.id)
  return rows.map(({ id, device, created_at, last_seen_at, is_new }) => ({
    id,
    device,
    startedAt: created_at.toISOString(),
    lastSeenAt: last_seen_at.toISOString(),
    currentYn: yesNo(id === actor.sessionId),
    newDeviceYn: yesNo(is_new),
  }))
}

const yesNo = (is: boolean) => (is ? ('Y' as const) : ('N' as const))

/** Ends a session of the actor; the session of anybody else is not found. */
export async function endSession({ db, actor }: Context, { id }: { id: string }) {
  await db.transaction().execute(async (tx) => {
    const ended = await updateSessionAsEnded(tx, id, actor.id)
    if (ended.numUpdatedRows === 0n) throwProblem('NOT_FOUND')
    const own = id === actor.sessionId
    await recordAuditEntry(tx, actor, own ? 'account.logged-out' : 'account.session-ended', `account:${actor.id}`)
  })
  return null
}

export async function endOtherSessions({ db, actor }: Context) {
  const ended = await db.transaction().execute(async (tx) => {
    const count = await endSessions(tx, actor.id, actor.sessionId)
    await recordAuditEntry(tx, actor, 'account.session-ended', `account:${actor.id}`, { otherSessionsEnded: count })
    return count
  })
  return { ended }
}
