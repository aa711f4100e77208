import type { Application } from '#form-engine/applications/application.ts'
import { useText } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { screeningMessages } from './screening-messages.ts'

const waiting = new Set(['SUBMITTED', 'UNDER_REVIEW', 'RETURNED'])
const refused = new Set(['REJECTED', 'WITHDRAWN'])

/** Shows the applicant the screening result: the failed rule in plain words, and the alternatives. */
export function ApplicantScreeningNotice({ application }: { application: Application }) {
  const text = useText()
  const { screening, applicationStatus } = application
  if (!screening || refused.has(applicationStatus)) return null
  if (screening.result === 'NOT_ELIGIBLE')
    return (
      <Alert kind="info" title={text(screeningMessages.noCash)}>
        <p>{text(screeningMessages.because)}</p>
        <ul className="mb-2 list-disc pl-6">
          {screening.reasons.map((reason) => (
            <li key={reason.en}>{text(reason)}</li>
          ))}
        </ul>
        <p>{text(screeningMessages.otherServices)}</p>
        <ul className="mb-2 list-disc pl-6">
          {servicesWithoutCash(application).map(({ value, label }) => (
            <li key={value}>{text(label)}</li>
          ))}
        </ul>
        <p>{text(screeningMessages.goToCentre)}</p>
      </Alert>
    )
  if (!waiting.has(applicationStatus)) return null
  return screening.result === 'ELIGIBLE' ? (
    <Alert kind="success" title={text(screeningMessages.mayHaveCash)}>
      {text(screeningMessages.officersDecide)}
    </Alert>
  ) : (
    <Alert kind="info" title={text(screeningMessages.isLookedAt)} />
  )
}

/** Shows the screening result to the officer in one line. */
export function StaffScreeningNotice({ application: { screening } }: { application: Application }) {
  const text = useText()
  if (!screening) return null
  const isRefused = screening.result === 'NOT_ELIGIBLE'
  return (
    <Alert
      kind={screening.result === 'ELIGIBLE' ? 'success' : 'needs-you'}
      title={text(screeningMessages.results[screening.result])}
    >
      {isRefused && screening.reasons.map((reason) => text(reason)).join(' ')}
    </Alert>
  )
}

const servicesWithoutCash = ({ definition }: Application) => {
  const field = definition.steps.flatMap(({ fields }) => fields).find(({ id }) => id === 'serviceInterest')
  return field && 'options' in field ? field.options.filter(({ value }) => value !== 'CASH') : []
}
