import { closeChequeBook } from '../../../../domain/src/contracts/cheques.ts'
import { call } from '../../api-client/call.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { toast } from '../../ui/toast.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { useProblems } from '../../ui/use-problems.ts'
import type { ChequeBook } from './use-cheque-books.ts'
import { words } from './words.ts'

/** Asked once more: a closed book stays closed. */
export function CloseBook({ book, onCancel, onClosed }: { book: ChequeBook; onCancel(): void; onClosed(): void }) {
  const { text, number } = useLanguage()
  const problems = useProblems()
  const { isBusy, run } = useBusy()
  const close = () =>
    void run(async () => {
      try {
        const { message } = await call(closeChequeBook, { params: { bookId: book.bookId } })
        toast({ kind: 'success', text: message })
        onClosed()
      } catch (problem) {
        problems.failed(problem)
      }
    })
  return (
    <Modal
      isOpen
      size="lg"
      onClose={onCancel}
      title={text(words.closeTitle)}
      actions={
        <Button look="danger" isBusy={isBusy} onClick={close}>
          {text(words.closeYes)}
        </Button>
      }
    >
      <div className="grid gap-4">
        {problems.alert && <Alert key={problems.attempt} kind="danger" title={problems.alert} takesFocus />}
        <p>{text(words.closeText, { left: number(book.left) })}</p>
      </div>
    </Modal>
  )
}
