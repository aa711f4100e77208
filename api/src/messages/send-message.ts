import type { Portal } from '../platform/context.ts'
import { isUrgent, waitsUntil } from '../../../domain/src/messages/quiet-hours.ts'
import { readSettings } from '../settings/repository.ts'
import { mailCarrier, smsCarrier, type Carrier } from './carriers.ts'
import { claimMessage, expireMessage, findWaiting, putOff, settleMessage, type Waiting } from './outbox-repository.ts'
import { takeTurn } from './take-turn.ts'
import { anySpread, quietHoursOf } from './write-message.ts'

const mostAttempts = 8

/**
 * Sends one message, once. It is marked before it leaves: if the process dies in between, nobody knows whether it
 * arrived, so it becomes `unknown` and waits for a person instead of being sent a second time.
 */
export function messageSender({ db, config, jobs, now }: Pick<Portal, 'db' | 'config' | 'jobs' | 'now'>) {
  const carriers: Record<Waiting['channel'], Carrier> = { SMS: smsCarrier(config.sms), EMAIL: mailCarrier(config.mail) }

  /** Looked at again here: a message that was put off by a busy gateway may find itself in the night. */
  async function waitsForMorning(message: Waiting): Promise<boolean> {
    const until = waitsUntil(now(), message, quietHoursOf(await readSettings(db)), anySpread())
    if (until) await db.transaction().execute(async (tx) => {
      if (await putOff(tx, message.id, until)) await jobs.later(tx, 'send-message', { messageId: message.id }, until)
    }) // prettier-ignore
    return until !== undefined
  }

  return async ({ messageId }: { messageId: number }) => {
    const waiting = await findWaiting(db, messageId)
    // Before it is marked: whoever waits for a turn has not sent anything.
    if (waiting?.channel === 'SMS' && config.sms.url) await takeTurn(db, config.sms.perSecond, { waits: !isUrgent(waiting) })
    if (waiting && (await waitsForMorning(waiting))) return
    const message = await claimMessage(db, messageId)
    if (!message) return
    if (message.expires_at && message.expires_at < now()) return await expireMessage(db, messageId)
    const { recipient: to, subject, body: text, secret } = message
    const { outcome, gatewayId, detail } = await carriers[message.channel]({ id: messageId, to, subject, text, secret })
    const isLast = outcome === 'refused' && message.attempts >= mostAttempts
    await settleMessage(db, messageId, { outcome, gatewayId, detail, isLast, forgetText: config.mode === 'production' && secret })
    if (outcome === 'refused' && !isLast) throw new Error('the gateway refused the message; it will be tried again')
  }
}
