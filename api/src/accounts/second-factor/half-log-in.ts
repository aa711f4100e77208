import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Database, Tx } from '../../platform/database.ts'
import { refuse } from '../../platform/problem.ts'
import { record } from '../../platform/record.ts'
import { hashToken } from '../../platform/secrets.ts'
import { mask } from '../../../../domain/src/fields/mask-login-id.ts'
import { loginOf, type Account } from '../repository.ts'
import { waysOf, type SecondFactor } from './repository.ts'

const halfSeconds = 300
export const mostTries = 5

/** The password was right: a token that opens nothing but the second step, and not a word of whose account it is. */
export async function askSecondFactor(context: Context, account: Account, factor: SecondFactor) {
  const { db, secrets, limits } = context
  const closed = await limits.closedFor('second-factor-misses', String(account.id))
  if (closed) return refuse('LOCKED', { retryAfter: closed })
  const { token, hash } = secrets.newToken()
  await db.transaction().execute(async (tx) => {
    const expires = sql`now() + make_interval(secs => ${halfSeconds})` as never
    await tx.insertInto('half_log_in').values({ token_hash: hash, account_id: account.id, expires_at: expires, used_at: null }).execute()
    await record(tx, account, 'account.second-factor-asked', `account:${account.id}`)
  })
  const sentTo = factor.by_code ? { sentTo: mask(loginOf(account)) } : {}
  return { secondFactor: { token, ways: waysOf(factor, account), ...sentTo, expiresIn: halfSeconds } }
}

/** Counts the try in the statement that reads it, as checkCode does, and outside the transaction that acts on it. */
export async function tryHalfLogIn(db: Database, token: string) {
  const hash = hashToken(token)
  const tried = await db
    .updateTable('half_log_in')
    .set({ tries: sql`tries + 1` })
    .where('token_hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('tries', '<', mostTries)
    .returning(['account_id', 'tries'])
    .executeTakeFirst()
  return tried ? { hash, accountId: tried.account_id, triesLeft: mostTries - tried.tries } : refuse('LOG_IN_EXPIRED')
}

export async function findHalfLogIn(db: Database, token: string) {
  const hash = hashToken(token)
  const open = await db
    .selectFrom('half_log_in')
    .select('account_id')
    .where('token_hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('tries', '<', mostTries)
    .executeTakeFirst()
  return open ? { hash, accountId: open.account_id } : refuse('LOG_IN_EXPIRED')
}

export async function useHalfLogIn(tx: Tx, hash: Buffer) {
  const used = await tx
    .updateTable('half_log_in')
    .set({ used_at: sql`now()` as never })
    .where('token_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  if (used.numUpdatedRows === 0n) refuse('LOG_IN_EXPIRED')
}

/** A code sent for this log-in fits no other. */
export const subjectOf = (hash: Buffer): string => `log-in:${hash.toString('hex')}`
