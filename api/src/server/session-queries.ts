import { sql } from 'kysely'
import type { Database, Tx } from '#db/database.ts'
import { batchLoader } from '#db/batch-loader.ts'

type SessionRow = {
  token_hash: Buffer
  id: number
  session_id: string
  user_type: string
  office_id: number | null
  must_change_password: boolean
  must_set_second_factor: boolean
  expired: boolean
  ended: boolean
  stale: boolean
  permissions: string
  roles: string[]
  office_type: string | null
  office_places: string[] | null
}

/** True for a staff account `a` without a confirmed second factor while the board requires one. */
export const mustSetSecondFactor = sql<boolean>`(a.user_type <> 'APPLICANT'
  and not exists (select from second_factor f where f.account_id = a.id and f.confirmed_at is not null)
  and coalesce((
    select g.value = 'REQUIRED' and g.active_yn = 'Y' from general_setting g
    where g.code = 'STAFF_SECOND_FACTOR' and g.valid_from <= (now() at time zone 'Asia/Dhaka')::date
    order by g.valid_from desc limit 1), false))`

/**
 * Staff must log in again after an hour of inactivity, because a desk may be unattended. Applicants often leave to
 * fetch documents.
 */
const idleEnd = sql<Date | null>`case when a.user_type <> 'APPLICANT' then s.last_seen_at + interval '1 hour' end`
const isIdle = sql<boolean>`coalesce(${idleEnd} < now(), false)`

/** Desk roles of the account `a`: a copied role uses the desk of its original. */
const deskRoles = sql<string[]>`array(
  select coalesce(role.desk_role, role.code) from account_role r join role on role.id = r.role_id
  where r.account_id = a.id and role.closed_at is null)`

/**
 * Queried on every request, so that a logout, a deactivation or a revoked permission takes effect with the next one.
 */
export const findSession = batchLoader(async (db, hashes: Buffer[]) => {
  const { rows } = await sql<SessionRow>`
    select s.token_hash, a.id, s.id as session_id, a.user_type, a.office_id, a.must_change_password,
      ${mustSetSecondFactor} as must_set_second_factor,
      (s.expires_at <= now() or ${isIdle}) as expired, (s.ended_at is not null or a.state <> 'active') as ended,
      s.last_seen_at < now() - interval '1 minute' as stale,
      array_to_string(array(
        select distinct p.screen || ':' || p.action
        from account_role r join role on role.id = r.role_id join role_permission p using (role_id)
        where r.account_id = a.id and role.closed_at is null
          and (p.office_types is null or o.type = any (p.office_types))
        order by 1
      ), ' ') as permissions,
      ${deskRoles} as roles, o.type as office_type, o.places as office_places
    from session s join account a on a.id = s.account_id left join office o on o.id = a.office_id
    where s.token_hash = any (${hashes})`.execute(db)
  const byHash = new Map(rows.map((row) => [row.token_hash.toString('latin1'), row]))
  return hashes.map((hash) => byHash.get(hash.toString('latin1')))
})

/** Seconds until the hours of a session end and, for staff, until it ends by inactivity. */
export async function findSessionTime(db: Database, id: string) {
  const { rows } = await sql<{ untilExpiry: number; untilIdle: number | null }>`
    select extract(epoch from s.expires_at - now())::int as "untilExpiry",
      extract(epoch from ${idleEnd} - now())::int as "untilIdle"
    from session s join account a on a.id = s.account_id where s.id = ${id}`.execute(db)
  return rows[0] ?? { untilExpiry: 0, untilIdle: null }
}

export const updateSessionLastSeen = (db: Database, id: string) =>
  db
    .updateTable('session')
    .set({ last_seen_at: sql`now()` })
    .where('id', '=', id)
    .execute()

type NewSession = { accountId: number; tokenHash: Buffer; device: string; isNewDevice: boolean; hours: number }

export const insertSession = (tx: Tx, { accountId, tokenHash, device, isNewDevice, hours }: NewSession) => {
  const expires = sql`now() + make_interval(hours => ${hours})` as never
  return tx
    .insertInto('session')
    .values({ account_id: accountId, token_hash: tokenHash, device, new_device: isNewDevice, expires_at: expires })
    .execute()
}

/** Ends every session of an account except `exceptSessionId`. */
export async function endSessions(tx: Tx, accountId: number, exceptSessionId?: string): Promise<number> {
  const ended = await tx
    .updateTable('session')
    .set({ ended_at: sql`now()` })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .$if(exceptSessionId !== undefined, (query) => query.where('id', '!=', exceptSessionId ?? ''))
    .executeTakeFirst()
  return Number(ended.numUpdatedRows)
}
