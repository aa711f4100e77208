import type { TimeField } from '@wewb/domain/engine/fields/time'
import { useLanguage } from '#lib/i18n/language.tsx'
import { TextInput } from '#components/inputs/text-input.tsx'
import { toInputText, type InputProps } from './input-props.ts'
import { fieldMessages } from './messages.ts'

/** A text input instead of the browser's time picker, which accepts no Bangla digits. */
export function TimeInput({ path, answer, frame, onAnswer }: InputProps<TimeField>) {
  const { text, digits } = useLanguage()
  return (
    <TextInput
      {...frame}
      hint={frame.hint ?? text(fieldMessages.timeHint)}
      autoComplete="off"
      width="short"
      value={digits(toInputText(answer))}
      onChange={(typed) => onAnswer(path, typed)}
    />
  )
}
