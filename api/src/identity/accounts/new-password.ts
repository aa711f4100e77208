import { passwordIssue } from './password-issues.ts'
import { validateNewPassword } from '@wewb/domain/identity/accounts/registration'
import { notify } from '#messaging/messages/notify.ts'
import { invalidateOtps } from '#identity/otp/queries.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#db/database.ts'
import { hashPassword, verifyPassword } from '#security/password-hashing.ts'
import { assertNoIssues, throwProblem } from '#problems/problem.ts'
import { listRecentPasswordHashes, loginOf, updatePasswordHash, type Account } from './queries.ts'
import { updateResetTokensAsUsed } from './reset-token-queries.ts'
import { deletePendingSessions } from './second-factor/pending-session-queries.ts'

/** Validates a new password (strong, confirmed, not one of the last three) and hashes it. */
export async function hashNewPassword(
  { db }: Context,
  account: Account,
  newPassword: string,
  confirmPassword: string,
): Promise<string> {
  const issues = validateNewPassword('newPassword', newPassword, confirmPassword)
  assertNoIssues(issues, issues.some(({ code }) => code === 'weak-password') ? 'WEAK_PASSWORD' : 'ANSWERS_INVALID')
  for (const old of await listRecentPasswordHashes(db, account)) {
    if (await verifyPassword(old, newPassword))
      return throwProblem('ANSWERS_INVALID', { issues: [passwordIssue('newPassword', 'used-before')] })
  }
  return await hashPassword(newPassword)
}

/** Stores the hash and notifies the owner, who may not have made the change. */
export async function storePassword(tx: Tx, { jobs }: Context, account: Account, hash: string) {
  await updatePasswordHash(tx, account, hash)
  // Invalidates pending codes, logins and reset tokens.
  await invalidateOtps(tx, { accountId: account.id })
  await deletePendingSessions(tx, account.id)
  await updateResetTokensAsUsed(tx, account.id)
  await notify(tx, jobs, { to: loginOf(account), language: account.language, template: 'PASSWORD_CHANGED' })
}
