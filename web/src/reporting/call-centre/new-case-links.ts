import type { Action } from '@wewb/domain/access/actions'
import { allScreens, type ScreenId } from '@wewb/domain/access/screens'
import { parseMobile } from '@wewb/domain/engine/fields/formats'
import { parsePhone } from '@wewb/domain/engine/fields/phone'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { callCentreMessages } from './messages.ts'

const cases: { screen: ScreenId; label: Bilingual }[] = [
  { screen: 'bereavement', label: callCentreMessages.openBereavement },
  { screen: 'repatriation-application', label: callCentreMessages.openRepatriation },
  { screen: 'complaint-list', label: callCentreMessages.openComplaint },
]

type Query = {
  /** Returns the agent's actions on the screen of a path. */
  actionsAt(path: string): readonly string[]
  search: string | undefined
  screens?: typeof allScreens
}

/** Lists what the agent may start for the caller, as soon as its screen is built. The phone number is passed along. */
export function newCaseLinks({ actionsAt, search = '', screens = allScreens }: Query) {
  const phone = parseMobile(search) ?? parsePhone(search)
  const query = phone ? `?mobile=${encodeURIComponent(phone)}` : ''
  const create: Action = 'create'
  return cases.flatMap(({ screen, label }) => {
    const found = screens.find(({ id, built }) => id === screen && built)
    return found && actionsAt(found.path).includes(create) ? [{ to: found.path + query, label }] : []
  })
}
