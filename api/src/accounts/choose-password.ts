import { checkNewPassword } from '../../../domain/src/accounts/registration.ts'
import { issue } from '../../../domain/src/fields/issue.ts'
import { sql } from 'kysely'
import { notify } from '../messages/notify.ts'
import { voidCodes } from '../otp/send-code.ts'
import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/database.ts'
import { hashPassword, isPassword } from '../platform/passwords.ts'
import { insist, refuse } from '../platform/problem.ts'
import { lastPasswords, loginOf, setPassword, type Account } from './repository.ts'

/** The rules of a new password, wherever it is chosen: strong, typed twice alike, none of the last three. */
export async function chooseHash({ db }: Context, account: Account, newPassword: string, confirmPassword: string): Promise<string> {
  const issues = checkNewPassword('newPassword', newPassword, confirmPassword)
  insist(issues, issues.some(({ code }) => code === 'weak-password') ? 'WEAK_PASSWORD' : 'ANSWERS_INVALID')
  for (const old of await lastPasswords(db, account)) {
    if (await isPassword(old, newPassword)) return refuse('ANSWERS_INVALID', { issues: [issue('newPassword', 'used-before')] })
  }
  return await hashPassword(newPassword)
}

/** Stores it and tells the owner, who may not have been the one who did it. */
export async function storePassword(tx: Tx, { jobs }: Context, account: Account, hash: string) {
  await setPassword(tx, account, hash)
  // Whoever asked for a code meanwhile, or holds one from before, has no use for it any more.
  await voidCodes(tx, { accountId: account.id })
  await tx.deleteFrom('half_log_in').where('account_id', '=', account.id).execute()
  await tx
    .updateTable('reset_token')
    .set({ used_at: sql`now()` })
    .where('account_id', '=', account.id)
    .where('used_at', 'is', null)
    .execute()
  await notify(tx, jobs, { to: loginOf(account), language: account.language, template: 'PASSWORD_CHANGED' })
}
