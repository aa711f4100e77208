import { sql } from 'kysely'
import type { Permission } from '../../../domain/src/access/actions.ts'
import type { Actor } from './context.ts'
import type { Database, Tx } from './database.ts'
import { gathered } from './gathered.ts'
import { refuse } from './problem.ts'
import { hashToken, type Secrets } from './secrets.ts'

type Found = {
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

/** Of the account `a`: it belongs to staff, the board asks them for a second step, and none is confirmed. */
export const mustSetSecondFactor = sql<boolean>`(a.user_type <> 'APPLICANT'
  and not exists (select from second_factor f where f.account_id = a.id and f.confirmed_at is not null)
  and coalesce((select g.value = 'REQUIRED' and g.active_yn = 'Y' from general_setting g where g.code = 'STAFF_SECOND_FACTOR'
    and g.valid_from <= (now() at time zone 'Asia/Dhaka')::date order by g.valid_from desc limit 1), false))`

/** A desk that somebody left: staff log in again after an hour without a call. Applicants are sent back and forth for papers. */
const isIdle = sql<boolean>`(a.user_type <> 'APPLICANT' and s.last_seen_at < now() - interval '1 hour')`

/** Of the account `a`: a copy of a role sits at the desk of the one it was made from. */
const deskRoles = sql<string[]>`array(
  select coalesce(role.desk_role, role.code) from account_role r join role on role.id = r.role_id where r.account_id = a.id and role.closed_at is null)`

/** Asked on every request, so that a log-out, a deactivation or an unticked menu counts from the very next call. */
const findSession = gathered(async (db, hashes: Buffer[]) => {
  const { rows } = await sql<Found>`
    select s.token_hash, a.id, s.id as session_id, a.user_type, a.office_id, a.must_change_password, ${mustSetSecondFactor} as must_set_second_factor,
      (s.expires_at <= now() or ${isIdle}) as expired, (s.ended_at is not null or a.state <> 'active') as ended,
      s.last_seen_at < now() - interval '1 minute' as stale,
      array_to_string(array(
        select distinct p.screen || ':' || p.action from account_role r join role on role.id = r.role_id join role_permission p using (role_id)
        where r.account_id = a.id and role.closed_at is null and (p.office_types is null or o.type = any (p.office_types))
        order by 1
      ), ' ') as permissions,
      ${deskRoles} as roles, o.type as office_type, o.places as office_places
    from session s join account a on a.id = s.account_id left join office o on o.id = a.office_id
    where s.token_hash = any (${hashes})`.execute(db)
  const byHash = new Map(rows.map((row) => [row.token_hash.toString('latin1'), row]))
  return hashes.map((hash) => byHash.get(hash.toString('latin1')))
})

export async function findActor(db: Database, token: string): Promise<Actor> {
  const found = await findSession(db, hashToken(token))
  if (!found || found.ended) return refuse('TOKEN_INVALID')
  if (found.expired) return refuse('TOKEN_EXPIRED')
  if (found.stale) await db.updateTable('session').set({ last_seen_at: sql`now()` }).where('id', '=', found.session_id).execute()
  return {
    id: found.id,
    sessionId: found.session_id,
    userType: found.user_type,
    officeId: found.office_id,
    mustChangePassword: found.must_change_password,
    mustSetSecondFactor: found.must_set_second_factor,
    permissions: permissionsOf(found.permissions),
    seat: { roles: found.roles, office: found.office_type === null ? undefined : { type: found.office_type, places: found.office_places ?? [] } },
  }
} // prettier-ignore

const mostKept = 500
const keptPermissions = new Map<string, ReadonlySet<Permission>>()

/** `desk:edit desk:view`: everybody of a role may do the same, so that it is read once for all of them. */
function permissionsOf(written: string): ReadonlySet<Permission> {
  const kept = keptPermissions.get(written)
  if (kept) return kept
  if (keptPermissions.size >= mostKept) keptPermissions.clear()
  const read = new Set(written.split(' ').filter(Boolean) as Permission[])
  keptPermissions.set(written, read)
  return read
}

type NewSession = { accountId: number; device: string; isNewDevice: boolean; hours: number }

export async function openSession(tx: Tx, secrets: Secrets, { accountId, device, isNewDevice, hours }: NewSession): Promise<string> {
  const { token, hash } = secrets.newToken()
  const expires = sql`now() + make_interval(hours => ${hours})` as never
  await tx
    .insertInto('session')
    .values({ account_id: accountId, token_hash: hash, device, new_device: isNewDevice, expires_at: expires })
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
