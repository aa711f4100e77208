import { getOwn } from '@wewb/domain/collections/get-own'
import type { Action } from '@wewb/domain/access/actions'
import type { RoleCode } from '@wewb/domain/access/roles'
import { getServiceScreen } from '@wewb/domain/access/service-screen'
import type { OfficeKind } from '@wewb/domain/engine/definition/statuses'
import type { Person } from '@wewb/domain/engine/evaluation/workflow-state'
import type { Actor, DeskAssignment, Context } from '#server/context.ts'
import type { Database } from '#db/database.ts'
import { loadIdentity } from './identity.ts'
import { findOffice, listDeskRoles } from './queries.ts'

/** The actor of moves made by a job. */
export const systemPerson: Person = { id: 'portal', roles: [], actions: [], isSystem: true }

// A call centre may look up any application; its permissions limit the actions.
const kinds: Record<string, OfficeKind> = {
  HQ: 'hq',
  CALL_CENTRE: 'hq',
  DEMO: 'district',
  WELFARE_CENTRE: 'district',
  MISSION: 'mission',
  AIRPORT: 'airport',
}

export type RolesAndOffice = Pick<Person, 'roles' | 'office'>

/** Returns roles and office of the actor; the permissions depend on the service and come from `toPerson`. */
export async function getRolesAndOffice(db: Database, actor: Actor): Promise<RolesAndOffice> {
  const { roles, office } = actor.deskAssignment ?? (await findSeat(db, actor))
  const kind = office && getOwn(kinds, office.type)
  return { roles: roles as RoleCode[], ...(kind ? { office: { kind, places: office.places, id: office.id } } : {}) }
}

async function findSeat(db: Database, actor: Actor): Promise<DeskAssignment> {
  const roles = await listDeskRoles(db, actor.id)
  const office = actor.officeId === null ? undefined : await findOffice(db, actor.officeId)
  return { roles: roles.map(({ code }) => code), office }
}

export const toPerson = (actor: Actor, seat: RolesAndOffice, service: string): Person => ({
  id: String(actor.id),
  ...seat,
  actions: permittedActions(actor, service),
})

export const getPerson = async ({ db, secrets, actor }: Context, service: string): Promise<Person> => ({
  ...toPerson(actor, await getRolesAndOffice(db, actor), service),
  ...(isStaff(actor) ? await loadIdentity(db, secrets, actor.id) : {}),
})

/** Actors with equal permissions share one object, so the result is cached by identity. */
const found = new WeakMap<Actor['permissions'], Map<string, readonly Action[]>>()

export function permittedActions({ permissions }: Actor, service: string): readonly Action[] {
  const { id } = getServiceScreen(service)
  const actionsByScreen = found.get(permissions) ?? new Map<string, readonly Action[]>()
  found.set(permissions, actionsByScreen)
  const stored = actionsByScreen.get(id)
  if (stored) return stored
  const actions = [...permissions]
    .filter((one) => one.startsWith(`${id}:`))
    .map((one) => one.slice(id.length + 1) as Action)
  actionsByScreen.set(id, actions)
  return actions
}

export const isStaff = (actor: Actor): boolean => actor.userType !== 'APPLICANT'

/** Call centre agents talk to the public and therefore see only published content. */
export const maySeeUnpublished = (actor: Actor): boolean => isStaff(actor) && actor.userType !== 'CALL_CENTRE'

/** Officers who verify or approve see whole numbers; others see the last four characters. */
export const maySeeUnmaskedNumbers = (person: Person): boolean =>
  person.actions.some((action) => action === 'verify' || action === 'approve')
