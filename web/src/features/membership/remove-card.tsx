import { useText } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { removeFromPhone } from './keep-on-phone.ts'
import { keepWords as words } from './keep-words.ts'

/** Asked once: at an airport without a line the card would not come back. */
export function RemoveCard({ onRemoved, onCancel }: { onRemoved(): void; onCancel(): void }) {
  const text = useText()
  const { isBusy, run } = useBusy()
  const remove = () =>
    void run(async () => {
      await removeFromPhone()
      onRemoved()
    })
  return (
    <Modal
      isOpen
      size="md"
      onClose={onCancel}
      title={text(words.removeTitle)}
      actions={
        <Button look="danger" isBusy={isBusy} onClick={remove}>
          {text(words.removeYes)}
        </Button>
      }
    >
      {text(words.removeText)}
    </Modal>
  )
}
