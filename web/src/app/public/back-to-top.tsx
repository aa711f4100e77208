import { ArrowUp } from 'lucide-react'
import { useText } from '../../i18n/language.tsx'
import { words } from './words.ts'

/** Comes into view after one screenful, by its position alone: it works before any script does. On a short page it is cut away. */
export function BackToTop() {
  const text = useText()
  return (
    <div className="pointer-events-none absolute inset-y-0 right-4 z-30 overflow-clip pb-4 print:hidden">
      <div className="h-[calc(200lvh-5rem)]" />
      <a
        href="#top"
        className="pointer-events-auto sticky top-[calc(100dvh-4rem)] inline-flex min-h-12 items-center gap-2 rounded-full border border-line bg-card px-4 font-semibold text-brand shadow-card hover:bg-brand-soft"
      >
        <ArrowUp aria-hidden size={20} />
        {text(words.backToTop)}
      </a>
    </div>
  )
}
