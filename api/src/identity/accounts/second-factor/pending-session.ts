import type { Context } from '#server/context.ts'
import type { Database, Tx } from '#db/database.ts'
import { throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { hashToken } from '#security/secrets.ts'
import { maskLoginId } from '@wewb/domain/engine/fields/mask-login-id'
import { loginOf, type Account } from '#identity/accounts/queries.ts'
import {
  findPendingSession,
  insertPendingSession,
  updatePendingSessionAsUsed,
  updatePendingSessionTries,
} from './pending-session-queries.ts'
import { methodsOf, type SecondFactor } from './queries.ts'

const PENDING_SESSION_SECONDS = 300
export const MAX_ATTEMPTS = 5

/** Issues a token that only permits the second step and does not reveal the account. */
export async function createPendingSession(context: Context, account: Account, factor: SecondFactor) {
  const { db, secrets, limits } = context
  const closed = await limits.retryAfterSeconds('second-factor-misses', String(account.id))
  if (closed) return throwProblem('LOCKED', { retryAfter: closed })
  const { token, hash } = secrets.newToken()
  await db.transaction().execute(async (tx) => {
    await insertPendingSession(tx, { hash, accountId: account.id, lifeInSeconds: PENDING_SESSION_SECONDS })
    await recordAuditEntry(tx, account, 'account.second-factor-asked', `account:${account.id}`)
  })
  const sentTo = factor.by_code ? { sentTo: maskLoginId(loginOf(account)) } : {}
  return { secondFactor: { token, ways: methodsOf(factor, account), ...sentTo, expiresIn: PENDING_SESSION_SECONDS } }
}

/** Counts the attempt in the statement that reads it, like `checkOtp`, and outside the transaction that acts on it. */
export async function countPendingSessionAttempt(db: Database, token: string) {
  const hash = hashToken(token)
  const tried = await updatePendingSessionTries(db, hash, MAX_ATTEMPTS)
  return tried
    ? { hash, accountId: tried.account_id, triesLeft: MAX_ATTEMPTS - tried.tries }
    : throwProblem('LOG_IN_EXPIRED')
}

export async function getPendingSession(db: Database, token: string) {
  const hash = hashToken(token)
  const open = await findPendingSession(db, hash, MAX_ATTEMPTS)
  return open ? { hash, accountId: open.account_id } : throwProblem('LOG_IN_EXPIRED')
}

export async function consumePendingSession(tx: Tx, hash: Buffer) {
  const used = await updatePendingSessionAsUsed(tx, hash)
  if (used.numUpdatedRows === 0n) throwProblem('LOG_IN_EXPIRED')
}

/** Binds a code to one login. */
export const pendingSessionSubject = (hash: Buffer): string => `log-in:${hash.toString('hex')}`
