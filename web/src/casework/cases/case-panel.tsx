import type { ReactNode } from 'react'
import { ApplicationStatusBadge } from '#form-engine/applications/application-status-badge.tsx'
import { buildServiceUrl } from '#lib/router/service-url.ts'
import { useText } from '#lib/i18n/language.tsx'
import { TextLink } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { classes, focusRing } from '#components/styles/class-names.ts'
import { CaseTimeline } from './case-timeline.tsx'
import { ReferenceNumber } from './reference-number.tsx'
import { formatRemainingWork } from './format-remaining-work.ts'
import { requiredActionOf } from './required-action.ts'
import { useCaseQuery, type Case, type CaseApplication } from './use-case-query.ts'
import { caseMessages } from './messages.ts'

/** Lists the other applications of the family's case, for the family and for staff. Hidden when there is only one. */
export function CasePanel({ applicationNo }: { applicationNo: string }) {
  const text = useText()
  const { data: found, error, refetch } = useCaseQuery(applicationNo)
  if (error) return <LoadFailed problem={error} onRetry={() => void refetch()} />
  if (!found || found.files.length < 2) return null
  return (
    <Card title={text(caseMessages.familyFiles)}>
      {found.worker && (
        <p className="-mt-2 mb-3 text-muted">
          {text(caseMessages.late)} <bdi lang="en">{found.worker}</bdi>
        </p>
      )}
      <ToCase found={found} applicationNo={applicationNo} />
      {/* Collapsed for the family, which came for this application; open for officers. */}
      <Folded title={text(caseMessages.seeFiles, { n: found.files.length })} isOpen={found.ownYn === 'N'}>
        <ul className="divide-y divide-line border-y border-line">
          {found.files.map((file) => (
            <FileLine key={file.applicationNo} file={file} isThis={file.applicationNo === applicationNo} />
          ))}
        </ul>
      </Folded>
      {found.timeline.length > 0 && (
        <Folded title={text(caseMessages.timeline)}>
          <CaseTimeline timeline={found.timeline} />
        </Folded>
      )}
    </Card>
  )
}

const Folded = ({ title, isOpen = false, children }: { title: string; isOpen?: boolean; children: ReactNode }) => (
  <details open={isOpen}>
    <summary className={classes('w-fit cursor-pointer rounded-control py-2.5 pr-2 font-bold', focusRing)}>
      {title}
    </summary>
    <div className="pt-1 pb-2">{children}</div>
  </details>
)

function FileLine({ file, isThis }: { file: CaseApplication; isThis: boolean }) {
  const text = useText()
  const { applicationNo, service, title, titleBng, openYn } = file
  const name = text({ bn: titleBng, en: title })
  const isLinked = openYn === 'Y' && !isThis
  return (
    <li
      aria-current={isThis ? 'true' : undefined}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5"
    >
      <div className="min-w-0">
        {isLinked ? (
          <TextLink to={buildServiceUrl(service, { application: applicationNo })}>{name}</TextLink>
        ) : (
          <span className={isThis ? 'font-semibold' : undefined}>{name}</span>
        )}
        <p className="text-sm text-muted">
          <ReferenceNumber>{applicationNo}</ReferenceNumber>
          {file.applicationStatus === 'DRAFT' && ` · ${text(formatRemainingWork(file))}`}
          {file.applicationStatus !== 'DRAFT' &&
            requiredActionOf(file) === 'wait' &&
            ` · ${text(caseMessages.where, { office: { bn: file.currentOfficeBng, en: file.currentOffice } })}`}
        </p>
      </div>
      <ApplicationStatusBadge status={file.applicationStatus} colour={file.colour} />
    </li>
  )
}

/** Links the family back to the page of the case. */
function ToCase({ found: { ownYn, files }, applicationNo }: { found: Case; applicationNo: string }) {
  const text = useText()
  const root = files.find(({ rootYn }) => rootYn === 'Y')
  if (ownYn === 'N' || !root || root.applicationNo === applicationNo) return null
  return (
    <p className="mb-2">
      <TextLink to={buildServiceUrl(root.service, { application: root.applicationNo })}>
        {text(caseMessages.toCase)}
      </TextLink>
    </p>
  )
}
