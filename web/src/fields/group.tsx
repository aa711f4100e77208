import type { GroupField } from '../../../domain/src/fields/nested.ts'
import type { InputProps } from './input.ts'
import { PartsFrame } from './parts-frame.tsx'
import { keptAt, Parts } from './parts.tsx'

export const GroupInput = (props: InputProps<GroupField>) => (
  <PartsFrame {...props.frame}>
    <Parts {...props} fields={props.field.fields} kept={keptAt(props.field, props.view)} />
  </PartsFrame>
)
