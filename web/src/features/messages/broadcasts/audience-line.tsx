import { getOwn } from '../../../../../domain/src/collections/get-own.ts'
import { audienceNames } from '../../../../../domain/src/messages/audience.ts'
import { statusNames } from '../../../forms/application-words.ts'
import { useText } from '../../../i18n/language.tsx'
import { useChoices, useNames, type Written } from './use-broadcasts.ts'

/** The group in words: its kind, and whatever narrows it. */
export function AudienceLine({ audience }: { audience: Written['audience'] }) {
  const text = useText()
  const { data: choices } = useChoices()
  const { data: districts } = useNames('district')
  const { data: missions } = useNames('mission')
  const { data: countries } = useNames('country')
  const lookedUp = (list: typeof districts, id: string | undefined) => {
    const entry = list?.find((one) => one.id === id)
    return entry ? text({ bn: entry.nameBng || entry.name, en: entry.name }) : id
  }
  const service = choices?.services.find((one) => one.service === audience.service)
  const setup = choices?.setups.find(({ setupId }) => setupId === audience.setupId)
  const status = audience.status && getOwn(statusNames, audience.status)
  const parts = [
    text(audienceNames[audience.kind]),
    service ? text({ bn: service.titleBng, en: service.title }) : audience.service,
    status && text(status),
    lookedUp(districts, audience.district),
    lookedUp(missions, audience.mission),
    lookedUp(countries, audience.country),
    setup && text({ bn: setup.titleBng, en: setup.title }),
  ]
  return <>{parts.filter(Boolean).join(' · ')}</>
}
