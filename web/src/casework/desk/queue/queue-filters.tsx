import { useQuery } from '@tanstack/react-query'
import { getLookup } from '@wewb/domain/administration/lookup-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { Button } from '#components/inputs/button.tsx'
import { FilterSelect, FilterSearch } from '#components/tables/filters.tsx'
import { classes, focusRing } from '#components/styles/class-names.ts'
import type { Option } from '#components/inputs/select.tsx'
import { useIsWide } from '#casework/desk/use-is-wide.ts'
import { useSetups } from '#casework/desk/use-setups.ts'
import type { parseQueueFilters } from './queue-query.ts'
import { queueStatusNames, queueMessages } from './queue-messages.ts'

type Asked = ReturnType<typeof parseQueueFilters>

/** One row on wide screens; on a phone the search, and the other filters collapsed. */
export function QueueFilters({ service, asked }: { service: string; asked: Asked }) {
  const { text } = useLanguage()
  const isWide = useIsWide()
  const narrowed = [asked.status, asked.setupId, asked.district].filter(Boolean).length
  return (
    <search aria-label={text(queueMessages.filters)} className="flex flex-wrap items-end gap-x-3 gap-y-2">
      <FilterSearch
        key={asked.search}
        search={asked.search ?? ''}
        label={text(queueMessages.search)}
        find={text(queueMessages.find)}
        width="lg:w-96"
      />
      {isWide ? (
        <Choices service={service} asked={asked} />
      ) : (
        <details className="w-full rounded-control border border-line">
          <summary className={classes('min-h-11 cursor-pointer rounded-control px-4 py-2.5 font-semibold', focusRing)}>
            {text(queueMessages.filters)}
            {narrowed > 0 && (
              <span className="font-normal text-muted"> ({text(queueMessages.filtersOn, { n: narrowed })})</span>
            )}
          </summary>
          <div className="grid gap-3 px-4 pb-3">
            <Choices service={service} asked={asked} />
          </div>
        </details>
      )}
    </search>
  )
}

function Choices({ service, asked }: { service: string; asked: Asked }) {
  const { text } = useLanguage()
  const [, setParams] = useSearchParams()
  const { setups, isShown: hasSetups } = useSetups(service)
  const circulars = (setups.data?.list ?? []).map(({ setupId, title, titleBng }) => ({
    value: String(setupId),
    label: text({ bn: titleBng, en: title }),
  }))
  const isNarrowed = [asked.search, asked.status, asked.setupId, asked.district, asked.overdue].some(Boolean)
  return (
    <>
      <FilterSelect
        width="lg:w-40"
        id="status"
        label={text(queueMessages.status)}
        none={text(queueMessages.anyStatus)}
        value={asked.status}
        options={statusOptions(text)}
      />
      {hasSetups && (
        <FilterSelect
          width="lg:w-40"
          id="setup"
          label={text(queueMessages.circular)}
          none={text(queueMessages.anyCircular)}
          value={asked.setupId}
          options={circulars}
        />
      )}
      <DistrictChoice district={asked.district} />
      <FilterSelect
        width="lg:w-40"
        id="sort"
        label={text(queueMessages.sort)}
        none={text(queueMessages.sortNewest)}
        value={asked.sort === '-submittedOn' ? undefined : asked.sort}
        options={[
          { value: 'submittedOn', label: text(queueMessages.sortOldest) },
          { value: 'due', label: text(queueMessages.sortDue) },
        ]}
      />
      {isNarrowed && (
        <Button look="quiet" isSmall onClick={() => setParams(asked.view === 'mine' ? {} : { view: asked.view })}>
          {text(queueMessages.clear)}
        </Button>
      )}
    </>
  )
}

const statusOptions = (text: ReturnType<typeof useLanguage>['text']): Option[] =>
  Object.entries(queueStatusNames).map(([value, label]) => ({ value, label: text(label) }))

function DistrictChoice({ district }: { district: string | undefined }) {
  const { text } = useLanguage()
  const { data = [] } = useQuery({
    queryKey: ['desk-districts'],
    staleTime: Infinity,
    queryFn: async () => (await sendRequest(getLookup, { params: { name: 'district' } })).data,
  })
  const options = data
    .map(({ id, name, nameBng }) => ({ value: id, label: text({ bn: nameBng, en: name }) }))
    .toSorted((one, other) => one.label.localeCompare(other.label))
  return (
    <FilterSelect
      width="lg:w-40"
      id="district"
      label={text(queueMessages.district)}
      none={text(queueMessages.anyDistrict)}
      value={district}
      options={options}
    />
  )
}
