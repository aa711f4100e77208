import type { ComponentType } from 'react'
import type { Editability } from '@wewb/domain/engine/evaluation/normalize-answers'
import type { Field } from '@wewb/domain/engine/fields/field'
import type { Issue } from '@wewb/domain/engine/fields/issue'
import type { FieldContext } from '@wewb/domain/engine/fields/kind'
import type { FieldFrame } from '#components/inputs/field.tsx'

/** Props of a field in a form, at the path of its answer. */
export type FieldProps<F extends Field = Field> = {
  field: F
  path: string
  /** The typed answer, valid or not; `view` has the normalised answers. */
  answer: unknown
  issues: readonly Issue[]
  /** The answers around the field, innermost first, and the evaluation context. */
  view: FieldContext
  editability: Editability
  /** Must be a stable function, so that only the changed field re-renders. */
  onAnswer(path: string, answer: unknown): void
}

/** Props of the input of a field kind: its position, the frame around it, and the component for nested fields. */
export type InputProps<F extends Field> = FieldProps<F> & {
  frame: FieldFrame
  FieldComponent: ComponentType<FieldProps>
}

export type FieldInputComponent<F extends Field> = ComponentType<InputProps<F>>

/** Returns the text of an input. A number comes from the server or a register, never from typing. */
export const toInputText = (answer: unknown): string =>
  typeof answer === 'string' || typeof answer === 'number' ? String(answer) : ''
