import { Search } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { useSearchParams } from '../../router/use-search-params.ts'
import { useText } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Select, type Option } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { words } from './words.ts'

type Props = { tab: string; hint: string; filter: { id: string; label: string; all: string; options: readonly Option[] } }

/** What is searched stands in the address; the filter counts at once, the words when they are sent. */
export function SearchForm({ tab, hint, filter }: Props) {
  const text = useText()
  const [query, setQuery] = useSearchParams()
  const search = query.get('search') ?? ''
  const chosen = query.get(filter.id) ?? ''
  const [typed, setTyped] = useState(search)
  const show = (searched: string, filtered: string) =>
    setQuery({ tab, ...(searched.trim() && { search: searched.trim() }), ...(filtered && { [filter.id]: filtered }) })
  const find = (event: FormEvent) => {
    event.preventDefault()
    show(typed, chosen)
  }
  const clear = () => {
    setTyped('')
    show('', '')
  }
  return (
    <search>
      <form onSubmit={find} className="flex flex-wrap items-end gap-3">
        <div className="w-full max-w-96">
          <TextInput
            id="search"
            type="search"
            label={text(words.search)}
            hint={hint}
            isOptional="unmarked"
            value={typed}
            onChange={setTyped}
          />
        </div>
        <div className="w-full sm:w-52">
          <Select
            id={filter.id}
            label={filter.label}
            isOptional="unmarked"
            placeholder={filter.all}
            options={filter.options}
            value={chosen}
            onChange={(value) => show(typed, value)}
          />
        </div>
        <Button type="submit" look="secondary" className="h-11" icon={<Search aria-hidden size={20} />}>
          {text(words.search)}
        </Button>
        {(search || chosen) && (
          <Button look="quiet" className="h-11" onClick={clear}>
            {text(words.showAll)}
          </Button>
        )}
      </form>
    </search>
  )
}
