import type { FormEvent, ReactNode } from 'react'
import { Alert } from './alert.tsx'
import { ErrorSummary } from './error-summary.tsx'
import type { useProblems } from './use-problems.ts'

type Props = {
  problems: ReturnType<typeof useProblems>
  onSubmit(): void
  children: ReactNode
  afterAlert?: ReactNode
  /** Where the browser sends it by itself when no script has come. */
  action?: string
}

/** A form that says on top what went wrong and takes the reader there; the browser's own bubbles stay away. */
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
