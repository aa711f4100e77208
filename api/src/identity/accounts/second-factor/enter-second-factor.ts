import type { FastifyRequest } from 'fastify'
import type { InputOf } from '@wewb/domain/http/contract'
import type { enterSecondFactor as enterSecondFactorEndpoint } from '@wewb/domain/identity/second-factor-contracts'
import type { Context } from '#server/context.ts'
import { throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { getAccount } from '#identity/accounts/queries.ts'
import { completeLogin } from '#identity/accounts/complete-login.ts'
import { pendingSessionSubject, countPendingSessionAttempt, consumePendingSession } from './pending-session.ts'
import { verifySecondFactorCode } from './verify-second-factor-code.ts'
import { findSecondFactor } from './queries.ts'

/** Counts the attempt twice before checking the code: five per login, and five in 15 minutes per account. */
export async function enterSecondFactor(
  context: Context,
  { token, way, code }: InputOf<typeof enterSecondFactorEndpoint>,
  request: FastifyRequest,
) {
  const { db, limits, address } = context
  await limits.consume('log-in-by-address', address)
  const half = await countPendingSessionAttempt(db, token)
  const misses = await limits.tryConsume('second-factor-misses', String(half.accountId))
  if (misses.isExceeded) return throwProblem('LOCKED', { retryAfter: misses.seconds })
  const account = await getAccount(db, half.accountId)
  const factor = (await findSecondFactor(db, account)) ?? throwProblem('LOG_IN_EXPIRED')
  const proof = await verifySecondFactorCode(context, {
    account,
    factor,
    way,
    code,
    subject: pendingSessionSubject(half.hash),
  })
  if ('refusal' in proof) {
    await db
      .transaction()
      .execute((tx) =>
        recordAuditEntry(tx, { id: 0 }, 'account.second-factor-refused', `account:${account.id}`, { way }),
      )
    if (misses.remaining === 0) return throwProblem('LOCKED', { retryAfter: misses.seconds })
    return throwProblem(proof.refusal, { data: { triesLeft: Math.min(half.triesLeft, misses.remaining) } })
  }
  if (account.state !== 'active') return throwProblem('USER_INACTIVE')
  const welcomed = await completeLogin(context, account, request, async (tx) => {
    await consumePendingSession(tx, half.hash)
    await proof.consume(tx)
  })
  await limits.reset('second-factor-misses', String(account.id))
  return welcomed
}
