import { getOwn } from '@wewb/domain/collections/get-own'
import { audienceNames } from '@wewb/domain/messaging/audience'
import { statusNames } from '#form-engine/applications/application-messages.ts'
import { useText } from '#lib/i18n/language.tsx'
import { useBroadcastChoices, useLookupEntries, type BroadcastInput } from './use-broadcasts.ts'

/** Describes the audience in words: its kind and filters. */
export function AudienceSummary({ audience }: { audience: BroadcastInput['audience'] }) {
  const text = useText()
  const { data: choices } = useBroadcastChoices()
  const { data: districts } = useLookupEntries('district')
  const { data: missions } = useLookupEntries('mission')
  const { data: countries } = useLookupEntries('country')
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
