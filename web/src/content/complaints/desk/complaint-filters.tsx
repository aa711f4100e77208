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
export function ComplaintFilters({ asked }: { asked: ComplaintListFilters }) {
  const { text } = useLanguage()
  const [, setParams] = useSearchParams()
  const offices = useQuery({
    queryKey: ['complaint-offices'],
    staleTime: Infinity,
    queryFn: () => fetchOffices('office', []),
  })
  const isNarrowed = [asked.search, asked.state, asked.type, asked.office, asked.overdue].some(Boolean)
  const options = {
    state: complaintStates.map((value) => ({ value, label: text(complaintStateTexts[value].name) })),
    type: complaintTypes.map(({ code, name }) => ({ value: code, label: text(name) })),
    office: (offices.data ?? []).map(({ value, label }) => ({ value, label: text(label) })),
  }
  return (
    <search className="flex flex-wrap items-end gap-x-3 gap-y-2">
      <FilterSearch
        key={asked.search}
        search={asked.search ?? ''}
        label={text(complaintDeskMessages.search)}
        find={text(complaintDeskMessages.find)}
        width="lg:w-80"
      />
      <FilterSelect
        width="w-full sm:w-44"
        id="state"
        label={text(complaintDeskMessages.state)}
        none={text(complaintDeskMessages.anyState)}
        value={asked.state}
        options={options.state}
      />
      <FilterSelect
        width="w-full sm:w-44"
        id="type"
        label={text(complaintDeskMessages.type)}
        none={text(complaintDeskMessages.anyType)}
        value={asked.type}
        options={options.type}
      />
      <FilterSelect
        width="w-full sm:w-44"
        id="office"
        label={text(complaintDeskMessages.office)}
        none={text(complaintDeskMessages.anyOffice)}
        value={asked.office}
        options={options.office}
      />
      {isNarrowed && (
        <Button look="quiet" isSmall onClick={() => setParams(asked.view === 'all' ? { view: 'all' } : {})}>
          {text(complaintDeskMessages.clear)}
        </Button>
      )}
    </search>
  )
}
