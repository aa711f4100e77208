import { Fragment } from 'react'
import { answerOf, holds, type Answers } from '../../../domain/src/conditions/holds.ts'
import type { Field } from '../../../domain/src/fields/field.ts'
import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import type { FieldView } from '../../../domain/src/fields/kind.ts'
import { FieldInput } from '../fields/field-input.tsx'
import type { FieldProps } from '../fields/input.ts'
import { useText } from '../i18n/language.tsx'

type Props = Pick<FieldProps, 'issues' | 'openness' | 'onAnswer'> & { fields: readonly Field[]; answers: Answers; view: FieldView }

/** The questions that are asked now, one under the other, with a heading where others begin. */
export const FormFields = ({ fields, answers, view, ...rest }: Props) => (
  <>
    {fields
      .filter((field) => holds(field.when, view))
      .map((field) => (
        <Fragment key={field.id}>
          {field.heading && <Heading>{field.heading}</Heading>}
          <FieldInput {...rest} field={field} path={field.id} answer={answerOf(answers, field.id)} view={view} />
        </Fragment>
      ))}
  </>
)

function Heading({ children }: { children: Bilingual }) {
  const text = useText()
  return <h3 className="border-t border-line pt-5 text-lg font-bold">{text(children)}</h3>
}
