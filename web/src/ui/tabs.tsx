import { Link } from '../router/link.tsx'
import { classes, focusRing } from './look.ts'

type Tab = { id: string; label: string; to: string }

/** Links, not buttons: the tab stands in the address, so Back works and a colleague can be sent the same view. */
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
                'inline-flex min-h-11 items-center rounded-t-control border-b-3 px-3 py-2 font-semibold no-underline sm:px-4',
                focusRing,
                tab.id === current ? 'border-brand text-brand' : 'border-transparent text-muted hover:border-edge hover:text-ink',
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
