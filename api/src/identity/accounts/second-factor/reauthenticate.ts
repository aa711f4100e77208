import type { SecondFactorMethod } from '@wewb/domain/identity/accounts/second-factor'
import { baseProblems } from '@wewb/domain/http/base-problems'
import { issue } from '@wewb/domain/engine/fields/issue'
import type { Context } from '#server/context.ts'
import { throwProblem } from '#problems/problem.ts'
import type { Account } from '#identity/accounts/queries.ts'
import { requireCurrentPassword } from './require-current-password.ts'
import { verifySecondFactorCode, type VerifiedCode } from './verify-second-factor-code.ts'
import { findSecondFactorSetup } from './queries.ts'
import { sessionSubject } from './send-second-factor.ts'

type Credentials = { password: string; way: SecondFactorMethod; code: string }

/** Verifies password and code again before a change of the second factor. Reports each mistake at its input. */
export async function reauthenticate(
  context: Context,
  { password, way, code }: Credentials,
): Promise<{ account: Account; proof: VerifiedCode }> {
  const { db, limits } = context
  const account = await requireCurrentPassword(context, password)
  const factor = await findSecondFactorSetup(db, account.id)
  if (!factor?.confirmed_at) return throwProblem('MOVE_NOT_OPEN')
  if (!code.trim()) return throwProblem('ANSWERS_INVALID', { issues: [issue('code', 'required')] })
  await limits.consume('second-factor-misses', String(account.id))
  const proof = await verifySecondFactorCode(context, { account, factor, way, code, subject: sessionSubject(context) })
  if ('refusal' in proof) {
    return throwProblem('ANSWERS_INVALID', {
      issues: [{ path: 'code', code: 'rule', message: baseProblems[proof.refusal].message }],
    })
  }
  await limits.reset('second-factor-misses', String(account.id))
  return { account, proof }
}
