import type { ComponentProps } from 'react'
import { BirthDateInput } from '#components/inputs/birth-date-input.tsx'
import type { ComboBox } from '#components/inputs/combo-box.tsx'
import type { DateInput } from '#components/inputs/date-input.tsx'
import { Select } from '#components/inputs/select.tsx'
import { useLazyComponent } from '#lib/lazy/use-lazy-component.ts'

export const loadDateInput = async () => (await import('#components/inputs/date-input.tsx')).DateInput
export const loadComboBox = async () => (await import('#components/inputs/combo-box.tsx')).ComboBox

/**
 * Loads the two heaviest inputs only in forms that use them. A placeholder keeps the space while they load; when
 * loading fails, a plain input replaces them.
 */
export function LazyDateInput(props: ComponentProps<typeof DateInput>) {
  const { Component, problem } = useLazyComponent(loadDateInput)
  if (Component) return <Component {...props} />
  const { min: _min, max: _max, ...plain } = props
  return problem ? <BirthDateInput {...plain} /> : <Waiting {...plain} />
}

export function LazyComboBox(props: ComponentProps<typeof ComboBox>) {
  const { Component, problem } = useLazyComponent(loadComboBox)
  if (Component) return <Component {...props} />
  return problem ? <Select {...props} /> : <Waiting {...props} />
}

const Waiting = (frame: Omit<ComponentProps<typeof Select>, 'options' | 'isDisabled'>) => (
  <Select {...frame} value="" options={[]} isDisabled />
)
