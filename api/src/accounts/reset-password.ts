import { sql } from 'kysely'
import type { resetPassword as resetCall } from '../../../domain/src/contracts/accounts.ts'
import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import type { Context } from '../platform/context.ts'
import { refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { hashToken } from '../platform/secrets.ts'
import { endSessions } from '../platform/sessions.ts'
import { chooseHash, storePassword } from './choose-password.ts'
import { getAccount } from './repository.ts'

/** A weak new password may be corrected with the same token; a stored one uses it up. Every session ends. */
export async function resetPassword(context: Context, { resetToken = '', newPassword = '', confirmPassword = '' }: InputOf<typeof resetCall>) {
  const { db, limits } = context
  const token = hashToken(resetToken)
  const open = await db
    .selectFrom('reset_token')
    .select('account_id')
    .where('token_hash', '=', token)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  if (!open) return refuse('OTP_EXPIRED')
  const account = await getAccount(db, open.account_id)
  const hash = await chooseHash(context, account, newPassword, confirmPassword)
  await db.transaction().execute(async (tx) => {
    const used = await tx.updateTable('reset_token').set({ used_at: sql`now()` }).where('token_hash', '=', token).where('used_at', 'is', null).executeTakeFirst()
    if (used.numUpdatedRows === 0n) refuse('OTP_EXPIRED')
    await storePassword(tx, context, account, hash)
    await endSessions(tx, account.id)
    await record(tx, account, 'account.password-reset', `account:${account.id}`)
  })
  await limits.forget('log-in-misses', account.login_id)
  return null
} // prettier-ignore
