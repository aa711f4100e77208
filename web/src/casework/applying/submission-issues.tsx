import { CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { visibleFieldsOf } from '@wewb/domain/engine/evaluation/visible-fields'
import { issueMessage } from '@wewb/domain/engine/fields/issue'
import type { ApiIssue } from '#lib/api-client/send-request.ts'
import { qualifiedLabels } from '@wewb/domain/engine/evaluation/qualified-labels'
import type { FormState } from '#form-engine/forms/use-form.ts'
import { toIssue } from '#form-engine/forms/use-issues.ts'
import { useText } from '#lib/i18n/language.tsx'
import { TextLink } from '#components/inputs/button.tsx'
import { classes } from '#components/styles/class-names.ts'
import { errorSummaryClasses } from '#components/feedback/error-summary.tsx'
import { stepOfPath } from './step-of-path.ts'
import { applicationFormMessages } from './messages.ts'

type Props = { issues: readonly ApiIssue[]; form: FormState; hrefOf(step: string, path?: string): string }

/** Lists the issues found by the server with links to their questions. Needs a new `key` for each attempt. */
export function SubmissionIssues({ issues, form: { definition, storedAnswers, evaluationContext }, hrefOf }: Props) {
  const text = useText()
  const issuesRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    issuesRef.current?.focus()
    issuesRef.current?.scrollIntoView({ block: 'start' })
  }, [])
  const labels = qualifiedLabels(visibleFieldsOf(definition, storedAnswers, evaluationContext))
  return (
    <div ref={issuesRef} role="alert" tabIndex={-1} className={classes(errorSummaryClasses, 'scroll-mt-20')}>
      <h2 className="flex items-center gap-2 font-bold text-danger">
        <CircleAlert aria-hidden size={20} />
        {text(applicationFormMessages.refused)}
      </h2>
      <ul className="mt-1 grid">
        {issues.map((issue) => {
          const step = stepOfPath(definition, issue.path)
          const label = labels.get(issue.path)
          const sentence = `${label ? `${text(label)}: ` : ''}${text(issueMessage(toIssue(issue)))}`
          return (
            <li key={`${issue.path} ${issue.message}`} className="py-1">
              {step ? (
                <TextLink to={hrefOf(step, issue.path)} className="font-semibold text-danger">
                  {sentence}
                </TextLink>
              ) : (
                <span className="font-semibold text-danger">{sentence}</span>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
