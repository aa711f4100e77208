import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLanguage } from '../../../i18n/language.tsx'
import { Link } from '../../../router/link.tsx'
import { classes, focusRing } from '../../../ui/look.ts'
import { placeOf } from './complaint-list.tsx'
import { Light } from './light.tsx'
import { StateBadge } from './state-badge.tsx'
import type { Complaint } from './use-complaints.ts'
import { words } from './words.ts'

/** What it is and where it stands, before anything else. */
export function FileHeader({ complaint, back }: { complaint: Complaint; back: string }) {
  const { text, date } = useLanguage()
  const { raised, hearings, satisfaction, officeName, officeNameBng } = complaint
  return (
    <header className="grid gap-3 rounded-card border border-line bg-card p-4 sm:px-6">
      <Link
        to={back}
        className={classes(
          '-ml-1 inline-flex min-h-11 w-fit items-center gap-1.5 rounded-control px-1 font-semibold text-brand',
          focusRing,
        )}
      >
        <ArrowLeft aria-hidden size={18} />
        {text(words.back)}
      </Link>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h1 lang="en" translate="no" className="text-2xl font-bold tabular-nums outline-none">
          {complaint.ticketNo}
        </h1>
        <StateBadge {...complaint} />
      </div>
      <p className="text-lg">{complaint.subject}</p>
      {raised > 0 && complaint.light && (
        <p className="rounded-control border-l-4 border-danger bg-danger-soft px-3 py-2 font-semibold text-danger">
          {text(words.raised, { n: raised })}
        </p>
      )}
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 lg:grid-cols-3 xl:grid-cols-5">
        <Fact name={text(words.accused)}>{text({ bn: complaint.accusedBng, en: complaint.accused })}</Fact>
        <Fact name={text(words.desk)}>{text(placeOf(complaint))}</Fact>
        {officeName && complaint.desk !== 'OFFICE' && (
          <Fact name={text(words.handledBy)}>{text({ bn: officeNameBng ?? officeName, en: officeName })}</Fact>
        )}
        <Fact name={text(words.receivedOn)}>
          {date(complaint.receivedOn)}
          {complaint.enteredByStaffYn === 'Y' && <span className="block text-sm font-normal">{text(words.enteredByStaff)}</span>}
        </Fact>
        {complaint.light && (
          <>
            <Fact name={text(words.stepDue)}>
              <Light {...complaint} raised={0} />
            </Fact>
            <Fact name={text(words.settleBy)}>{date(complaint.settleBy)}</Fact>
          </>
        )}
        {hearings > 0 && <Fact name={text(words.hearings)}>{text(words.hearingsOf, { n: hearings })}</Fact>}
        {satisfaction !== null && <Fact name={text(words.satisfaction)}>{text(words.ofFive, { n: satisfaction })}</Fact>}
      </dl>
    </header>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="font-semibold break-words">{children}</dd>
  </div>
)
