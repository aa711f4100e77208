import type { DateTimeField } from '../../../../domain/src/fields/date-time.ts'
import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'
import { DateTimeInput } from '../../fields/date-time.tsx'
import { useText } from '../../i18n/language.tsx'

type Props = {
  id: string
  label: Bilingual
  hint?: Bilingual
  error?: string | undefined
  isOptional?: boolean
  /** `2026-11-15T14:30` on the clock of Dhaka. */
  value: string
  onChange(value: string): void
}

const view = { facts: {}, answers: [] }
const open = () => 'open' as const
const NoPart = () => null

/** The date and time of the forms of the services, on its own. */
export function MomentInput({ id, label, hint, error, isOptional = false, value, onChange }: Props) {
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
      openness={open}
      Part={NoPart}
      onAnswer={(_, answer) => onChange(String(answer))}
    />
  )
}
