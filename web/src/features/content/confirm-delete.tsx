import { useText } from '../../i18n/language.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { toast } from '../../ui/toast.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { useProblems } from '../../ui/use-problems.ts'
import { words } from './words.ts'

type Props = { title: string; children: string; onDelete(): Promise<{ message: string }>; onCancel(): void; onDone(): void }

/** Asked once more: what is deleted does not come back. */
export function ConfirmDelete({ title, children, onDelete, onCancel, onDone }: Props) {
  const text = useText()
  const problems = useProblems()
  const { isBusy, run } = useBusy()
  const go = () =>
    void run(async () => {
      try {
        const { message } = await onDelete()
        toast({ kind: 'success', text: message })
        onDone()
      } catch (problem) {
        problems.failed(problem)
      }
    })
  const yes = (
    <Button look="danger" isBusy={isBusy} onClick={go}>
      {text(words.deleteYes)}
    </Button>
  )
  return (
    <Modal isOpen size="lg" onClose={onCancel} title={title} actions={yes}>
      <div className="grid gap-4">
        {problems.alert && <Alert key={problems.attempt} kind="danger" title={problems.alert} takesFocus />}
        <p className="break-words">{children}</p>
      </div>
    </Modal>
  )
}
