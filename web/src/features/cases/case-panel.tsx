import { StateBadge } from '../../forms/application-state.tsx'
import { addressOfService } from '../../forms/service-address.ts'
import { useText } from '../../i18n/language.tsx'
import { TextLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { classes, focusRing } from '../../ui/look.ts'
import { CaseTimeline } from './case-timeline.tsx'
import { FileNumber } from './file-number.tsx'
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
      <ul className="divide-y divide-line border-y border-line">
        {found.files.map((file) => (
          <FileLine key={file.applicationNo} file={file} isThis={file.applicationNo === applicationNo} />
        ))}
      </ul>
      <ToCase found={found} applicationNo={applicationNo} />
      {found.timeline.length > 0 && (
        <details className="mt-3">
          <summary className={classes('flex min-h-11 w-fit cursor-pointer items-center rounded-control pr-2 font-bold', focusRing)}>
            {text(words.timeline)}
          </summary>
          <div className="pt-2">
            <CaseTimeline timeline={found.timeline} />
          </div>
        </details>
      )}
    </Card>
  )
}

function FileLine({ file, isThis }: { file: CaseFile; isThis: boolean }) {
  const text = useText()
  const { applicationNo, service, title, titleBng, openYn, questionsLeft, papersLeft } = file
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
          {file.applicationStatus === 'DRAFT' && ` · ${text(words.left, { questions: questionsLeft, papers: papersLeft.length })}`}
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
    <p className="mt-3">
      <TextLink to={addressOfService(root.service, { application: root.applicationNo })}>{text(words.toCase)}</TextLink>
    </p>
  )
}
