import { Printer } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import type { checkComplaint } from '@wewb/domain/content/complaint-contracts'
import type { ResponseOf } from '@wewb/domain/http/contract'
import type { ComplaintState } from '@wewb/domain/content/complaints/states'
import { Timeline } from '#form-engine/applications/timeline.tsx'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Alert, type AlertKind } from '#components/feedback/alert.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Deadline, useFormatMoment } from '#components/layout/deadline.tsx'
import type { ComplaintLookup } from './complaint-lookup.ts'
import { LazyForm } from './lazy-form.tsx'
import { complaintMessages } from './messages.ts'

export type PublicComplaint = ResponseOf<typeof checkComplaint>

const kinds: { [S in ComplaintState]?: AlertKind } = {
  INFO_WANTED: 'needs-you',
  HEARING: 'needs-you',
  RESOLVED: 'success',
}
const loadReply = async () => (await import('./complaint-reply.tsx')).ComplaintReply

type Props = {
  complaint: PublicComplaint
  lookup: ComplaintLookup
  onUpdated(response: PublicComplaint): void
  onBack(): void
}

/** Shows the state in a sentence, then the officer's reply, the available actions and the history. */
export function ComplaintStatusView({ complaint, lookup, onUpdated, onBack }: Props) {
  const { text, date } = useLanguage()
  const moment = useFormatMoment()
  const heading = useRef<HTMLHeadingElement>(null)
  // Moves the focus and the screen reader here.
  useEffect(() => {
    heading.current?.focus()
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  const says = text({ bn: complaint.answerBng, en: complaint.answer })
  return (
    <>
      <section className="rounded-card border border-line bg-card p-4 sm:p-6 print:border-0 print:p-0">
        <h2 ref={heading} tabIndex={-1} className="text-base font-normal text-muted outline-none">
          {text(complaintMessages.ticketNo)}{' '}
          <span lang="en" translate="no" className="block text-xl font-bold text-ink tabular-nums">
            {complaint.ticketNo}
          </span>
        </h2>
        <div className="mt-4 flex flex-col gap-5">
          <Alert
            kind={kinds[complaint.state] ?? 'info'}
            title={<span className="text-lg">{text({ bn: complaint.stateTextBng, en: complaint.stateText })}</span>}
          >
            {complaint.satisfaction === null
              ? text({ bn: complaint.nextBng, en: complaint.next })
              : text(complaintMessages.satisfied, { n: complaint.satisfaction })}
          </Alert>
          {says && (
            <div>
              <h3 className="font-bold">{text(complaintMessages.officerSays)}</h3>
              <p className="mt-1 rounded-control bg-draft-soft px-4 py-3 break-words whitespace-pre-line">{says}</p>
            </div>
          )}
          <dl className="grid gap-x-8 gap-y-3 border-t border-line pt-4 sm:grid-cols-2">
            <Fact name={text(complaintMessages.subject)}>{complaint.subject}</Fact>
            <Fact name={text(complaintMessages.receivedOn)}>{date(complaint.receivedOn)}</Fact>
            {complaint.hearingDate && (
              <Fact name={text(complaintMessages.hearingWhen)}>{moment(`${complaint.hearingDate}:00+06:00`)}</Fact>
            )}
            {complaint.hearingPlace && (
              <Fact name={text(complaintMessages.hearingWhere)}>{complaint.hearingPlace}</Fact>
            )}
            {!isClosed(complaint.state) && (
              <Fact name={text(complaintMessages.settleBy)}>{date(complaint.settleBy)}</Fact>
            )}
          </dl>
          {complaint.openActions.map((action) => (
            <div key={action} className="border-t border-line pt-4 print:hidden">
              <h3 className="mb-3 text-lg font-bold">{text(complaintMessages[action])}</h3>
              {complaint.actBy && (
                <p className="mb-4">
                  <Deadline
                    sentence={action === 'APPEAL' ? complaintMessages.appealBy : complaintMessages.answerBy}
                    day={complaint.actBy}
                  />
                </p>
              )}
              <LazyForm load={loadReply} formProps={{ action, lookup, onUpdated }} />
            </div>
          ))}
          <div className="border-t border-line pt-4">
            <h3 className="mb-3 font-bold">{text(complaintMessages.history)}</h3>
            <Timeline
              rows={complaint.history.map((row) => ({ at: row.date, what: { bn: row.textBng, en: row.text } }))}
            />
          </div>
        </div>
      </section>
      <div className="mt-4 flex flex-wrap gap-3 print:hidden">
        <Button variant="secondary" icon={<Printer aria-hidden size={20} />} onClick={() => window.print()}>
          {text(complaintMessages.print)}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {text(complaintMessages.checkAnother)}
        </Button>
      </div>
    </>
  )
}

const isClosed = (state: ComplaintState) => state === 'RESOLVED' || state === 'DISMISSED'

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0 break-words">
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="font-semibold">{children}</dd>
  </div>
)
