import type { Bilingual } from '../../../../../domain/src/language/bilingual.ts'
import { useText } from '../../../i18n/language.tsx'
import { Link } from '../../../router/link.tsx'
import { useSearchParams } from '../../../router/use-search-params.ts'
import { classes, focusRing } from '../../../ui/look.ts'
import type { QueueView } from './queue-query.ts'
import { words } from './queue-words.ts'

const names: Record<QueueView, Bilingual> = { mine: words.mine, taken: words.taken, all: words.all }

/** Links, not tabs: each has an address, and the filters stay when one looks at another. */
export function ViewTabs({ view }: { view: QueueView }) {
  const text = useText()
  const [params] = useSearchParams()
  return (
    <nav aria-label={text(words.views)}>
      <ul className="flex flex-wrap gap-2">
        {(Object.keys(names) as QueueView[]).map((name) => {
          const to = new URLSearchParams(params)
          to.delete('page')
          to.set('view', name)
          return (
            <li key={name}>
              <Link
                to={`?${to}`}
                aria-current={view === name ? 'page' : undefined}
                className={classes(
                  'inline-flex min-h-11 items-center rounded-full border px-4 font-semibold',
                  focusRing,
                  view === name ? 'border-brand bg-brand text-card' : 'border-line bg-card text-brand hover:bg-brand-soft',
                )}
              >
                {text(names[name])}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
