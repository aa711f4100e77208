import type { InputOf } from '@wewb/domain/http/contract'
import type { removeSecondFactor as removeSecondFactorEndpoint } from '@wewb/domain/identity/second-factor-contracts'
import { notify } from '#messaging/messages/notify.ts'
import type { Context } from '#server/context.ts'
import { throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { endSessions } from '#server/session-queries.ts'
import { getAccount, loginOf } from '#identity/accounts/queries.ts'
import { deleteSecondFactor } from './queries.ts'

/** Removes the second factor of somebody else: one's own is switched off with password and code. */
export async function removeSecondFactor(
  { db, actor, jobs, limits }: Context,
  { id }: InputOf<typeof removeSecondFactorEndpoint>,
) {
  if (id === actor.id) return throwProblem('NO_PERMISSION')
  const account = await getAccount(db, id)
  await db.transaction().execute(async (tx) => {
    if (!(await deleteSecondFactor(tx, account.id))) throwProblem('MOVE_NOT_OPEN')
    const ended = await endSessions(tx, account.id)
    await recordAuditEntry(tx, actor, 'account.second-factor-removed', `account:${account.id}`, {
      sessionsEnded: ended,
    })
    await notify(tx, jobs, { to: loginOf(account), language: account.language, template: 'SECOND_FACTOR_REMOVED' })
  })
  await limits.reset('second-factor-misses', String(account.id))
  return null
}
