import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Application } from '#form-engine/applications/application.ts'
import { SaveToFamilyProfile } from '#form-engine/applications/save-to-family-profile.tsx'
import { WaitingTime } from '#form-engine/applications/waiting-time.tsx'
import { useLanguage } from '#lib/i18n/language.tsx'
import { ButtonLink } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { classes } from '#components/styles/class-names.ts'
import { ApplicationNumber } from './application-number.tsx'
import { paymentStatusMessages } from './payment-status-messages.ts'
import { PrintCard } from './print-card.tsx'
import { statusMessages } from './status-messages.ts'
import { useServiceUrl } from './use-service-url.ts'

/** Confirms the submission with the application number and the next steps. */
export function ConfirmationPage({ application }: { application: Application }) {
  const { applicationNo, definition, desk, history, next, nextBng } = application
  const { text, locale } = useLanguage()
  const address = useServiceUrl()
  const heading = useRef<HTMLHeadingElement>(null)
  // The page renders a moment after its URL changes, because the application is refetched first.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  // A resubmission sends no SMS.
  const last = history.at(-1)?.action
  const isNotified = definition.workflow.moves.some(({ id, notifies }) => notifies && id === last)
  const confirmationTexts = last === 'correct-bank' ? bankSaid : formSaid
  const seat = definition.workflow.desks.find(({ id }) => id === desk)
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[3fr_2fr]">
      <section className="rounded-card border border-done bg-done-soft p-5 sm:p-8">
        <h2 ref={heading} tabIndex={-1} className="flex items-center gap-3 text-xl outline-none font-bold text-done">
          <CircleCheck aria-hidden size={32} className="shrink-0" />
          {text(confirmationTexts.done)}
        </h2>
        <p className="mt-4 text-muted">{text(statusMessages.yourNumber)}</p>
        <ApplicationNumber applicationNo={applicationNo} />
        <p className="mt-2">{text(isNotified ? statusMessages.smsSent : statusMessages.keepNumber)}</p>
      </section>
      <Card title={text(statusMessages.whatNext)}>
        <ol className={classes('grid gap-2 pl-6', locale === 'bn' ? 'list-[bengali]' : 'list-decimal')}>
          {next && <li>{text({ bn: nextBng, en: next })}</li>}
          {seat && <li>{text(confirmationTexts.desk, { desk: seat.label, n: seat.workingDays })}</li>}
          {confirmationTexts.after.map((sentence) => (
            <li key={sentence.en}>{text(sentence)}</li>
          ))}
        </ol>
        {confirmationTexts === formSaid && (
          <div className="mt-4">
            <WaitingTime service={application.service} isYours />
          </div>
        )}
        <div className="mt-5 flex flex-wrap gap-3">
          <ButtonLink to={address({ application: applicationNo })}>{text(statusMessages.seeStatus)}</ButtonLink>
          <ButtonLink to="/dashboard" variant="secondary">
            {text(statusMessages.toDashboard)}
          </ButtonLink>
        </div>
      </Card>
      <div className="grid gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <PrintCard applicationNo={applicationNo} />
        <SaveToFamilyProfile application={application} />
      </div>
    </div>
  )
}

const formSaid = {
  done: statusMessages.done,
  desk: statusMessages.nextDesk,
  after: [statusMessages.nextAsk, statusMessages.nextDecision],
}
/** Texts for corrected bank details: nothing is decided again. */
const bankSaid = {
  done: paymentStatusMessages.done,
  desk: paymentStatusMessages.nextCheck,
  after: [paymentStatusMessages.nextSend, paymentStatusMessages.nextTell],
}
