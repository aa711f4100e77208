import { Check } from 'lucide-react'
import { Link } from '#lib/router/link.tsx'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { classes, focusRing } from '#components/styles/class-names.ts'

type Props = {
  label: string
  views: readonly { id: string; label: string }[]
  view: string
  overdue?: { label: string; isOn: boolean }
}

/** Links instead of tabs: each has a URL, and the filters stay when switching. */
export function ViewLinks({ label, views, view, overdue }: Props) {
  const [params] = useSearchParams()
  const addressWith = (name: string, value: string) => {
    const to = new URLSearchParams(params)
    to.delete('page')
    to.set(name, value)
    return `?${to}`
  }
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {views.map(({ id, label: name }) => (
          <li key={id}>
            <Link
              to={addressWith('view', id)}
              aria-current={view === id ? 'page' : undefined}
              className={chip(view === id)}
            >
              {name}
            </Link>
          </li>
        ))}
        {overdue && (
          <li className="sm:border-l sm:border-line sm:pl-2">
            <Link
              to={addressWith('overdue', overdue.isOn ? 'N' : 'Y')}
              aria-current={overdue.isOn || undefined}
              className={chip(overdue.isOn)}
            >
              {overdue.isOn && <Check aria-hidden size={18} />}
              {overdue.label}
            </Link>
          </li>
        )}
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
