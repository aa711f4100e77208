import { useEffect, useRef, useState, type ReactNode } from 'react'
import { portalName } from '@wewb/domain/reference/portal'
import { serviceModules } from '@wewb/domain/reference/service-modules'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { PersonName } from '#components/layout/person-name.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { statusAlertKind, type StatusResponse } from './status-alert-kind.ts'
import { statusMessages } from './messages.ts'

type Props = {
  title: string
  response: StatusResponse
  /** Additional rows for staff. */
  facts?: ReactNode
  children?: ReactNode
}

/** Shows the status in a sentence, then the next step, then the details. */
export function StatusCard({ title, response, facts, children }: Props) {
  const { text, date } = useLanguage()
  const kind = statusAlertKind(response)
  const service = serviceModules.find(({ code }) => code === response.moduleCode)
  const heading = useRef<HTMLHeadingElement>(null)
  const [seenOn] = useState(() => new Date())
  // Moves the focus and the screen reader here.
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="rounded-card border border-line bg-card p-4 sm:p-6 print:border-0 print:p-0">
      <p className="mb-4 hidden text-sm print:block">
        {text(statusMessages.checkedOn, { portal: portalName, date: date(seenOn) })}
      </p>
      <h2 ref={heading} tabIndex={-1} className="text-base font-normal text-muted outline-none">
        {title}{' '}
        <span lang="en" translate="no" className="block text-xl font-bold text-ink tabular-nums">
          {response.applicationNo}
        </span>
      </h2>
      <div className="mt-4 flex flex-col gap-5">
        <Alert
          kind={kind}
          title={<span className="text-lg">{text({ bn: response.statusTextBng, en: response.statusText })}</span>}
        >
          {response.next && text({ bn: response.nextBng, en: response.next })}
        </Alert>
        <ProgressBar percent={response.progressPercent} kind={kind} />
        <dl className="grid gap-x-8 gap-y-3 border-t border-line pt-4 sm:grid-cols-2">
          {service && <Fact name={text(statusMessages.moduleCode)}>{text(service.name)}</Fact>}
          <Fact name={text(statusMessages.name)}>
            <PersonName name={response.applicantName} nameBng={null} />
          </Fact>
          <Fact name={text(statusMessages.submittedOn)}>
            {response.submittedOn ? date(response.submittedOn) : text(statusMessages.notSubmitted)}
          </Fact>
          <Fact name={text(statusMessages.office)}>
            {text({ bn: response.currentOfficeBng, en: response.currentOffice })}
          </Fact>
          <Fact name={text(statusMessages.updatedOn)}>{date(response.statusUpdateDate)}</Fact>
          {facts}
        </dl>
        {children}
      </div>
    </section>
  )
}

export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0 break-words">
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="font-semibold">{children}</dd>
  </div>
)
