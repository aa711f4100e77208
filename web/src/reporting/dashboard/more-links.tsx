import { ChevronRight, Phone, UserRound, UsersRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePageData } from '#lib/api-client/page-data.tsx'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Link } from '#lib/router/link.tsx'
import { Card } from '#components/layout/card.tsx'
import { classes, focusRing } from '#components/styles/class-names.ts'
import { dashboardMessages } from './messages.ts'

/** Permanent links, one row each: on a phone the applications matter more. */
export function MoreLinks() {
  const { text, digits } = useLanguage()
  const { callCentreLocal } = usePageData().data.app
  return (
    <Card title={text(dashboardMessages.more)}>
      <ul className="-my-2 grid divide-y divide-line">
        <li>
          <Door
            to="/family-profile"
            icon={<UsersRound aria-hidden size={20} />}
            hint={text(dashboardMessages.familyText)}
          >
            {text(dashboardMessages.openFamily)}
          </Door>
        </li>
        <li>
          <Door to="/profile" icon={<UserRound aria-hidden size={20} />} hint={text(dashboardMessages.accountText)}>
            {text(dashboardMessages.openProfile)}
          </Door>
        </li>
        <li>
          <a href={`tel:${callCentreLocal}`} className={classes(row, focusRing)}>
            <Phone aria-hidden size={20} className="shrink-0" />
            <span className="min-w-0 flex-1">{text(dashboardMessages.callText, { n: digits(callCentreLocal) })}</span>
          </a>
        </li>
      </ul>
    </Card>
  )
}

const row =
  'flex min-h-12 items-center gap-3 rounded-control py-2 font-semibold text-brand no-underline hover:bg-brand-soft'

function Door({ to, icon, hint, children }: { to: string; icon: ReactNode; hint: string; children: ReactNode }) {
  return (
    <>
      <Link to={to} className={classes(row, focusRing)}>
        {icon}
        <span className="min-w-0 flex-1">{children}</span>
        <ChevronRight aria-hidden size={20} className="shrink-0" />
      </Link>
      <p className="mb-2 hidden text-sm text-muted sm:block">{hint}</p>
    </>
  )
}
