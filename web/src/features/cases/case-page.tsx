import { useEffect, useRef } from 'react'
import { getScreen } from '../../../../domain/src/access/screens.ts'
import { usePageData } from '../../api-client/page-data.tsx'
import { addressOfService } from '../../forms/service-address.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { TextLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { classes } from '../../ui/look.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { CaseFileCard } from './case-file-card.tsx'
import { CaseTimeline } from './case-timeline.tsx'
import { ChildCirculars } from './child-circulars.tsx'
import { FileNumber } from './file-number.tsx'
import { turnOf } from './turn-of.ts'
import type { Case } from './use-case.ts'
import { words } from './words.ts'

type Props = {
  found: Case
  /** The way to the answers of the intake, its print and what else can be done with it. */
  intake: string
  /** The family has told us this very moment. */
  isNew: boolean
}

/** The family's page: whom it is about, what happens now, every file, and all that was done, in this order. */
export function CasePage({ found, intake, isNew }: Props) {
  const { text } = useLanguage()
  const { files, timeline, circulars } = found
  const others = files.filter(({ rootYn }) => rootYn === 'N')
  return (
    <>
      <PageTitle>{text(getScreen('bereavement').title)}</PageTitle>
      <About found={found} isNew={isNew} />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[3fr_2fr]">
        <div className="grid gap-4">
          <Card title={text(words.now)}>
            <WhatNow found={found} />
          </Card>
          <Card title={text(words.files)}>
            {others.length > 0 ? (
              <ul className="grid gap-3">
                {others.map((file) => (
                  <CaseFileCard key={file.applicationNo} file={file} />
                ))}
              </ul>
            ) : (
              <p className="text-muted">{text(words.nothingOpened)}</p>
            )}
          </Card>
        </div>
        <div className="grid gap-4">
          {circulars.length > 0 && <ChildCirculars circulars={circulars} />}
          <Card title={text(words.timeline)}>
            <CaseTimeline timeline={timeline} />
          </Card>
        </div>
      </div>
      <p>
        <TextLink to={intake}>{text(words.intake)}</TextLink>
      </p>
    </>
  )
}

function About({ found: { worker, caseNo }, isNew }: Pick<Props, 'found' | 'isNew'>) {
  const { text } = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  // After the submission the page comes a moment later than its address: whoever cannot see it is led to its beginning.
  useEffect(() => {
    if (isNew) heading.current?.focus({ preventScroll: true })
  }, [isNew])
  return (
    <section className="rounded-card border border-line bg-card p-4 sm:p-6">
      {isNew && <p className="mb-2 font-semibold text-done">{text(words.arrived)}</p>}
      <h2 ref={heading} tabIndex={-1} className="text-xl font-bold outline-none">
        {text(words.late)} <bdi lang="en">{worker}</bdi>
      </h2>
      <p className="mt-2 max-w-[68ch]">{text(words.condolence)}</p>
      {caseNo && (
        <p className="mt-3 text-sm text-muted">
          {text(words.caseNumber)}: <FileNumber>{caseNo}</FileNumber>
        </p>
      )}
    </section>
  )
}

function WhatNow({ found: { files } }: { found: Case }) {
  const { text, locale, digits } = useLanguage()
  const { callCentreLocal } = usePageData().data.app
  const root = files.find(({ rootYn }) => rootYn === 'Y')
  const isOver = root !== undefined && turnOf(root) === 'over'
  const drafts = files.filter((file) => turnOf(file) === 'complete').length
  return (
    <>
      {root && <p className="mb-3 text-lg font-semibold break-words">{text({ bn: root.statusTextBng, en: root.statusText })}</p>}
      <ol className={classes('grid gap-2 pl-6', locale === 'bn' ? 'list-[bengali]' : 'list-decimal')}>
        {root && turnOf(root) === 'correct' && (
          <li>
            {text(words.needsYou)}{' '}
            <TextLink to={addressOfService(root.service, { application: root.applicationNo, view: 'file' })}>
              {text(words.correct)}
            </TextLink>
          </li>
        )}
        {files.some((file) => file.rootYn === 'N' && turnOf(file) === 'correct') && <li>{text(words.needsYou)}</li>}
        {drafts > 0 && <li>{text(words.completeDrafts, { n: drafts })}</li>}
        {drafts > 0 && <li>{text(words.papersLater)}</li>}
        {isOver ? (
          <li>{text(words.isOver)}</li>
        ) : (
          <li>{text(root?.applicationStatus === 'UNDER_REVIEW' ? words.officerStays : words.officerCalls)}</li>
        )}
        {!isOver && <li>{text(words.tellsBySms)}</li>}
      </ol>
      <p className="mt-4">
        {text(words.call)}{' '}
        <a href={`tel:${callCentreLocal}`} className="font-bold text-brand underline underline-offset-4">
          {digits(callCentreLocal)}
        </a>
      </p>
    </>
  )
}
