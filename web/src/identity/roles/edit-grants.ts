import type { Permission } from '@wewb/domain/access/actions'
import { matrixMenus, permissionMatrix, type MatrixMenu } from '@wewb/domain/access/permission-matrix'
import {
  diffGrants,
  screenOfPermission,
  normalizeGrants,
  normalizeOfficeScope,
  type OfficeScope,
  type Grants,
} from '@wewb/domain/access/grants'
import type { PermissionUpdate } from '@wewb/domain/identity/role-contracts'
import type { Permissions } from './use-roles.ts'

/** Parses the grants of the server's response. */
export const parseGrants = ({ mainMenus }: Permissions): Grants =>
  new Map(
    mainMenus.flatMap(({ menu }) =>
      menu.flatMap(({ id, actions }) => {
        const menu = matrixMenus.find((one) => one.id === id)
        return actions.flatMap(({ code, checkedYn, officeTypes = null }): [Permission, OfficeScope][] =>
          menu && checkedYn === 'Y' ? [[`${menu.screen}:${code}`, officeTypes]] : [],
        )
      }),
    ),
  )

/** Granting an action also grants its view; earlier office restrictions are restored. */
export function setGrant(grants: Grants, stored: Grants, permission: Permission, isOn: boolean): Grants {
  const next = new Map(grants)
  const view: Permission = `${screenOfPermission(permission)}:view`
  if (!isOn) next.delete(permission)
  else for (const one of [view, permission]) if (!next.has(one)) next.set(one, stored.get(one) ?? null)
  return normalizeGrants(next)
}

/** Sets the office types of the granted actions of one menu. */
export function restrictOffices(grants: Grants, offices: ReadonlyMap<Permission, OfficeScope>): Grants {
  const next = new Map(grants)
  for (const [permission, where] of offices) next.set(permission, normalizeOfficeScope(where))
  return normalizeGrants(next)
}

/** Builds the request: only the changed menus, each complete. */
export function toPermissionsRequest(stored: Grants, grants: Grants): PermissionUpdate['mainMenus'] {
  const changed = changedScreens(stored, grants)
  return permissionMatrix.flatMap(({ id, menus }) => {
    const menu = menus.filter(({ screen }) => changed.has(screen)).map((one) => requestedMenu(one, grants))
    return menu.length > 0 ? [{ id, menu }] : []
  })
}

const requestedMenu = ({ id, screen }: MatrixMenu, grants: Grants) => {
  const own = [...grants].filter(([permission]) => screenOfPermission(permission) === screen)
  return {
    id,
    checkedYn: own.length > 0 ? ('Y' as const) : ('N' as const),
    actions: own.map(([permission, offices]) => ({
      code: permission.slice(screen.length + 1),
      officeTypes: offices && [...offices],
    })),
  }
}

export const changedScreens = (stored: Grants, grants: Grants): ReadonlySet<string> =>
  new Set(diffGrants(stored, grants).map(({ permission }) => screenOfPermission(permission)))
