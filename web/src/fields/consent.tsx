import type { ConsentField } from '../../../domain/src/fields/consent.ts'
import { useText } from '../i18n/language.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { SpokenLabel } from '../ui/field.tsx'
import type { InputProps } from './input.ts'
import { words } from './words.ts'

/** What is agreed to stands in full above the tick; nobody signs what he has not been shown. */
export function ConsentInput({ field, path, answer, frame, onAnswer }: InputProps<ConsentField>) {
  const text = useText()
  return (
    <section aria-labelledby={`${path}-title`} className="flex flex-col gap-2 rounded-card border border-edge bg-paper p-4">
      <h3 className="font-semibold">
        <SpokenLabel {...frame} hint={[frame.hint, text(field.statement)]}>
          <span id={`${path}-title`}>{frame.label}</span>
        </SpokenLabel>
      </h3>
      {frame.hint && <p className="text-sm text-muted">{frame.hint}</p>}
      <p id={`${path}-statement`}>{text(field.statement)}</p>
      <Checkbox
        id={path}
        label={text(words.agree)}
        isChecked={answer === true}
        onChange={(isTicked) => onAnswer(path, isTicked ? true : undefined)}
        error={frame.error}
        isRequired={!field.optional}
        describedBy={`${path}-statement`}
      />
    </section>
  )
}
