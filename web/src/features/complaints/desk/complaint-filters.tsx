import { useQuery } from '@tanstack/react-query'
import { complaintStates, stateRows } from '../../../../../domain/src/complaints/states.ts'
import { complaintTypes } from '../../../../../domain/src/lookups/event-lists.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useSearchParams } from '../../../router/use-search-params.ts'
import { Button } from '../../../ui/button.tsx'
import { FilterChoice, FilterSearch } from '../../../ui/filters.tsx'
import { fetchOffices } from '../fetch-offices.ts'
import type { AskedList } from './use-complaints.ts'
import { words } from './words.ts'

/** Every filter stands in the address, so that Back works and a colleague can be sent the same view. */
export function ComplaintFilters({ asked }: { asked: AskedList }) {
  const { text } = useLanguage()
  const [, setParams] = useSearchParams()
  const offices = useQuery({ queryKey: ['complaint-offices'], staleTime: Infinity, queryFn: () => fetchOffices('office', []) })
  const isNarrowed = [asked.search, asked.state, asked.type, asked.office, asked.overdue].some(Boolean)
  const options = {
    state: complaintStates.map((value) => ({ value, label: text(stateRows[value].name) })),
    type: complaintTypes.map(({ code, name }) => ({ value: code, label: text(name) })),
    office: (offices.data ?? []).map(({ value, label }) => ({ value, label: text(label) })),
  }
  return (
    <search className="flex flex-wrap items-end gap-x-3 gap-y-2">
      <FilterSearch key={asked.search} search={asked.search ?? ''} label={text(words.search)} find={text(words.find)} width="lg:w-80" />
      <FilterChoice
        width="w-full sm:w-44"
        id="state"
        label={text(words.state)}
        none={text(words.anyState)}
        value={asked.state}
        options={options.state}
      />
      <FilterChoice
        width="w-full sm:w-44"
        id="type"
        label={text(words.type)}
        none={text(words.anyType)}
        value={asked.type}
        options={options.type}
      />
      <FilterChoice
        width="w-full sm:w-44"
        id="office"
        label={text(words.office)}
        none={text(words.anyOffice)}
        value={asked.office}
        options={options.office}
      />
      {isNarrowed && (
        <Button look="quiet" isSmall onClick={() => setParams(asked.view === 'all' ? { view: 'all' } : {})}>
          {text(words.clear)}
        </Button>
      )}
    </search>
  )
}
