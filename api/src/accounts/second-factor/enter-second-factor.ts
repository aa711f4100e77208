import type { FastifyRequest } from 'fastify'
import type { InputOf } from '../../../../domain/src/contracts/contract.ts'
import type { enterSecondFactor as enterCall } from '../../../../domain/src/contracts/second-factor.ts'
import type { Context } from '../../platform/context.ts'
import { refuse } from '../../platform/problem.ts'
import { record } from '../../platform/record.ts'
import { getAccount } from '../repository.ts'
import { welcome } from '../welcome.ts'
import { subjectOf, tryHalfLogIn, useHalfLogIn } from './half-log-in.ts'
import { prove } from './prove.ts'
import { findSecondFactor } from './repository.ts'

/** Counted twice before the code is looked at: five tries for this log-in, and five in a quarter of an hour for the account. */
export async function enterSecondFactor(context: Context, { token, way, code }: InputOf<typeof enterCall>, request: FastifyRequest) {
  const { db, limits, address } = context
  await limits.count('log-in-by-address', address)
  const half = await tryHalfLogIn(db, token)
  const misses = await limits.miss('second-factor-misses', String(half.accountId))
  if (misses.refused) return refuse('LOCKED', { retryAfter: misses.seconds })
  const account = await getAccount(db, half.accountId)
  const factor = (await findSecondFactor(db, account)) ?? refuse('LOG_IN_EXPIRED')
  const proof = await prove(context, { account, factor, way, code, subject: subjectOf(half.hash) })
  if ('refusal' in proof) {
    await db.transaction().execute((tx) => record(tx, { id: 0 }, 'account.second-factor-refused', `account:${account.id}`, { way }))
    if (misses.left === 0) return refuse('LOCKED', { retryAfter: misses.seconds })
    return refuse(proof.refusal, { data: { triesLeft: Math.min(half.triesLeft, misses.left) } })
  }
  if (account.state !== 'active') return refuse('USER_INACTIVE')
  const welcomed = await welcome(context, account, request, async (tx) => {
    await useHalfLogIn(tx, half.hash)
    await proof.use(tx)
  })
  await limits.forget('second-factor-misses', String(account.id))
  return welcomed
}
