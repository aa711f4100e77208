import { useQuery } from '@tanstack/react-query'
import { complaintStates, complaintStateTexts } from '@wewb/domain/content/complaints/states'
import { complaintTypes } from '@wewb/domain/reference/event-lists'
import { useLanguage } from '#lib/i18n/language.tsx'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { Button } from '#components/inputs/button.tsx'
import { FilterSelect, FilterSearch } from '#components/tables/filters.tsx'
import { fetchOffices } from '#content/complaints/fetch-offices.ts'
import type { ComplaintListFilters } from './use-complaints.ts'
import { complaintDeskMessages } from './messages.ts'

/** Keeps all filters in the URL, so that Back works and the view can be shared. */
export function ComplaintFilters({ filters }: { filters: ComplaintListFilters }) {
  const { text } = useLanguage()
  const [, setParams] = useSearchParams()
  const offices = useQuery({
    queryKey: ['complaint-offices'],
    staleTime: Infinity,
    queryFn: () => fetchOffices('office', []),
  })
  const isFiltered = [filters.search, filters.state, filters.type, filters.office, filters.overdue].some(Boolean)
  const options = {
    state: complaintStates.map((value) => ({ value, label: text(complaintStateTexts[value].name) })),
    type: complaintTypes.map(({ code, name }) => ({ value: code, label: text(name) })),
    office: (offices.data ?? []).map(({ value, label }) => ({ value, label: text(label) })),
  }
  return (
    <search className="flex flex-wrap items-end gap-x-3 gap-y-2">
      <FilterSearch
        key={filters.search}
        search={filters.search ?? ''}
        label={text(complaintDeskMessages.search)}
        submitLabel={text(complaintDeskMessages.find)}
        width="lg:w-80"
      />
      <FilterSelect
        width="w-full sm:w-44"
        id="state"
        label={text(complaintDeskMessages.state)}
        allLabel={text(complaintDeskMessages.anyState)}
        value={filters.state}
        options={options.state}
      />
      <FilterSelect
        width="w-full sm:w-44"
        id="type"
        label={text(complaintDeskMessages.type)}
        allLabel={text(complaintDeskMessages.anyType)}
        value={filters.type}
        options={options.type}
      />
      <FilterSelect
        width="w-full sm:w-44"
        id="office"
        label={text(complaintDeskMessages.office)}
        allLabel={text(complaintDeskMessages.anyOffice)}
        value={filters.office}
        options={options.office}
      />
      {isFiltered && (
        <Button variant="quiet" isSmall onClick={() => setParams(filters.view === 'all' ? { view: 'all' } : {})}>
          {text(complaintDeskMessages.clear)}
        </Button>
      )}
    </search>
  )
}
