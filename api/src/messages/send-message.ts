import { sql } from 'kysely'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/database.ts'
import { mailCarrier, smsCarrier, type Carrier } from './carriers.ts'

type Message = {
  id: number
  channel: 'SMS' | 'EMAIL'
  recipient: string
  subject: string | null
  body: string
  attempts: number
  expired: boolean
  secret: boolean
}

const mostAttempts = 8

/**
 * Sends one message, once. It is marked before it leaves: if the process dies in between, nobody knows whether it
 * arrived, so it becomes `unknown` and waits for a person instead of being sent a second time.
 */
export function messageSender(db: Database, config: Config) {
  const carriers: Record<Message['channel'], Carrier> = { SMS: smsCarrier(config.sms), EMAIL: mailCarrier(config.mail) }
  return async ({ messageId }: { messageId: number }) => {
    const message = await claim(db, messageId)
    if (!message) return
    if (message.expired) return await settle(db, messageId, 'expired')
    const delivery = await carriers[message.channel]({ id: messageId, to: message.recipient, subject: message.subject, text: message.body })
    if (delivery === 'refused') {
      const last = message.attempts >= mostAttempts
      await settle(db, messageId, last ? 'failed' : 'retry')
      if (!last) throw new Error('the gateway refused the message; it will be tried again')
      return
    }
    await settle(db, messageId, delivery, config.mode === 'production' && message.secret)
  }
}

async function claim(db: Database, id: number): Promise<Message | undefined> {
  const claimed = await db
    .updateTable('message')
    .set({ state: 'sending', attempts: sql`attempts + 1` })
    .where('id', '=', id)
    .where('state', 'in', ['queued', 'retry'])
    .returning(['id', 'channel', 'recipient', 'subject', 'body', 'attempts', 'secret', sql<boolean>`coalesce(expires_at < now(), false)`.as('expired')])
    .executeTakeFirst()
  if (!claimed) await db.updateTable('message').set({ state: 'unknown' }).where('id', '=', id).where('state', '=', 'sending').execute()
  return claimed
} // prettier-ignore

async function settle(db: Database, id: number, state: 'sent' | 'retry' | 'failed' | 'unknown' | 'expired', forgetText = false) {
  await db
    .updateTable('message')
    .set({ state, ...(state === 'sent' ? { sent_at: sql`now()` } : {}), ...(forgetText ? { body: '' } : {}) })
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .execute()
}
