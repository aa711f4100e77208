import { sql } from 'kysely'
import type { Database } from '#db/database.ts'

/** Counts messages of the last hour whose sending has ended, without those that failed for `ignoredFailure`. */
export async function countRecentDeliveries(
  db: Database,
  ignoredFailure: string,
): Promise<{ sent: number; failed: number } | undefined> {
  const { rows } = await sql<{ sent: number; failed: number }>`
    select count(*)::int as sent, count(*) filter (where state = 'failed')::int as failed from message
    where created_at > now() - interval '1 hour' and not is_test and state in ('sent', 'delivered', 'failed', 'unknown')
      and failure is distinct from ${ignoredFailure}`.execute(db)
  return rows[0]
}

/** Counts messages that could be sent now, by channel. */
export async function countWaitingMessages(db: Database) {
  const { rows } = await sql<{ of: string; n: number }>`
      select channel.name as of, count(message.id)::int as n
      from (values ('SMS'), ('EMAIL')) as channel (name)
      left join message on message.channel = channel.name and message.state in ('queued', 'sending', 'retry')
        and coalesce(message.not_before, now()) <= now()
      group by 1`.execute(db)
  return rows
}

type AlertKind = 'FAILURES' | 'BALANCE'

export const deleteMessageAlert = (db: Database, kind: AlertKind) =>
  db.deleteFrom('message_alert').where('kind', '=', kind).execute()

export const upsertMessageAlert = (db: Database, kind: AlertKind, facts: Record<string, number>) =>
  db
    .insertInto('message_alert')
    .values({ kind, facts: JSON.stringify(facts) })
    .onConflict((conflict) => conflict.column('kind').doUpdateSet({ facts: JSON.stringify(facts) }))
    .execute()
