import type { FormEvent, ReactNode } from 'react'
import { Alert } from '#components/feedback/alert.tsx'
import { ErrorSummary } from '#components/feedback/error-summary.tsx'
import type { useProblems } from '#components/feedback/use-problems.ts'

type Props = {
  problems: ReturnType<typeof useProblems>
  onSubmit(): void
  children: ReactNode
  afterAlert?: ReactNode
  /** The URL to which the browser posts the form without script. */
  action?: string
}

/** A form with an error summary that takes the focus, instead of the browser's validation bubbles. */
export function Form({ problems, onSubmit, children, afterAlert, action }: Props) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form noValidate {...(action && { method: 'post', action })} onSubmit={submit} className="flex flex-col gap-6">
      {problems.errors.length > 0 && <ErrorSummary key={`errors-${problems.attempt}`} errors={problems.errors} />}
      {problems.alert && (
        <Alert key={`alert-${problems.attempt}`} kind="danger" title={problems.alert} takesFocus>
          {afterAlert}
        </Alert>
      )}
      {children}
    </form>
  )
}
