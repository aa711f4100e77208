import { CircleAlert } from 'lucide-react'
import { useId, useLayoutEffect, useRef, type MouseEvent } from 'react'
import { useText } from '../i18n/language.tsx'
import { focusField } from './focus-field.ts'
import { classes, focusRing } from './look.ts'
import { words } from './words.ts'

/** Everything to correct, on top of the form, each line leading to its field. Give a new `key` for each attempt. */
export function ErrorSummary({ errors }: { errors: readonly { path: string; text: string }[] }) {
  const text = useText()
  const titleId = useId()
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => box.current?.focus(), [])
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      aria-labelledby={titleId}
      className="rounded-control border-2 border-danger bg-card px-4 py-3 focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-danger"
    >
      <h2 id={titleId} className="flex items-center gap-2 font-bold text-danger">
        <CircleAlert aria-hidden size={20} />
        {text(words.errorSummary)}
      </h2>
      <ul className="mt-1 grid">
        {errors.map(({ path, text: sentence }) => (
          <li key={path}>
            <a
              href={`#${path}`}
              onClick={goTo(path)}
              className={classes('inline-block rounded-sm py-1.5 font-semibold text-danger underline underline-offset-4', focusRing)}
            >
              {sentence}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Moves the focus itself: the address stays what it was, and a group leads to its first control. */
const goTo = (path: string) => (event: MouseEvent) => {
  event.preventDefault()
  focusField(path)
}
