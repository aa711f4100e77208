import type { Permission } from '@wewb/domain/access/actions'
import type { Actor } from './context.ts'
import type { Database, Tx } from '#db/database.ts'
import { throwProblem } from '#problems/problem.ts'
import { hashToken, type Secrets } from '#security/secrets.ts'
import { findSession, insertSession, updateSessionLastSeen } from './session-queries.ts'

/** `isPassive`: the request does not count as activity of the person. */
export async function getActor(db: Database, token: string, isPassive = false): Promise<Actor> {
  const found = await findSession(db, hashToken(token))
  if (!found || found.ended) return throwProblem('TOKEN_INVALID')
  if (found.expired) return throwProblem('TOKEN_EXPIRED')
  if (found.stale && !isPassive) await updateSessionLastSeen(db, found.session_id)
  return {
    id: found.id,
    sessionId: found.session_id,
    userType: found.user_type,
    officeId: found.office_id,
    mustChangePassword: found.must_change_password,
    mustSetSecondFactor: found.must_set_second_factor,
    permissions: permissionsOf(found.permissions),
    deskAssignment: {
      roles: found.roles,
      office:
        found.office_type === null || found.office_id === null
          ? undefined
          : { id: found.office_id, type: found.office_type, places: found.office_places ?? [] },
    },
  }
}

const maxStored = 500
const storedPermissions = new Map<string, ReadonlySet<Permission>>()

/** Parses `desk:edit desk:view` and caches the set, since all holders of a role have the same permissions. */
function permissionsOf(written: string): ReadonlySet<Permission> {
  const stored = storedPermissions.get(written)
  if (stored) return stored
  if (storedPermissions.size >= maxStored) storedPermissions.clear()
  const read = new Set(written.split(' ').filter(Boolean) as Permission[])
  storedPermissions.set(written, read)
  return read
}

type NewSession = { accountId: number; device: string; isNewDevice: boolean; hours: number }

export async function createSession(
  tx: Tx,
  secrets: Secrets,
  { accountId, device, isNewDevice, hours }: NewSession,
): Promise<string> {
  const { token, hash } = secrets.newToken()
  await insertSession(tx, { accountId, tokenHash: hash, device, isNewDevice, hours })
  return token
}
