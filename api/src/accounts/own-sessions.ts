import { sql } from 'kysely'
import type { Context } from '../platform/context.ts'
import { refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { endSessions } from '../platform/sessions.ts'

export async function listSessions({ db, actor }: Context) {
  const rows = await db
    .selectFrom('session')
    .select([
      'id',
      'device',
      'created_at',
      'last_seen_at',
      sql<boolean>`new_device and created_at > now() - interval '7 days'`.as('is_new'),
    ])
    .where('account_id', '=', actor.id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('last_seen_at', 'desc')
    .limit(50)
    .execute()
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

export async function endOtherSessions({ db, actor }: Context) {
  const ended = await db.transaction().execute(async (tx) => {
    const count = await endSessions(tx, actor.id, actor.sessionId)
    await record(tx, actor, 'account.session-ended', `account:${actor.id}`, { otherSessionsEnded: count })
    return count
  })
  return { ended }
}
