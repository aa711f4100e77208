import type { Portal } from '#server/context.ts'
import { isUrgent, deferredUntil } from '@wewb/domain/messaging/quiet-hours'
import { readSettings } from '#administration/settings/queries.ts'
import { createMailTransport, createSmsTransport, type MessageTransport } from './message-transports.ts'
import {
  claimMessage,
  expireMessage,
  findQueuedMessage,
  postponeMessage,
  recordDeliveryResult,
  type QueuedMessage,
  reserveGatewaySlot,
} from './outbox-queries.ts'
import { randomJitter, quietHoursOf } from './enqueue-messages.ts'
import type { Database } from '#db/database.ts'

/**
 * Reserves a slot at the gateway's rate limit, which all processes share. One-time codes do not wait for theirs; later
 * messages wait longer instead, so that the rate stays the same.
 */
async function awaitGatewaySlot(db: Database, perSecond: number, { waits }: { waits: boolean }) {
  const seconds = (await reserveGatewaySlot(db, 1 / perSecond))?.seconds ?? 0
  if (waits && seconds > 0) await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
}

const maxAttempts = 8

/**
 * Sends a message at most once. It is claimed before sending: if the process dies in between, the result is uncertain,
 * so it becomes `unknown` and waits for a person instead of being sent again.
 */
export function createMessageSender({ db, config, jobs, now }: Pick<Portal, 'db' | 'config' | 'jobs' | 'now'>) {
  const carriers: Record<QueuedMessage['channel'], MessageTransport> = {
    SMS: createSmsTransport(config.sms),
    EMAIL: createMailTransport(config.mail),
  }

  /** Checks the quiet hours again, because a delayed message may fall into them. */
  async function waitsForMorning(message: QueuedMessage): Promise<boolean> {
    const until = deferredUntil(now(), message, quietHoursOf(await readSettings(db)), randomJitter())
    if (until)
      await db.transaction().execute(async (tx) => {
        if (await postponeMessage(tx, message.id, until))
          await jobs.enqueue(tx, 'send-message', { messageId: message.id }, until)
      })
    return until !== undefined
  }

  return async ({ messageId }: { messageId: number }) => {
    const waiting = await findQueuedMessage(db, messageId)
    // Waits for the slot before the claim: a waiting message has not been sent.
    if (waiting?.channel === 'SMS' && config.sms.url)
      await awaitGatewaySlot(db, config.sms.perSecond, { waits: !isUrgent(waiting) })
    if (waiting && (await waitsForMorning(waiting))) return
    const message = await claimMessage(db, messageId)
    if (!message) return
    if (message.expires_at && message.expires_at < now()) return await expireMessage(db, messageId)
    const { recipient, subject, body: text, secret } = message
    const { outcome, gatewayId, detail } = await carriers[message.channel]({
      id: messageId,
      to: recipient,
      subject,
      text,
      secret,
    })
    const isLast = outcome === 'refused' && message.attempts >= maxAttempts
    await recordDeliveryResult(db, messageId, {
      outcome,
      gatewayId,
      detail,
      isLast,
      clearBody: config.mode === 'production' && secret,
    })
    if (outcome === 'refused' && !isLast) throw new Error('the gateway rejected the message; it will be retried')
  }
}
