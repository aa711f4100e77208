import { useLanguage } from '../../../i18n/language.tsx'
import { Fact, FileHead } from '../../../ui/file-head.tsx'
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
    <FileHead
      back={back}
      backLabel={text(words.back)}
      facts={
        <>
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
        </>
      }
    >
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
    </FileHead>
  )
}
