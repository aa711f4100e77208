import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '../router/link.tsx'
import { classes, focusRing } from './look.ts'

/** The frame around what a file is and where it stands; what is told as facts comes last, in columns. */
export const FileHead = ({
  back,
  backLabel,
  facts,
  children,
}: {
  back: string
  backLabel: string
  facts: ReactNode
  children: ReactNode
}) => (
  <header className="grid gap-3 rounded-card border border-line bg-card p-4 sm:px-6">
    <Link
      to={back}
      className={classes('-ml-1 inline-flex min-h-11 w-fit items-center gap-1.5 rounded-control px-1 font-semibold text-brand', focusRing)}
    >
      <ArrowLeft aria-hidden size={18} />
      {backLabel}
    </Link>
    {children}
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 lg:grid-cols-3 xl:grid-cols-5">{facts}</dl>
  </header>
)

export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="font-semibold break-words">{children}</dd>
  </div>
)
