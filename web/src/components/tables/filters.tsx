import { Search } from 'lucide-react'
import { useState, type FormEvent, type ReactNode } from 'react'
import { Button } from '#components/inputs/button.tsx'
import { Select, type Option } from '#components/inputs/select.tsx'
import { TextInput } from '#components/inputs/text-input.tsx'
import { useFilter } from './use-filter.ts'

type ChoiceProps = {
  id: string
  label: ReactNode
  allLabel: string
  value: string | undefined
  options: readonly Option[]
  width: string
}

/** A filter that applies as soon as it is chosen. Every filter is part of the URL. */
export function FilterSelect({ id, label, allLabel, value = '', options, width }: ChoiceProps) {
  const filter = useFilter()
  return (
    <div className={width}>
      <Select
        id={id}
        label={label}
        isOptional="unmarked"
        placeholder={allLabel}
        value={value}
        onChange={(chosen) => filter(id, chosen)}
        options={options}
      />
    </div>
  )
}

/** The search of a list; it applies when it is submitted. */
export function FilterSearch({
  search,
  label,
  submitLabel,
  width,
}: {
  search: string
  label: string
  submitLabel: string
  width: string
}) {
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
      <Button type="submit" variant="secondary" className="gap-0 px-4" icon={<Search aria-hidden size={20} />}>
        <span className="sr-only">{submitLabel}</span>
      </Button>
    </form>
  )
}
