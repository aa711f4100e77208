import type { DateTimeField } from '@wewb/domain/engine/fields/date-time'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { DateTimeInput } from '#form-engine/fields/date-time.tsx'
import { useText } from '#lib/i18n/language.tsx'

type Props = {
  id: string
  label: Bilingual
  hint?: Bilingual
  error?: string | undefined
  isOptional?: boolean
  /** `2026-11-15T14:30` in Dhaka time. */
  value: string
  onChange(value: string): void
}

const view = { facts: {}, answers: [] }
const open = () => 'open' as const
const NoPart = () => null

/** The date and time input of service forms, as a standalone component. */
export function DateTimePicker({ id, label, hint, error, isOptional = false, value, onChange }: Props) {
  const text = useText()
  const field: DateTimeField = { kind: 'date-time', id, label }
  const frame = { id, label: text(label), isOptional, ...(hint && { hint: text(hint) }), ...(error && { error }) }
  return (
    <DateTimeInput
      field={field}
      path={id}
      answer={value}
      frame={frame}
      view={view}
      issues={[]}
      editability={open}
      FieldComponent={NoPart}
      onAnswer={(_, answer) => onChange(String(answer))}
    />
  )
}
