import {
  ownAnswer,
  evaluateCondition,
  isAnswers,
  type Answers,
} from '@wewb/domain/engine/conditions/evaluate-condition'
import type { Field } from '@wewb/domain/engine/fields/field'
import type { FieldContext } from '@wewb/domain/engine/fields/kind'
import type { GroupField } from '@wewb/domain/engine/fields/nested'
import type { InputProps } from './input-props.ts'
import { NestedFieldset } from './nested-fieldset.tsx'

type Props = Pick<
  InputProps<Field>,
  'path' | 'answer' | 'issues' | 'view' | 'editability' | 'onAnswer' | 'FieldComponent'
> & {
  fields: readonly Field[]
  /** Normalised answer of this row: conditions use it instead of the remains of hidden inputs. */
  storedAnswers: unknown
}

/** Renders the fields inside a field; their own answers take precedence. */
export function NestedFields({ fields, path, answer, storedAnswers, view, FieldComponent, ...rest }: Props) {
  const inside: FieldContext = { ...view, answers: [toAnswers(storedAnswers), ...view.answers] }
  return fields
    .filter((field) => evaluateCondition(field.when, inside))
    .map((field) => (
      <FieldComponent
        key={field.id}
        {...rest}
        field={field}
        path={`${path}.${field.id}`}
        answer={ownAnswer(toAnswers(answer), field.id)}
        view={inside}
      />
    ))
}

export const toAnswers = (value: unknown): Answers => (isAnswers(value) ? value : {})

/** Returns the normalised answer of this field. */
export const findStoredAnswer = (field: Field, view: FieldContext): unknown =>
  ownAnswer(view.answers[0] ?? {}, field.id)

export const GroupInput = (props: InputProps<GroupField>) => (
  <NestedFieldset {...props.frame}>
    <NestedFields {...props} fields={props.field.fields} storedAnswers={findStoredAnswer(props.field, props.view)} />
  </NestedFieldset>
)
