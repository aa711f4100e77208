import { valueOf } from '../../../domain/src/conditions/holds.ts'
import { date, type DateField } from '../../../domain/src/fields/date.ts'
import type { DayLimit } from '../../../domain/src/fields/day-limits.ts'
import type { FieldView } from '../../../domain/src/fields/kind.ts'
import { isDay } from '../../../domain/src/language/dates.ts'
import { useLanguage } from '../i18n/language.tsx'
import { BirthDateInput } from '../ui/birth-date-input.tsx'
import { CalendarInput } from './later-inputs.tsx'
import { typedText, type InputProps } from './input.ts'
import { ReadBack } from './read-back.tsx'

/** A birthday is typed in three boxes and answered by its age; any other day has a calendar. */
export function DayInput({ field, path, answer, frame, view, onAnswer }: InputProps<DateField>) {
  const { locale } = useLanguage()
  const value = typedText(answer)
  const write = (typed: string) => onAnswer(path, typed)
  if (!field.age) return <CalendarInput {...frame} {...calendarOf(field, view)} value={value} onChange={write} />
  return (
    <div className="flex flex-col gap-1.5">
      <BirthDateInput {...frame} value={value} onChange={write} />
      <ReadBack>{isDay(value) ? date.text(field, value, locale, view) : undefined}</ReadBack>
    </div>
  )
}

/** The days a calendar offers; one outside them may still be typed, and is then explained. */
export const calendarOf = ({ notBefore, notAfter }: { notBefore?: DayLimit; notAfter?: DayLimit }, view: FieldView) => ({
  ...(notBefore !== undefined && { min: typedText(valueOf(notBefore, view)) }),
  ...(notAfter !== undefined && { max: typedText(valueOf(notAfter, view)) }),
})
