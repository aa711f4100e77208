import type { ComponentType } from 'react'
import type { Openness } from '../../../domain/src/engine/keep-asked.ts'
import type { Field } from '../../../domain/src/fields/field.ts'
import type { Issue } from '../../../domain/src/fields/issue.ts'
import type { FieldView } from '../../../domain/src/fields/kind.ts'
import type { FieldFrame } from '../ui/field.tsx'

/** Where a field stands: in a form, at the path of its answer. */
export type FieldProps<F extends Field = Field> = {
  field: F
  path: string
  /** What was typed, right or wrong; `view` has what would be stored. */
  answer: unknown
  issues: readonly Issue[]
  /** The answers around the field, innermost first, and what is known besides. */
  view: FieldView
  openness: Openness
  /** The same function on every render, so that only the field that changed is drawn again. */
  onAnswer(path: string, answer: unknown): void
}

/** What a kind is given to draw itself: its place, the frame around it, and the component for the fields inside it. */
export type InputProps<F extends Field> = FieldProps<F> & { frame: FieldFrame; Part: ComponentType<FieldProps> }

export type Input<F extends Field> = ComponentType<InputProps<F>>

/** The text of a box. A number comes from a store or a register, never from a key. */
export const typedText = (answer: unknown): string => (typeof answer === 'string' || typeof answer === 'number' ? String(answer) : '')
