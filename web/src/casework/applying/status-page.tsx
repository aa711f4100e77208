import { ChevronDown, IdCard } from 'lucide-react'
import { useMemo, useState, type ReactNode } from 'react'
import { toEvaluationContext, type Application } from '#form-engine/applications/application.ts'
import { AnswerSections } from '#form-engine/forms/answer-sections.tsx'
import { ApplicationStatusBadge } from '#form-engine/applications/application-status-badge.tsx'
import { SentMessages, expandableTitleClasses } from '#form-engine/applications/sent-messages.tsx'
import { useApplicationFormServices } from '#form-engine/applications/use-application-form-services.ts'
import { WaitingTime } from '#form-engine/applications/waiting-time.tsx'
import { useLanguage } from '#lib/i18n/language.tsx'
import { ButtonLink, TextLink } from '#components/inputs/button.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { Card } from '#components/layout/card.tsx'
import { preload } from '#lib/lazy/use-lazy-component.ts'
import { classes } from '#components/styles/class-names.ts'
import { CorrectionPages } from './correction-pages.tsx'
import { Instalments } from './instalments.tsx'
import { loadCorrectionPages } from './load-correction-pages.ts'
import { CorrectionRequest } from './correction-request.tsx'
import { ApplicationNumber } from './application-number.tsx'
import { OpenMoves } from './open-moves.tsx'
import { Payments } from './payments.tsx'
import { PrintCard } from './print-card.tsx'
import { StatusTimeline } from './status-timeline.tsx'
import { statusMessages } from './status-messages.ts'
import { useServiceUrl } from './use-service-url.ts'
import { applicationFormMessages } from './messages.ts'

// Preloaded, so that the first correction step is announced at once.
preload(loadCorrectionPages, CorrectionPages)

/** States in which the waiting time is shown. */
const undecided = ['SUBMITTED', 'UNDER_REVIEW', 'RETURNED']

type Props = { application: Application; onReload(): Promise<void>; extra?: ReactNode }

/** Shows the state of an application, the next step and what the applicant must do, by urgency. */
export function StatusPage({ application, onReload, extra }: Props) {
  const { text } = useLanguage()
  const address = useServiceUrl()
  return (
    <>
      {application.editableYn === 'Y' && application.ownYn === 'Y' && <CorrectionRequest application={application} />}
      {extra}
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[3fr_2fr]">
        <div className="grid gap-4">
          <Summary application={application} />
          {application.delay && <Alert kind="info" title={text(application.delay)} />}
          <Card title={text(statusMessages.where)}>
            <StatusTimeline application={application} />
            {undecided.includes(application.applicationStatus) && (
              <div className="mt-4 border-t border-line pt-4">
                <WaitingTime service={application.service} isYours />
              </div>
            )}
          </Card>
        </div>
        <div className="grid gap-4">
          {application.payments.length > 0 && <Payments payments={application.payments} />}
          {application.instalments.length > 0 && <Instalments instalments={application.instalments} />}
          <PrintCard applicationNo={application.applicationNo} letters={application.letters} />
          <OpenMoves application={application} onMoved={onReload} />
        </div>
      </div>
      <SentMessages applicationNo={application.applicationNo} title={text(statusMessages.toldYou)} />
      <Answers application={application} />
      <p>
        <TextLink to={address({})}>{text(applicationFormMessages.backToService)}</TextLink>
      </p>
    </>
  )
}

function Summary({ application }: { application: Application }) {
  const { text, date } = useLanguage()
  const address = useServiceUrl()
  const { applicationNo, setupTitle, setupTitleBng, definition, statusText, statusTextBng, stage, stageBng } =
    application
  const { next, nextBng, submittedOn, progressPercent } = application
  // While the workflow is running, the next step is shown at the end of the timeline.
  const hasEnded = definition.workflow.states[application.state]?.ends === true
  return (
    <Card
      title={setupTitle ? text({ bn: setupTitleBng ?? setupTitle, en: setupTitle }) : text(definition.title)}
      aside={<ApplicationStatusBadge status={application.applicationStatus} colour={application.colour} />}
    >
      <p className="text-muted">{text(statusMessages.yourNumber)}</p>
      <ApplicationNumber applicationNo={applicationNo} />
      <p className="mt-3 text-lg font-semibold break-words">{text({ bn: statusTextBng, en: statusText })}</p>
      {stage && !statusText.includes(stage) && (
        <p className="mt-1">
          {text(statusMessages.stage)}: <strong>{text({ bn: stageBng ?? stage, en: stage })}</strong>
        </p>
      )}
      {hasEnded && next && <p className="mt-1">{text({ bn: nextBng, en: next })}</p>}
      {application.membershipId && (
        <ButtonLink to={address({})} className="mt-3" icon={<IdCard aria-hidden size={20} />}>
          {text(statusMessages.seeMembership)}
        </ButtonLink>
      )}
      {(!hasEnded || application.colour === 'green') && (
        <div className="mt-4 flex flex-wrap items-center gap-x-3 text-sm text-muted">
          <progress max={100} value={progressPercent} aria-hidden className="h-2 w-40 max-w-full accent-brand" />
          <span>{text(statusMessages.progress, { n: progressPercent })}</span>
        </div>
      )}
      {submittedOn && (
        <p className="mt-2 text-sm text-muted">{text(statusMessages.submittedOn, { date: date(submittedOn) })}</p>
      )}
    </Card>
  )
}

/** Collapsed by default, because it is long and seldom needed; images are fetched when it opens. */
function Answers({ application }: { application: Application }) {
  const { text } = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className="group grid gap-4" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={classes(expandableTitleClasses, 'border border-line bg-card')}>
        {text(statusMessages.yourAnswers)}
        <ChevronDown aria-hidden size={22} className="shrink-0 text-brand group-open:rotate-180" />
      </summary>
      {isOpen && (
        <div className="mt-4">
          <OpenAnswers application={application} />
        </div>
      )}
    </details>
  )
}

function OpenAnswers({ application }: { application: Application }) {
  const services = useApplicationFormServices(application, { isReadOnly: true })
  const context = useMemo(() => toEvaluationContext(application), [application])
  return (
    <AnswerSections
      definition={application.definition}
      answers={application.answers}
      evaluationContext={context}
      services={services}
    />
  )
}
