import type { ConsentField } from '@wewb/domain/engine/fields/consent'
import { useText } from '#lib/i18n/language.tsx'
import { Checkbox } from '#components/inputs/checkbox.tsx'
import { SpokenLabel } from '#components/inputs/field.tsx'
import type { InputProps } from './input-props.ts'
import { fieldMessages } from './messages.ts'

/** Shows the full text of the consent above the checkbox. */
export function ConsentInput({ field, path, answer, frame, onAnswer }: InputProps<ConsentField>) {
  const text = useText()
  return (
    <section
      aria-labelledby={`${path}-title`}
      className="flex flex-col gap-2 rounded-card border border-edge bg-paper p-4"
    >
      <h3 className="font-semibold">
        <SpokenLabel {...frame} hint={[frame.hint, text(field.statement)]}>
          <span id={`${path}-title`}>{frame.label}</span>
        </SpokenLabel>
      </h3>
      {frame.hint && <p className="text-sm text-muted">{frame.hint}</p>}
      <p id={`${path}-statement`}>{text(field.statement)}</p>
      <Checkbox
        id={path}
        label={text(fieldMessages.agree)}
        isChecked={answer === true}
        onChange={(isChecked) => onAnswer(path, isChecked ? true : undefined)}
        error={frame.error}
        isRequired={!field.optional}
        describedBy={`${path}-statement`}
      />
    </section>
  )
}
