import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '#lib/router/link.tsx'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { DEFAULT_PAGE_SIZE } from '@wewb/domain/http/schemas'
import { useLanguage } from '#lib/i18n/language.tsx'
import { classes, focusRing } from '#components/styles/class-names.ts'
import { pageWindow } from './page-window.ts'
import { listMessages } from '#components/list-messages.ts'

type Props = { page: number; lastPage: number; total: number; size?: number }

/** Links instead of buttons: the page is part of the URL, so Back and shared links work. */
export function Pagination({ page, lastPage, total, size = DEFAULT_PAGE_SIZE }: Props) {
  const { text, digits, number } = useLanguage()
  if (total === 0) return null
  const range = { from: number((page - 1) * size + 1), to: number(Math.min(page * size, total)), total: number(total) }
  return (
    <nav aria-label={text(listMessages.pages)} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p className="text-sm text-muted">{text(listMessages.shownOf, range)}</p>
      <ul className="flex flex-wrap items-center gap-1">
        <li>
          <Step to={page - 1} isOff={page <= 1}>
            <ChevronLeft aria-hidden size={18} />
            {text(listMessages.previousPage)}
          </Step>
        </li>
        {pageWindow(page, lastPage).map((entry, index) => (
          <li key={entry === 'gap' ? `gap-${index}` : entry} className={classes(entry !== page && 'hidden sm:block')}>
            {entry === 'gap' ? (
              <span className="px-2 text-muted">…</span>
            ) : (
              <Step to={entry} isCurrent={entry === page} label={text(listMessages.pageNumber, { n: entry })}>
                {digits(entry)}
              </Step>
            )}
          </li>
        ))}
        <li>
          <Step to={page + 1} isOff={page >= lastPage}>
            {text(listMessages.nextPage)}
            <ChevronRight aria-hidden size={18} />
          </Step>
        </li>
      </ul>
    </nav>
  )
}

type StepProps = { to: number; isOff?: boolean; isCurrent?: boolean; label?: string; children: ReactNode }
function Step({ to, isOff, isCurrent, label, children }: StepProps) {
  const [query] = useSearchParams()
  const look = 'inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-control px-2.5 font-semibold'
  if (isOff) return <span className={classes(look, 'font-normal text-muted')}>{children}</span>
  const next = new URLSearchParams(query)
  next.set('page', String(to))
  return (
    <Link
      to={`?${next}`}
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
      className={classes(look, focusRing, isCurrent ? 'bg-brand text-card' : 'text-brand hover:bg-brand-soft')}
    >
      {children}
    </Link>
  )
}
