import type { Permission } from '../../../domain/src/access/actions.ts'
import { isOffered, permissionMatrix, type MatrixMenu } from '../../../domain/src/access/matrix.ts'
import { officeTypes, type OfficeType } from '../../../domain/src/access/office-types.ts'
import { screenOf, settleTicks, tidyOffices, type Offices, type Ticks } from '../../../domain/src/access/ticks.ts'
import type { AskedPermissions } from '../../../domain/src/contracts/roles.ts'
import { issue, type Issue } from '../../../domain/src/fields/issue.ts'
import type { Bilingual } from '../../../domain/src/language/bilingual.ts'

type AskedMenu = AskedPermissions['mainMenus'][number]['menu'][number]
type AskedAction = AskedMenu['actions'][number]

const unknownMenu: Bilingual = { bn: 'এই মেনুটি নেই।', en: 'There is no such menu.' }
const unknownAction: Bilingual = { bn: 'এই মেনুতে এমন কাজ নেই।', en: 'There is no such action on this menu.' }
const unknownOffice: Bilingual = { bn: 'এ ধরনের অফিস নেই।', en: 'There is no such kind of office.' }

/** The ticks as they would be after the request, and what in it names something that does not exist. */
export function readAsked({ mainMenus }: AskedPermissions, before: Ticks): { after: Ticks; issues: Issue[] } {
  const after = new Map(before)
  const issues: Issue[] = []
  mainMenus.forEach(({ id, menu }, groupAt) => {
    const group = permissionMatrix.find((one) => one.id === id)
    const groupPath = `mainMenus.${groupAt}`
    if (!group) issues.push({ path: `${groupPath}.id`, code: 'not-an-option', message: unknownMenu })
    menu.forEach((asked, menuAt) => {
      const path = `${groupPath}.menu.${menuAt}`
      const known = group?.menus.find((one) => one.id === asked.id)
      if (!known) {
        if (group) issues.push({ path: `${path}.id`, code: 'not-an-option', message: unknownMenu })
        return
      }
      const read = readMenu(asked, known, { path, before })
      issues.push(...read.issues)
      for (const permission of after.keys()) if (screenOf(permission) === known.screen) after.delete(permission)
      for (const [permission, offices] of read.ticks) after.set(permission, offices)
    })
  })
  return { after: settleTicks(after), issues }
}

/** An unticked menu has no actions, whatever stands in the list. */
function readMenu({ checkedYn, actions }: AskedMenu, { screen }: MatrixMenu, { path, before }: { path: string; before: Ticks }) {
  const ticks = new Map<Permission, Offices>()
  const issues: Issue[] = []
  actions.forEach((asked, at) => {
    const permission = `${screen}:${typeof asked === 'string' ? asked : asked.code}`
    const actionPath = `${path}.actions.${at}`
    // What an older portal ticked stays readable, and can be taken away.
    if (!isOffered(permission) && !before.has(permission as Permission)) {
      issues.push({ path: actionPath, code: 'not-an-option', message: unknownAction })
      return
    }
    const offices = readOffices(asked, `${actionPath}.officeTypes`, issues)
    ticks.set(permission as Permission, offices === undefined ? (before.get(permission as Permission) ?? null) : offices)
  })
  return { ticks: checkedYn === 'Y' ? ticks : new Map<Permission, Offices>(), issues }
}

/** Undefined where the request says nothing of offices: what was narrowed stays so. */
function readOffices(asked: AskedAction, path: string, issues: Issue[]): Offices | undefined {
  if (typeof asked === 'string') return undefined
  if (asked.officeTypes === null) return null
  if (asked.officeTypes.length === 0) issues.push(issue(path, 'required'))
  asked.officeTypes.forEach((type, at) => {
    if (!isOfficeType(type)) issues.push({ path: `${path}.${at}`, code: 'not-an-option', message: unknownOffice })
  })
  return tidyOffices(asked.officeTypes.filter(isOfficeType))
}

const isOfficeType = (type: string): type is OfficeType => officeTypes.some((known) => known === type)
