import { sql } from 'kysely'
import type { Context } from '../platform/context.ts'
import { refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'

export async function listSessions({ db, actor }: Context) {
  const rows = await db
    .selectFrom('session')
    .select(['id', 'device', 'created_at', 'last_seen_at'])
    .where('account_id', '=', actor.id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('last_seen_at', 'desc')
    .limit(50)
    .execute()
  return rows.map(({ id, device, created_at, last_seen_at }) => ({
    id,
    device,
    startedAt: created_at.toISOString(),
    lastSeenAt: last_seen_at.toISOString(),
    currentYn: id === actor.sessionId ? ('Y' as const) : ('N' as const),
  }))
}

/** The own session or another one of the same person; anybody else's does not exist for them. */
export async function endSession({ db, actor }: Context, { id }: { id: string }) {
  await db.transaction().execute(async (tx) => {
    const ended = await tx
      .updateTable('session')
      .set({ ended_at: sql`now()` })
      .where('id', '=', id)
      .where('account_id', '=', actor.id)
      .where('ended_at', 'is', null)
      .executeTakeFirst()
    if (ended.numUpdatedRows === 0n) refuse('NOT_FOUND')
    const own = id === actor.sessionId
    await record(tx, actor, own ? 'account.logged-out' : 'account.session-ended', `account:${actor.id}`)
  })
  return null
}
