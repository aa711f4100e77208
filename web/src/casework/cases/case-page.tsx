import { useEffect, useRef } from 'react'
import { getScreen } from '@wewb/domain/access/screens'
import { usePageData } from '#lib/api-client/page-data.tsx'
import { buildServiceUrl } from '#lib/router/service-url.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { TextLink } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { classes } from '#components/styles/class-names.ts'
import { PageTitle } from '#components/layout/page-title.tsx'
import { CaseApplicationCard } from './case-application-card.tsx'
import { CaseTimeline } from './case-timeline.tsx'
import { ChildCirculars } from './child-circulars.tsx'
import { ReferenceNumber } from './reference-number.tsx'
import { requiredActionOf } from './required-action.ts'
import type { Case } from './use-case-query.ts'
import { caseMessages } from './messages.ts'

type Props = {
  caseDetails: Case
  /** URL of the answers, the print and the moves of the intake. */
  intakeHref: string
  /** True right after the submission. */
  isNew: boolean
}

/** The family's case: the person, the next steps, the applications and the timeline, in this order. */
export function CasePage({ caseDetails, intakeHref, isNew }: Props) {
  const { text } = useLanguage()
  const { files, timeline, circulars } = caseDetails
  const others = files.filter(({ rootYn }) => rootYn === 'N')
  return (
    <>
      <PageTitle>{text(getScreen('bereavement').title)}</PageTitle>
      <About caseDetails={caseDetails} isNew={isNew} />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[3fr_2fr]">
        <div className="grid gap-4">
          <Card title={text(caseMessages.now)}>
            <WhatNow found={caseDetails} />
          </Card>
          <Card title={text(caseMessages.files)}>
            {others.length > 0 ? (
              <ul className="grid gap-3">
                {others.map((file) => (
                  <CaseApplicationCard key={file.applicationNo} application={file} />
                ))}
              </ul>
            ) : (
              <p className="text-muted">{text(caseMessages.nothingOpened)}</p>
            )}
          </Card>
        </div>
        <div className="grid gap-4">
          {circulars.length > 0 && <ChildCirculars circulars={circulars} />}
          <Card title={text(caseMessages.timeline)}>
            <CaseTimeline timeline={timeline} />
          </Card>
        </div>
      </div>
      <p>
        <TextLink to={intakeHref}>{text(caseMessages.intake)}</TextLink>
      </p>
    </>
  )
}

function About({ caseDetails: { worker, caseNo }, isNew }: Pick<Props, 'caseDetails' | 'isNew'>) {
  const { text } = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  // After the submission the page renders later than its URL changes, so the focus moves to its heading.
  useEffect(() => {
    if (isNew) heading.current?.focus({ preventScroll: true })
  }, [isNew])
  return (
    <section className="rounded-card border border-line bg-card p-4 sm:p-6">
      {isNew && <p className="mb-2 font-semibold text-done">{text(caseMessages.arrived)}</p>}
      <h2 ref={heading} tabIndex={-1} className="text-xl font-bold outline-none">
        {text(caseMessages.late)} <bdi lang="en">{worker}</bdi>
      </h2>
      <p className="mt-2 max-w-[68ch]">{text(caseMessages.condolence)}</p>
      {caseNo && (
        <p className="mt-3 text-sm text-muted">
          {text(caseMessages.caseNumber)}: <ReferenceNumber>{caseNo}</ReferenceNumber>
        </p>
      )}
    </section>
  )
}

function WhatNow({ found: { files } }: { found: Case }) {
  const { text, locale, digits } = useLanguage()
  const { callCentreLocal } = usePageData().data.app
  const root = files.find(({ rootYn }) => rootYn === 'Y')
  const isOver = root !== undefined && requiredActionOf(root) === 'over'
  const drafts = files.filter((file) => requiredActionOf(file) === 'complete').length
  return (
    <>
      {root && (
        <p className="mb-3 text-lg font-semibold break-words">
          {text({ bn: root.statusTextBng, en: root.statusText })}
        </p>
      )}
      <ol className={classes('grid gap-2 pl-6', locale === 'bn' ? 'list-[bengali]' : 'list-decimal')}>
        {root && requiredActionOf(root) === 'correct' && (
          <li>
            {text(caseMessages.needsYou)}{' '}
            <TextLink to={buildServiceUrl(root.service, { application: root.applicationNo, view: 'file' })}>
              {text(caseMessages.correct)}
            </TextLink>
          </li>
        )}
        {files.some((file) => file.rootYn === 'N' && requiredActionOf(file) === 'correct') && (
          <li>{text(caseMessages.needsYou)}</li>
        )}
        {drafts > 0 && <li>{text(caseMessages.completeDrafts, { n: drafts })}</li>}
        {drafts > 0 && <li>{text(caseMessages.papersLater)}</li>}
        {isOver ? (
          <li>{text(caseMessages.isOver)}</li>
        ) : (
          <li>
            {text(root?.applicationStatus === 'UNDER_REVIEW' ? caseMessages.officerStays : caseMessages.officerCalls)}
          </li>
        )}
        {!isOver && <li>{text(caseMessages.tellsBySms)}</li>}
      </ol>
      <p className="mt-4">
        {text(caseMessages.call)}{' '}
        <a href={`tel:${callCentreLocal}`} className="font-bold text-brand underline underline-offset-4">
          {digits(callCentreLocal)}
        </a>
      </p>
    </>
  )
}
