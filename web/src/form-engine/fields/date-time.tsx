import type { DateTimeField } from '@wewb/domain/engine/fields/date-time'
import { useLanguage } from '#lib/i18n/language.tsx'
import { LazyDateInput } from './lazy-inputs.tsx'
import { TextInput } from '#components/inputs/text-input.tsx'
import { getDateLimits } from './date.tsx'
import { toInputText, type InputProps } from './input-props.ts'
import { fieldMessages } from './messages.ts'

/** A date and a time, `2026-11-15T14:30`; half of it is stored too and reported as incomplete. */
export function DateTimeInput({ field, path, answer, frame, view, onAnswer }: InputProps<DateTimeField>) {
  const { text, digits } = useLanguage()
  const [day = '', time = ''] = toInputText(answer).split('T')
  const write = (day: string, time: string) => onAnswer(path, day || time ? `${day}T${time}` : '')
  return (
    <div className="flex flex-col gap-4">
      <LazyDateInput {...frame} {...getDateLimits(field, view)} value={day} onChange={(typed) => write(typed, time)} />
      <TextInput
        id={`${path}-time`}
        label={text(fieldMessages.timeOf, { label: text(field.label) })}
        hint={text(fieldMessages.timeHint)}
        isOptional={frame.isOptional ?? false}
        autoComplete="off"
        width="short"
        value={digits(time)}
        onChange={(typed) => write(day, typed)}
      />
    </div>
  )
}
