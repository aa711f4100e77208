import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../i18n/language.tsx'
import type { FieldFrame } from '../ui/field.tsx'
import { words } from '../ui/words.ts'

/** A heading over fields that belong together: an address, a nominee, the rows of a list. */
export function PartsFrame({ id, label, hint, error, isOptional, shortcut, children }: FieldFrame & { children: ReactNode }) {
  const text = useText()
  return (
    <fieldset id={id} tabIndex={-1} className="flex min-w-0 flex-col gap-6 border-t border-line pt-5 outline-none">
      <legend className="float-left mb-0 w-full text-lg font-bold">
        {label}
        {isOptional === true && <span className="font-normal text-muted"> ({text(words.optional)})</span>}
      </legend>
      {hint && <p className="-mt-5 text-sm text-muted">{hint}</p>}
      {error && (
        <p className="-mt-3 flex gap-1.5 font-semibold text-danger">
          <CircleAlert aria-hidden size={20} className="mt-0.5 shrink-0" />
          <span>
            <span className="sr-only">{text(words.problem)} </span>
            {error}
          </span>
        </p>
      )}
      {shortcut && <div className="-mt-3">{shortcut}</div>}
      {children}
    </fieldset>
  )
}
