import { answerOf, holds, type Answers } from '../../../domain/src/conditions/holds.ts'
import type { Field } from '../../../domain/src/fields/field.ts'
import type { FieldView } from '../../../domain/src/fields/kind.ts'
import { FieldInput } from '../fields/field-input.tsx'
import type { FieldProps } from '../fields/input.ts'

type Props = Pick<FieldProps, 'issues' | 'openness' | 'onAnswer'> & { fields: readonly Field[]; answers: Answers; view: FieldView }

/** The questions that are asked now, one under the other. */
export const FormFields = ({ fields, answers, view, ...rest }: Props) => (
  <>
    {fields
      .filter((field) => holds(field.when, view))
      .map((field) => (
        <FieldInput key={field.id} {...rest} field={field} path={field.id} answer={answerOf(answers, field.id)} view={view} />
      ))}
  </>
)
