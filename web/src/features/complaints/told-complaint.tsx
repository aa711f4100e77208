import { Printer } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import type { checkComplaint } from '../../../../domain/src/contracts/complaints.ts'
import type { AnswerOf } from '../../../../domain/src/contracts/contract.ts'
import type { ComplaintState } from '../../../../domain/src/complaints/states.ts'
import { Timeline } from '../../forms/timeline.tsx'
import { useLanguage } from '../../i18n/language.tsx'
import { Alert, type AlertKind } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Deadline, useMoment } from '../../ui/deadline.tsx'
import type { AskedComplaint } from './asked-complaint.ts'
import { ComingForm } from './coming-form.tsx'
import { words } from './words.ts'

export type ToldComplaint = AnswerOf<typeof checkComplaint>

const kinds: { [S in ComplaintState]?: AlertKind } = { INFO_WANTED: 'needs-you', HEARING: 'needs-you', RESOLVED: 'success' }
const loadReply = async () => (await import('./complaint-reply.tsx')).ComplaintReply

type Props = { told: ToldComplaint; asked: AskedComplaint; onTold(told: ToldComplaint): void; onBack(): void }

/** Where the complaint stands: first the state in a sentence, then what the officer says, what can be done now, and what has happened. */
export function ToldComplaintView({ told, asked, onTold, onBack }: Props) {
  const { text, date } = useLanguage()
  const moment = useMoment()
  const heading = useRef<HTMLHeadingElement>(null)
  // The reader, and the screen reader, should land here.
  useEffect(() => {
    heading.current?.focus()
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  const says = text({ bn: told.answerBng, en: told.answer })
  return (
    <>
      <section className="rounded-card border border-line bg-card p-4 sm:p-6 print:border-0 print:p-0">
        <h2 ref={heading} tabIndex={-1} className="text-base font-normal text-muted outline-none">
          {text(words.ticketNo)}{' '}
          <span lang="en" translate="no" className="block text-xl font-bold text-ink tabular-nums">
            {told.ticketNo}
          </span>
        </h2>
        <div className="mt-4 flex flex-col gap-5">
          <Alert
            kind={kinds[told.state] ?? 'info'}
            title={<span className="text-lg">{text({ bn: told.stateTextBng, en: told.stateText })}</span>}
          >
            {told.satisfaction === null ? text({ bn: told.nextBng, en: told.next }) : text(words.satisfied, { n: told.satisfaction })}
          </Alert>
          {says && (
            <div>
              <h3 className="font-bold">{text(words.officerSays)}</h3>
              <p className="mt-1 rounded-control bg-draft-soft px-4 py-3 break-words whitespace-pre-line">{says}</p>
            </div>
          )}
          <dl className="grid gap-x-8 gap-y-3 border-t border-line pt-4 sm:grid-cols-2">
            <Fact name={text(words.subject)}>{told.subject}</Fact>
            <Fact name={text(words.receivedOn)}>{date(told.receivedOn)}</Fact>
            {told.hearingDate && <Fact name={text(words.hearingWhen)}>{moment(`${told.hearingDate}:00+06:00`)}</Fact>}
            {told.hearingPlace && <Fact name={text(words.hearingWhere)}>{told.hearingPlace}</Fact>}
            {!isClosed(told.state) && <Fact name={text(words.settleBy)}>{date(told.settleBy)}</Fact>}
          </dl>
          {told.openActions.map((action) => (
            <div key={action} className="border-t border-line pt-4 print:hidden">
              <h3 className="mb-3 text-lg font-bold">{text(words[action])}</h3>
              {told.actBy && (
                <p className="mb-4">
                  <Deadline sentence={action === 'APPEAL' ? words.appealBy : words.answerBy} day={told.actBy} />
                </p>
              )}
              <ComingForm load={loadReply} given={{ action, asked, onTold }} />
            </div>
          ))}
          <div className="border-t border-line pt-4">
            <h3 className="mb-3 font-bold">{text(words.history)}</h3>
            <Timeline rows={told.history.map((row) => ({ at: row.date, what: { bn: row.textBng, en: row.text } }))} />
          </div>
        </div>
      </section>
      <div className="mt-4 flex flex-wrap gap-3 print:hidden">
        <Button look="secondary" icon={<Printer aria-hidden size={20} />} onClick={() => window.print()}>
          {text(words.print)}
        </Button>
        <Button look="quiet" onClick={onBack}>
          {text(words.checkAnother)}
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
