import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '#lib/router/link.tsx'
import { classes, focusRing } from '#components/styles/class-names.ts'

/** Frame of a record's header; the facts come last, in columns. */
export const RecordHeader = ({
  backHref,
  backLabel,
  facts,
  children,
}: {
  backHref: string
  backLabel: string
  facts: ReactNode
  children: ReactNode
}) => (
  <header className="grid gap-3 rounded-card border border-line bg-card p-4 sm:px-6">
    <Link
      to={backHref}
      className={classes(
        '-ml-1 inline-flex min-h-11 w-fit items-center gap-1.5 rounded-control px-1 font-semibold text-brand',
        focusRing,
      )}
    >
      <ArrowLeft aria-hidden size={18} />
      {backLabel}
    </Link>
    {children}
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 lg:grid-cols-3 xl:grid-cols-5">{facts}</dl>
  </header>
)

export const RecordFact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="font-semibold break-words">{children}</dd>
  </div>
)
