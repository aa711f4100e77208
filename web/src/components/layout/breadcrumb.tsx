import { ChevronRight } from 'lucide-react'
import { useText } from '#lib/i18n/language.tsx'
import { TextLink } from '#components/inputs/button.tsx'
import { listMessages } from '#components/list-messages.ts'

/** `to` is missing where a level has no page; the last crumb is the current page. */
export type Crumb = { label: string; to?: string }

export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const text = useText()
  return (
    <nav aria-label={text(listMessages.breadcrumb)}>
      <ol className="flex flex-wrap items-center gap-x-1.5 text-sm text-muted">
        {crumbs.map(({ label, to }, index) => (
          <li key={label} className="flex items-center gap-1.5">
            {index > 0 && <ChevronRight aria-hidden size={16} className="shrink-0" />}
            {to ? (
              <TextLink to={to} className="inline-flex min-h-6 items-center">
                {label}
              </TextLink>
            ) : (
              <span aria-current={index === crumbs.length - 1 ? 'page' : undefined}>{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
