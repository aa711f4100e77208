import type { NumberField } from '../../../domain/src/fields/number.ts'
import { useLanguage } from '../i18n/language.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { typedText, type InputProps } from './input.ts'

/** Digits of either script, shown in the reader's; whatever else is typed stays in the box, and the domain reads it. */
export function NumberInput({ field, path, answer, frame, onAnswer }: InputProps<NumberField>) {
  const { text, digits } = useLanguage()
  return (
    <TextInput
      {...frame}
      {...(field.unit && { label: `${text(field.label)} (${text(field.unit)})` })}
      inputMode={field.decimals ? 'decimal' : 'numeric'}
      autoComplete="off"
      width="short"
      value={digits(typedText(answer))}
      onChange={(typed) => onAnswer(path, typed)}
    />
  )
}
