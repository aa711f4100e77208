import { useId, useState } from 'react'
import { toAsciiDigits } from '@wewb/domain/language/digits'
import { monthNames } from '@wewb/domain/language/dates'
import { useLanguage } from '#lib/i18n/language.tsx'
import { FieldGroup, getDescribedBy, type FieldFrame } from './field.tsx'
import { inputClasses, classes } from '#components/styles/class-names.ts'
import { dateMessages } from './date-messages.ts'

type Props = FieldFrame & { value: string; onChange(value: string): void }
type Parts = { day: string; month: string; year: string }

/** Three inputs: users know their birth date by heart, and a calendar would need many clicks to reach it. */
export function BirthDateInput({ value, onChange, ...frame }: Props) {
  const { text, digits, locale } = useLanguage()
  const [parts, setParts] = useState(() => partsOf(value))
  const inputsId = useId()
  const hinted = { ...frame, hint: frame.hint ?? text(dateMessages.birthHint) }
  const set = (change: Partial<Parts>) => {
    const next = { ...parts, ...change }
    setParts(next)
    onChange(joined(next))
  }
  const shared = {
    'aria-describedby': getDescribedBy(hinted),
    'aria-invalid': frame.error ? (true as const) : undefined,
  }
  const digitBox = (name: 'day' | 'year', width: string, autoComplete: string) => (
    <label htmlFor={`${inputsId}-${name}`} className="flex flex-col gap-1 text-sm">
      {text(dateMessages[name])}
      <input
        {...shared}
        id={`${inputsId}-${name}`}
        inputMode="numeric"
        autoComplete={autoComplete}
        value={digits(parts[name])}
        onChange={({ target }) => set({ [name]: toAsciiDigits(target.value).trim() })}
        className={classes(inputClasses, width, 'tabular-nums')}
      />
    </label>
  )

  return (
    <FieldGroup {...hinted}>
      <div className="flex flex-wrap items-end gap-2 sm:gap-3">
        {digitBox('day', 'w-14', 'bday-day')}
        <label htmlFor={`${inputsId}-month`} className="flex max-w-44 min-w-30 flex-1 flex-col gap-1 text-sm">
          {text(dateMessages.month)}
          <select
            {...shared}
            id={`${inputsId}-month`}
            autoComplete="bday-month"
            value={parts.month}
            onChange={({ target }) => set({ month: target.value })}
            className={classes(inputClasses, 'w-full cursor-pointer')}
          >
            <option value="">{text(dateMessages.month)}</option>
            {monthNames(locale).map((name, index) => (
              <option key={name} value={String(index + 1)}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {digitBox('year', 'w-20', 'bday-year')}
      </div>
    </FieldGroup>
  )
}

const partsOf = (value: string): Parts => {
  const [year = '', month = '', day = ''] = value.split('-')
  return { year, month: month && String(Number(month)), day: day && String(Number(day)) }
}

/** Empty when nothing is filled in; an incomplete date is invalid, and the validation says so. */
const joined = ({ day, month, year }: Parts): string =>
  day || month || year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`.slice(0, 10) : ''
