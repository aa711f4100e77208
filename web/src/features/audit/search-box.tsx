import { Search } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { useSearchParams } from '../../router/use-search-params.ts'
import { useText } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { words } from './words.ts'

export function SearchBox({ search }: { search: string }) {
  const text = useText()
  const [typed, setTyped] = useState(search)
  const [, setQuery] = useSearchParams()
  const find = (event: FormEvent) => {
    event.preventDefault()
    setQuery(typed.trim() ? { search: typed.trim() } : {})
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
          <Button look="quiet" className="h-11" onClick={() => setQuery({})}>
            {text(words.clear)}
          </Button>
        )}
      </form>
    </search>
  )
}
