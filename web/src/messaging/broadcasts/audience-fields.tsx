import { audienceKinds, audienceNames, audienceStatuses, type AudienceKind } from '@wewb/domain/messaging/audience'
import { statusNames } from '#form-engine/applications/application-messages.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { RadioGroup } from '#components/inputs/radio-group.tsx'
import { Select, type Option } from '#components/inputs/select.tsx'
import { useBroadcastChoices, useLookupEntries, type BroadcastInput } from './use-broadcasts.ts'
import { broadcastMessages } from './broadcast-messages.ts'

type Audience = BroadcastInput['audience']
type AudienceFilter = 'service' | 'status' | 'district' | 'mission' | 'country' | 'setupId'

/** Filters of each audience. */
const filtersByKind: Record<AudienceKind, readonly AudienceFilter[]> = {
  everyone: [],
  members: ['country', 'mission'],
  files: ['service', 'status', 'setupId', 'district', 'country', 'mission'],
  drafts: ['service', 'setupId', 'district', 'country', 'mission'],
}
const none = {
  service: broadcastMessages.anyService,
  status: broadcastMessages.anyStatus,
  district: broadcastMessages.anyDistrict,
  mission: broadcastMessages.anyMission,
  country: broadcastMessages.anyCountry,
  setupId: broadcastMessages.anySetup,
}

/** Chooses the audience and its filters; another audience resets them. */
export function AudienceFields({
  audience,
  error,
  onChoose,
}: {
  audience: Audience
  error: string | undefined
  onChoose(audience: Audience): void
}) {
  const { text } = useLanguage()
  const options = useOptions(audience)
  const { kind } = audience
  const setFilter = (name: AudienceFilter, value: string) => {
    // A circular belongs to a service, so changing the service clears it.
    const { setupId, [name]: _before, ...rest } = { ...audience, ...(name === 'service' ? { setupId: undefined } : {}) }
    const stored = { ...rest, ...(name !== 'setupId' && setupId !== undefined ? { setupId } : {}) }
    onChoose({ ...stored, ...(value === '' ? {} : { [name]: name === 'setupId' ? Number(value) : value }) })
  }
  return (
    <div className="grid gap-5">
      <RadioGroup<AudienceKind>
        id="audience"
        label={text(broadcastMessages.kind)}
        error={error}
        value={kind}
        onChange={(chosen) => onChoose({ kind: chosen })}
        choices={audienceKinds.map((one) => ({ value: one, label: text(audienceNames[one]) }))}
      />
      {filtersByKind[kind].length > 0 && (
        <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {filtersByKind[kind].map((name) => (
            <Select
              key={name}
              id={`audience.${name}`}
              label={text(broadcastMessages[name])}
              isOptional="unmarked"
              placeholder={text(none[name])}
              options={options[name]}
              value={String(audience[name] ?? '')}
              onChange={(value) => setFilter(name, value)}
            />
          ))}
        </div>
      )}
    </div>
  )
}

function useOptions({ service }: Audience): Record<AudienceFilter, Option[]> {
  const { text, locale } = useLanguage()
  const { data: choices } = useBroadcastChoices()
  const inOrder = (options: Option[]) => options.toSorted((one, other) => one.label.localeCompare(other.label, locale))
  const lookup = (name: 'district' | 'mission' | 'country', list: ReturnType<typeof useLookupEntries>['data'] = []) =>
    inOrder(list.map((one) => ({ value: one.id, label: text({ bn: one.nameBng || one.name, en: one.name }) || name })))
  const [districts, missions, countries] = [
    useLookupEntries('district').data,
    useLookupEntries('mission').data,
    useLookupEntries('country').data,
  ]
  return {
    service: inOrder(
      (choices?.services ?? []).map((one) => ({
        value: one.service,
        label: text({ bn: one.titleBng, en: one.title }),
      })),
    ),
    setupId: (choices?.setups ?? [])
      .filter((one) => !service || one.service === service)
      .map((one) => ({ value: String(one.setupId), label: text({ bn: one.titleBng, en: one.title }) })),
    status: audienceStatuses.map((status) => ({ value: status, label: text(statusNames[status]) })),
    district: lookup('district', districts),
    mission: lookup('mission', missions),
    country: lookup('country', countries),
  }
}
