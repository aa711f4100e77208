import type { ReactNode } from 'react'
import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'
import { Modal } from './modal.tsx'
import { toast } from './toast.tsx'
import { useBusy } from './use-busy.ts'
import { useProblems } from './use-problems.ts'

export type Problems = ReturnType<typeof useProblems>

type Props = {
  title: string
  yes: string
  no?: string
  look?: 'danger' | 'primary'
  /** Does it, and answers with the sentence that says so; with none when something has to be put right first. */
  act(problems: Problems): Promise<string | undefined>
  onCancel(): void
  /** The fields among the children, by name. They show what is wrong with them themselves. */
  fields?: Record<string, Bilingual>
  /** What follows from it, and what is asked for it. */
  children: ReactNode | ((problems: Problems) => ReactNode)
}

/** What cannot be undone is asked once more. A refusal is told where it was asked. */
export function AskedOnceMore({ title, yes, no, look = 'danger', act, onCancel, fields = {}, children }: Props) {
  const problems = useProblems(fields)
  const { isBusy, run } = useBusy()
  const go = () =>
    void run(async () => {
      problems.clear()
      try {
        const said = await act(problems)
        if (said !== undefined) toast({ kind: 'success', text: said })
      } catch (problem) {
        problems.failed(problem)
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
      {...(no !== undefined && { cancelLabel: no })}
      actions={
        <Button look={look} isBusy={isBusy} onClick={go}>
          {yes}
        </Button>
      }
    >
      <div className="grid gap-4">
        {alerts.map((alert, at) => (
          <Alert key={`${problems.attempt} ${alert}`} kind="danger" title={alert} {...(at === 0 && { takesFocus: true })} />
        ))}
        {typeof children === 'function' ? children(problems) : children}
      </div>
    </Modal>
  )
}
