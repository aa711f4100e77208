import { getOwn } from '@wewb/domain/collections/get-own'
import type { Application } from '#form-engine/applications/application.ts'
import { useActions } from '#lib/api-client/use-menus.ts'
import { useText } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { TextLink } from '#components/inputs/button.tsx'
import { listPlaceMessages } from './list-place-messages.ts'

/** Screens of the lists, by service. */
const resultScreens: Record<string, string> = {
  'edu-allowance': '/scholarship-result',
  'dis-allowance': '/disability-alw-result',
}

/** Says why the desks have no decision on an application, and leads to the list that has it. */
export function DecidedByList({ application }: { application: Application }) {
  const text = useText()
  const { service, setupId, setupTitle, setupTitleBng, listPlace, applicationNo } = application
  const screen = getOwn(resultScreens, service)
  const actions = useActions(screen ?? '')
  if (listPlace === null || setupId === null || !screen) return null
  const title = { bn: setupTitleBng ?? setupTitle ?? '', en: setupTitle ?? '' }
  const list = `${screen}?circular=${setupId}`
  return (
    <Alert kind="info" title={text(listPlaceMessages.title, { title })}>
      <p>{text(listPlaceMessages[listPlace])}</p>
      {actions.has('view') && (
        <p className="mt-2 flex flex-wrap gap-x-6 gap-y-2">
          <TextLink to={list}>{text(listPlaceMessages.open)}</TextLink>
          {actions.has('verify') && (
            <TextLink to={`${list}&change=${applicationNo}`}>{text(listPlaceMessages.propose)}</TextLink>
          )}
        </p>
      )}
    </Alert>
  )
}
