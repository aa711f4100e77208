import { Link } from '#lib/router/link.tsx'
import { classes, focusRing } from '#components/styles/class-names.ts'

type Tab = { id: string; label: string; to: string }

/** Links instead of buttons: the tab is part of the URL, so Back works and the view can be shared. */
export function Tabs({ label, tabs, current }: { label: string; tabs: readonly Tab[]; current: string }) {
  return (
    <nav aria-label={label} className="border-b border-line">
      <ul className="-mb-px flex flex-wrap gap-x-1">
        {tabs.map((tab) => (
          <li key={tab.id}>
            <Link
              to={tab.to}
              {...(tab.id === current && { 'aria-current': 'page' as const })}
              className={classes(
                'inline-flex min-h-11 items-center px-3 py-2 sm:px-4',
                'rounded-t-control border-b-3 font-semibold no-underline',
                focusRing,
                tab.id === current
                  ? 'border-brand text-brand'
                  : 'border-transparent text-muted hover:border-edge hover:text-ink',
              )}
            >
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
