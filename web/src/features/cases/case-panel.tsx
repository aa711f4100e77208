import type { ReactNode } from 'react'
import { StateBadge } from '../../forms/application-state.tsx'
import { addressOfService } from '../../forms/service-address.ts'
import { useText } from '../../i18n/language.tsx'
import { TextLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { classes, focusRing } from '../../ui/look.ts'
import { CaseTimeline } from './case-timeline.tsx'
import { FileNumber } from './file-number.tsx'
import { leftIn } from './left-in.ts'
import { turnOf } from './turn-of.ts'
import { useCase, type Case, type CaseFile } from './use-case.ts'
import { words } from './words.ts'

/** Beside a file: the others of the same family, for the family and for staff. Nothing where the file stands alone. */
export function CasePanel({ applicationNo }: { applicationNo: string }) {
  const text = useText()
  const { data: found, error, refetch } = useCase(applicationNo)
  if (error) return <LoadFailed problem={error} onRetry={() => void refetch()} />
  if (!found || found.files.length < 2) return null
  return (
    <Card title={text(words.familyFiles)}>
      {found.worker && (
        <p className="-mt-2 mb-3 text-muted">
          {text(words.late)} <bdi lang="en">{found.worker}</bdi>
        </p>
      )}
      <ToCase found={found} applicationNo={applicationNo} />
      {/* The family reads first of the file it came for; an officer wants to see at once what else there is. */}
      <Folded title={text(words.seeFiles, { n: found.files.length })} isOpen={found.ownYn === 'N'}>
        <ul className="divide-y divide-line border-y border-line">
          {found.files.map((file) => (
            <FileLine key={file.applicationNo} file={file} isThis={file.applicationNo === applicationNo} />
          ))}
        </ul>
      </Folded>
      {found.timeline.length > 0 && (
        <Folded title={text(words.timeline)}>
          <CaseTimeline timeline={found.timeline} />
        </Folded>
      )}
    </Card>
  )
}

const Folded = ({ title, isOpen = false, children }: { title: string; isOpen?: boolean; children: ReactNode }) => (
  <details open={isOpen}>
    <summary className={classes('w-fit cursor-pointer rounded-control py-2.5 pr-2 font-bold', focusRing)}>{title}</summary>
    <div className="pt-1 pb-2">{children}</div>
  </details>
)

function FileLine({ file, isThis }: { file: CaseFile; isThis: boolean }) {
  const text = useText()
  const { applicationNo, service, title, titleBng, openYn } = file
  const name = text({ bn: titleBng, en: title })
  const isLinked = openYn === 'Y' && !isThis
  return (
    <li aria-current={isThis ? 'true' : undefined} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
      <div className="min-w-0">
        {isLinked ? (
          <TextLink to={addressOfService(service, { application: applicationNo })}>{name}</TextLink>
        ) : (
          <span className={isThis ? 'font-semibold' : undefined}>{name}</span>
        )}
        <p className="text-sm text-muted">
          <FileNumber>{applicationNo}</FileNumber>
          {file.applicationStatus === 'DRAFT' && ` · ${text(leftIn(file))}`}
          {file.applicationStatus !== 'DRAFT' &&
            turnOf(file) === 'wait' &&
            ` · ${text(words.where, { office: { bn: file.currentOfficeBng, en: file.currentOffice } })}`}
        </p>
      </div>
      <StateBadge status={file.applicationStatus} colour={file.colour} />
    </li>
  )
}

/** For the family: back to the page where everything stands together. */
function ToCase({ found: { ownYn, files }, applicationNo }: { found: Case; applicationNo: string }) {
  const text = useText()
  const root = files.find(({ rootYn }) => rootYn === 'Y')
  if (ownYn === 'N' || !root || root.applicationNo === applicationNo) return null
  return (
    <p className="mb-2">
      <TextLink to={addressOfService(root.service, { application: root.applicationNo })}>{text(words.toCase)}</TextLink>
    </p>
  )
}
