import { Check } from 'lucide-react'
import { useText } from '../../../i18n/language.tsx'
import { Link } from '../../../router/link.tsx'
import { useSearchParams } from '../../../router/use-search-params.ts'
import { classes, focusRing } from '../../../ui/look.ts'
import type { AskedList } from './use-complaints.ts'
import { words } from './words.ts'

/** Links, not tabs: each has an address, and the filters stay when one looks at another. */
export function ViewLinks({ asked: { view, overdue } }: { asked: AskedList }) {
  const text = useText()
  const [params] = useSearchParams()
  const addressWith = (name: string, value: string) => {
    const to = new URLSearchParams(params)
    to.delete('page')
    to.set(name, value)
    return `?${to}`
  }
  return (
    <nav aria-label={text(words.views)}>
      <ul className="flex flex-wrap gap-2">
        {(['mine', 'all'] as const).map((name) => (
          <li key={name}>
            <Link to={addressWith('view', name)} aria-current={view === name ? 'page' : undefined} className={chip(view === name)}>
              {text(words[name])}
            </Link>
          </li>
        ))}
        <li className="sm:border-l sm:border-line sm:pl-2">
          <Link
            to={addressWith('overdue', overdue ? 'N' : 'Y')}
            aria-current={overdue ? true : undefined}
            className={chip(Boolean(overdue))}
          >
            {overdue && <Check aria-hidden size={18} />}
            {text(words.onlyOverdue)}
          </Link>
        </li>
      </ul>
    </nav>
  )
}

const chip = (isOn: boolean) =>
  classes(
    'inline-flex min-h-11 items-center gap-1.5 rounded-full border px-4 font-semibold',
    focusRing,
    isOn ? 'border-brand bg-brand text-card' : 'border-line bg-card text-brand hover:bg-brand-soft',
  )
