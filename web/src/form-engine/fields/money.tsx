import { money, parseMoney, type MoneyField } from '@wewb/domain/engine/fields/money'
import { useLanguage } from '#lib/i18n/language.tsx'
import { TextInput } from '#components/inputs/text-input.tsx'
import { toInputText, type InputProps } from './input-props.ts'
import { ParsedValueHint } from './parsed-value-hint.tsx'

/** Shows the parsed amount with separators, so that an extra zero is noticed. */
export function MoneyInput({ field, path, answer, frame, view, onAnswer }: InputProps<MoneyField>) {
  const { locale, digits } = useLanguage()
  const typed = toInputText(answer)
  const amount = parseMoney(typed)
  return (
    <div className="flex flex-col gap-1.5">
      <TextInput
        {...frame}
        inputMode="decimal"
        autoComplete="off"
        width="short"
        value={digits(typed)}
        onChange={(typed) => onAnswer(path, typed)}
      />
      <ParsedValueHint>{amount && money.format(field, amount, locale, view)}</ParsedValueHint>
    </div>
  )
}
