import type { Permission } from '../../../../domain/src/access/actions.ts'
import { matrixMenus, permissionMatrix, type MatrixMenu } from '../../../../domain/src/access/matrix.ts'
import { changesBetween, screenOf, settleTicks, tidyOffices, type Offices, type Ticks } from '../../../../domain/src/access/ticks.ts'
import type { AskedPermissions } from '../../../../domain/src/contracts/roles.ts'
import type { Permissions } from './use-roles.ts'

/** The ticks as the server told them. */
export const ticksFrom = ({ mainMenus }: Permissions): Ticks =>
  new Map(
    mainMenus.flatMap(({ menu }) =>
      menu.flatMap(({ id, actions }) => {
        const known = matrixMenus.find((one) => one.id === id)
        return actions.flatMap(({ code, checkedYn, officeTypes = null }): [Permission, Offices][] =>
          known && checkedYn === 'Y' ? [[`${known.screen}:${code}`, officeTypes]] : [],
        )
      }),
    ),
  )

/** An action brings its view along; what had been narrowed before comes back as narrow as it was. */
export function tick(ticks: Ticks, stored: Ticks, permission: Permission, isOn: boolean): Ticks {
  const next = new Map(ticks)
  const view: Permission = `${screenOf(permission)}:view`
  if (!isOn) next.delete(permission)
  else for (const one of [view, permission]) if (!next.has(one)) next.set(one, stored.get(one) ?? null)
  return settleTicks(next)
}

/** The kinds of office of the ticked actions of one menu. */
export function narrow(ticks: Ticks, offices: ReadonlyMap<Permission, Offices>): Ticks {
  const next = new Map(ticks)
  for (const [permission, where] of offices) next.set(permission, tidyOffices(where))
  return settleTicks(next)
}

/** What is sent: the menus that changed, whole, and nothing else. */
export function askedFrom(stored: Ticks, ticks: Ticks): AskedPermissions['mainMenus'] {
  const changed = changedScreens(stored, ticks)
  return permissionMatrix.flatMap(({ id, menus }) => {
    const menu = menus.filter(({ screen }) => changed.has(screen)).map((one) => askedMenu(one, ticks))
    return menu.length > 0 ? [{ id, menu }] : []
  })
}

const askedMenu = ({ id, screen }: MatrixMenu, ticks: Ticks) => {
  const own = [...ticks].filter(([permission]) => screenOf(permission) === screen)
  return {
    id,
    checkedYn: own.length > 0 ? ('Y' as const) : ('N' as const),
    actions: own.map(([permission, offices]) => ({ code: permission.slice(screen.length + 1), officeTypes: offices && [...offices] })),
  }
}

export const changedScreens = (stored: Ticks, ticks: Ticks): ReadonlySet<string> =>
  new Set(changesBetween(stored, ticks).map(({ permission }) => screenOf(permission)))
