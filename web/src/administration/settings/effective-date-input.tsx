import { useState } from 'react'
import { addDays } from '@wewb/domain/engine/evaluation/working-days'
import { issue, type Issue } from '@wewb/domain/engine/fields/issue'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { useText } from '#lib/i18n/language.tsx'
import { DateInput } from '#components/inputs/date-input.tsx'
import { RadioGroup } from '#components/inputs/radio-group.tsx'
import { settingsMessages } from './messages.ts'

/** Effective date of a change: today or a future day. */
export type EffectiveDate = { when: 'today' | 'later'; day: string }
export const effectiveToday: EffectiveDate = { when: 'today', day: '' }

export const toEffectiveDay = ({ when, day }: EffectiveDate): string =>
  when === 'today' ? toDhakaDate(new Date()) : day
export const validateEffectiveDate = ({ when, day }: EffectiveDate, path: string): Issue[] =>
  when === 'later' && !day ? [issue(path, 'required')] : []

type Props = { id: string; value: EffectiveDate; error: string | undefined; onChange(from: EffectiveDate): void }

export function EffectiveDateInput({ id, value, error, onChange }: Props) {
  const text = useText()
  const [tomorrow] = useState(() => addDays(toDhakaDate(new Date()), 1))
  return (
    <>
      <RadioGroup<EffectiveDate['when']>
        id={`${id}-when`}
        label={text(settingsMessages.when)}
        isInline
        value={value.when}
        onChange={(when) => onChange({ ...value, when })}
        choices={[
          { value: 'today', label: text(settingsMessages.today) },
          { value: 'later', label: text(settingsMessages.later) },
        ]}
      />
      {value.when === 'later' && (
        <DateInput
          id={id}
          label={text(settingsMessages.validFrom)}
          hint={text(settingsMessages.validFromHint)}
          value={value.day}
          min={tomorrow}
          error={error}
          onChange={(day) => onChange({ ...value, day })}
        />
      )}
      {value.when === 'today' && error && <p className="font-semibold text-danger">{error}</p>}
    </>
  )
}
