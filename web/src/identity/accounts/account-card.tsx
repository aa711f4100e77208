import type { ReactNode } from 'react'
import { Card } from '#components/layout/card.tsx'

/** Frame of the login, registration and password screens. */
export function AccountCard({
  title,
  intro,
  children,
  footer,
}: {
  title: string
  intro?: ReactNode
  children: ReactNode
  footer?: ReactNode
}) {
  return (
    <div className="mx-auto w-full max-w-[32rem]">
      <Card className="shadow-card">
        <h1 className="text-2xl font-bold">{title}</h1>
        {intro && <div className="mt-1 mb-6 text-muted">{intro}</div>}
        {children}
      </Card>
      {footer && <div className="mt-4 text-center">{footer}</div>}
    </div>
  )
}
