import { answerOf, holds, isAnswers, type Answers } from '../../../domain/src/conditions/holds.ts'
import type { Field } from '../../../domain/src/fields/field.ts'
import type { FieldView } from '../../../domain/src/fields/kind.ts'
import type { InputProps } from './input.ts'

type Props = Pick<InputProps<Field>, 'path' | 'answer' | 'issues' | 'view' | 'openness' | 'onAnswer' | 'Part'> & {
  fields: readonly Field[]
  /** What would be stored of this row: conditions look at that, not at what was left over in a hidden box. */
  kept: unknown
}

/** The fields inside a field, with their own answers nearest. */
export function Parts({ fields, path, answer, kept, view, Part, ...rest }: Props) {
  const inside: FieldView = { ...view, answers: [asAnswers(kept), ...view.answers] }
  return fields
    .filter((field) => holds(field.when, inside))
    .map((field) => (
      <Part
        key={field.id}
        {...rest}
        field={field}
        path={`${path}.${field.id}`}
        answer={answerOf(asAnswers(answer), field.id)}
        view={inside}
      />
    ))
}

export const asAnswers = (value: unknown): Answers => (isAnswers(value) ? value : {})

/** What would be stored at this field. */
export const keptAt = (field: Field, view: FieldView): unknown => answerOf(view.answers[0] ?? {}, field.id)
