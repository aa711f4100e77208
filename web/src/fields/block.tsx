import type { BlockField } from '../../../domain/src/fields/block.ts'
import { blocks } from '../../../domain/src/fields/blocks.ts'
import { useText } from '../i18n/language.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import type { InputProps } from './input.ts'
import { PartsFrame } from './parts-frame.tsx'
import { asAnswers, keptAt, Parts } from './parts.tsx'

/** Fields the board asks again and again. "Same as" hides them, and keeps what was typed for who takes the tick back. */
export function BlockInput(props: InputProps<BlockField>) {
  const text = useText()
  const { field, path, frame, openness, onAnswer } = props
  const { same, ...typed } = asAnswers(props.answer)
  const isSame = field.sameAs !== undefined && same === true
  return (
    <PartsFrame {...frame}>
      {field.sameAs && openness(path, field) === 'open' && (
        <Checkbox
          id={`${path}-same`}
          label={text(field.sameAs.label)}
          isChecked={isSame}
          onChange={(isTicked) => onAnswer(path, isTicked ? { ...typed, same: true } : typed)}
        />
      )}
      {field.sameAs && isSame && openness(path, field) !== 'open' && <p className="font-semibold">{text(field.sameAs.label)}</p>}
      {!isSame && <Parts {...props} fields={blocks[field.block]} kept={keptAt(field, props.view)} />}
    </PartsFrame>
  )
}
