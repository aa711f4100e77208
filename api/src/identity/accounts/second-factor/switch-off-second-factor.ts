import type { InputOf } from '@wewb/domain/http/contract'
import type { switchOffSecondFactor as endpoint } from '@wewb/domain/identity/second-factor-contracts'
import { notify } from '#messaging/messages/notify.ts'
import type { Context } from '#server/context.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { endSessions } from '#server/session-queries.ts'
import { loginOf } from '#identity/accounts/queries.ts'
import { reauthenticate } from './reauthenticate.ts'
import { deleteSecondFactor } from './queries.ts'

/**
 * Switches the second factor off, also for a change of phone. If the board requires one, the next request demands a new
 * setup.
 */
export async function switchOffSecondFactor(context: Context, input: InputOf<typeof endpoint>) {
  const { db, actor, jobs } = context
  const { account, proof } = await reauthenticate(context, input)
  await db.transaction().execute(async (tx) => {
    await proof.consume(tx)
    await deleteSecondFactor(tx, account.id)
    const ended = await endSessions(tx, account.id, actor.sessionId)
    await recordAuditEntry(tx, actor, 'account.second-factor-off', `account:${account.id}`, {
      otherSessionsEnded: ended,
    })
    await notify(tx, jobs, { to: loginOf(account), language: account.language, template: 'SECOND_FACTOR_OFF' })
  })
  return null
}
