import type { ReactNode } from 'react'
import { classes } from '#components/styles/class-names.ts'

type Props = { title?: ReactNode; aside?: ReactNode; children: ReactNode; className?: string }

export function Card({ title, aside, children, className }: Props) {
  return (
    <section className={classes('rounded-card border border-line bg-card p-4 sm:p-6', className)}>
      {title && (
        <header className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 className="text-lg font-bold">{title}</h2>
          {aside}
        </header>
      )}
      {children}
    </section>
  )
}

/** A bar of actions that stays in view at the bottom of the window. */
export const stickyBarClasses = 'sticky bottom-0 z-10 flex flex-wrap border-line bg-card px-4 py-3 shadow-card'

/** Explains what the section is, why it is empty, and what to do. */
export function EmptyState({
  icon,
  title,
  children,
  action,
}: {
  icon: ReactNode
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <div className="flex flex-col items-center gap-2 px-4 py-8 text-center">
      <span className="mb-1 grid size-14 place-items-center rounded-full bg-brand-soft text-brand">{icon}</span>
      <p className="text-lg font-semibold">{title}</p>
      {children && <div className="max-w-[52ch] text-muted">{children}</div>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}
