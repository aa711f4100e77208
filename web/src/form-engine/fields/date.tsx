import { resolveOperand } from '@wewb/domain/engine/conditions/evaluate-condition'
import { date, type DateField } from '@wewb/domain/engine/fields/date'
import type { DayLimit } from '@wewb/domain/engine/fields/day-limits'
import type { FieldContext } from '@wewb/domain/engine/fields/kind'
import { isIsoDate } from '@wewb/domain/language/dates'
import { useLanguage } from '#lib/i18n/language.tsx'
import { BirthDateInput } from '#components/inputs/birth-date-input.tsx'
import { LazyDateInput } from './lazy-inputs.tsx'
import { toInputText, type InputProps } from './input-props.ts'
import { ParsedValueHint } from './parsed-value-hint.tsx'

/** A birth date has three inputs and shows the age; any other date has a calendar. */
export function DateFieldInput({ field, path, answer, frame, view, onAnswer }: InputProps<DateField>) {
  const { locale } = useLanguage()
  const value = toInputText(answer)
  const write = (typed: string) => onAnswer(path, typed)
  if (!field.age) return <LazyDateInput {...frame} {...getDateLimits(field, view)} value={value} onChange={write} />
  return (
    <div className="flex flex-col gap-1.5">
      <BirthDateInput {...frame} value={value} onChange={write} />
      <ParsedValueHint>{isIsoDate(value) ? date.format(field, value, locale, view) : undefined}</ParsedValueHint>
    </div>
  )
}

/** Limits of the calendar; a date outside them may still be typed and then shows an issue. */
export const getDateLimits = (
  { notBefore, notAfter }: { notBefore?: DayLimit; notAfter?: DayLimit },
  view: FieldContext,
) => ({
  ...(notBefore !== undefined && { min: toInputText(resolveOperand(notBefore, view)) }),
  ...(notAfter !== undefined && { max: toInputText(resolveOperand(notAfter, view)) }),
})
