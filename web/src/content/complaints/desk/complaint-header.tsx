import { useLanguage } from '#lib/i18n/language.tsx'
import { RecordFact, RecordHeader } from '#components/layout/record-header.tsx'
import { holderNameOf } from './complaint-list.tsx'
import { DueIndicator } from './due-indicator.tsx'
import { ComplaintStateBadge } from './complaint-state-badge.tsx'
import type { Complaint } from './use-complaints.ts'
import { complaintDeskMessages } from './messages.ts'

export function ComplaintHeader({ complaint, back }: { complaint: Complaint; back: string }) {
  const { text, date } = useLanguage()
  const { raised, hearings, satisfaction, officeName, officeNameBng } = complaint
  return (
    <RecordHeader
      backHref={back}
      backLabel={text(complaintDeskMessages.back)}
      facts={
        <>
          <RecordFact name={text(complaintDeskMessages.accused)}>
            {text({ bn: complaint.accusedBng, en: complaint.accused })}
          </RecordFact>
          <RecordFact name={text(complaintDeskMessages.desk)}>{text(holderNameOf(complaint))}</RecordFact>
          {officeName && complaint.desk !== 'OFFICE' && (
            <RecordFact name={text(complaintDeskMessages.handledBy)}>
              {text({ bn: officeNameBng ?? officeName, en: officeName })}
            </RecordFact>
          )}
          <RecordFact name={text(complaintDeskMessages.receivedOn)}>
            {date(complaint.receivedOn)}
            {complaint.enteredByStaffYn === 'Y' && (
              <span className="block text-sm font-normal">{text(complaintDeskMessages.enteredByStaff)}</span>
            )}
          </RecordFact>
          {complaint.light && (
            <>
              <RecordFact name={text(complaintDeskMessages.stepDue)}>
                <DueIndicator {...complaint} raised={0} />
              </RecordFact>
              <RecordFact name={text(complaintDeskMessages.settleBy)}>{date(complaint.settleBy)}</RecordFact>
            </>
          )}
          {hearings > 0 && (
            <RecordFact name={text(complaintDeskMessages.hearings)}>
              {text(complaintDeskMessages.hearingsOf, { n: hearings })}
            </RecordFact>
          )}
          {satisfaction !== null && (
            <RecordFact name={text(complaintDeskMessages.satisfaction)}>
              {text(complaintDeskMessages.ofFive, { n: satisfaction })}
            </RecordFact>
          )}
        </>
      }
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h1 lang="en" translate="no" className="text-2xl font-bold tabular-nums outline-none">
          {complaint.ticketNo}
        </h1>
        <ComplaintStateBadge {...complaint} />
      </div>
      <p className="text-lg">{complaint.subject}</p>
      {raised > 0 && complaint.light && (
        <p className="rounded-control border-l-4 border-danger bg-danger-soft px-3 py-2 font-semibold text-danger">
          {text(complaintDeskMessages.raised, { n: raised })}
        </p>
      )}
    </RecordHeader>
  )
}
