import { visibleFieldsOf } from '@wewb/domain/engine/evaluation/visible-fields'
import type { Application } from '#form-engine/applications/application.ts'
import { qualifiedLabels } from '@wewb/domain/engine/evaluation/qualified-labels'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { ChangedBankDetails } from './changed-bank-details.tsx'
import { lastCorrection, unverifiedAnswersOf } from './corrections.ts'
import { DecidedByList } from './decided-by-list.tsx'
import { DuplicateApplications } from './duplicate-applications.tsx'
import { applicationReviewMessages } from './application-review-messages.ts'

/** Alerts to read before the answers. */
export const ApplicationAlerts = ({ application }: { application: Application }) => (
  <>
    <DecidedByList application={application} />
    <HeldByAnotherOffice application={application} />
    <ToVerify file={application} />
    <ChangedBankDetails application={application} />
    <Corrected file={application} />
    <DuplicateApplications duplicates={application.duplicates} />
  </>
)

function HeldByAnotherOffice({ application: { holderNote } }: { application: Application }) {
  const { text } = useLanguage()
  return holderNote && <Alert kind="info" title={text(holderNote)} />
}

function ToVerify({ file: application }: { file: Application }) {
  const { text } = useLanguage()
  const findings = unverifiedAnswersOf(application)
  if (findings.length === 0) return null
  return (
    <Alert kind="needs-you" title={text(applicationReviewMessages.manualTitle)}>
      {text(applicationReviewMessages.manualText)} {findings.map(({ label }) => text(label)).join('; ')}
    </Alert>
  )
}

function Corrected({ file: application }: { file: Application }) {
  const { text } = useLanguage()
  const changes = lastCorrection(application)
  if (changes.length === 0 || application.state === 'bank-corrected') return null
  const labels = qualifiedLabels(
    visibleFieldsOf(application.definition, application.answers, { facts: application.facts }),
  )
  const names = changes.flatMap(({ path }) => labels.get(path) ?? [])
  return (
    <Alert kind="info" title={text(applicationReviewMessages.changedTitle, { n: changes.length })}>
      {names.map((name) => text(name)).join('; ')}
    </Alert>
  )
}
