import { sql } from 'kysely'
import type { Permission } from '../../../domain/src/access/actions.ts'
import type { Actor } from './context.ts'
import type { Database, Tx } from './database.ts'
import { refuse } from './problem.ts'
import { hashToken, type Secrets } from './secrets.ts'

type Found = {
  id: number
  session_id: string
  user_type: string
  office_id: number | null
  must_change_password: boolean
  expired: boolean
  ended: boolean
  stale: boolean
  permissions: Permission[]
}

/** Asked on every request, so that a log-out, a deactivation or an unticked menu counts from the very next call. */
export async function findActor(db: Database, token: string): Promise<Actor> {
  const { rows } = await sql<Found>`
    select a.id, s.id as session_id, a.user_type, a.office_id, a.must_change_password,
      s.expires_at <= now() as expired, (s.ended_at is not null or a.state <> 'active') as ended,
      s.last_seen_at < now() - interval '1 minute' as stale,
      array(select distinct p.screen || ':' || p.action from account_role r join role_permission p using (role_id) where r.account_id = a.id) as permissions
    from session s join account a on a.id = s.account_id
    where s.token_hash = ${hashToken(token)}`.execute(db)
  const [found] = rows
  if (!found || found.ended) return refuse('TOKEN_INVALID')
  if (found.expired) return refuse('TOKEN_EXPIRED')
  if (found.stale) await db.updateTable('session').set({ last_seen_at: sql`now()` }).where('id', '=', found.session_id).execute()
  return {
    id: found.id,
    sessionId: found.session_id,
    userType: found.user_type,
    officeId: found.office_id,
    mustChangePassword: found.must_change_password,
    permissions: new Set(found.permissions),
  }
} // prettier-ignore

export async function openSession(tx: Tx, secrets: Secrets, accountId: number, device: string, hours: number): Promise<string> {
  const { token, hash } = secrets.newToken()
  await tx
    .insertInto('session')
    .values({ account_id: accountId, token_hash: hash, device, expires_at: sql`now() + make_interval(hours => ${hours})` as never })
    .execute()
  return token
}

/** Ends every session of an account, but for the one that is spared. */
export async function endSessions(tx: Tx, accountId: number, spared?: string): Promise<number> {
  const ended = await tx
    .updateTable('session')
    .set({ ended_at: sql`now()` })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .$if(spared !== undefined, (query) => query.where('id', '!=', spared ?? ''))
    .executeTakeFirst()
  return Number(ended.numUpdatedRows)
}
