import { actionNames } from '@wewb/domain/access/action-names'
import { actions, type Action, type Permission } from '@wewb/domain/access/actions'
import { officeTypeNames, type OfficeType } from '@wewb/domain/access/office-types'
import { isSameOfficeScope, type OfficeScope, type Grants } from '@wewb/domain/access/grants'
import type { Language } from '#lib/i18n/language.tsx'
import { permissionMatrixMessages } from './permission-matrix-messages.ts'

type Translate = Language['text']

export const formatOfficeNames = (offices: readonly OfficeType[], text: Translate): string =>
  offices.map((type) => text(officeTypeNames[type])).join(', ')

export const formatActions = (of: readonly Action[], text: Translate): string =>
  of.map((action) => text(actionNames[action])).join(', ')

/** Returns the granted actions of one screen in list order. */
export const grantedActions = (
  screen: string,
  grants: Grants,
): { action: Action; permission: Permission; offices: OfficeScope }[] =>
  actions.flatMap((action) => {
    const permission = `${screen}:${action}` as Permission
    const offices = grants.get(permission)
    return offices === undefined ? [] : [{ action, permission, offices }]
  })

/**
 * Formats the office restrictions of a menu: one row if all actions are alike, otherwise a row for each restricted
 * action.
 */
export function formatOfficeRestrictions(screen: string, grants: Grants, text: Translate): string[] {
  const granted = grantedActions(screen, grants)
  const first = granted[0]
  if (first && granted.every(({ offices }) => isSameOfficeScope(offices, first.offices)))
    return first.offices === null
      ? []
      : [text(permissionMatrixMessages.onlyIn, { offices: formatOfficeNames(first.offices, text) })]
  return granted.flatMap(({ action, offices }) =>
    offices === null
      ? []
      : [
          text(permissionMatrixMessages.actionOnlyIn, {
            action: text(actionNames[action]),
            offices: formatOfficeNames(offices, text),
          }),
        ],
  )
}
