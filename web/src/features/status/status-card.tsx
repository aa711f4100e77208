import { useEffect, useRef, useState, type ReactNode } from 'react'
import { portalName } from '../../../../domain/src/lookups/portal.ts'
import { serviceModules } from '../../../../domain/src/lookups/service-modules.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { Alert } from '../../ui/alert.tsx'
import { PersonName } from '../../ui/person-name.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { statusShown, type StatusAnswer } from './status-shown.ts'
import { words } from './words.ts'

type Props = {
  title: string
  answer: StatusAnswer
  /** More lines for those who may know more. */
  facts?: ReactNode
  children?: ReactNode
}

/** The answer: first the state in a sentence, then what happens next, then the particulars. */
export function StatusCard({ title, answer, facts, children }: Props) {
  const { text, date } = useLanguage()
  const kind = statusShown(answer)
  const service = serviceModules.find(({ code }) => code === answer.moduleCode)
  const heading = useRef<HTMLHeadingElement>(null)
  const [seenOn] = useState(() => new Date())
  // The reader, and the screen reader, should land here.
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="rounded-card border border-line bg-card p-4 sm:p-6 print:border-0 print:p-0">
      <p className="mb-4 hidden text-sm print:block">{text(words.checkedOn, { portal: portalName, date: date(seenOn) })}</p>
      <h2 ref={heading} tabIndex={-1} className="text-base font-normal text-muted outline-none">
        {title}{' '}
        <span lang="en" translate="no" className="block text-xl font-bold text-ink tabular-nums">
          {answer.applicationNo}
        </span>
      </h2>
      <div className="mt-4 flex flex-col gap-5">
        <Alert kind={kind} title={<span className="text-lg">{text({ bn: answer.statusTextBng, en: answer.statusText })}</span>}>
          {answer.next && text({ bn: answer.nextBng, en: answer.next })}
        </Alert>
        <ProgressBar percent={answer.progressPercent} kind={kind} />
        <dl className="grid gap-x-8 gap-y-3 border-t border-line pt-4 sm:grid-cols-2">
          {service && <Fact name={text(words.moduleCode)}>{text(service.name)}</Fact>}
          <Fact name={text(words.name)}>
            <PersonName name={answer.applicantName} nameBng={null} />
          </Fact>
          <Fact name={text(words.submittedOn)}>{answer.submittedOn ? date(answer.submittedOn) : text(words.notSubmitted)}</Fact>
          <Fact name={text(words.office)}>{text({ bn: answer.currentOfficeBng, en: answer.currentOffice })}</Fact>
          <Fact name={text(words.updatedOn)}>{date(answer.statusUpdateDate)}</Fact>
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
