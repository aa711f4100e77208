import type { SecondFactorWay } from '../../../../domain/src/accounts/second-factor.ts'
import { houseProblems } from '../../../../domain/src/contracts/house-problems.ts'
import { issue } from '../../../../domain/src/fields/issue.ts'
import type { Context } from '../../platform/context.ts'
import { refuse } from '../../platform/problem.ts'
import type { Account } from '../repository.ts'
import { askPassword } from './ask-password.ts'
import { prove, type Proof } from './prove.ts'
import { findSetUp } from './repository.ts'
import { ownSubject } from './send-second-factor.ts'

type Given = { password: string; way: SecondFactorWay; code: string }

/** Password and code again, before the second step itself is changed; what is wrong is said beside its box. */
export async function proveOneself(context: Context, { password, way, code }: Given): Promise<{ account: Account; proof: Proof }> {
  const { db, limits } = context
  const account = await askPassword(context, password)
  const factor = await findSetUp(db, account.id)
  if (!factor?.confirmed_at) return refuse('MOVE_NOT_OPEN')
  if (!code.trim()) return refuse('ANSWERS_INVALID', { issues: [issue('code', 'required')] })
  await limits.count('second-factor-misses', String(account.id))
  const proof = await prove(context, { account, factor, way, code, subject: ownSubject(context) })
  if ('refusal' in proof) {
    return refuse('ANSWERS_INVALID', { issues: [{ path: 'code', code: 'rule', message: houseProblems[proof.refusal].message }] })
  }
  await limits.forget('second-factor-misses', String(account.id))
  return { account, proof }
}
