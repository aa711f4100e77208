import { useEffect, useRef, type ReactNode } from 'react'
import { classes } from '#components/styles/class-names.ts'

type Props = {
  icon: ReactNode
  colours: string
  title: string
  description?: ReactNode
  help?: ReactNode
  children?: ReactNode
}

/** Frame of every result: label, sentence and help, then the details. */
export function VerificationResultFrame({ icon, colours, title, description, help, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  // Moves the focus and the screen reader here.
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="overflow-hidden rounded-card border border-line bg-card">
      <div className={classes('flex items-start gap-3 p-4 sm:px-6', colours)}>
        <span className="mt-1 shrink-0">{icon}</span>
        <div className="min-w-0 flex-1">
          <h2 ref={heading} tabIndex={-1} className="outline-none">
            <span className="block text-2xl font-bold">{title}</span>{' '}
            {description && <span className="block text-lg font-semibold">{description}</span>}
          </h2>
          {help && <p className="mt-1 text-ink">{help}</p>}
        </div>
      </div>
      {children && <div className="flex flex-col gap-4 p-4 sm:p-6">{children}</div>}
    </section>
  )
}

export const Facts = ({ children }: { children: ReactNode }) => (
  <dl className="grid flex-1 gap-x-8 gap-y-3 sm:grid-cols-2">{children}</dl>
)

export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0 break-words">
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="font-semibold">{children}</dd>
  </div>
)

/** Keeps a number as printed, in any language. */
export const UntranslatedNumber = ({ children }: { children: string }) => (
  <span lang="en" translate="no" className="tabular-nums xl:whitespace-nowrap">
    {children}
  </span>
)

/** A masked name may be in either script: marks its language for screen readers. */
export const MaskedName = ({ children }: { children: string }) => (
  <span lang={/[\u0980-\u09ff]/.test(children) ? 'bn' : 'en'}>{children}</span>
)
