import { Fragment } from 'react'
import { ownAnswer, evaluateCondition, type Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { Field } from '@wewb/domain/engine/fields/field'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import type { FieldContext } from '@wewb/domain/engine/fields/kind'
import { FieldInput } from '#form-engine/fields/field-input.tsx'
import type { FieldProps } from '#form-engine/fields/input-props.ts'
import { useText } from '#lib/i18n/language.tsx'

type Props = Pick<FieldProps, 'issues' | 'editability' | 'onAnswer'> & {
  fields: readonly Field[]
  answers: Answers
  view: FieldContext
}

/** Renders the visible fields, with a heading where a group begins. */
export const FormFields = ({ fields, answers, view, ...rest }: Props) => (
  <>
    {fields
      .filter((field) => evaluateCondition(field.when, view))
      .map((field) => (
        <Fragment key={field.id}>
          {field.heading && <Heading>{field.heading}</Heading>}
          <FieldInput {...rest} field={field} path={field.id} answer={ownAnswer(answers, field.id)} view={view} />
        </Fragment>
      ))}
  </>
)

function Heading({ children }: { children: Bilingual }) {
  const text = useText()
  return <h3 className="border-t border-line pt-5 text-lg font-bold">{text(children)}</h3>
}
