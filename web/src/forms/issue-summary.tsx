import type { Asked } from '../../../domain/src/engine/walk-asked.ts'
import { issueText, type Issue } from '../../../domain/src/fields/issue.ts'
import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import { useState } from 'react'
import { useText } from '../i18n/language.tsx'
import { Alert } from '../ui/alert.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { labelsOf } from '../../../domain/src/engine/labels-of.ts'
import { words } from './words.ts'

type Props = { attempt: number; issues: readonly Issue[]; alert?: Bilingual | undefined; asked: readonly Asked[] }

/** What is to be put right, leading to each field; what belongs to no field on this screen is said on its own. */
export const IssueSummary = (props: Props) => <Attempt key={props.attempt} {...props} />

function Attempt({ issues, alert, asked }: Props) {
  const text = useText()
  // As they were called at the attempt: a question that is no longer asked has not become a problem without a place.
  const [labels] = useState(() => (issues.length > 0 ? labelsOf(asked) : new Map<string, Bilingual>()))
  const labelOf = (path: string) => labels.get(path)
  const placed = issues.filter(({ path }) => labelOf(path))
  const loose = issues.filter(({ path }) => !labelOf(path))
  const first = new Map(placed.toReversed().map((issue) => [issue.path, issue]))
  const errors = [...first.values()].toReversed().map((issue) => {
    const label = labelOf(issue.path)
    return { path: issue.path, text: `${label ? `${text(label)}: ` : ''}${text(issueText(issue))}` }
  })
  return (
    <>
      {(alert || loose.length > 0) && (
        <Alert kind="danger" title={text(alert ?? words.cannotGoOn)} takesFocus={errors.length === 0}>
          {loose.map((issue) => (
            <p key={`${issue.path} ${issue.code} ${issueText(issue).en}`}>{text(issueText(issue))}</p>
          ))}
        </Alert>
      )}
      {errors.length > 0 && <ErrorSummary errors={errors} />}
    </>
  )
}
