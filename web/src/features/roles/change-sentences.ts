import type { Action } from '../../../../domain/src/access/actions.ts'
import { matrixMenus } from '../../../../domain/src/access/matrix.ts'
import type { AnswerOf } from '../../../../domain/src/contracts/contract.ts'
import type { foreseePermissions } from '../../../../domain/src/contracts/roles.ts'
import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'
import type { Language } from '../../i18n/language.tsx'
import { words } from './matrix-words.ts'
import { actionsText, officeNames } from './office-text.ts'

export type Foreseen = AnswerOf<typeof foreseePermissions>
type Change = Foreseen['changes'][number]

/** What the change means, in sentences that need no table: menus first by name, then what may be done in them. */
export function changeSentences({ changes }: Foreseen, text: Language['text']): string[] {
  const menus = [...new Set(changes.map(({ menuId }) => menuId))]
  return menus.flatMap((menuId) => {
    const name = matrixMenus.find(({ id }) => id === menuId)?.name ?? { bn: '', en: '' }
    const own = changes.filter((change) => change.menuId === menuId)
    return menuSentences(name, own, text)
  })
}

function menuSentences(menu: Bilingual, changes: readonly Change[], text: Language['text']): string[] {
  const view = changes.find(({ action }) => action === 'view')
  if (view?.change === 'taken') return [view.lose > 0 ? text(words.losesMenu, { menu, people: peopleText(view.lose, text) }) : text(words.menuGone, { menu })]
  const comes = view?.change === 'added' ? [view.gain > 0 ? text(words.gainsMenu, { menu, people: peopleText(view.gain, text) }) : text(words.menuComes, { menu })] : []
  const others = changes.filter((change) => change !== view || change.change === 'offices')
  const say = (sentence: Bilingual, group: readonly Change[], people: number) =>
    text(sentence, { menu, actions: actionsOf(group, text), people: people > 0 ? peopleText(people, text) : text(words.nobody) })
  return [
    ...comes,
    ...alike(others, 'taken', ({ lose }) => String(lose)).map((group) => say(words.losesActions, group, group[0]?.lose ?? 0)),
    ...alike(others, 'added', ({ gain }) => String(gain)).map((group) => say(words.gainsActions, group, group[0]?.gain ?? 0)),
    ...alike(others, 'offices', (change) => JSON.stringify([change.officeTypes, change.gain, change.lose])).map((group) => officesSentence(menu, group, text)),
  ]
} // prettier-ignore

function officesSentence(menu: Bilingual, group: readonly Change[], text: Language['text']): string {
  const { officeTypes = null, lose = 0, gain = 0 } = group[0] ?? {}
  const where = officeTypes === null ? text(words.whereEvery) : text(words.whereOnly, { offices: officeNames(officeTypes, text) })
  const now = text(words.officesNow, { menu, actions: actionsOf(group, text), where })
  return [
    now,
    ...(lose > 0 ? [text(words.officesLose, { people: peopleText(lose, text) })] : []),
    ...(gain > 0 ? [text(words.officesGain, { people: peopleText(gain, text) })] : []),
  ].join(' ')
}

const actionsOf = (group: readonly { action: Action }[], text: Language['text']) => actionsText(group.map(({ action }) => action), text) // prettier-ignore

const peopleText = (n: number, text: Language['text']) => (n === 1 ? text(words.person) : text(words.persons, { n }))

/** Changes of one kind that say the same of everybody stand in one sentence. */
const alike = (changes: readonly Change[], kind: Change['change'], mark: (change: Change) => string): Change[][] => [
  ...Map.groupBy(
    changes.filter(({ change }) => change === kind),
    mark,
  ).values(),
]
