import { lazy, Suspense } from 'react'
import { Charts } from './charts.tsx'
import { HeadlineFigures } from './headline-figures.tsx'
import { LastActions } from './last-actions.tsx'
import { MyDesk } from './my-desk.tsx'
import { SupervisedDesks } from './supervised-desks.tsx'
import { Tiles } from './tiles.tsx'
import type { Dashboard } from './use-dashboard.ts'

// Lazy, because there is hardly ever one.
const AppealsWithoutHearer = lazy(async () => ({
  default: (await import('./appeals-without-hearer.tsx')).AppealsWithoutHearer,
}))

/** Roles without a desk: no application is ever assigned to them. */
const withoutFiles = ['SYS_ADMIN', 'AUDITOR', 'CONTENT_EDITOR', 'CALL_CENTRE', 'ACCOUNTS']

/** Figures first, then the desk beside the charts. */
export function StaffHome({ dashboard }: { dashboard: Dashboard }) {
  const hasDesk = !withoutFiles.includes(dashboard.role)
  return (
    <>
      <Tiles tiles={dashboard.tiles} />
      <div className="gap-4 *:mb-4 *:break-inside-avoid xl:columns-2">
        {hasDesk && <MyDesk desk={dashboard.desk} />}
        {dashboard.appealsWithoutHearer.length > 0 && (
          <Suspense>
            <AppealsWithoutHearer appeals={dashboard.appealsWithoutHearer} />
          </Suspense>
        )}
        {dashboard.supervised.length > 0 && <SupervisedDesks services={dashboard.supervised} />}
        <Charts series={dashboard.series} />
        <HeadlineFigures headlines={dashboard.headlines} fiscalYear={dashboard.fiscalYear} />
        <LastActions actions={dashboard.lastActions} />
      </div>
    </>
  )
}
