import { Search } from 'lucide-react'
import { useState, type FormEvent, type ReactNode } from 'react'
import { Button } from '#components/inputs/button.tsx'
import { TextInput } from '#components/inputs/text-input.tsx'

type Props = {
  search: string
  labels: { label: string; hint: string; find: string; clear: string }
  onSearch(search: string): void
  /** True when filters besides the search apply. */
  isFiltered?: boolean
  /** Filters between the input and its button. */
  children?: ReactNode
  onClear(): void
}

/** A search with a hint, above a wide list. */
export function SearchBox({ search, labels, onSearch, onClear, isFiltered = false, children }: Props) {
  const [typed, setTyped] = useState(search)
  const find = (event: FormEvent) => {
    event.preventDefault()
    onSearch(typed.trim())
  }
  const clear = () => {
    setTyped('')
    onClear()
  }
  return (
    <search>
      <form onSubmit={find} className="flex flex-wrap items-end gap-3">
        <div className="w-full max-w-96">
          <TextInput
            id="search"
            type="search"
            label={labels.label}
            hint={labels.hint}
            isOptional="unmarked"
            value={typed}
            onChange={setTyped}
          />
        </div>
        {children}
        <Button type="submit" variant="secondary" className="h-11" icon={<Search aria-hidden size={20} />}>
          {labels.find}
        </Button>
        {(search || isFiltered) && (
          <Button variant="quiet" className="h-11" onClick={clear}>
            {labels.clear}
          </Button>
        )}
      </form>
    </search>
  )
}
