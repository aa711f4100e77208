import type { InputOf } from '@wewb/domain/http/contract'
import type { confirmSecondFactor as confirmSecondFactorEndpoint } from '@wewb/domain/identity/second-factor-contracts'
import { notify } from '#messaging/messages/notify.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#db/database.ts'
import { throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { endSessions } from '#server/session-queries.ts'
import { getAccount, loginOf } from '#identity/accounts/queries.ts'
import { findTotpStep } from './totp.ts'
import { verifySentCode, consumeTotpStep, type VerifiedCode } from './verify-second-factor-code.ts'
import { createRecoveryCodes } from './recovery-codes.ts'
import { findSecondFactorSetup, updateSecondFactorAsConfirmed, methodsOf, type SecondFactor } from './queries.ts'
import { sessionSubject } from './send-second-factor.ts'

/** Activates the second factor after one correct code and ends all other sessions. */
export async function confirmSecondFactor(context: Context, { code }: InputOf<typeof confirmSecondFactorEndpoint>) {
  const { db, actor, jobs, secrets } = context
  const account = await getAccount(db, actor.id)
  const setUp = await findSecondFactorSetup(db, account.id)
  if (!setUp || setUp.confirmed_at) return throwProblem('MOVE_NOT_OPEN')
  const proof = setUp.app_sealed
    ? verifyAppCode(context, setUp, setUp.app_sealed, code)
    : await verifySentCode(context, { subject: sessionSubject(context), code })
  if ('refusal' in proof) return throwProblem(proof.refusal)
  const recoveryCodes = await db.transaction().execute(async (tx) => {
    await enableSecondFactor(tx, account.id)
    await proof.consume(tx)
    const ended = await endSessions(tx, account.id, actor.sessionId)
    await recordAuditEntry(tx, actor, 'account.second-factor-on', `account:${account.id}`, {
      ways: methodsOf(setUp, account),
      otherSessionsEnded: ended,
    })
    await notify(tx, jobs, { to: loginOf(account), language: account.language, template: 'SECOND_FACTOR_ON' })
    return await createRecoveryCodes(tx, secrets, account.id)
  })
  return { recoveryCodes }
}

/** Verifies the first code of the app and marks it as used, so that it cannot log in. */
function verifyAppCode(
  { secrets, now }: Context,
  setUp: SecondFactor,
  sealed: Buffer,
  code: string,
): VerifiedCode | { refusal: 'OTP_WRONG' } {
  const step = findTotpStep(secrets.decrypt(sealed), code, now())
  return step ? { consume: (tx) => consumeTotpStep(tx, setUp.account_id, step) } : { refusal: 'OTP_WRONG' }
}

async function enableSecondFactor(tx: Tx, accountId: number) {
  const confirmed = await updateSecondFactorAsConfirmed(tx, accountId)
  if (confirmed.numUpdatedRows === 0n) throwProblem('MOVE_NOT_OPEN')
}
