import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '#lib/i18n/language.tsx'
import { classes, focusRing } from '#components/styles/class-names.ts'
import { componentMessages } from '#components/messages.ts'

type Props = {
  id: string
  label: ReactNode
  hint?: string
  isChecked: boolean
  onChange(isChecked: boolean): void
  error?: string | undefined
  isRequired?: boolean
  /** Id of the text that the checkbox refers to, such as a consent. */
  describedBy?: string
}

export function Checkbox({ id, label, hint, isChecked, onChange, error, isRequired, describedBy }: Props) {
  const text = useText()
  const described = [describedBy, error && `${id}-error`, hint && `${id}-hint`].filter(Boolean)
  return (
    <div className={classes('flex flex-col gap-1', error !== undefined && 'border-l-4 border-danger pl-3')}>
      <p id={`${id}-error`} aria-live="polite" className="flex gap-1.5 font-semibold text-danger empty:hidden">
        {error && (
          <>
            <CircleAlert aria-hidden size={20} className="mt-0.5 shrink-0" />
            <span>
              <span className="sr-only">{text(componentMessages.problem)} </span>
              {error}
            </span>
          </>
        )}
      </p>
      <div className="flex items-start">
        <span className="-ml-2.5 grid size-11 shrink-0 place-items-center">
          <input
            id={id}
            name={id}
            type="checkbox"
            checked={isChecked}
            onChange={({ target }) => onChange(target.checked)}
            aria-describedby={described.length > 0 ? described.join(' ') : undefined}
            aria-invalid={error ? true : undefined}
            aria-required={isRequired}
            className={classes('size-6 cursor-pointer accent-brand', focusRing)}
          />
        </span>
        <label htmlFor={id} className="cursor-pointer py-2.5 pr-2">
          {label}
        </label>
      </div>
      {hint && (
        <p id={`${id}-hint`} className="-mt-2 pl-8.5 text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  )
}
