import type { VisibleField } from '@wewb/domain/engine/evaluation/visible-fields'
import { issueMessage, type Issue } from '@wewb/domain/engine/fields/issue'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { useState } from 'react'
import { useText } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { ErrorSummary } from '#components/feedback/error-summary.tsx'
import { qualifiedLabels } from '@wewb/domain/engine/evaluation/qualified-labels'
import { formMessages } from './messages.ts'

type Props = {
  attempt: number
  issues: readonly Issue[]
  alert?: Bilingual | undefined
  visibleFields: readonly VisibleField[]
}

/** Lists the issues with links to their fields; issues without a field on this screen come separately. */
export const IssueSummary = (props: Props) => <Attempt key={props.attempt} {...props} />

function Attempt({ issues, alert, visibleFields }: Props) {
  const text = useText()
  // Labels are those at the time of the attempt: the issue of a question that has since been hidden keeps its label.
  const [labels] = useState(() => (issues.length > 0 ? qualifiedLabels(visibleFields) : new Map<string, Bilingual>()))
  const labelOf = (path: string) => labels.get(path)
  const placed = issues.filter(({ path }) => labelOf(path))
  const loose = issues.filter(({ path }) => !labelOf(path))
  const first = new Map(placed.toReversed().map((issue) => [issue.path, issue]))
  const errors = [...first.values()].toReversed().map((issue) => {
    const label = labelOf(issue.path)
    return { path: issue.path, text: `${label ? `${text(label)}: ` : ''}${text(issueMessage(issue))}` }
  })
  return (
    <>
      {(alert || loose.length > 0) && (
        <Alert kind="danger" title={text(alert ?? formMessages.cannotGoOn)} takesFocus={errors.length === 0}>
          {loose.map((issue) => (
            <p key={`${issue.path} ${issue.code} ${issueMessage(issue).en}`}>{text(issueMessage(issue))}</p>
          ))}
        </Alert>
      )}
      {errors.length > 0 && <ErrorSummary errors={errors} />}
    </>
  )
}
