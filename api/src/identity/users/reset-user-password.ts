import { loginOf, updatePasswordHash, updateAccount } from '#identity/accounts/queries.ts'
import type { InputOf } from '@wewb/domain/http/contract'
import type { resetUserPassword as resetUserPasswordEndpoint } from '@wewb/domain/identity/user-contracts'
import { notify } from '#messaging/messages/notify.ts'
import type { Context } from '#server/context.ts'
import { throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { endSessions } from '#server/session-queries.ts'
import { requireMayShowPassword, sendInvitation, issuePassword } from './issue-password.ts'
import { getUserRow, lockUser, listRolesByUser } from './queries.ts'
import { revokeCredentials } from './revoke-credentials.ts'

/** Revokes the password, every session and every pending code, and notifies the owner. */
export async function resetUserPassword(
  context: Context,
  { id, way = 'INVITE' }: InputOf<typeof resetUserPasswordEndpoint>,
) {
  const { db, actor, jobs, limits } = context
  const user = await getUserRow(db, id)
  const roleIds = ((await listRolesByUser(db, [id])).get(id) ?? []).map((role) => role.id)
  await requireMayShowPassword(context, way, user.user_type, roleIds)
  const { temporary, hash, until } = await issuePassword(context, way)
  const reset = await db.transaction().execute(async (tx) => {
    const account = await lockUser(tx, id)
    if (id === actor.id) return throwProblem('OWN_ACCOUNT')
    if (account.state !== 'active') return throwProblem('MOVE_NOT_OPEN')
    await updatePasswordHash(tx, account, hash)
    await updateAccount(tx, id, { must_change_password: temporary !== null, password_until: until })
    await revokeCredentials(tx, id)
    const ended = await endSessions(tx, id)
    await recordAuditEntry(tx, actor, 'user.password-withdrawn', `account:${id}`, { way, sessionsEnded: ended })
    const to = loginOf(account)
    if (temporary === null)
      return {
        temporaryPassword: null,
        sentTo: await sendInvitation(tx, context, to, account.language, 'PASSWORD_WITHDRAWN'),
      }
    await notify(tx, jobs, { to, language: account.language, template: 'PASSWORD_CHANGED' })
    return { temporaryPassword: temporary, sentTo: null }
  })
  await limits.reset('log-in-misses', user.login_id)
  return reset
}
