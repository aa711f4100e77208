import { ArrowRight, CalendarClock, PencilLine } from 'lucide-react'
import { ApplicationStatusBadge } from '#form-engine/applications/application-status-badge.tsx'
import { applicationMessages } from '#form-engine/applications/application-messages.ts'
import { buildServiceUrl } from '#lib/router/service-url.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { ButtonLink } from '#components/inputs/button.tsx'
import { Deadline } from '#components/layout/deadline.tsx'
import { ReferenceNumber } from './reference-number.tsx'
import { formatRemainingWork } from './format-remaining-work.ts'
import { requiredActionOf, type RequiredAction } from './required-action.ts'
import type { CaseApplication } from './use-case-query.ts'
import { caseMessages } from './messages.ts'

const labels: Record<RequiredAction, keyof typeof caseMessages> = {
  complete: 'complete',
  correct: 'correct',
  wait: 'see',
  over: 'see',
}

/** One application of the case: its service, its state and the next action. */
export function CaseApplicationCard({ application }: { application: CaseApplication }) {
  const { text } = useLanguage()
  const { applicationNo, service, title, titleBng, statusText, statusTextBng, dueOn, openYn } = application
  const action = requiredActionOf(application)
  const isMine = action === 'complete' || action === 'correct'
  return (
    <li className="grid gap-2 rounded-control border border-line p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 className="min-w-0 font-semibold">
          {text({ bn: titleBng, en: title })}
          <span className="block text-sm font-normal text-muted">
            <ReferenceNumber>{applicationNo}</ReferenceNumber>
          </span>
        </h3>
        <ApplicationStatusBadge status={application.applicationStatus} colour={application.colour} />
      </div>
      {dueOn && isMine && (
        <p className="flex items-start gap-2 font-semibold text-needs-you">
          <CalendarClock aria-hidden size={18} className="mt-1 shrink-0" />
          <span>
            <Deadline sentence={applicationMessages.correctBy} day={dueOn} />
          </span>
        </p>
      )}
      {application.applicationStatus !== 'DRAFT' && (
        <p className="break-words">{text({ bn: statusTextBng, en: statusText })}</p>
      )}
      <Needed file={application} />
      {action === 'wait' && (
        <p className="text-sm text-muted">
          {text(caseMessages.where, { office: { bn: application.currentOfficeBng, en: application.currentOffice } })}
        </p>
      )}
      {openYn === 'Y' && (
        <ButtonLink
          to={buildServiceUrl(service, { application: applicationNo })}
          isSmall
          variant={isMine ? 'primary' : 'secondary'}
          icon={isMine ? <PencilLine aria-hidden size={18} /> : <ArrowRight aria-hidden size={18} />}
          className="justify-self-start"
        >
          {text(caseMessages[labels[action]])}
          <span className="sr-only"> {applicationNo}</span>
        </ButtonLink>
      )}
    </li>
  )
}

/** Lists the missing documents and corrections, so that documents can be fetched before the form is opened. */
function Needed({ file }: { file: CaseApplication }) {
  const { text } = useLanguage()
  const { papersLeft: documentsLeft, toCorrect } = file
  const listed = (titles: CaseApplication['papersLeft']) =>
    titles.map(({ label, labelBng }) => text({ bn: labelBng, en: label })).join(', ')
  return (
    <>
      {file.applicationStatus === 'DRAFT' && <p>{text(formatRemainingWork(file))}</p>}
      {documentsLeft.length > 0 && (
        <p className="text-sm text-muted">{text(caseMessages.papers, { list: listed(documentsLeft) })}</p>
      )}
      {toCorrect.length > 0 && <p>{text(caseMessages.toCorrect, { list: listed(toCorrect) })}</p>}
    </>
  )
}
