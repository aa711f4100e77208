import { Download, IdCard, Scale } from 'lucide-react'
import type { ReactNode } from 'react'
import { printApplication } from '@wewb/domain/casework/application-contracts'
import { withLoader } from '#lib/api-client/loader.ts'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { useLanguage, useText } from '#lib/i18n/language.tsx'
import { buildServiceUrl } from '#lib/router/service-url.ts'
import { toast } from '#components/feedback/toast.tsx'
import { problemMessage } from '#components/feedback/use-problems.ts'
import { Button, ButtonLink } from '#components/inputs/button.tsx'
import { Deadline } from '#components/layout/deadline.tsx'
import { Masked } from '#components/layout/masked.tsx'
import { classes } from '#components/styles/class-names.ts'
import { Cell, DenseRow, DenseTable, HeaderCell } from '#components/tables/dense-table.tsx'
import { DeleteDraftButton, FilledProgress, NextAction } from './application-actions.tsx'
import { applicationMessages } from './application-messages.ts'
import { ApplicationStatusBadge } from './application-status-badge.tsx'
import type { ApplicationListProps } from './my-applications.tsx'
import type { MyApplication } from './use-my-applications.ts'

const { number, service, submitted, status, holder, nextStep, actions } = applicationMessages
const columns = [number, service, submitted, status, holder, nextStep, actions]

/** The user's applications side by side with their holder and next step; a card for each on a phone. */
export function ApplicationTable({ applications, isShortOnPhone, onDelete }: ApplicationListProps) {
  const text = useText()
  return (
    <div className={classes(isShortOnPhone && 'max-sm:[&_tbody>tr:nth-child(n+4)]:hidden')}>
      <DenseTable
        caption={text(applicationMessages.yourApplications)}
        head={columns.map((name) => (
          <HeaderCell key={name.en}>{text(name)}</HeaderCell>
        ))}
      >
        {applications.map((application) => (
          <Row key={application.applicationNo} application={application} onDelete={() => onDelete(application)} />
        ))}
      </DenseTable>
    </div>
  )
}

function Row({ application, onDelete }: { application: MyApplication; onDelete(): void }) {
  const { text, dateInTable: date } = useLanguage()
  const { applicationNo, title, titleBng, setupTitle, setupTitleBng, name, submittedOn, updatedOn } = application
  const isDraft = application.applicationStatus === 'DRAFT'
  const named = setupTitle ? { bn: setupTitleBng ?? setupTitle, en: setupTitle } : { bn: titleBng, en: title }
  return (
    <DenseRow>
      <Cell heading={text(number)}>
        <span className="font-semibold whitespace-nowrap tabular-nums">{applicationNo}</span>
        {name && (
          <bdi className="block text-sm text-muted">
            <Masked label={text(applicationMessages.nameInIt)}>{name}</Masked>
          </bdi>
        )}
      </Cell>
      <Cell heading={text(service)}>{text(named)}</Cell>
      <Cell heading={text(submitted)}>
        <span className="whitespace-nowrap">{submittedOn ? date(submittedOn) : '–'}</span>
        <span className="block text-sm text-muted">
          {text(isDraft ? applicationMessages.lastSaved : applicationMessages.updatedOn, { date: date(updatedOn) })}
        </span>
      </Cell>
      <Cell heading={text(status)}>
        <ApplicationStatusBadge status={application.applicationStatus} colour={application.colour} />
        {!isDraft && (
          <span className="mt-1 block text-sm">
            {text({ bn: application.statusTextBng, en: application.statusText })}
          </span>
        )}
      </Cell>
      <Cell heading={text(holder)}>{text({ bn: application.currentOfficeBng, en: application.currentOffice })}</Cell>
      <Cell heading={text(nextStep)}>
        <NextStep application={application} />
      </Cell>
      <Cell heading={text(actions)}>
        <span className="flex flex-wrap gap-x-1 gap-y-2 lg:max-w-44">
          <NextAction application={application} />
          {isDraft ? (
            <DeleteDraftButton applicationNo={applicationNo} onClick={onDelete} />
          ) : (
            <FurtherActions application={application} />
          )}
        </span>
      </Cell>
    </DenseRow>
  )
}

function NextStep({ application: { applicationStatus, progressPercent, next, nextBng, dueOn } }: RowProps): ReactNode {
  const text = useText()
  if (applicationStatus === 'DRAFT') return <FilledProgress percent={progressPercent} />
  return (
    <>
      {next ? text({ bn: nextBng, en: next }) : '–'}
      {dueOn && (
        <span className="block font-semibold text-needs-you">
          <Deadline sentence={applicationMessages.correctBy} day={dueOn} />
        </span>
      )}
    </>
  )
}

type RowProps = { application: MyApplication }

/** Card, appeal and slip, where there are any. */
function FurtherActions({ application: { applicationNo, service: code, membershipId, actions: open } }: RowProps) {
  const text = useText()
  const forWhom = <span className="sr-only"> {applicationNo}</span>
  return (
    <>
      {membershipId && (
        <ButtonLink to={buildServiceUrl(code)} variant="quiet" isSmall icon={<IdCard aria-hidden size={18} />}>
          {text(applicationMessages.card)}
          {forWhom}
        </ButtonLink>
      )}
      {open.includes('appeal') && (
        <ButtonLink
          to={buildServiceUrl(code, { application: applicationNo })}
          variant="quiet"
          isSmall
          icon={<Scale aria-hidden size={18} />}
        >
          {text(applicationMessages.appeal)}
          {forWhom}
        </ButtonLink>
      )}
      <SlipButton applicationNo={applicationNo} />
    </>
  )
}

function SlipButton({ applicationNo }: { applicationNo: string }) {
  const { text, locale } = useLanguage()
  const { isBusy, run } = useBusy()
  const save = async () => {
    try {
      const { downloadFile, saveFile } = await import('#lib/api-client/download-file.ts')
      const query = { paper: 'slip', language: locale } as const
      saveFile(await withLoader(downloadFile(printApplication, { params: { applicationNo }, query })))
    } catch (problem) {
      toast({ kind: 'error', text: text(problemMessage(problem)) })
    }
  }
  return (
    <Button
      variant="quiet"
      isSmall
      isBusy={isBusy}
      icon={<Download aria-hidden size={18} />}
      onClick={() => void run(save)}
    >
      {text(applicationMessages.slip)}
      <span className="sr-only"> {applicationNo}</span>
    </Button>
  )
}
