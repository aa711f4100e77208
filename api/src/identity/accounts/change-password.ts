import { passwordIssue } from './password-issues.ts'
import type { changePassword as changePasswordEndpoint } from '@wewb/domain/identity/account-contracts'
import type { InputOf } from '@wewb/domain/http/contract'
import { issue } from '@wewb/domain/engine/fields/issue'
import type { Context } from '#server/context.ts'
import { verifyPassword } from '#security/password-hashing.ts'
import { throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { endSessions } from '#server/session-queries.ts'
import { hashNewPassword, storePassword } from './new-password.ts'
import { getAccount } from './queries.ts'

export async function changePassword(
  context: Context,
  { oldPassword, newPassword, confirmPassword }: InputOf<typeof changePasswordEndpoint>,
) {
  const { db, actor, limits } = context
  const account = await getAccount(db, actor.id)
  await limits.consume('password-misses', String(account.id))
  if (!(await verifyPassword(account.password_hash, oldPassword))) {
    return throwProblem('ANSWERS_INVALID', {
      issues: [oldPassword ? passwordIssue('oldPassword', 'wrong-password') : issue('oldPassword', 'required')],
    })
  }
  await limits.reset('password-misses', String(account.id))
  const hash = await hashNewPassword(context, account, newPassword, confirmPassword)
  await db.transaction().execute(async (tx) => {
    await storePassword(tx, context, account, hash)
    const ended = await endSessions(tx, account.id, actor.sessionId)
    await recordAuditEntry(tx, actor, 'account.password-changed', `account:${account.id}`, {
      otherSessionsEnded: ended,
    })
  })
  return null
}
