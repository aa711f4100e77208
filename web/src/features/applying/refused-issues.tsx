import { CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { walkAsked } from '../../../../domain/src/engine/walk-asked.ts'
import { issueText } from '../../../../domain/src/fields/issue.ts'
import type { CallIssue } from '../../api-client/call.ts'
import { labelsOf } from '../../../../domain/src/engine/labels-of.ts'
import type { FormState } from '../../forms/use-form.ts'
import { readIssue } from '../../forms/use-issues.ts'
import { useText } from '../../i18n/language.tsx'
import { TextLink } from '../../ui/button.tsx'
import { stepOfPath } from './step-of-path.ts'
import { words } from './words.ts'

type Props = { issues: readonly CallIssue[]; form: FormState; hrefOf(step: string, path?: string): string }

/** What the server would not take, each with the way to its question in its step. Give a new `key` for each attempt. */
export function RefusedIssues({ issues, form: { definition, kept, known }, hrefOf }: Props) {
  const text = useText()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus()
    box.current?.scrollIntoView({ block: 'start' })
  }, [])
  const labels = labelsOf(walkAsked(definition, kept, known))
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="scroll-mt-20 rounded-control border-2 border-danger bg-card px-4 py-3 focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-danger"
    >
      <h2 className="flex items-center gap-2 font-bold text-danger">
        <CircleAlert aria-hidden size={20} />
        {text(words.refused)}
      </h2>
      <ul className="mt-1 grid">
        {issues.map((issue) => {
          const step = stepOfPath(definition, issue.path)
          const label = labels.get(issue.path)
          const sentence = `${label ? `${text(label)}: ` : ''}${text(issueText(readIssue(issue)))}`
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
