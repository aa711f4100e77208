import { PhoneCall } from 'lucide-react'
import { getOwn } from '@wewb/domain/collections/get-own'
import { ApplicationStatusBadge } from '#form-engine/applications/application-status-badge.tsx'
import { Timeline } from '#form-engine/applications/timeline.tsx'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Alert, type AlertKind } from '#components/feedback/alert.tsx'
import { Button } from '#components/inputs/button.tsx'
import { classes, focusRing } from '#components/styles/class-names.ts'
import { PersonName } from '#components/layout/person-name.tsx'
import { MissingItems } from './missing-items.tsx'
import { PastPhoneCalls } from './past-phone-calls.tsx'
import type { CallerApplication, PastPhoneCall } from './use-caller.ts'
import { numberNames, callCentreMessages } from './messages.ts'
import type { ReactNode } from 'react'

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0 break-words">
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="font-semibold">{children}</dd>
  </div>
)

const kinds: Record<string, AlertKind> = { orange: 'needs-you', grey: 'needs-you', green: 'success', red: 'danger' }

type Props = {
  application: CallerApplication
  phoneCalls: readonly PastPhoneCall[]
  /** A single application is shown in full; with several, the history is collapsed. */
  isOnly: boolean
  onLog: (() => void) | undefined
}

/** Shows the status first, as it may be read out to the caller, then the details for the agent. */
export function ApplicationCard({ application, phoneCalls, isOnly, onLog }: Props) {
  const { text, date } = useLanguage()
  const isDraft = application.applicationStatus === 'DRAFT'
  const isOver = ['WITHDRAWN', 'CLOSED'].includes(application.applicationStatus)
  return (
    <article
      aria-label={application.applicationNo}
      className="grid gap-4 rounded-card border border-line bg-card p-4 sm:px-6"
    >
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="min-w-0 font-bold">
          {text({ bn: application.titleBng, en: application.title })} ·{' '}
          <span lang="en" translate="no" className="whitespace-nowrap tabular-nums">
            {application.applicationNo}
          </span>
          {application.setupTitle && (
            <span className="block text-sm font-normal text-muted">
              {text({ bn: application.setupTitleBng ?? '', en: application.setupTitle })}
            </span>
          )}
        </h3>
        <ApplicationStatusBadge status={application.applicationStatus} colour={application.colour} />
      </header>
      <Alert kind={isOver ? 'info' : (getOwn(kinds, application.colour) ?? 'info')}>
        <p className="text-sm text-muted">{text(callCentreMessages.tell)}</p>
        <p className="text-lg font-semibold">{text({ bn: application.statusTextBng, en: application.statusText })}</p>
        {application.next && <p>{text({ bn: application.nextBng, en: application.next })}</p>}
        <MissingItems application={application} />
      </Alert>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3 lg:grid-cols-4">
        <Fact name={text(callCentreMessages.where)}>
          {text({ bn: application.currentOfficeBng, en: application.currentOffice })}
        </Fact>
        <Fact name={text(isDraft ? callCentreMessages.begun : callCentreMessages.since)}>
          {date(application.since)}
        </Fact>
        {application.submittedOn && (
          <Fact name={text(callCentreMessages.submitted)}>{date(application.submittedOn)}</Fact>
        )}
        <ApplicantFacts file={application} />
      </dl>
      {application.timeline.length > 0 && <History file={application} isOpen={isOnly} />}
      {phoneCalls.length > 0 && (
        <section className="border-t border-line pt-3">
          <h4 className="mb-2 font-bold">{text(callCentreMessages.callsOnFile)}</h4>
          <PastPhoneCalls phoneCalls={phoneCalls.map((call) => ({ ...call, applicationNo: null }))} />
        </section>
      )}
      {onLog && (
        <Button
          variant="quiet"
          isSmall
          className="justify-self-start"
          icon={<PhoneCall aria-hidden size={18} />}
          onClick={onLog}
        >
          {text(callCentreMessages.logHere)}
        </Button>
      )}
    </article>
  )
}

/** Details to verify the identity of the caller. */
function ApplicantFacts({ file: { name, nameBng, district, districtBng, numbers } }: { file: CallerApplication }) {
  const { text, digits } = useLanguage()
  return (
    <>
      {(name ?? nameBng) && (
        <Fact name={text(callCentreMessages.name)}>
          <PersonName name={name ?? nameBng ?? ''} nameBng={nameBng} />
        </Fact>
      )}
      {district && (
        <Fact name={text(callCentreMessages.district)}>{text({ bn: districtBng ?? district, en: district })}</Fact>
      )}
      {numbers.map(({ kind, masked }) => (
        <Fact key={`${kind} ${masked}`} name={text(callCentreMessages.lastFour, { what: numberNames[kind] })}>
          <span aria-hidden>•••• </span>
          <span className="tabular-nums">{digits(masked.slice(-4))}</span>
        </Fact>
      ))}
    </>
  )
}

function History({ file, isOpen }: { file: CallerApplication; isOpen: boolean }) {
  const { text } = useLanguage()
  const rows = file.timeline.map(({ at, label, labelBng, note, noteBng }) => {
    const noteText = text({ bn: noteBng || note, en: note || noteBng })
    return { at, what: { bn: labelBng, en: label }, ...(noteText && { note: noteText }) }
  })
  return (
    <details open={isOpen} className="border-t border-line pt-2">
      <summary className={classes('w-fit cursor-pointer rounded-control py-2 pr-2 font-bold', focusRing)}>
        {text(callCentreMessages.timeline)}
      </summary>
      <div className="pt-2">
        <Timeline rows={rows} />
      </div>
    </details>
  )
}
