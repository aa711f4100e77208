import { FieldGroup, type FieldFrame } from '#components/inputs/field.tsx'

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
          <label
            key={choice.value}
            className="flex min-h-11 cursor-pointer items-start gap-3 rounded-control border border-edge bg-card px-3 py-2.5 hover:border-ink has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"
          >
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
