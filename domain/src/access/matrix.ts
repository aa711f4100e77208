import type { Bilingual } from '../language/bilingual.ts'
import { actions, type Action, type Permission } from './actions.ts'
import { mainMenus } from './menus.ts'
import { roleSeeds } from './roles.ts'
import type { MainMenuId } from './screen.ts'
import { allScreens, type ScreenId } from './screens.ts'
import { sidebarPlaces } from './sidebar-places.ts'

/** One row of the matrix: a menu, and the actions that mean something on it. */
export type MatrixMenu = { id: number; screen: ScreenId; name: Bilingual; built: boolean; actions: readonly Action[] }
export type MatrixGroup = { id: number; group: MainMenuId; name: Bilingual; menus: readonly MatrixMenu[] }

/** A permission that no role of the board starts with would be asked for by nothing: access.test.ts holds the contracts and the workflows to that. */
const meant: ReadonlySet<Permission> = new Set(roleSeeds.flatMap(({ permissions }) => permissions))

/** What `/main-menu/permission` offers: the sidebar with every menu in it. The dashboard is everybody's and has no ticks. */
export const permissionMatrix: readonly MatrixGroup[] = mainMenus.map(({ id, number, name }) => ({
  id: number,
  group: id,
  name,
  menus: allScreens.flatMap(({ id: screen, title, built, always }) => {
    const place = sidebarPlaces[screen]
    if (place?.group !== id || always) return []
    const offered = actions.filter((action) => meant.has(`${screen}:${action}`))
    return [{ id: place.id, screen, name: place.name ?? title, built, actions: offered }]
  }),
}))

export const matrixMenus: readonly MatrixMenu[] = permissionMatrix.flatMap(({ menus }) => menus)

export const isOffered = (permission: string): permission is Permission => offered.has(permission)
const offered: ReadonlySet<string> = new Set(
  matrixMenus.flatMap(({ screen, actions: own }) => own.map((action): Permission => `${screen}:${action}`)),
)
