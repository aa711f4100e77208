import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { classes } from '#components/styles/class-names.ts'

export type AlertKind = 'info' | 'success' | 'needs-you' | 'danger'

const looks: Record<AlertKind, { Icon: typeof Info; colours: string }> = {
  info: { Icon: Info, colours: 'border-in-process bg-in-process-soft text-in-process' },
  success: { Icon: CircleCheck, colours: 'border-done bg-done-soft text-done' },
  'needs-you': { Icon: TriangleAlert, colours: 'border-needs-you bg-needs-you-soft text-needs-you' },
  danger: { Icon: CircleAlert, colours: 'border-danger bg-danger-soft text-danger' },
}

type Props = {
  kind: AlertKind
  title?: ReactNode
  children?: ReactNode
  /** Takes the focus after a failed attempt. Needs a new `key` for each attempt. */
  takesFocus?: boolean
}

export function Alert({ kind, title, children, takesFocus }: Props) {
  const { Icon, colours } = looks[kind]
  const alertRef = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (takesFocus) alertRef.current?.focus()
  }, [takesFocus])
  return (
    <div
      ref={alertRef}
      {...(takesFocus && { tabIndex: -1 })}
      role={kind === 'danger' ? 'alert' : undefined}
      className={classes('flex gap-3 rounded-control border-l-4 px-4 py-3 outline-none', colours)}
    >
      <Icon aria-hidden size={20} className="mt-1 shrink-0" />
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="text-ink">{children}</div>}
      </div>
    </div>
  )
}
