import type { ComponentProps } from 'react'
import { BirthDateInput } from '../ui/birth-date-input.tsx'
import type { ComboBox } from '../ui/combo-box.tsx'
import type { DateInput } from '../ui/date-input.tsx'
import { Select } from '../ui/select.tsx'
import { useLater } from '../ui/use-later.ts'

export const loadCalendar = async () => (await import('../ui/date-input.tsx')).DateInput
export const loadSearchList = async () => (await import('../ui/combo-box.tsx')).ComboBox

/**
 * The two boxes heavier than all others together: a form that does not ask for them does not carry them. While one is on its way its
 * place is kept; where the line breaks, the plain box of the platform does the same work.
 */
export function CalendarInput(props: ComponentProps<typeof DateInput>) {
  const { Component, problem } = useLater(loadCalendar)
  if (Component) return <Component {...props} />
  const { min: _min, max: _max, ...plain } = props
  return problem ? <BirthDateInput {...plain} /> : <Waiting {...plain} />
}

export function SearchList(props: ComponentProps<typeof ComboBox>) {
  const { Component, problem } = useLater(loadSearchList)
  if (Component) return <Component {...props} />
  return problem ? <Select {...props} /> : <Waiting {...props} />
}

const Waiting = (frame: Omit<ComponentProps<typeof Select>, 'options' | 'isDisabled'>) => (
  <Select {...frame} value="" options={[]} isDisabled />
)
