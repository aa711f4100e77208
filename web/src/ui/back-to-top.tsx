import { ArrowUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useText } from '../i18n/language.tsx'
import { classes, focusRing } from './look.ts'
import { listWords } from './list-words.ts'

/** Appears once the reader has scrolled past the element with this id, or a screenful when there is none. */
export function BackToTop({ pastId }: { pastId?: string }) {
  const text = useText()
  const [isPast, setIsPast] = useState(false)
  useEffect(() => {
    const look = () => {
      const first = pastId ? document.getElementById(pastId) : null
      setIsPast(window.scrollY > (first ? first.offsetTop + first.offsetHeight : window.innerHeight))
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [pastId])

  if (!isPast) return null
  const goUp = () => {
    window.scrollTo({ top: 0, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth' })
    // The reader's place moves with the page: the next Tab starts from the top.
    document.body.tabIndex = -1
    document.body.focus({ preventScroll: true })
    document.body.removeAttribute('tabindex')
  }
  return (
    <button
      type="button"
      onClick={goUp}
      className={classes(
        'fixed right-4 bottom-4 z-30 inline-flex min-h-12 cursor-pointer items-center gap-2 rounded-full border border-line bg-card px-4 font-semibold text-brand shadow-card hover:bg-brand-soft',
        focusRing,
      )}
    >
      <ArrowUp aria-hidden size={20} />
      {text(listWords.backToTop)}
    </button>
  )
}
