import type { ReactNode } from 'react'
import { findDesk } from '@wewb/domain/engine/evaluation/workflow-state'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import type { Application } from '#form-engine/applications/application.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { RecordFact, RecordHeader } from '#components/layout/record-header.tsx'
import { WorkflowStateBadge } from '#casework/desk/workflow-state-badge.tsx'
import { DueIndicator } from '#casework/desk/due-indicator.tsx'
import { PersonName } from '#components/layout/person-name.tsx'
import { applicationReviewMessages } from './application-review-messages.ts'

export function ApplicationHeader({
  application,
  back,
  actions,
}: {
  application: Application
  back: string
  actions: ReactNode
}) {
  const { text, date } = useLanguage()
  const both = (bn: string | null, en: string | null) => text({ bn: bn || en || '', en: en || bn || '' })
  return (
    <RecordHeader
      backHref={back}
      backLabel={text(applicationReviewMessages.back)}
      facts={
        <>
          <RecordFact name={text(applicationReviewMessages.applicant)}>
            {both(application.applicantNameBng, application.applicantName)}
          </RecordFact>
          {application.setupTitle && (
            <RecordFact name={text(applicationReviewMessages.circular)}>
              {both(application.setupTitleBng, application.setupTitle)}
            </RecordFact>
          )}
          {application.submittedOn && (
            <RecordFact name={text(applicationReviewMessages.submitted)}>{date(application.submittedOn)}</RecordFact>
          )}
          <RecordFact name={text(applicationReviewMessages.desk)}>{text(deskOf(application))}</RecordFact>
          {application.light && (
            <RecordFact name={text(applicationReviewMessages.due)}>
              <DueIndicator light={application.light} dueOn={application.deskDueOn} />
            </RecordFact>
          )}
          {application.takenBy && (
            <RecordFact name={text(applicationReviewMessages.takenBy)}>
              {application.takenByMeYn === 'Y' ? (
                text(applicationReviewMessages.takenByMe)
              ) : (
                <PersonName name={application.takenBy} nameBng={application.takenByBng} />
              )}
            </RecordFact>
          )}
          {application.enteredBy && (
            <RecordFact name={text(applicationReviewMessages.enteredBy)}>
              <PersonName name={application.enteredBy} nameBng={application.enteredByBng} />
            </RecordFact>
          )}
        </>
      }
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <h1 className="text-2xl font-bold tabular-nums">{application.applicationNo}</h1>
          <WorkflowStateBadge {...application} />
        </div>
        <div className="flex flex-wrap gap-2">{actions}</div>
      </div>
      {application.stage && (
        <p className="rounded-control border-l-4 border-brand bg-brand-soft px-3 py-2 text-lg">
          {text(applicationReviewMessages.stage)}: <strong>{both(application.stageBng, application.stage)}</strong>
        </p>
      )}
    </RecordHeader>
  )
}

/** Names the current desk; an application under correction is with the applicant, others with an office. */
function deskOf({
  definition: { workflow },
  state,
  desk,
  currentOffice,
  currentOfficeBng,
  holderNote,
}: Application): Bilingual {
  if (holderNote) return { bn: currentOfficeBng, en: currentOffice }
  const held = findDesk(workflow, desk)
  if (held) return held.label
  return workflow.states[state]?.editable
    ? applicationReviewMessages.applicant
    : { bn: currentOfficeBng, en: currentOffice }
}
