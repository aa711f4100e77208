import type { PhoneField } from '@wewb/domain/engine/fields/phone'
import { useText } from '#lib/i18n/language.tsx'
import { TextInput } from '#components/inputs/text-input.tsx'
import { toInputText, type InputProps } from './input-props.ts'
import { fieldMessages } from './messages.ts'

export function PhoneInput({ path, answer, frame, onAnswer }: InputProps<PhoneField>) {
  const text = useText()
  return (
    <TextInput
      {...frame}
      hint={frame.hint ?? text(fieldMessages.phoneHint)}
      script="phone"
      width="medium"
      value={toInputText(answer)}
      onChange={(typed) => onAnswer(path, typed)}
    />
  )
}
