import { Charts } from './charts.tsx'
import { Headlines } from './headlines.tsx'
import { LastActions } from './last-actions.tsx'
import { MyDesk } from './my-desk.tsx'
import { Tiles } from './tiles.tsx'
import type { Dashboard } from './use-dashboard.ts'

/** These look after the portal; no application ever comes to their desk. */
const withoutFiles = ['SYS_ADMIN', 'AUDITOR', 'CONTENT_EDITOR', 'CALL_CENTRE', 'ACCOUNTS']

/** The figures first, then what lies on the desk beside how things go. */
export function StaffHome({ dashboard }: { dashboard: Dashboard }) {
  const hasDesk = !withoutFiles.includes(dashboard.role)
  return (
    <>
      <Tiles tiles={dashboard.tiles} />
      <div className="gap-4 *:mb-4 *:break-inside-avoid xl:columns-2">
        {hasDesk && <MyDesk desk={dashboard.desk} />}
        <Charts series={dashboard.series} />
        <Headlines headlines={dashboard.headlines} fiscalYear={dashboard.fiscalYear} />
        <LastActions actions={dashboard.lastActions} />
      </div>
    </>
  )
}
