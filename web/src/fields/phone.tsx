import type { PhoneField } from '../../../domain/src/fields/phone.ts'
import { useText } from '../i18n/language.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { typedText, type InputProps } from './input.ts'
import { words } from './words.ts'

/** A number of any country. */
export function PhoneInput({ path, answer, frame, onAnswer }: InputProps<PhoneField>) {
  const text = useText()
  return (
    <TextInput
      {...frame}
      hint={frame.hint ?? text(words.phoneHint)}
      script="phone"
      width="medium"
      value={typedText(answer)}
      onChange={(typed) => onAnswer(path, typed)}
    />
  )
}
