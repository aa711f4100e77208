import type { CSSProperties, KeyboardEvent, ReactNode } from 'react'
import { Link } from '#lib/router/link.tsx'
import { classes, focusRing } from '#components/styles/class-names.ts'

type Props = {
  /** Accessible name: the label and the value. */
  name: string
  href?: string | undefined
  tabIndex: number
  onFocus(): void
  onKeyDown(event: KeyboardEvent<HTMLElement>): void
  className?: string
  style?: CSSProperties
  children: ReactNode
}

/** One value of a chart: a link to its drill-down list where there is one, otherwise focusable. */
export function ChartMark({ name, href, className, children, ...rest }: Props) {
  const look = classes('rounded-control', focusRing, className)
  const content = (
    <>
      <span className="sr-only">{name}</span>
      <span aria-hidden className="contents">
        {children}
      </span>
    </>
  )
  return href ? (
    <Link {...rest} data-mark to={href} className={classes(look, 'text-ink no-underline hover:bg-brand-soft')}>
      {content}
    </Link>
  ) : (
    <span {...rest} data-mark className={classes('block', look)}>
      {content}
    </span>
  )
}
