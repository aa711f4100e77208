import { FieldGroup, type FieldFrame } from '#components/inputs/field.tsx'
import { choiceClasses } from '#components/inputs/radio-group.tsx'

type Props = FieldFrame & {
  value: readonly string[]
  onToggle(value: string): void
  choices: readonly { value: string; label: string }[]
}

/** Checkboxes that look like the radio buttons of the other questions. */
export function CheckboxGroup({ value, onToggle, choices, ...frame }: Props) {
  return (
    <FieldGroup {...frame}>
      <div className="grid gap-2">
        {choices.map((choice) => (
          <label key={choice.value} className={choiceClasses}>
            <input
              type="checkbox"
              name={frame.id}
              value={choice.value}
              checked={value.includes(choice.value)}
              onChange={() => onToggle(choice.value)}
              className="mt-0.5 size-5 shrink-0 accent-brand outline-none"
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
