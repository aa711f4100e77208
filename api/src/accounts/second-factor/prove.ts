import { sql } from 'kysely'
import { readRecoveryCode, type SecondFactorWay } from '../../../../domain/src/accounts/second-factor.ts'
import { checkCodeFor, useCode } from '../../otp/check-code.ts'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { Problem, refuse } from '../../platform/problem.ts'
import type { Account } from '../repository.ts'
import { stepOf } from './app-codes.ts'
import { hashRecoveryCode } from './recovery-codes.ts'
import { waysOf, type SecondFactor } from './repository.ts'

/** A right code, to be used up in the transaction that acts on it, so that of two callers with one code only one gets through. */
export type Proof = { use(tx: Tx): Promise<void> }
type Refusal = { refusal: 'OTP_WRONG' | 'OTP_EXPIRED' | 'OTP_LOCKED' }
type Claim = { account: Account; factor: SecondFactor; way: SecondFactorWay; code: string; subject: string }

const wrong: Refusal = { refusal: 'OTP_WRONG' }

/** Looks at a code without using it. `subject` says what a sent code was sent for. Whoever calls has counted the try. */
export const prove = async (context: Context, claim: Claim): Promise<Proof | Refusal> =>
  waysOf(claim.factor, claim.account).includes(claim.way) ? await byWay[claim.way](context, claim) : wrong

const byWay: Record<SecondFactorWay, (context: Context, claim: Claim) => Promise<Proof | Refusal>> = {
  TOTP: async ({ secrets, now }, { factor, code }) => {
    const step = factor.app_sealed && stepOf(secrets.open(factor.app_sealed), code, now())
    if (!step || step <= factor.last_step) return wrong
    return { use: (tx) => useStep(tx, factor.account_id, step) }
  },
  RECOVERY: async ({ db, secrets }, { account, code }) => {
    const read = readRecoveryCode(code)
    if (!read) return wrong
    const hash = hashRecoveryCode(secrets, account.id, read)
    const kept = await db
      .selectFrom('recovery_code')
      .select('used_at')
      .where('account_id', '=', account.id)
      .where('code_hash', '=', hash)
      .where('used_at', 'is', null)
      .executeTakeFirst()
    return kept ? { use: (tx) => useRecoveryCode(tx, account.id, hash) } : wrong
  },
  SMS: proveSent,
  EMAIL: proveSent,
}

export async function proveSent(context: Context, { subject, code }: Pick<Claim, 'subject' | 'code'>): Promise<Proof | Refusal> {
  try {
    const { token } = await checkCodeFor(context, { subject, otp: code, purpose: 'SECOND_FACTOR' })
    return { use: (tx) => useCode(tx, token) }
  } catch (problem) {
    const code = problem instanceof Problem ? problem.code : undefined
    if (code === 'OTP_WRONG' || code === 'OTP_EXPIRED' || code === 'OTP_LOCKED') return { refusal: code }
    throw problem
  }
}

/** No code twice, and none that is older than one used before. */
export async function useStep(tx: Tx, accountId: number, step: number) {
  const used = await tx
    .updateTable('second_factor')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('last_step', '<', step)
    .executeTakeFirst()
  if (used.numUpdatedRows === 0n) refuse('OTP_WRONG')
}

async function useRecoveryCode(tx: Tx, accountId: number, hash: Buffer) {
  const used = await tx
    .updateTable('recovery_code')
    .set({ used_at: sql`now()` as never })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  if (used.numUpdatedRows === 0n) refuse('OTP_WRONG')
}
