import { useState } from 'react'
import { withLoader } from '#lib/api-client/loader.ts'
import { useText } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Modal } from '#components/overlays/modal.tsx'
import { PhotoInput } from '#components/inputs/photo-input.tsx'
import { toast } from '#components/feedback/toast.tsx'
import { demoUiMessages } from './ui-messages.ts'

export function Overlays() {
  const text = useText()
  const [isOpen, setIsOpen] = useState(false)
  const [photo, setPhoto] = useState<string | null>(null)
  const wait = () => void withLoader(new Promise((resolve) => setTimeout(resolve, 3000)))
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setIsOpen(true)}>{text(demoUiMessages.openModal)}</Button>
        <Button variant="secondary" onClick={() => toast({ kind: 'success', text: text(demoUiMessages.successText) })}>
          {text(demoUiMessages.toastSuccess)}
        </Button>
        <Button variant="secondary" onClick={() => toast({ kind: 'info', text: text(demoUiMessages.infoText) })}>
          {text(demoUiMessages.toastInfo)}
        </Button>
        <Button variant="secondary" onClick={() => toast({ kind: 'error', text: text(demoUiMessages.dangerText) })}>
          {text(demoUiMessages.toastError)}
        </Button>
        <Button variant="secondary" onClick={wait}>
          {text(demoUiMessages.showLoader)}
        </Button>
      </div>
      <PhotoInput current={photo} onChange={(file) => setPhoto(URL.createObjectURL(file))} />
      <Modal
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={text(demoUiMessages.modalTitle)}
        actions={<Button onClick={() => setIsOpen(false)}>{text(demoUiMessages.primary)}</Button>}
      >
        {text(demoUiMessages.modalText)}
      </Modal>
    </div>
  )
}
