import { actions, type Action } from '@wewb/domain/access/actions'
import { isGrantedInOffice, screenOfPermission, type GrantChange } from '@wewb/domain/access/grants'
import { matrixMenus } from '@wewb/domain/access/permission-matrix'
import type { PermissionUpdate } from '@wewb/domain/identity/role-contracts'
import type { Context } from '#server/context.ts'
import { throwProblem } from '#problems/problem.ts'
import { planPermissionChange, type PermissionChangePlan } from './plan-permission-change.ts'
import { getRole } from './queries.ts'

/** Previews a change of permissions: how many people gain or lose each grant. */
export async function previewPermissions({ db }: Context, input: PermissionUpdate) {
  const role = await getRole(db, input.roleId)
  if (input.revision !== undefined && input.revision !== role.revision) throwProblem('VERSION_CONFLICT')
  const plan = await planPermissionChange(db, role, input)
  return {
    changed: plan.changes.length,
    people: plan.holders.reduce((sum, { people }) => sum + people, 0),
    changes: plan.changes
      .map((change) => describeChange(change, plan))
      .toSorted((one, other) => orderOf(one) - orderOf(other)),
  }
}

function describeChange({ permission, was, is }: GrantChange, { holders, others }: PermissionChangePlan) {
  const screen = screenOfPermission(permission)
  /** People who have the same permission from another role are not affected. */
  const hasFromOtherRole = ({ office, otherRoleIds }: PermissionChangePlan['holders'][number]) =>
    otherRoleIds.some((id) => isGrantedInOffice(others.get(id)?.grants.get(permission), office))
  const count = (isCounted: (office: PermissionChangePlan['holders'][number]['office']) => boolean) =>
    holders
      .filter((group) => !hasFromOtherRole(group) && isCounted(group.office))
      .reduce((sum, { people }) => sum + people, 0)
  return {
    menuId: matrixMenus.find((menu) => menu.screen === screen)?.id ?? 0,
    action: permission.slice(screen.length + 1) as Action,
    change: was === undefined ? ('added' as const) : is === undefined ? ('taken' as const) : ('offices' as const),
    officeTypes: is ? [...is] : null,
    gain: count((office) => isGrantedInOffice(is, office) && !isGrantedInOffice(was, office)),
    lose: count((office) => isGrantedInOffice(was, office) && !isGrantedInOffice(is, office)),
  }
}

const orderOf = ({ menuId, action }: { menuId: number; action: Action }) =>
  matrixMenus.findIndex(({ id }) => id === menuId) * actions.length + actions.indexOf(action)
