import type { Action } from '@wewb/domain/access/actions'
import { matrixMenus } from '@wewb/domain/access/permission-matrix'
import type { ResponseOf } from '@wewb/domain/http/contract'
import type { previewPermissions } from '@wewb/domain/identity/role-contracts'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import type { Language } from '#lib/i18n/language.tsx'
import { permissionMatrixMessages } from './permission-matrix-messages.ts'
import { formatActions, formatOfficeNames } from './format-permissions.ts'

export type PermissionPreview = ResponseOf<typeof previewPermissions>
type Change = PermissionPreview['changes'][number]

/** Describes the changes in sentences: menus by name, then the actions in them. */
export function describePermissionChanges({ changes }: PermissionPreview, text: Language['text']): string[] {
  const menus = [...new Set(changes.map(({ menuId }) => menuId))]
  return menus.flatMap((menuId) => {
    const name = matrixMenus.find(({ id }) => id === menuId)?.name ?? { bn: '', en: '' }
    const own = changes.filter((change) => change.menuId === menuId)
    return menuSentences(name, own, text)
  })
}

function menuSentences(menu: Bilingual, changes: readonly Change[], text: Language['text']): string[] {
  const view = changes.find(({ action }) => action === 'view')
  if (view?.change === 'taken')
    return [
      view.lose > 0
        ? text(permissionMatrixMessages.losesMenu, { menu, people: peopleText(view.lose, text) })
        : text(permissionMatrixMessages.menuGone, { menu }),
    ]
  const comes =
    view?.change === 'added'
      ? [
          view.gain > 0
            ? text(permissionMatrixMessages.gainsMenu, { menu, people: peopleText(view.gain, text) })
            : text(permissionMatrixMessages.menuComes, { menu }),
        ]
      : []
  const others = changes.filter((change) => change !== view || change.change === 'offices')
  const describe = (sentence: Bilingual, group: readonly Change[], people: number) =>
    text(sentence, {
      menu,
      actions: actionsOf(group, text),
      people: people > 0 ? peopleText(people, text) : text(permissionMatrixMessages.nobody),
    })
  return [
    ...comes,
    ...alike(others, 'taken', ({ lose }) => String(lose)).map((group) =>
      describe(permissionMatrixMessages.losesActions, group, group[0]?.lose ?? 0),
    ),
    ...alike(others, 'added', ({ gain }) => String(gain)).map((group) =>
      describe(permissionMatrixMessages.gainsActions, group, group[0]?.gain ?? 0),
    ),
    ...alike(others, 'offices', (change) => JSON.stringify([change.officeTypes, change.gain, change.lose])).map(
      (group) => officesSentence(menu, group, text),
    ),
  ]
}

function officesSentence(menu: Bilingual, group: readonly Change[], text: Language['text']): string {
  const { officeTypes = null, lose = 0, gain = 0 } = group[0] ?? {}
  const where =
    officeTypes === null
      ? text(permissionMatrixMessages.whereEvery)
      : text(permissionMatrixMessages.whereOnly, { offices: formatOfficeNames(officeTypes, text) })
  const now = text(permissionMatrixMessages.officesNow, { menu, actions: actionsOf(group, text), where })
  return [
    now,
    ...(lose > 0 ? [text(permissionMatrixMessages.officesLose, { people: peopleText(lose, text) })] : []),
    ...(gain > 0 ? [text(permissionMatrixMessages.officesGain, { people: peopleText(gain, text) })] : []),
  ].join(' ')
}

const actionsOf = (group: readonly { action: Action }[], text: Language['text']) =>
  formatActions(
    group.map(({ action }) => action),
    text,
  )

const peopleText = (n: number, text: Language['text']) =>
  n === 1 ? text(permissionMatrixMessages.person) : text(permissionMatrixMessages.persons, { n })

/** Groups changes that can share one sentence. */
const alike = (changes: readonly Change[], kind: Change['change'], mark: (change: Change) => string): Change[][] => [
  ...Map.groupBy(
    changes.filter(({ change }) => change === kind),
    mark,
  ).values(),
]
