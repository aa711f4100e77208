import type { ReactNode } from 'react'
import { FieldGroup, type FieldFrame } from './field.tsx'
import { classes } from '#components/styles/class-names.ts'

type Choice<T extends string> = { value: T; label: ReactNode; hint?: ReactNode; isDisabled?: boolean }

type Props<T extends string> = FieldFrame & {
  value: T | ''
  onChange(value: T): void
  choices: readonly Choice<T>[]
  /** Lays two or three short choices out side by side where there is room. */
  isInline?: boolean
}

/** The frame of a radio button or checkbox with its label. */
export const choiceClasses = classes(
  'flex min-h-11 cursor-pointer items-start gap-3 rounded-control border border-edge bg-card px-3 py-2.5',
  'hover:border-ink has-checked:border-brand has-checked:bg-brand-soft',
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
)

export function RadioGroup<T extends string>({ value, onChange, choices, isInline, ...frame }: Props<T>) {
  return (
    <FieldGroup {...frame}>
      <div className={classes('grid gap-2', isInline && 'sm:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))]')}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={classes(choiceClasses, 'has-disabled:cursor-not-allowed has-disabled:text-muted')}
          >
            <input
              type="radio"
              name={frame.id}
              value={choice.value}
              checked={value === choice.value}
              disabled={choice.isDisabled}
              onChange={() => onChange(choice.value)}
              className="mt-0.5 size-5 shrink-0 accent-brand outline-none"
            />
            <span>
              {choice.label}
              {choice.hint && <span className="block text-sm text-muted">{choice.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
