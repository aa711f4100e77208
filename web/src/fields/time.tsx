import type { TimeField } from '../../../domain/src/fields/time.ts'
import { useLanguage } from '../i18n/language.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { typedText, type InputProps } from './input.ts'
import { words } from './words.ts'

/** A box rather than the browser's clock, which takes no Bangla digits. */
export function TimeInput({ path, answer, frame, onAnswer }: InputProps<TimeField>) {
  const { text, digits } = useLanguage()
  return (
    <TextInput
      {...frame}
      hint={frame.hint ?? text(words.timeHint)}
      autoComplete="off"
      width="short"
      value={digits(typedText(answer))}
      onChange={(typed) => onAnswer(path, typed)}
    />
  )
}
