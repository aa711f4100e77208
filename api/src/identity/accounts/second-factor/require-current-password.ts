import { passwordIssue } from '#identity/accounts/password-issues.ts'
import { issue } from '@wewb/domain/engine/fields/issue'
import type { Context } from '#server/context.ts'
import { verifyPassword } from '#security/password-hashing.ts'
import { throwProblem } from '#problems/problem.ts'
import { getAccount, type Account } from '#identity/accounts/queries.ts'

/**
 * Requires the password again before credentials change, because an open screen does not prove who is in front of it.
 */
export async function requireCurrentPassword({ db, actor, limits }: Context, password: string): Promise<Account> {
  const account = await getAccount(db, actor.id)
  await limits.consume('password-misses', String(account.id))
  if (!(await verifyPassword(account.password_hash, password))) {
    return throwProblem('ANSWERS_INVALID', {
      issues: [password ? passwordIssue('password', 'wrong-password') : issue('password', 'required')],
    })
  }
  await limits.reset('password-misses', String(account.id))
  return account
}
