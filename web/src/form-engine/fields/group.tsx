import type { GroupField } from '@wewb/domain/engine/fields/nested'
import type { InputProps } from './input-props.ts'
import { NestedFieldset } from './nested-fieldset.tsx'
import { findStoredAnswer, NestedFields } from './nested-fields.tsx'

export const GroupInput = (props: InputProps<GroupField>) => (
  <NestedFieldset {...props.frame}>
    <NestedFields {...props} fields={props.field.fields} storedAnswers={findStoredAnswer(props.field, props.view)} />
  </NestedFieldset>
)
