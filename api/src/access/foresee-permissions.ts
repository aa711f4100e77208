import { actions, type Action } from '../../../domain/src/access/actions.ts'
import { holdsAt, screenOf, type TickChange } from '../../../domain/src/access/ticks.ts'
import { matrixMenus } from '../../../domain/src/access/matrix.ts'
import type { AskedPermissions } from '../../../domain/src/contracts/roles.ts'
import type { Context } from '../platform/context.ts'
import { refuse } from '../platform/problem.ts'
import { planChange, type Plan } from './plan-change.ts'
import { getRole } from './repository.ts'

/** The consequences before they happen: for each tick, how many people gain or lose it. */
export async function foreseePermissions({ db }: Context, asked: AskedPermissions) {
  const role = await getRole(db, asked.roleId)
  if (asked.revision !== undefined && asked.revision !== role.revision) refuse('VERSION_CONFLICT')
  const plan = await planChange(db, role, asked)
  return {
    changed: plan.changes.length,
    people: plan.holders.reduce((sum, { people }) => sum + people, 0),
    changes: plan.changes.map((change) => describeChange(change, plan)).toSorted((one, other) => orderOf(one) - orderOf(other)),
  }
}

function describeChange({ permission, was, is }: TickChange, { holders, others }: Plan) {
  const screen = screenOf(permission)
  /** Another role may give them the same, and then nothing changes for them. */
  const hasAnyway = ({ office, others: ids }: Plan['holders'][number]) =>
    ids.some((id) => holdsAt(others.get(id)?.ticks.get(permission), office))
  const count = (isCounted: (office: Plan['holders'][number]['office']) => boolean) =>
    holders.filter((group) => !hasAnyway(group) && isCounted(group.office)).reduce((sum, { people }) => sum + people, 0)
  return {
    menuId: matrixMenus.find((menu) => menu.screen === screen)?.id ?? 0,
    action: permission.slice(screen.length + 1) as Action,
    change: was === undefined ? ('added' as const) : is === undefined ? ('taken' as const) : ('offices' as const),
    officeTypes: is ? [...is] : null,
    gain: count((office) => holdsAt(is, office) && !holdsAt(was, office)),
    lose: count((office) => holdsAt(was, office) && !holdsAt(is, office)),
  }
}

const orderOf = ({ menuId, action }: { menuId: number; action: Action }) =>
  matrixMenus.findIndex(({ id }) => id === menuId) * actions.length + actions.indexOf(action)
