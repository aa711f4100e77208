import type { ReactNode } from 'react'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { Alert } from '#components/feedback/alert.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Modal } from './modal.tsx'
import { toast } from '#components/feedback/toast.tsx'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { useProblems } from '#components/feedback/use-problems.ts'

export type FormProblems = ReturnType<typeof useProblems>

type Props = {
  title: string
  confirmLabel: string
  cancelLabel?: string
  variant?: 'danger' | 'primary'
  /** Runs the action and returns the success message; undefined when the input must be corrected first. */
  onConfirm(problems: FormProblems): Promise<string | undefined>
  onCancel(): void
  /** Labels of the fields among the children, by name. The fields show their own issues. */
  fields?: Record<string, Bilingual>
  /** Explains the consequences and holds the fields. */
  children: ReactNode | ((problems: FormProblems) => ReactNode)
}

/** Confirm dialog for an irreversible action. A rejection is shown in the dialog. */
export function ConfirmDialog({
  title,
  confirmLabel,
  cancelLabel,
  variant = 'danger',
  onConfirm,
  onCancel,
  fields = {},
  children,
}: Props) {
  const problems = useProblems(fields)
  const { isBusy, run } = useBusy()
  const confirm = () =>
    void run(async () => {
      problems.clear()
      try {
        const message = await onConfirm(problems)
        if (message !== undefined) toast({ kind: 'success', text: message })
      } catch (problem) {
        problems.showProblem(problem)
      }
    })
  const elsewhere = problems.errors.filter(({ path }) => !Object.hasOwn(fields, path)).map((error) => error.text)
  const alerts = problems.alert ? [problems.alert, ...elsewhere] : elsewhere
  return (
    <Modal
      isOpen
      size="lg"
      onClose={onCancel}
      title={title}
      {...(cancelLabel !== undefined && { cancelLabel })}
      actions={
        <Button variant={variant} isBusy={isBusy} onClick={confirm}>
          {confirmLabel}
        </Button>
      }
    >
      <div className="grid gap-4">
        {alerts.map((alert, at) => (
          <Alert
            key={`${problems.attempt} ${alert}`}
            kind="danger"
            title={alert}
            {...(at === 0 && { takesFocus: true })}
          />
        ))}
        {typeof children === 'function' ? children(problems) : children}
      </div>
    </Modal>
  )
}
