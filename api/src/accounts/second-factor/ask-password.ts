import { issue } from '../../../../domain/src/fields/issue.ts'
import type { Context } from '../../platform/context.ts'
import { isPassword } from '../../platform/passwords.ts'
import { refuse } from '../../platform/problem.ts'
import { getAccount, type Account } from '../repository.ts'

/** Asked again before the log-in itself is changed: an open screen is not yet its owner. */
export async function askPassword({ db, actor, limits }: Context, password: string): Promise<Account> {
  const account = await getAccount(db, actor.id)
  await limits.count('password-misses', String(account.id))
  if (!(await isPassword(account.password_hash, password))) {
    return refuse('ANSWERS_INVALID', { issues: [issue('password', password ? 'wrong-password' : 'required')] })
  }
  await limits.forget('password-misses', String(account.id))
  return account
}
