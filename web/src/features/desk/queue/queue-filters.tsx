import { useQuery } from '@tanstack/react-query'
import { getLookup } from '../../../../../domain/src/contracts/lookups.ts'
import { call } from '../../../api-client/call.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useSearchParams } from '../../../router/use-search-params.ts'
import { Button } from '../../../ui/button.tsx'
import { FilterChoice, FilterSearch } from '../../../ui/filters.tsx'
import { classes, focusRing } from '../../../ui/look.ts'
import type { Option } from '../../../ui/select.tsx'
import { useIsWide } from '../use-is-wide.ts'
import { useSetups } from '../use-setups.ts'
import type { readQueue } from './queue-query.ts'
import { statusWords, words } from './queue-words.ts'

type Asked = ReturnType<typeof readQueue>

/** One line on a desk's screen; on a phone the search, and the rest behind a fold. */
export function QueueFilters({ service, asked }: { service: string; asked: Asked }) {
  const { text } = useLanguage()
  const isWide = useIsWide()
  const narrowed = [asked.status, asked.setupId, asked.district].filter(Boolean).length
  return (
    <search aria-label={text(words.filters)} className="flex flex-wrap items-end gap-x-3 gap-y-2">
      <FilterSearch key={asked.search} search={asked.search ?? ''} label={text(words.search)} find={text(words.find)} width="lg:w-96" />
      {isWide ? (
        <Choices service={service} asked={asked} />
      ) : (
        <details className="w-full rounded-control border border-line">
          <summary className={classes('min-h-11 cursor-pointer rounded-control px-4 py-2.5 font-semibold', focusRing)}>
            {text(words.filters)}
            {narrowed > 0 && <span className="font-normal text-muted"> ({text(words.filtersOn, { n: narrowed })})</span>}
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
      <FilterChoice
        width="lg:w-40"
        id="status"
        label={text(words.status)}
        none={text(words.anyStatus)}
        value={asked.status}
        options={statusOptions(text)}
      />
      {hasSetups && (
        <FilterChoice
          width="lg:w-40"
          id="setup"
          label={text(words.circular)}
          none={text(words.anyCircular)}
          value={asked.setupId}
          options={circulars}
        />
      )}
      <DistrictChoice district={asked.district} />
      <FilterChoice
        width="lg:w-40"
        id="sort"
        label={text(words.sort)}
        none={text(words.sortNewest)}
        value={asked.sort === '-submittedOn' ? undefined : asked.sort}
        options={[
          { value: 'submittedOn', label: text(words.sortOldest) },
          { value: 'due', label: text(words.sortDue) },
        ]}
      />
      {isNarrowed && (
        <Button look="quiet" isSmall onClick={() => setParams(asked.view === 'mine' ? {} : { view: asked.view })}>
          {text(words.clear)}
        </Button>
      )}
    </>
  )
}

const statusOptions = (text: ReturnType<typeof useLanguage>['text']): Option[] =>
  Object.entries(statusWords).map(([value, label]) => ({ value, label: text(label) }))

function DistrictChoice({ district }: { district: string | undefined }) {
  const { text } = useLanguage()
  const { data = [] } = useQuery({
    queryKey: ['desk-districts'],
    staleTime: Infinity,
    queryFn: async () => (await call(getLookup, { params: { name: 'district' } })).data,
  })
  const options = data
    .map(({ id, name, nameBng }) => ({ value: id, label: text({ bn: nameBng, en: name }) }))
    .toSorted((one, other) => one.label.localeCompare(other.label))
  return (
    <FilterChoice
      width="lg:w-40"
      id="district"
      label={text(words.district)}
      none={text(words.anyDistrict)}
      value={district}
      options={options}
    />
  )
}
