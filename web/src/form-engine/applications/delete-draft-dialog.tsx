import { useText } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Modal } from '#components/overlays/modal.tsx'
import { problemMessage } from '#components/feedback/use-problems.ts'
import { applicationMessages } from './application-messages.ts'
import { useDeleteDraft, type MyApplication } from './use-my-applications.ts'

/** Asks for confirmation before a draft is deleted. */
export function DeleteDraftDialog({ draft, onDone }: { draft: MyApplication | undefined; onDone(): void }) {
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
      title={text(applicationMessages.deleteTitle)}
      cancelLabel={text(applicationMessages.keep)}
      actions={
        <Button
          variant="danger"
          isBusy={isPending}
          onClick={() => draft && mutate(draft.applicationNo, { onSuccess: close })}
        >
          {text(applicationMessages.deleteYes)}
        </Button>
      }
    >
      {error && <Alert kind="danger" title={text(problemMessage(error))} takesFocus />}
      {draft && (
        <p>
          {text(applicationMessages.deleteText, {
            title: { bn: draft.titleBng, en: draft.title },
            no: draft.applicationNo,
          })}
        </p>
      )}
    </Modal>
  )
}
