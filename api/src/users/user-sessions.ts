import { sql } from 'kysely'
import type { Context } from '../platform/context.ts'
import { yesNo } from '../platform/listing.ts'
import { refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { endSessions } from '../platform/sessions.ts'
import { lockUser } from './repository.ts'

export async function listUserSessions({ db, actor }: Context, { id }: { id: number }) {
  const rows = await db
    .selectFrom('session')
    .select(['id', 'device', 'created_at', 'last_seen_at'])
    .where('account_id', '=', id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('last_seen_at', 'desc')
    .limit(50)
    .execute()
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
    const ended = await tx
      .updateTable('session')
      .set({ ended_at: sql`now()` })
      .where('id', '=', sessionId)
      .where('account_id', '=', id)
      .where('ended_at', 'is', null)
      .executeTakeFirst()
    if (ended.numUpdatedRows === 0n) refuse('NOT_FOUND')
    await record(tx, actor, 'user.sessions-ended', `account:${id}`, { sessionsEnded: 1 })
  })
  return null
}

export async function endUserSessions({ db, actor }: Context, { id }: { id: number }) {
  if (id === actor.id) return refuse('OWN_ACCOUNT')
  return await db.transaction().execute(async (tx) => {
    await lockUser(tx, id)
    const ended = await endSessions(tx, id)
    await record(tx, actor, 'user.sessions-ended', `account:${id}`, { sessionsEnded: ended })
    return { ended }
  })
}
