import qrcode from 'qrcode'
import type { InputOf } from '../../../../domain/src/contracts/contract.ts'
import type { startSecondFactor as startCall } from '../../../../domain/src/contracts/second-factor.ts'
import type { Context } from '../../platform/context.ts'
import { refuse } from '../../platform/problem.ts'
import { appAddress, newAppSecret } from './app-codes.ts'
import { askPassword } from './ask-password.ts'
import { readRule } from './rule.ts'
import { ownSubject, sendFor } from './send-second-factor.ts'

/** Puts a second step beside the account that counts for nothing yet. Begun anew, it takes the place of the one before. */
export async function startSecondFactor(context: Context, { way, password, alsoByCodeYn }: InputOf<typeof startCall>) {
  const { db, secrets } = context
  const account = await askPassword(context, password)
  if ((await readRule(db, account.user_type)) === 'OFF') return refuse('MOVE_NOT_OPEN')
  const secret = way === 'TOTP' ? newAppSecret() : null
  const setUp = { app_sealed: secret === null ? null : secrets.seal(secret), by_code: way === 'CODE' || alsoByCodeYn === 'Y', last_step: 0 }
  const begun = await db
    .insertInto('second_factor')
    .values({ account_id: account.id, confirmed_at: null, ...setUp })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(setUp).where('second_factor.confirmed_at', 'is', null))
    .executeTakeFirst()
  if (!begun.numInsertedOrUpdatedRows) return refuse('MOVE_NOT_OPEN')
  return {
    secret,
    qr: secret && (await qrcode.toDataURL(appAddress(secret, account.login_id), { errorCorrectionLevel: 'M', margin: 4, scale: 6 })),
    sent: way === 'CODE' ? await sendFor(context, account, ownSubject(context)) : null,
  }
}
