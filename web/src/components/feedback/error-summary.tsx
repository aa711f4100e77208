import { CircleAlert } from 'lucide-react'
import { useId, useLayoutEffect, useRef, type MouseEvent } from 'react'
import { useText } from '#lib/i18n/language.tsx'
import { focusField } from '#components/inputs/focus-field.ts'
import { classes, focusRing } from '#components/styles/class-names.ts'
import { componentMessages } from '#components/messages.ts'

export const errorSummaryClasses = classes(
  'rounded-control border-2 border-danger bg-card px-4 py-3',
  'focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-danger',
)

/** Lists all errors at the top of the form with links to their fields. Needs a new `key` for each attempt. */
export function ErrorSummary({ errors }: { errors: readonly { path: string; text: string }[] }) {
  const text = useText()
  const titleId = useId()
  const summaryRef = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => summaryRef.current?.focus(), [])
  return (
    <div ref={summaryRef} role="alert" tabIndex={-1} aria-labelledby={titleId} className={errorSummaryClasses}>
      <h2 id={titleId} className="flex items-center gap-2 font-bold text-danger">
        <CircleAlert aria-hidden size={20} />
        {text(componentMessages.errorSummary)}
      </h2>
      <ul className="mt-1 grid">
        {errors.map(({ path, text: sentence }) => (
          <li key={path}>
            <a
              href={`#${path}`}
              onClick={goTo(path)}
              className={classes(
                'inline-block rounded-sm py-1.5 font-semibold text-danger underline underline-offset-4',
                focusRing,
              )}
            >
              {sentence}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Moves the focus itself, so that the URL stays unchanged and a group focuses its first control. */
const goTo = (path: string) => (event: MouseEvent) => {
  event.preventDefault()
  focusField(path)
}
