import { parseRecoveryCode, type SecondFactorMethod } from '@wewb/domain/identity/accounts/second-factor'
import { checkOtpForSubject, consumeOtp } from '#identity/otp/check-otp.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#db/database.ts'
import { Problem, throwProblem } from '#problems/problem.ts'
import type { Account } from '#identity/accounts/queries.ts'
import { findTotpStep } from './totp.ts'
import { hashRecoveryCode } from './recovery-codes.ts'
import { findRecoveryCode, updateLastStep, updateRecoveryCodeAsUsed, methodsOf, type SecondFactor } from './queries.ts'

/**
 * A correct code, consumed in the transaction that acts on it, so that only one of two concurrent requests succeeds.
 */
export type VerifiedCode = { consume(tx: Tx): Promise<void> }
type Refusal = { refusal: 'OTP_WRONG' | 'OTP_EXPIRED' | 'OTP_LOCKED' }
type Claim = { account: Account; factor: SecondFactor; way: SecondFactorMethod; code: string; subject: string }

const wrong: Refusal = { refusal: 'OTP_WRONG' }

/** Verifies a code without consuming it. `subject` says what a sent code is for. The caller has counted the attempt. */
export const verifySecondFactorCode = async (context: Context, claim: Claim): Promise<VerifiedCode | Refusal> =>
  methodsOf(claim.factor, claim.account).includes(claim.way) ? await verifiers[claim.way](context, claim) : wrong

const verifiers: Record<SecondFactorMethod, (context: Context, claim: Claim) => Promise<VerifiedCode | Refusal>> = {
  TOTP: async ({ secrets, now }, { factor, code }) => {
    const step = factor.app_sealed && findTotpStep(secrets.decrypt(factor.app_sealed), code, now())
    if (!step || step <= factor.last_step) return wrong
    return { consume: (tx) => consumeTotpStep(tx, factor.account_id, step) }
  },
  RECOVERY: async ({ db, secrets }, { account, code }) => {
    const read = parseRecoveryCode(code)
    if (!read) return wrong
    const hash = hashRecoveryCode(secrets, account.id, read)
    const recoveryCode = await findRecoveryCode(db, account.id, hash)
    return recoveryCode ? { consume: (tx) => useRecoveryCode(tx, account.id, hash) } : wrong
  },
  SMS: verifySentCode,
  EMAIL: verifySentCode,
}

export async function verifySentCode(
  context: Context,
  { subject, code }: Pick<Claim, 'subject' | 'code'>,
): Promise<VerifiedCode | Refusal> {
  try {
    const { token } = await checkOtpForSubject(context, { subject, otp: code, purpose: 'SECOND_FACTOR' })
    return { consume: (tx) => consumeOtp(tx, token) }
  } catch (problem) {
    const code = problem instanceof Problem ? problem.code : undefined
    if (code === 'OTP_WRONG' || code === 'OTP_EXPIRED' || code === 'OTP_LOCKED') return { refusal: code }
    throw problem
  }
}

/** Rejects a code that was used before or is older than the last one used. */
export async function consumeTotpStep(tx: Tx, accountId: number, step: number) {
  const used = await updateLastStep(tx, accountId, step)
  if (used.numUpdatedRows === 0n) throwProblem('OTP_WRONG')
}

async function useRecoveryCode(tx: Tx, accountId: number, hash: Buffer) {
  const used = await updateRecoveryCodeAsUsed(tx, accountId, hash)
  if (used.numUpdatedRows === 0n) throwProblem('OTP_WRONG')
}
