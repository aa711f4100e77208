import type { Permission } from '@wewb/domain/access/actions'
import { isGrantablePermission, permissionMatrix, type MatrixMenu } from '@wewb/domain/access/permission-matrix'
import { officeTypes, type OfficeType } from '@wewb/domain/access/office-types'
import {
  screenOfPermission,
  normalizeGrants,
  normalizeOfficeScope,
  type OfficeScope,
  type Grants,
} from '@wewb/domain/access/grants'
import type { PermissionUpdate } from '@wewb/domain/identity/role-contracts'
import { issue, type Issue } from '@wewb/domain/engine/fields/issue'
import type { Bilingual } from '@wewb/domain/language/bilingual'

type RequestedMenu = PermissionUpdate['mainMenus'][number]['menu'][number]
type RequestedAction = RequestedMenu['actions'][number]

const unknownMenu: Bilingual = { bn: 'এই মেনুটি নেই।', en: 'There is no such menu.' }
const unknownAction: Bilingual = { bn: 'এই মেনুতে এমন কাজ নেই।', en: 'There is no such action on this menu.' }
const unknownOffice: Bilingual = { bn: 'এ ধরনের অফিস নেই।', en: 'There is no such kind of office.' }

/** Returns the grants after the request, and issues for unknown names in it. */
export function parsePermissionsRequest(
  { mainMenus }: PermissionUpdate,
  before: Grants,
): { after: Grants; issues: Issue[] } {
  const after = new Map(before)
  const issues: Issue[] = []
  mainMenus.forEach(({ id, menu }, groupAt) => {
    const group = permissionMatrix.find((one) => one.id === id)
    const groupPath = `mainMenus.${groupAt}`
    if (!group) issues.push({ path: `${groupPath}.id`, code: 'not-an-option', message: unknownMenu })
    menu.forEach((requestedMenu, menuAt) => {
      const path = `${groupPath}.menu.${menuAt}`
      const matrixMenu = group?.menus.find((one) => one.id === requestedMenu.id)
      if (!matrixMenu) {
        if (group) issues.push({ path: `${path}.id`, code: 'not-an-option', message: unknownMenu })
        return
      }
      const read = readMenu(requestedMenu, matrixMenu, { path, before })
      issues.push(...read.issues)
      for (const permission of after.keys())
        if (screenOfPermission(permission) === matrixMenu.screen) after.delete(permission)
      for (const [permission, offices] of read.ticks) after.set(permission, offices)
    })
  })
  return { after: normalizeGrants(after), issues }
}

/** An unchecked menu has no actions, even if the request lists some. */
function readMenu(
  { checkedYn, actions }: RequestedMenu,
  { screen }: MatrixMenu,
  { path, before }: { path: string; before: Grants },
) {
  const grants = new Map<Permission, OfficeScope>()
  const issues: Issue[] = []
  actions.forEach((action, at) => {
    const permission = `${screen}:${typeof action === 'string' ? action : action.code}`
    const actionPath = `${path}.actions.${at}`
    // Grants from an older version stay readable and can be removed.
    if (!isGrantablePermission(permission) && !before.has(permission as Permission)) {
      issues.push({ path: actionPath, code: 'not-an-option', message: unknownAction })
      return
    }
    const offices = readOffices(action, `${actionPath}.officeTypes`, issues)
    grants.set(
      permission as Permission,
      offices === undefined ? (before.get(permission as Permission) ?? null) : offices,
    )
  })
  return { ticks: checkedYn === 'Y' ? grants : new Map<Permission, OfficeScope>(), issues }
}

/** Returns undefined if the request does not mention offices, so that a restriction stays. */
function readOffices(action: RequestedAction, path: string, issues: Issue[]): OfficeScope | undefined {
  if (typeof action === 'string') return undefined
  if (action.officeTypes === null) return null
  if (action.officeTypes.length === 0) issues.push(issue(path, 'required'))
  action.officeTypes.forEach((type, at) => {
    if (!isOfficeType(type)) issues.push({ path: `${path}.${at}`, code: 'not-an-option', message: unknownOffice })
  })
  return normalizeOfficeScope(action.officeTypes.filter(isOfficeType))
}

const isOfficeType = (type: string): type is OfficeType => officeTypes.some((officeType) => officeType === type)
