import { Search } from 'lucide-react'
import { useState, type FormEvent, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { Select, type Option } from './select.tsx'
import { TextInput } from './text-input.tsx'
import { useFilter } from './use-filter.ts'

type ChoiceProps = { id: string; label: ReactNode; none: string; value: string | undefined; options: readonly Option[]; width: string }

/** A filter of a list that counts as soon as it is chosen. Every filter stands in the address. */
export function FilterChoice({ id, label, none, value = '', options, width }: ChoiceProps) {
  const filter = useFilter()
  return (
    <div className={width}>
      <Select
        id={id}
        label={label}
        isOptional="unmarked"
        placeholder={none}
        value={value}
        onChange={(chosen) => filter(id, chosen)}
        options={options}
      />
    </div>
  )
}

/** The words that a list is searched for; they count when they are sent. */
export function FilterSearch({ search, label, find, width }: { search: string; label: string; find: string; width: string }) {
  const filter = useFilter()
  const [typed, setTyped] = useState(search)
  const send = (event: FormEvent) => {
    event.preventDefault()
    filter('search', typed.trim())
  }
  return (
    <form onSubmit={send} className={`flex w-full items-end gap-2 ${width}`}>
      <div className="min-w-0 flex-1">
        <TextInput id="search" type="search" label={label} isOptional="unmarked" value={typed} onChange={setTyped} />
      </div>
      <Button type="submit" look="secondary" className="gap-0 px-4" icon={<Search aria-hidden size={20} />}>
        <span className="sr-only">{find}</span>
      </Button>
    </form>
  )
}
