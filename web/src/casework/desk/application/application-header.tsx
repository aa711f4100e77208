import type { ReactNode } from 'react'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import type { Application } from '#form-engine/applications/application.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { RecordFact, RecordHeader } from '#components/layout/record-header.tsx'
import { WorkflowStateBadge } from '#casework/desk/workflow-state-badge.tsx'
import { DueIndicator } from '#casework/desk/due-indicator.tsx'
import { PersonName } from '#components/layout/person-name.tsx'
import { applicationReviewMessages } from './application-review-messages.ts'

export function ApplicationHeader({ file, back, actions }: { file: Application; back: string; actions: ReactNode }) {
  const { text, date } = useLanguage()
  const both = (bn: string | null, en: string | null) => text({ bn: bn || en || '', en: en || bn || '' })
  return (
    <RecordHeader
      back={back}
      backLabel={text(applicationReviewMessages.back)}
      facts={
        <>
          <RecordFact name={text(applicationReviewMessages.applicant)}>
            {both(file.applicantNameBng, file.applicantName)}
          </RecordFact>
          {file.setupTitle && (
            <RecordFact name={text(applicationReviewMessages.circular)}>
              {both(file.setupTitleBng, file.setupTitle)}
            </RecordFact>
          )}
          {file.submittedOn && (
            <RecordFact name={text(applicationReviewMessages.submitted)}>{date(file.submittedOn)}</RecordFact>
          )}
          <RecordFact name={text(applicationReviewMessages.desk)}>{text(deskOf(file))}</RecordFact>
          {file.light && (
            <RecordFact name={text(applicationReviewMessages.due)}>
              <DueIndicator light={file.light} dueOn={file.deskDueOn} />
            </RecordFact>
          )}
          {file.takenBy && (
            <RecordFact name={text(applicationReviewMessages.takenBy)}>
              {file.takenByMeYn === 'Y' ? (
                text(applicationReviewMessages.takenByMe)
              ) : (
                <PersonName name={file.takenBy} nameBng={file.takenByBng} />
              )}
            </RecordFact>
          )}
          {file.enteredBy && (
            <RecordFact name={text(applicationReviewMessages.enteredBy)}>
              <PersonName name={file.enteredBy} nameBng={file.enteredByBng} />
            </RecordFact>
          )}
        </>
      }
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <h1 className="text-2xl font-bold tabular-nums">{file.applicationNo}</h1>
          <WorkflowStateBadge {...file} />
        </div>
        <div className="flex flex-wrap gap-2">{actions}</div>
      </div>
      {file.stage && (
        <p className="rounded-control border-l-4 border-brand bg-brand-soft px-3 py-2 text-lg">
          {text(applicationReviewMessages.stage)}: <strong>{both(file.stageBng, file.stage)}</strong>
        </p>
      )}
    </RecordHeader>
  )
}

/** Names the current desk; an application under correction is with the applicant, others with an office. */
function deskOf({ definition: { workflow }, state, desk, currentOffice, currentOfficeBng }: Application): Bilingual {
  const held = [...workflow.desks, ...(workflow.later ?? [])].find(({ id }) => id === desk)
  if (held) return held.label
  return workflow.states[state]?.editable
    ? applicationReviewMessages.applicant
    : { bn: currentOfficeBng, en: currentOffice }
}
