import { useText } from '../i18n/language.tsx'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Modal } from '../ui/modal.tsx'
import { problemMessage } from '../ui/use-problems.ts'
import { applicationWords as words } from './application-words.ts'
import { useDeleteDraft, type MyApplication } from './use-my-applications.ts'

/** Asks before what was written is gone. */
export function DeleteDraft({ draft, onDone }: { draft: MyApplication | undefined; onDone(): void }) {
  const text = useText()
  const { mutate, isPending, error, reset } = useDeleteDraft()
  const close = () => {
    reset()
    onDone()
  }
  return (
    <Modal
      isOpen={draft !== undefined}
      onClose={close}
      size="lg"
      title={text(words.deleteTitle)}
      cancelLabel={text(words.keep)}
      actions={
        <Button look="danger" isBusy={isPending} onClick={() => draft && mutate(draft.applicationNo, { onSuccess: close })}>
          {text(words.deleteYes)}
        </Button>
      }
    >
      {error && <Alert kind="danger" title={text(problemMessage(error))} takesFocus />}
      {draft && <p>{text(words.deleteText, { title: { bn: draft.titleBng, en: draft.title }, no: draft.applicationNo })}</p>}
    </Modal>
  )
}
