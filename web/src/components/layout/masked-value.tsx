import { Eye, EyeOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { maskPersonalText } from '@wewb/domain/engine/evaluation/mask-personal-text'
import { useText } from '#lib/i18n/language.tsx'
import { classes, focusRing } from '#components/styles/class-names.ts'

const maskMessages = {
  show: { bn: '{what} দেখান', en: 'Show {what}' },
  cover: { bn: '{what} ঢেকে দিন', en: 'Cover {what}' },
} satisfies Record<string, Bilingual>

/** Long enough to read out a number; then it is masked again. */
const visibleForMs = 30_000

/** Masked until tapped, for half a minute or until the next tap. */
export function MaskedValue({ label, children }: { label: string; children: string }) {
  const text = useText()
  const [isVisible, setIsVisible] = useState(false)
  useEffect(() => {
    if (!isVisible) return undefined
    const timer = setTimeout(() => setIsVisible(false), visibleForMs)
    return () => clearTimeout(timer)
  }, [isVisible])
  const Icon = isVisible ? EyeOff : Eye
  return (
    <button
      type="button"
      onClick={() => setIsVisible(!isVisible)}
      className={classes(
        'inline-flex min-h-11 max-w-full sm:min-h-0 cursor-pointer items-center gap-2 rounded-control text-left',
        focusRing,
      )}
    >
      {/* Hidden from screen readers while masked; otherwise the value is read before the button to mask it. */}
      <span aria-hidden={!isVisible} className="min-w-0 break-words">
        {isVisible ? children : maskPersonalText(children)}
      </span>
      <Icon aria-hidden size={18} className="shrink-0 text-brand" />
      <span className="sr-only">{text(isVisible ? maskMessages.cover : maskMessages.show, { what: label })}</span>
    </button>
  )
}
