import { Search } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { publicationStates } from '../../../../domain/src/content/publication.ts'
import { useText } from '../../i18n/language.tsx'
import { useSearchParams } from '../../router/use-search-params.ts'
import { Button } from '../../ui/button.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useAsked } from './use-content.ts'
import { words } from './words.ts'

/** What is looked for, by its state and its words. */
export function ContentFilters() {
  const text = useText()
  const { search, state } = useAsked()
  const to = (wanted?: string) => `?${new URLSearchParams({ ...(wanted && { state: wanted }), ...(search && { search }) })}`
  const tabs = publicationStates.map((id) => ({ id, label: text(words[id]), to: to(id) }))
  return (
    <>
      <Tabs label={text(words.states)} tabs={[{ id: 'all', label: text(words.all), to: to() }, ...tabs]} current={state ?? 'all'} />
      <SearchBox key={search} search={search} state={state} />
    </>
  )
}

function SearchBox({ search, state }: { search: string; state: string | undefined }) {
  const text = useText()
  const [typed, setTyped] = useState(search)
  const [, setQuery] = useSearchParams()
  const go = (wanted: string) => setQuery({ ...(state && { state }), ...(wanted && { search: wanted }) })
  const find = (event: FormEvent) => {
    event.preventDefault()
    go(typed.trim())
  }
  return (
    <search>
      <form onSubmit={find} className="flex flex-wrap items-end gap-3">
        <div className="w-full max-w-96">
          <TextInput
            id="search"
            type="search"
            label={text(words.search)}
            hint={text(words.searchHint)}
            isOptional="unmarked"
            value={typed}
            onChange={setTyped}
          />
        </div>
        <Button type="submit" look="secondary" className="h-11" icon={<Search aria-hidden size={20} />}>
          {text(words.find)}
        </Button>
        {search && (
          <Button look="quiet" className="h-11" onClick={() => go('')}>
            {text(words.clear)}
          </Button>
        )}
      </form>
    </search>
  )
}
