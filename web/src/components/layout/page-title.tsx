import type { ReactNode } from 'react'

export const PageTitle = ({
  children,
  intro,
  aside,
}: {
  children: ReactNode
  intro?: ReactNode
  aside?: ReactNode
}) => (
  <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
    <div>
      <h1 className="text-2xl font-bold">{children}</h1>
      {intro && <p className="mt-1 max-w-[68ch] text-muted">{intro}</p>}
    </div>
    {aside}
  </header>
)
