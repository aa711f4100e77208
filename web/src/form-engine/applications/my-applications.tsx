import { CalendarClock } from 'lucide-react'
import { useState, type ComponentType, type ReactNode } from 'react'
import type { ApplicationGroup } from '@wewb/domain/casework/application-schemas'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Deadline } from '#components/layout/deadline.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { Masked } from '#components/layout/masked.tsx'
import { classes } from '#components/styles/class-names.ts'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { ApplicationStatusBadge } from './application-status-badge.tsx'
import { DeleteDraftButton, FilledProgress, NextAction } from './application-actions.tsx'
import { applicationMessages } from './application-messages.ts'
import { DeleteDraftDialog } from './delete-draft-dialog.tsx'
import { useMyApplications, type MyApplication } from './use-my-applications.ts'

type Props = {
  service?: string
  group?: ApplicationGroup
  initialSize?: number
  /** On phones, shows three entries until the user asks for more. */
  isShortOnPhone?: boolean
  empty: ReactNode
  /** Presents the applications; a list of cards by default. */
  List?: ComponentType<ApplicationListProps>
}

export type ApplicationListProps = {
  applications: readonly MyApplication[]
  /** Hides the fourth entry and the following ones on phones. */
  isShortOnPhone: boolean
  onDelete(draft: MyApplication): void
}

/** Lists the user's applications, each with its status and the next action. */
export function MyApplications({
  service,
  group,
  initialSize = 10,
  isShortOnPhone = false,
  empty,
  List = Cards,
}: Props) {
  const { text } = useLanguage()
  const [size, setSize] = useState(initialSize)
  const [leaving, setLeaving] = useState<MyApplication>()
  const { data, error, refetch } = useMyApplications({ service, group, size })
  if (error) return <LoadFailed problem={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonLines lines={4} />
  if (data.total === 0) return empty
  const isShort = isShortOnPhone && size === initialSize && data.list.length > 3
  const hasMore = data.total > data.list.length
  return (
    <div className="grid gap-3">
      <List applications={data.list} isShortOnPhone={isShort} onDelete={setLeaving} />
      {(hasMore || isShort) && (
        <Button
          variant="secondary"
          className={classes('justify-self-start', !hasMore && 'sm:hidden')}
          onClick={() => setSize(Math.min(100, size + 10))}
        >
          {text(applicationMessages.more)}
        </Button>
      )}
      <DeleteDraftDialog draft={leaving} onDone={() => setLeaving(undefined)} />
    </div>
  )
}

const Cards = ({ applications, isShortOnPhone, onDelete }: ApplicationListProps) => (
  <ul className={classes('grid gap-3', isShortOnPhone && 'max-sm:[&>li:nth-child(n+4)]:hidden')}>
    {applications.map((application) => (
      <Row key={application.applicationNo} application={application} onDelete={() => onDelete(application)} />
    ))}
  </ul>
)

function Row({ application, onDelete }: { application: MyApplication; onDelete(): void }) {
  const { text, date } = useLanguage()
  const { applicationNo, title, titleBng, setupTitle, setupTitleBng, name, submittedOn, updatedOn, dueOn } = application
  const isDraft = application.applicationStatus === 'DRAFT'
  const heading = setupTitle ? { bn: setupTitleBng ?? setupTitle, en: setupTitle } : { bn: titleBng, en: title }
  return (
    <li className="rounded-control border border-line p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="font-semibold">{text(heading)}</h3>
          <p className="text-sm text-muted">
            {[
              <span key="no">{applicationNo}</span>,
              ...(name
                ? [
                    <bdi key="name">
                      <Masked label={text(applicationMessages.nameInIt)}>{name}</Masked>
                    </bdi>,
                  ]
                : []),
            ].flatMap((part, index) => (index ? [' · ', part] : [part]))}
          </p>
        </div>
        <ApplicationStatusBadge status={application.applicationStatus} colour={application.colour} />
      </div>
      {dueOn && (
        <p className="mt-2 flex items-start gap-2 font-semibold text-needs-you">
          <CalendarClock aria-hidden size={18} className="mt-1 shrink-0" />
          <span>
            <Deadline sentence={applicationMessages.correctBy} day={dueOn} />
          </span>
        </p>
      )}
      {isDraft ? <FilledProgress percent={application.progressPercent} /> : <Sentence application={application} />}
      <p className="mt-2 text-sm text-muted">
        {submittedOn
          ? text(applicationMessages.submittedOn, { date: date(submittedOn) })
          : text(applicationMessages.lastSaved, { date: date(updatedOn) })}
        {!isDraft && ` · ${text(applicationMessages.updatedOn, { date: date(updatedOn) })}`}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <NextAction application={application} />
        {isDraft && <DeleteDraftButton applicationNo={applicationNo} onClick={onDelete} />}
      </div>
    </li>
  )
}

const Sentence = ({ application: { statusText, statusTextBng } }: { application: MyApplication }) => {
  const { text } = useLanguage()
  return <p className="mt-2 break-words">{text({ bn: statusTextBng, en: statusText })}</p>
}
