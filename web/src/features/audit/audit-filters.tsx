import { Search } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { useText } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { DateInput } from '../../ui/date-input.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { useProblems } from '../../ui/use-problems.ts'
import type { Filters } from './use-asked.ts'
import { eventCodes, nameOfEvent, words } from './words.ts'

type Props = { filters: Filters; isNarrowed: boolean; problems: ReturnType<typeof useProblems>; onFind(wanted: Partial<Filters>): void }

/** Who, what file, what event, which days: each narrows the list, and they count together when they are sent. */
export function AuditFilters({ filters, isNarrowed, problems, onFind }: Props) {
  const text = useText()
  const [typed, setTyped] = useState(filters)
  const type = (name: keyof Filters) => (value: string) => {
    problems.settle(name)
    setTyped((before) => ({ ...before, [name]: value }))
  }
  const find = (event: FormEvent) => {
    event.preventDefault()
    onFind(typed)
  }
  const frame = (name: 'person' | 'file' | 'event' | 'from' | 'to') => ({
    id: name,
    label: text(words[name]),
    isOptional: 'unmarked' as const,
    error: problems.errorOf(name),
    value: typed[name],
    onChange: type(name),
  })
  const events = eventCodes
    .map((code) => ({ value: code, label: text(nameOfEvent(code)) }))
    .toSorted((one, other) => one.label.localeCompare(other.label))
  return (
    <search>
      <form onSubmit={find} className="flex flex-col gap-4">
        <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
          <TextInput {...frame('person')} type="search" hint={text(words.personHint)} autoComplete="off" />
          <TextInput {...frame('file')} type="search" hint={text(words.fileHint)} autoComplete="off" />
          <Select {...frame('event')} hint={text(words.eventHint)} placeholder={text(words.everyEvent)} options={events} />
          <DateInput {...frame('from')} />
          <DateInput {...frame('to')} />
          <div className="flex flex-wrap items-end gap-3">
            <Button type="submit" look="secondary" className="h-11" icon={<Search aria-hidden size={20} />}>
              {text(words.find)}
            </Button>
            {isNarrowed && (
              <Button look="quiet" className="h-11" onClick={() => onFind({})}>
                {text(words.clear)}
              </Button>
            )}
          </div>
        </div>
        {filters.search && <p className="text-muted">{text(words.begins, { search: filters.search })}</p>}
      </form>
    </search>
  )
}
