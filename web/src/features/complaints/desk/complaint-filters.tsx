import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { complaintStates, stateRows } from '../../../../../domain/src/complaints/states.ts'
import { complaintTypes } from '../../../../../domain/src/lookups/event-lists.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useSearchParams } from '../../../router/use-search-params.ts'
import { Button } from '../../../ui/button.tsx'
import { Select, type Option } from '../../../ui/select.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
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
      <SearchBox key={asked.search} search={asked.search ?? ''} />
      <Choice id="state" label={text(words.state)} none={text(words.anyState)} value={asked.state} options={options.state} />
      <Choice id="type" label={text(words.type)} none={text(words.anyType)} value={asked.type} options={options.type} />
      <Choice id="office" label={text(words.office)} none={text(words.anyOffice)} value={asked.office} options={options.office} />
      {isNarrowed && (
        <Button look="quiet" isSmall onClick={() => setParams(asked.view === 'all' ? { view: 'all' } : {})}>
          {text(words.clear)}
        </Button>
      )}
    </search>
  )
}

type ChoiceProps = { id: string; label: string; none: string; value: string | undefined; options: readonly Option[] }

function Choice({ id, label, none, value = '', options }: ChoiceProps) {
  const filter = useFilter()
  return (
    <div className="w-full sm:w-44">
      <Select id={id} label={label} isOptional="unmarked" placeholder={none} value={value} onChange={(chosen) => filter(id, chosen)} options={options} />
    </div>
  )
} // prettier-ignore

function SearchBox({ search }: { search: string }) {
  const { text } = useLanguage()
  const filter = useFilter()
  const [typed, setTyped] = useState(search)
  const find = (event: FormEvent) => {
    event.preventDefault()
    filter('search', typed.trim())
  }
  return (
    <form onSubmit={find} className="flex w-full items-end gap-2 lg:w-80">
      <div className="min-w-0 flex-1">
        <TextInput id="search" type="search" label={text(words.search)} isOptional="unmarked" value={typed} onChange={setTyped} />
      </div>
      <Button type="submit" look="secondary" className="gap-0 px-4" icon={<Search aria-hidden size={20} />}>
        <span className="sr-only">{text(words.find)}</span>
      </Button>
    </form>
  )
}

/** Changes one filter in the address; a filtered list begins at its first page. */
function useFilter() {
  const [, setParams] = useSearchParams()
  return (name: string, value: string) =>
    setParams((now) => {
      now.delete('page')
      if (value) now.set(name, value)
      else now.delete(name)
      return now
    })
}
