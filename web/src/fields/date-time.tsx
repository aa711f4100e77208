import type { DateTimeField } from '../../../domain/src/fields/date-time.ts'
import { useLanguage } from '../i18n/language.tsx'
import { CalendarInput } from './later-inputs.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { calendarOf } from './date.tsx'
import { typedText, type InputProps } from './input.ts'
import { words } from './words.ts'

/** A day and a time, `2026-11-15T14:30`; half of it is kept too, and named as what is missing. */
export function DateTimeInput({ field, path, answer, frame, view, onAnswer }: InputProps<DateTimeField>) {
  const { text, digits } = useLanguage()
  const [day = '', time = ''] = typedText(answer).split('T')
  const write = (day: string, time: string) => onAnswer(path, day || time ? `${day}T${time}` : '')
  return (
    <div className="flex flex-col gap-4">
      <CalendarInput {...frame} {...calendarOf(field, view)} value={day} onChange={(typed) => write(typed, time)} />
      <TextInput
        id={`${path}-time`}
        label={text(words.timeOf, { label: text(field.label) })}
        hint={text(words.timeHint)}
        isOptional={frame.isOptional ?? false}
        autoComplete="off"
        width="short"
        value={digits(time)}
        onChange={(typed) => write(day, typed)}
      />
    </div>
  )
}
