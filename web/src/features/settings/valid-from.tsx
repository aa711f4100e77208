import { useState } from 'react'
import { addDays } from '../../../../domain/src/engine/working-days.ts'
import { issue, type Issue } from '../../../../domain/src/fields/issue.ts'
import { dhakaDay } from '../../../../domain/src/language/dates.ts'
import { useText } from '../../i18n/language.tsx'
import { DateInput } from '../../ui/date-input.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { words } from './words.ts'

/** From when a change holds: today, or a day to come. */
export type From = { when: 'today' | 'later'; day: string }
export const fromToday: From = { when: 'today', day: '' }

export const dayOfFrom = ({ when, day }: From): string => (when === 'today' ? dhakaDay(new Date()) : day)
export const checkFrom = ({ when, day }: From, path: string): Issue[] => (when === 'later' && !day ? [issue(path, 'required')] : [])

type Props = { id: string; from: From; error: string | undefined; onChange(from: From): void }

export function ValidFrom({ id, from, error, onChange }: Props) {
  const text = useText()
  const [tomorrow] = useState(() => addDays(dhakaDay(new Date()), 1))
  return (
    <>
      <RadioGroup<From['when']>
        id={`${id}-when`}
        label={text(words.when)}
        isInline
        value={from.when}
        onChange={(when) => onChange({ ...from, when })}
        choices={[
          { value: 'today', label: text(words.today) },
          { value: 'later', label: text(words.later) },
        ]}
      />
      {from.when === 'later' && (
        <DateInput
          id={id}
          label={text(words.validFrom)}
          hint={text(words.validFromHint)}
          value={from.day}
          min={tomorrow}
          error={error}
          onChange={(day) => onChange({ ...from, day })}
        />
      )}
      {from.when === 'today' && error && <p className="font-semibold text-danger">{error}</p>}
    </>
  )
}
