import type { resetPassword as resetPasswordEndpoint } from '@wewb/domain/identity/account-contracts'
import type { InputOf } from '@wewb/domain/http/contract'
import type { Context } from '#server/context.ts'
import { throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { hashToken } from '#security/secrets.ts'
import { endSessions } from '#server/session-queries.ts'
import { hashNewPassword, storePassword } from './new-password.ts'
import { getAccount } from './queries.ts'
import { findOpenResetToken, updateResetTokenAsUsed } from './reset-token-queries.ts'

/**
 * Resets the password and ends every session. The token is used up only on success, so that a weak password can be
 * corrected.
 */
export async function resetPassword(
  context: Context,
  { resetToken = '', newPassword = '', confirmPassword = '' }: InputOf<typeof resetPasswordEndpoint>,
) {
  const { db, limits } = context
  const token = hashToken(resetToken)
  const open = await findOpenResetToken(db, token)
  if (!open) return throwProblem('OTP_EXPIRED')
  const account = await getAccount(db, open.account_id)
  const hash = await hashNewPassword(context, account, newPassword, confirmPassword)
  await db.transaction().execute(async (tx) => {
    const used = await updateResetTokenAsUsed(tx, token)
    if (used.numUpdatedRows === 0n) throwProblem('OTP_EXPIRED')
    await storePassword(tx, context, account, hash)
    await endSessions(tx, account.id)
    await recordAuditEntry(tx, account, 'account.password-reset', `account:${account.id}`)
  })
  await limits.reset('log-in-misses', account.login_id)
  return null
}
