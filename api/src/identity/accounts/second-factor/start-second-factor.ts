import qrcode from 'qrcode'
import type { InputOf } from '@wewb/domain/http/contract'
import type { startSecondFactor as startSecondFactorEndpoint } from '@wewb/domain/identity/second-factor-contracts'
import type { Context } from '#server/context.ts'
import { throwProblem } from '#problems/problem.ts'
import { totpUri, createTotpSecret } from './totp.ts'
import { requireCurrentPassword } from './require-current-password.ts'
import { insertOrReplaceUnconfirmed } from './queries.ts'
import { getSecondFactorRule } from './second-factor-rule.ts'
import { sessionSubject, sendSecondFactorCode } from './send-second-factor.ts'

/** Starts the setup of a second factor, which is inactive until confirmed. Replaces an earlier unconfirmed setup. */
export async function startSecondFactor(
  context: Context,
  { way, password, alsoByCodeYn }: InputOf<typeof startSecondFactorEndpoint>,
) {
  const { db, secrets } = context
  const account = await requireCurrentPassword(context, password)
  if ((await getSecondFactorRule(db, account.user_type)) === 'OFF') return throwProblem('MOVE_NOT_OPEN')
  const secret = way === 'TOTP' ? createTotpSecret() : null
  const setUp = {
    app_sealed: secret === null ? null : secrets.encrypt(secret),
    by_code: way === 'CODE' || alsoByCodeYn === 'Y',
    last_step: 0,
  }
  const inserted = await insertOrReplaceUnconfirmed(db, account.id, setUp)
  if (!inserted.numInsertedOrUpdatedRows) return throwProblem('MOVE_NOT_OPEN')
  return {
    secret,
    qr:
      secret &&
      (await qrcode.toDataURL(totpUri(secret, account.login_id), { errorCorrectionLevel: 'M', margin: 4, scale: 6 })),
    sent: way === 'CODE' ? await sendSecondFactorCode(context, account, sessionSubject(context)) : null,
  }
}
