import type { NumberField } from '../../../domain/src/fields/number.ts'
import { useLanguage } from '../i18n/language.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { typedText, type InputProps } from './input.ts'

/** What is typed stays as it was typed, in either script; the domain reads it. */
export function NumberInput({ field, path, answer, frame, onAnswer }: InputProps<NumberField>) {
  const { text, digits } = useLanguage()
  return (
    <TextInput
      {...frame}
      {...(field.unit && { label: `${text(field.label)} (${text(field.unit)})` })}
      inputMode={field.decimals ? 'decimal' : 'numeric'}
      autoComplete="off"
      width="short"
      value={typeof answer === 'number' ? digits(answer) : typedText(answer)}
      onChange={(typed) => onAnswer(path, typed)}
    />
  )
}
