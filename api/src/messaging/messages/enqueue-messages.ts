import { randomInt } from 'node:crypto'
import type { Insertable } from 'kysely'
import { operatorOf } from '@wewb/domain/messaging/operators'
import { deferredUntil, type QuietHours } from '@wewb/domain/messaging/quiet-hours'
import { smsParts } from '@wewb/domain/messaging/sms-parts'
import type { Tx } from '#db/database.ts'
import type { JobQueue } from '#jobs/job-queue.ts'
import type { Tables } from '#db/tables.ts'
import type { SettingValues } from '#administration/settings/queries.ts'
import { insertMessages } from './outbox-queries.ts'

export type OutgoingMessage = Insertable<Tables['message']> & { secret?: boolean }

/** Failure reason of a blocked foreign number; the message list shows its text. */
export const FOREIGN_NUMBER = 'FOREIGN_NUMBER'

export const quietHoursOf = (settings: SettingValues): QuietHours => ({
  from: settings.number('SMS_QUIET_FROM_HOUR'),
  until: settings.number('SMS_QUIET_UNTIL_HOUR'),
})

/** Random value between 0 and 1: spreads deferred messages over the first half hour of the morning. */
export const randomJitter = () => randomInt(0, 1_000_000) / 1_000_000

type Way = { settings: SettingValues; at: Date; priority?: number }

/**
 * Puts messages into the outbox, with parts and cost, deferred during quiet hours. Nothing is sent before the
 * transaction commits.
 */
export async function enqueueMessages(
  tx: Tx,
  jobs: JobQueue,
  outgoing: readonly OutgoingMessage[],
  { settings, at, priority }: Way,
): Promise<number[]> {
  if (outgoing.length === 0) return []
  const rows = outgoing.map((one) => measured(one, settings, at))
  const written = await insertMessages(tx, rows)
  // Includes `void` messages: a request must take as long for an account that does not exist.
  const leaving = written.filter(({ state }) => state !== 'failed')
  await jobs.enqueueAll(tx, 'send-code', leaving.filter(({ secret }) => secret).map(jobOf))
  await jobs.enqueueAll(tx, 'send-message', leaving.filter(({ secret }) => !secret).map(jobOf), priority)
  return written.map(({ id }) => id)
}

/** True for a foreign number that the board's gateway does not reach. */
export const isForeignNumberBlocked = (
  { channel, recipient }: Pick<OutgoingMessage, 'channel' | 'recipient'>,
  settings: SettingValues,
): boolean =>
  channel === 'SMS' && recipient !== '' && operatorOf(recipient) === 'FOREIGN' && !settings.isOn('ALLOW_SMS_ABROAD')

function measured(one: OutgoingMessage, settings: SettingValues, at: Date): OutgoingMessage {
  const isSms = one.channel === 'SMS' && one.recipient !== ''
  const operator = isSms ? operatorOf(one.recipient) : null
  const parts = isSms ? smsParts(one.body).parts : 0
  return {
    ...one,
    operator,
    parts,
    cost_poisha: parts * settings.number('SMS_PART_POISHA'),
    not_before:
      deferredUntil(at, { ...one, secret: one.secret ?? false }, quietHoursOf(settings), randomJitter()) ?? null,
    ...(isForeignNumberBlocked(one, settings) ? { state: 'failed', failure: FOREIGN_NUMBER } : {}),
  }
}

const jobOf = ({ id, not_before }: { id: number; not_before: Date | null }) => ({
  data: { messageId: id },
  ...(not_before ? { startAfter: not_before } : {}),
})
