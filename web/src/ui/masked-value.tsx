import { Eye, EyeOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import { maskShown } from '../../../domain/src/engine/mask-shown.ts'
import { useText } from '../i18n/language.tsx'
import { classes, focusRing } from './look.ts'

const words = {
  show: { bn: '{what} দেখান', en: 'Show {what}' },
  cover: { bn: '{what} ঢেকে দিন', en: 'Cover {what}' },
} satisfies Record<string, Bilingual>

/** Long enough to read a number out; then it is covered again, whoever holds the phone by now. */
const shownFor = 30_000

/** Covered until it is tapped, for half a minute or until the next tap. */
export function MaskedValue({ what, children }: { what: string; children: string }) {
  const text = useText()
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    if (!isShown) return undefined
    const timer = setTimeout(() => setIsShown(false), shownFor)
    return () => clearTimeout(timer)
  }, [isShown])
  const Icon = isShown ? EyeOff : Eye
  return (
    <button
      type="button"
      onClick={() => setIsShown(!isShown)}
      className={classes(
        'inline-flex min-h-11 max-w-full sm:min-h-0 cursor-pointer items-center gap-2 rounded-control text-left',
        focusRing,
      )}
    >
      {/* The stars tell an ear nothing; what is shown is read before the way to cover it. */}
      <span aria-hidden={!isShown} className="min-w-0 break-words">
        {isShown ? children : maskShown(children)}
      </span>
      <Icon aria-hidden size={18} className="shrink-0 text-brand" />
      <span className="sr-only">{text(isShown ? words.cover : words.show, { what })}</span>
    </button>
  )
}
