import { updateSessionAsEnded } from '#identity/accounts/session-queries.ts'
import type { Context } from '#server/context.ts'
import { yesNo } from '#server/listing.ts'
import { throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { endSessions } from '#server/session-queries.ts'
import { listOpenSessions, lockUser } from './queries.ts'

export async function listUserSessions({ db, actor }: Context, { id }: { id: number }) {
  const rows = await listOpenSessions(db, id)
  return rows.map(({ id: session, device, created_at, last_seen_at }) => ({
    id: session,
    device,
    startedAt: created_at.toISOString(),
    lastSeenAt: last_seen_at.toISOString(),
    currentYn: yesNo(session === actor.sessionId),
  }))
}

export async function endUserSession({ db, actor }: Context, { id, sessionId }: { id: number; sessionId: string }) {
  await db.transaction().execute(async (tx) => {
    const ended = await updateSessionAsEnded(tx, sessionId, id)
    if (ended.numUpdatedRows === 0n) throwProblem('NOT_FOUND')
    await recordAuditEntry(tx, actor, 'user.sessions-ended', `account:${id}`, { sessionsEnded: 1 })
  })
  return null
}

export async function endUserSessions({ db, actor }: Context, { id }: { id: number }) {
  if (id === actor.id) return throwProblem('OWN_ACCOUNT')
  return await db.transaction().execute(async (tx) => {
    await lockUser(tx, id)
    const ended = await endSessions(tx, id)
    await recordAuditEntry(tx, actor, 'user.sessions-ended', `account:${id}`, { sessionsEnded: ended })
    return { ended }
  })
}
