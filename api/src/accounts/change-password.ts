import type { changePassword as changeCall } from '../../../domain/src/contracts/accounts.ts'
import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import { issue } from '../../../domain/src/fields/issue.ts'
import type { Context } from '../platform/context.ts'
import { isPassword } from '../platform/passwords.ts'
import { refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { endSessions } from '../platform/sessions.ts'
import { chooseHash, storePassword } from './choose-password.ts'
import { getAccount } from './repository.ts'

export async function changePassword(context: Context, { oldPassword, newPassword, confirmPassword }: InputOf<typeof changeCall>) {
  const { db, actor, limits } = context
  const account = await getAccount(db, actor.id)
  await limits.count('password-misses', String(account.id))
  if (!(await isPassword(account.password_hash, oldPassword))) {
    return refuse('ANSWERS_INVALID', { issues: [issue('oldPassword', oldPassword ? 'wrong-password' : 'required')] })
  }
  await limits.forget('password-misses', String(account.id))
  const hash = await chooseHash(context, account, newPassword, confirmPassword)
  await db.transaction().execute(async (tx) => {
    await storePassword(tx, context, account, hash)
    const ended = await endSessions(tx, account.id, actor.sessionId)
    await record(tx, actor, 'account.password-changed', `account:${account.id}`, { otherSessionsEnded: ended })
  })
  return null
}
