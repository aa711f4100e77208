import { sql } from 'kysely'
import type { Figure } from '../platform/metrics.ts'

/** Those that could leave now; who waits for the morning is not late. */
export const messagesWaiting: Figure = {
  name: 'portal_messages_waiting',
  help: 'Messages that could leave now and have not left.',
  by: 'channel',
  read: async (db) => {
    const { rows } = await sql<{ of: string; n: number }>`
      select channel.name as of, count(message.id)::int as n
      from (values ('SMS'), ('EMAIL')) as channel (name)
      left join message on message.channel = channel.name and message.state in ('queued', 'sending', 'retry')
        and coalesce(message.not_before, now()) <= now()
      group by 1`.execute(db)
    return rows
  },
}
