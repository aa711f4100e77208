import { readMoney } from '../../../../../domain/src/fields/money.ts'
import { showTaka } from '../../../../../domain/src/language/money.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import type { FieldFrame } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useHalfTyped } from '../form/half-typed.ts'

/** Taka or nothing, read back with its commas: a nought too many is seen at once. */
export function AmountBox({ value, onChange, ...frame }: FieldFrame & { value: string; onChange(value: string): void }) {
  const { digits, locale } = useLanguage()
  const { shown, keep } = useHalfTyped(value, value)
  const write = (text: string) => {
    const amount = text.trim() === '' ? '' : readMoney(text)
    keep(text, amount ?? value)
    if (amount !== undefined) onChange(amount)
  }
  return (
    <div>
      <TextInput
        {...frame}
        isOptional="unmarked"
        width="short"
        inputMode="decimal"
        autoComplete="off"
        value={digits(shown)}
        onChange={write}
      />
      <p className="min-h-6 text-sm text-muted">{value !== '' && showTaka(value, locale)}</p>
    </div>
  )
}
