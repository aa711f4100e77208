import type { NumberField } from '@wewb/domain/engine/fields/number'
import { useLanguage } from '#lib/i18n/language.tsx'
import { TextInput } from '#components/inputs/text-input.tsx'
import { toInputText, type InputProps } from './input-props.ts'

/**
 * Accepts digits of both scripts and shows them in the reader's; other characters stay in the input for the domain to
 * validate.
 */
export function NumberInput({ field, path, answer, frame, onAnswer }: InputProps<NumberField>) {
  const { text, digits } = useLanguage()
  return (
    <TextInput
      {...frame}
      {...(field.unit && { label: `${text(field.label)} (${text(field.unit)})` })}
      inputMode={field.decimals ? 'decimal' : 'numeric'}
      autoComplete="off"
      width="short"
      value={digits(toInputText(answer))}
      onChange={(typed) => onAnswer(path, typed)}
    />
  )
}
