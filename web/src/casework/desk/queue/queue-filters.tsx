import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getLookup } from '@wewb/domain/administration/lookup-contracts'
import { dayRangeIssues } from '@wewb/domain/engine/fields/day-range-issues'
import { issueMessage } from '@wewb/domain/engine/fields/issue'
import { LazyDateInput } from '#form-engine/fields/lazy-inputs.tsx'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { Button } from '#components/inputs/button.tsx'
import { FilterSelect, FilterSearch } from '#components/tables/filters.tsx'
import { useFilter } from '#components/tables/use-filter.ts'
import { classes, focusRing } from '#components/styles/class-names.ts'
import type { Option } from '#components/inputs/select.tsx'
import { useIsWide } from '#casework/desk/use-is-wide.ts'
import { useSetups } from '#casework/desk/use-setups.ts'
import type { parseQueueFilters } from './queue-query.ts'
import { queueStatusNames, queueMessages } from './queue-messages.ts'

type Query = ReturnType<typeof parseQueueFilters>

/** One row on wide screens; on a phone the search, and the other filters collapsed. */
export function QueueFilters({ service, filters }: { service: string; filters: Query }) {
  const { text } = useLanguage()
  const isWide = useIsWide()
  const activeCount = [filters.status, filters.setupId, filters.district, filters.from, filters.to].filter(
    Boolean,
  ).length
  return (
    <search aria-label={text(queueMessages.filters)} className="flex flex-wrap items-end gap-x-3 gap-y-2">
      <FilterSearch
        key={filters.search}
        search={filters.search ?? ''}
        label={text(queueMessages.search)}
        submitLabel={text(queueMessages.find)}
        width="lg:w-96"
      />
      {isWide ? (
        <Choices service={service} filters={filters} />
      ) : (
        <details className="w-full rounded-control border border-line">
          <summary className={classes('min-h-11 cursor-pointer rounded-control px-4 py-2.5 font-semibold', focusRing)}>
            {text(queueMessages.filters)}
            {activeCount > 0 && (
              <span className="font-normal text-muted"> ({text(queueMessages.filtersOn, { n: activeCount })})</span>
            )}
          </summary>
          <div className="grid gap-3 px-4 pb-3">
            <Choices service={service} filters={filters} />
          </div>
        </details>
      )}
    </search>
  )
}

function Choices({ service, filters }: { service: string; filters: Query }) {
  const { text } = useLanguage()
  const [, setParams] = useSearchParams()
  const { setups, hasSetups } = useSetups(service)
  const circulars = (setups.data?.list ?? []).map(({ setupId, title, titleBng }) => ({
    value: String(setupId),
    label: text({ bn: titleBng, en: title }),
  }))
  const { search, status, setupId, district, overdue, from, to } = filters
  const isFiltered = [search, status, setupId, district, overdue, from, to].some(Boolean)
  return (
    <>
      <FilterSelect
        width="lg:w-40"
        id="status"
        label={text(queueMessages.status)}
        allLabel={text(queueMessages.anyStatus)}
        value={filters.status}
        options={statusOptions(text)}
      />
      {hasSetups && (
        <FilterSelect
          width="lg:w-40"
          id="setup"
          label={text(queueMessages.circular)}
          allLabel={text(queueMessages.anyCircular)}
          value={filters.setupId}
          options={circulars}
        />
      )}
      <DistrictChoice district={filters.district} />
      <SubmissionDays from={from} to={to} />
      <FilterSelect
        width="lg:w-40"
        id="sort"
        label={text(queueMessages.sort)}
        allLabel={text(queueMessages.sortNewest)}
        value={filters.sort === '-submittedOn' ? undefined : filters.sort}
        options={[
          { value: 'submittedOn', label: text(queueMessages.sortOldest) },
          { value: 'due', label: text(queueMessages.sortDue) },
        ]}
      />
      {isFiltered && (
        <Button
          variant="quiet"
          isSmall
          onClick={() => setParams(filters.view === 'mine' ? {} : { view: filters.view })}
        >
          {text(queueMessages.clear)}
        </Button>
      )}
    </>
  )
}

/** The days of submission; they apply as soon as a whole day is written. */
function SubmissionDays(days: Pick<Query, 'from' | 'to'>) {
  const { text } = useLanguage()
  const filter = useFilter()
  const [partial, setPartial] = useState<{ name?: 'from' | 'to'; day?: string }>({})
  const issues = dayRangeIssues(days.from, days.to)
  const change = (name: 'from' | 'to') => (day: string) => {
    // While a year is typed, its first digits are a year too.
    const isPartial = day !== '' && day < '1900'
    setPartial(isPartial ? { name, day } : {})
    if (!isPartial) filter(name, day)
  }
  return (['from', 'to'] as const).map((name) => {
    const found = issues.find(({ path }) => path === name)
    return (
      <div key={name} className="lg:w-48">
        <LazyDateInput
          id={name}
          label={text(queueMessages[name])}
          isOptional="unmarked"
          value={(partial.name === name ? partial.day : days[name]) ?? ''}
          error={found && text(issueMessage(found))}
          onChange={change(name)}
        />
      </div>
    )
  })
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
      allLabel={text(queueMessages.anyDistrict)}
      value={district}
      options={options}
    />
  )
}
