import { actionNames } from '../../../../domain/src/access/action-names.ts'
import { actions, type Action, type Permission } from '../../../../domain/src/access/actions.ts'
import { officeTypeNames, type OfficeType } from '../../../../domain/src/access/office-types.ts'
import { sameOffices, type Offices, type Ticks } from '../../../../domain/src/access/ticks.ts'
import type { Language } from '../../i18n/language.tsx'
import { words } from './matrix-words.ts'

type Say = Language['text']

export const officeNames = (offices: readonly OfficeType[], text: Say): string =>
  offices.map((type) => text(officeTypeNames[type])).join(', ')

export const actionsText = (of: readonly Action[], text: Say): string => of.map((action) => text(actionNames[action])).join(', ')

/** The ticked actions of one screen, in the order of the list. */
export const tickedOn = (screen: string, ticks: Ticks): { action: Action; permission: Permission; offices: Offices }[] =>
  actions.flatMap((action) => {
    const permission = `${screen}:${action}` as Permission
    const offices = ticks.get(permission)
    return offices === undefined ? [] : [{ action, permission, offices }]
  })

/** Where a menu is narrowed: in one line if all its actions are alike, otherwise a line for each that is narrowed. */
export function narrowedLines(screen: string, ticks: Ticks, text: Say): string[] {
  const ticked = tickedOn(screen, ticks)
  const first = ticked[0]
  if (first && ticked.every(({ offices }) => sameOffices(offices, first.offices)))
    return first.offices === null ? [] : [text(words.onlyIn, { offices: officeNames(first.offices, text) })]
  return ticked.flatMap(({ action, offices }) =>
    offices === null
      ? []
      : [
          text(words.actionOnlyIn, {
            action: text(actionNames[action]),
            offices: officeNames(offices, text),
          }),
        ],
  )
}
