import { money, readMoney, type MoneyField } from '../../../domain/src/fields/money.ts'
import { useLanguage } from '../i18n/language.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { typedText, type InputProps } from './input.ts'
import { ReadBack } from './read-back.tsx'

/** The amount is read back with its commas: a nought too many is seen at once. */
export function MoneyInput({ field, path, answer, frame, view, onAnswer }: InputProps<MoneyField>) {
  const { locale, digits } = useLanguage()
  const typed = typedText(answer)
  const amount = readMoney(typed)
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
      <ReadBack>{amount && money.text(field, amount, locale, view)}</ReadBack>
    </div>
  )
}
