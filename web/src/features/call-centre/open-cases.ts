import type { Action } from '../../../../domain/src/access/actions.ts'
import { allScreens, type ScreenId } from '../../../../domain/src/access/screens.ts'
import { readMobile } from '../../../../domain/src/fields/formats.ts'
import { readPhone } from '../../../../domain/src/fields/phone.ts'
import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'
import { words } from './words.ts'

const cases: { screen: ScreenId; label: Bilingual }[] = [
  { screen: 'bereavement', label: words.openBereavement },
  { screen: 'repatriation-application', label: words.openRepatriation },
  { screen: 'complaint-list', label: words.openComplaint },
]

type Asked = {
  /** What the agent may do on the screen at a path. */
  actionsAt(path: string): readonly string[]
  search: string | undefined
  screens?: typeof allScreens
}

/** What the agent may begin for the caller: each as soon as its screen is built. A caller's phone goes along. */
export function openCases({ actionsAt, search = '', screens = allScreens }: Asked) {
  const phone = readMobile(search) ?? readPhone(search)
  const query = phone ? `?mobile=${encodeURIComponent(phone)}` : ''
  const create: Action = 'create'
  return cases.flatMap(({ screen, label }) => {
    const found = screens.find(({ id, built }) => id === screen && built)
    return found && actionsAt(found.path).includes(create) ? [{ to: found.path + query, label }] : []
  })
}
