import { Search } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { useText } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { DateInput } from '#components/inputs/date-input.tsx'
import { Select } from '#components/inputs/select.tsx'
import { TextInput } from '#components/inputs/text-input.tsx'
import type { useProblems } from '#components/feedback/use-problems.ts'
import type { Filters } from './use-audit-filters.ts'
import { eventCodes, nameOfEvent, auditMessages } from './messages.ts'

type Props = {
  filters: Filters
  isFiltered: boolean
  problems: ReturnType<typeof useProblems>
  onSearch(newFilters: Partial<Filters>): void
}

/** Filters by user, application, event and dates; they apply together on submit. */
export function AuditFilters({ filters, isFiltered, problems, onSearch }: Props) {
  const text = useText()
  const [typed, setTyped] = useState(filters)
  const type = (name: keyof Filters) => (value: string) => {
    problems.clearErrorsAt(name)
    setTyped((before) => ({ ...before, [name]: value }))
  }
  const find = (event: FormEvent) => {
    event.preventDefault()
    onSearch(typed)
  }
  const frame = (name: 'person' | 'file' | 'event' | 'from' | 'to') => ({
    id: name,
    label: text(auditMessages[name]),
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
          <TextInput {...frame('person')} type="search" hint={text(auditMessages.personHint)} autoComplete="off" />
          <TextInput {...frame('file')} type="search" hint={text(auditMessages.fileHint)} autoComplete="off" />
          <Select
            {...frame('event')}
            hint={text(auditMessages.eventHint)}
            placeholder={text(auditMessages.everyEvent)}
            options={events}
          />
          <DateInput {...frame('from')} />
          <DateInput {...frame('to')} />
          <div className="flex flex-wrap items-end gap-3">
            <Button type="submit" variant="secondary" className="h-11" icon={<Search aria-hidden size={20} />}>
              {text(auditMessages.find)}
            </Button>
            {isFiltered && (
              <Button variant="quiet" className="h-11" onClick={() => onSearch({})}>
                {text(auditMessages.clear)}
              </Button>
            )}
          </div>
        </div>
        {filters.search && <p className="text-muted">{text(auditMessages.begins, { search: filters.search })}</p>}
      </form>
    </search>
  )
}
