import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '#lib/i18n/language.tsx'
import { getDescribedBy, getPartId, Label, SpokenLabel, type FieldFrame } from '#components/inputs/field.tsx'
import { componentMessages } from '#components/messages.ts'

/** A fieldset for fields that belong together: an address, a nominee, the rows of a list. */
export function NestedFieldset({ children, ...frame }: FieldFrame & { children: ReactNode }) {
  const text = useText()
  const { id, hint, error, shortcut } = frame
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-labelledby={getPartId(id, 'label')}
      aria-describedby={getDescribedBy(frame)}
      className="flex min-w-0 flex-col gap-6 border-t border-line pt-5 outline-none"
    >
      <legend className="float-left mb-0 w-full text-lg font-bold">
        <SpokenLabel {...frame}>
          <span id={getPartId(id, 'label')}>
            <Label {...frame} />
          </span>
        </SpokenLabel>
      </legend>
      {hint && (
        <p id={getPartId(id, 'hint')} className="-mt-5 text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={getPartId(id, 'error')} className="-mt-3 flex gap-1.5 font-semibold text-danger">
          <CircleAlert aria-hidden size={20} className="mt-0.5 shrink-0" />
          <span>
            <span className="sr-only">{text(componentMessages.problem)} </span>
            {error}
          </span>
        </p>
      )}
      {shortcut && <div className="-mt-3">{shortcut}</div>}
      {children}
    </fieldset>
  )
}
