import type { BlockField } from '@wewb/domain/engine/fields/block'
import { blocks } from '@wewb/domain/engine/fields/blocks'
import { useText } from '#lib/i18n/language.tsx'
import { Checkbox } from '#components/inputs/checkbox.tsx'
import type { InputProps } from './input-props.ts'
import { NestedFieldset } from './nested-fieldset.tsx'
import { toAnswers, findStoredAnswer, NestedFields } from './nested-fields.tsx'

/** Renders a reusable group of fields. "Same as" hides them and keeps the typed answers in case it is unchecked. */
export function BlockInput(props: InputProps<BlockField>) {
  const text = useText()
  const { field, path, frame, editability, onAnswer } = props
  const { same, ...typed } = toAnswers(props.answer)
  const isSame = field.sameAs !== undefined && same === true
  return (
    <NestedFieldset {...frame}>
      {field.sameAs && editability(path, field) === 'open' && (
        <Checkbox
          id={`${path}-same`}
          label={text(field.sameAs.label)}
          isChecked={isSame}
          onChange={(isChecked) => onAnswer(path, isChecked ? { ...typed, same: true } : typed)}
        />
      )}
      {field.sameAs && isSame && editability(path, field) !== 'open' && (
        <p className="font-semibold">{text(field.sameAs.label)}</p>
      )}
      {!isSame && (
        <NestedFields {...props} fields={blocks[field.block]} storedAnswers={findStoredAnswer(field, props.view)} />
      )}
    </NestedFieldset>
  )
}
