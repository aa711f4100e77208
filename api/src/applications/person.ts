import { getOwn } from '../../../domain/src/collections/get-own.ts'
import type { Action } from '../../../domain/src/access/actions.ts'
import type { RoleCode } from '../../../domain/src/access/roles.ts'
import { screenOfService } from '../../../domain/src/access/service-screen.ts'
import type { OfficeKind } from '../../../domain/src/definition/statuses.ts'
import type { Person } from '../../../domain/src/engine/standing.ts'
import type { Actor, ActorSeat, Context } from '../platform/context.ts'
import type { Database } from '../platform/database.ts'

/** The portal itself, when a job makes a move. */
export const portalItself: Person = { id: 'portal', roles: [], actions: [], isSystem: true }

// A call centre looks up anything; what it may do, its permissions say.
const kinds: Record<string, OfficeKind> = {
  HQ: 'hq', CALL_CENTRE: 'hq', DEMO: 'district', WELFARE_CENTRE: 'district', MISSION: 'mission', AIRPORT: 'airport',
} // prettier-ignore

export type Seat = Pick<Person, 'roles' | 'office'>

/** Roles and office of the one who asks; the permissions depend on the service and come with `personFor`. */
export async function seatOf(db: Database, actor: Actor): Promise<Seat> {
  const { roles, office } = actor.seat ?? (await findSeat(db, actor))
  const kind = office && getOwn(kinds, office.type)
  return { roles: roles as RoleCode[], ...(kind ? { office: { kind, places: office.places } } : {}) }
}

async function findSeat(db: Database, actor: Actor): Promise<ActorSeat> {
  const roles = await db
    .selectFrom('account_role')
    .innerJoin('role', 'role.id', 'account_role.role_id')
    // A copy of a role sits at the desk of the one it was made from.
    .select((eb) => eb.fn.coalesce('role.desk_role', 'role.code').as('code'))
    .where('account_id', '=', actor.id)
    .where('role.closed_at', 'is', null)
    .execute()
  const office =
    actor.officeId === null
      ? undefined
      : await db.selectFrom('office').select(['type', 'places']).where('id', '=', actor.officeId).executeTakeFirst()
  return { roles: roles.map(({ code }) => code), office }
}

export const personFor = (actor: Actor, seat: Seat, service: string): Person => ({
  id: String(actor.id),
  ...seat,
  actions: actionsOn(actor, service),
})

export const personOf = async ({ db, actor }: Context, service: string): Promise<Person> =>
  personFor(actor, await seatOf(db, actor), service)

/** Permissions are the same object for all who have the same, so what was found in them once is good for the next. */
const found = new WeakMap<Actor['permissions'], Map<string, readonly Action[]>>()

export function actionsOn({ permissions }: Actor, service: string): readonly Action[] {
  const { id } = screenOfService(service)
  const known = found.get(permissions) ?? new Map<string, readonly Action[]>()
  found.set(permissions, known)
  const kept = known.get(id)
  if (kept) return kept
  const actions = [...permissions].filter((one) => one.startsWith(`${id}:`)).map((one) => one.slice(id.length + 1) as Action)
  known.set(id, actions)
  return actions
}

export const isStaff = (actor: Actor): boolean => actor.userType !== 'APPLICANT'

/** Who answers the public's calls hears no more than the public: what is not published cannot slip out. */
export const hearsSecrets = (actor: Actor): boolean => isStaff(actor) && actor.userType !== 'CALL_CENTRE'

/** Who decides or verifies sees numbers whole; who only looks on sees their last four characters. */
export const seesNumbers = (person: Person): boolean => person.actions.some((action) => action === 'verify' || action === 'approve')
