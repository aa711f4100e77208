import { useText } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Modal } from '#components/overlays/modal.tsx'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { removeCardOffline } from './store-card-offline.ts'
import { offlineCardMessages } from './offline-card-messages.ts'

/** Asks for confirmation: without a connection the card could not be loaded again. */
export function RemoveOfflineCard({ onRemoved, onCancel }: { onRemoved(): void; onCancel(): void }) {
  const text = useText()
  const { isBusy, run } = useBusy()
  const remove = () =>
    void run(async () => {
      await removeCardOffline()
      onRemoved()
    })
  return (
    <Modal
      isOpen
      size="md"
      onClose={onCancel}
      title={text(offlineCardMessages.removeTitle)}
      actions={
        <Button variant="danger" isBusy={isBusy} onClick={remove}>
          {text(offlineCardMessages.removeYes)}
        </Button>
      }
    >
      {text(offlineCardMessages.removeText)}
    </Modal>
  )
}
