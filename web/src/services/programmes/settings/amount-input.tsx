import { parseMoney } from '@wewb/domain/engine/fields/money'
import { formatTaka } from '@wewb/domain/language/money'
import { useLanguage } from '#lib/i18n/language.tsx'
import type { FieldFrame } from '#components/inputs/field.tsx'
import { TextInput } from '#components/inputs/text-input.tsx'
import { usePartialInput } from '#services/programmes/form/use-partial-input.ts'

/** An optional amount, shown again with separators, so that an extra zero is noticed. */
export function AmountInput({
  value,
  onChange,
  ...frame
}: FieldFrame & { value: string; onChange(value: string): void }) {
  const { digits, locale } = useLanguage()
  const { text: shown, setText } = usePartialInput(value, value)
  const write = (text: string) => {
    const amount = text.trim() === '' ? '' : parseMoney(text)
    setText(text, amount ?? value)
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
      <p className="min-h-6 text-sm text-muted">{value !== '' && formatTaka(value, locale)}</p>
    </div>
  )
}
