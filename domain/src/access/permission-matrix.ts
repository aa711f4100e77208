import type { Bilingual } from '#language/bilingual.ts'
import { actions, type Action, type Permission } from './actions.ts'
import { mainMenus } from './menus.ts'
import { roleSeeds } from './roles.ts'
import type { MainMenuId } from './screen.ts'
import { allScreens, type ScreenId } from './screens.ts'
import { sidebarEntries } from './sidebar-entries.ts'

/** One row of the matrix: a menu entry and the actions that can be granted on it. */
export type MatrixMenu = { id: number; screen: ScreenId; name: Bilingual; built: boolean; actions: readonly Action[] }
export type MatrixGroup = { id: number; group: MainMenuId; name: Bilingual; menus: readonly MatrixMenu[] }

/**
 * Permissions that at least one seeded role has. No contract and no workflow checks any other permission, which
 * access.test.ts verifies.
 */
const seededPermissions: ReadonlySet<Permission> = new Set(roleSeeds.flatMap(({ permissions }) => permissions))

/**
 * The matrix at `/main-menu/permission`: the sidebar with all its entries. The dashboard is always available and so
 * has no grants.
 */
export const permissionMatrix: readonly MatrixGroup[] = mainMenus.map(({ id, number, name }) => ({
  id: number,
  group: id,
  name,
  menus: allScreens.flatMap(({ id: screen, title, built, always }) => {
    const sidebarEntry = sidebarEntries[screen]
    if (sidebarEntry?.group !== id || always) return []
    const offered = actions.filter((action) => seededPermissions.has(`${screen}:${action}`))
    return [{ id: sidebarEntry.id, screen, name: sidebarEntry.name ?? title, built, actions: offered }]
  }),
}))

export const matrixMenus: readonly MatrixMenu[] = permissionMatrix.flatMap(({ menus }) => menus)

export const isGrantablePermission = (permission: string): permission is Permission => offered.has(permission)
const offered: ReadonlySet<string> = new Set(
  matrixMenus.flatMap(({ screen, actions: own }) => own.map((action): Permission => `${screen}:${action}`)),
)
