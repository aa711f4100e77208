import { randomInt } from 'node:crypto'
import type { Insertable } from 'kysely'
import { operatorOf } from '../../../domain/src/messages/operators.ts'
import { waitsUntil, type QuietHours } from '../../../domain/src/messages/quiet-hours.ts'
import { smsParts } from '../../../domain/src/messages/sms-parts.ts'
import type { Tx } from '../platform/database.ts'
import type { Jobs } from '../platform/jobs.ts'
import type { Tables } from '../platform/tables.ts'
import type { SettingValues } from '../settings/repository.ts'

export type Outgoing = Insertable<Tables['message']> & { secret?: boolean }

/** Why a message to a foreign number stays here; the list of messages says it in words. */
export const foreignNumber = 'FOREIGN_NUMBER'

export const quietHoursOf = (settings: SettingValues): QuietHours => ({
  from: settings.number('SMS_QUIET_FROM_HOUR'),
  until: settings.number('SMS_QUIET_UNTIL_HOUR'),
})

/** Between 0 and 1: where in the morning's half hour one of the night's messages leaves. */
export const anySpread = () => randomInt(0, 1_000_000) / 1_000_000

type Way = { settings: SettingValues; at: Date; priority?: number }

/** Puts messages into the outbox: counted, priced, and not before the night is over. Nobody is told before the transaction commits. */
export async function writeMessages(tx: Tx, jobs: Jobs, outgoing: readonly Outgoing[], { settings, at, priority }: Way): Promise<number[]> {
  if (outgoing.length === 0) return []
  const rows = outgoing.map((one) => measured(one, settings, at))
  const written = await tx.insertInto('message').values(rows).returning(['id', 'state', 'secret', 'not_before']).execute()
  // `void` ones too: a call must take as long for an account that is not there.
  const leaving = written.filter(({ state }) => state !== 'failed')
  await jobs.laterAll(tx, 'send-code', leaving.filter(({ secret }) => secret).map(jobOf))
  await jobs.laterAll(tx, 'send-message', leaving.filter(({ secret }) => !secret).map(jobOf), priority)
  return written.map(({ id }) => id)
} // prettier-ignore

/** A foreign number that the board's gateway does not reach. */
export const isBarred = ({ channel, recipient }: Pick<Outgoing, 'channel' | 'recipient'>, settings: SettingValues): boolean =>
  channel === 'SMS' && recipient !== '' && operatorOf(recipient) === 'FOREIGN' && !settings.isOn('ALLOW_SMS_ABROAD')

function measured(one: Outgoing, settings: SettingValues, at: Date): Outgoing {
  const isSms = one.channel === 'SMS' && one.recipient !== ''
  const operator = isSms ? operatorOf(one.recipient) : null
  const parts = isSms ? smsParts(one.body).parts : 0
  return {
    ...one,
    operator,
    parts,
    cost_poisha: parts * settings.number('SMS_PART_POISHA'),
    not_before: waitsUntil(at, { ...one, secret: one.secret ?? false }, quietHoursOf(settings), anySpread()) ?? null,
    ...(isBarred(one, settings) ? { state: 'failed', failure: foreignNumber } : {}),
  }
}

const jobOf = ({ id, not_before }: { id: number; not_before: Date | null }) => ({
  data: { messageId: id },
  ...(not_before ? { startAfter: not_before } : {}),
})
