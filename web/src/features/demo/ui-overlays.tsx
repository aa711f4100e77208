import { useState } from 'react'
import { whileLoading } from '../../api-client/loader.ts'
import { useText } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { PhotoInput } from '../../ui/photo-input.tsx'
import { toast } from '../../ui/toast.tsx'
import { words } from './ui-words.ts'

export function Overlays() {
  const text = useText()
  const [isOpen, setIsOpen] = useState(false)
  const [photo, setPhoto] = useState<string | null>(null)
  const wait = () => void whileLoading(new Promise((resolve) => setTimeout(resolve, 3000)))
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setIsOpen(true)}>{text(words.openModal)}</Button>
        <Button look="secondary" onClick={() => toast({ kind: 'success', text: text(words.successText) })}>
          {text(words.toastSuccess)}
        </Button>
        <Button look="secondary" onClick={() => toast({ kind: 'info', text: text(words.infoText) })}>
          {text(words.toastInfo)}
        </Button>
        <Button look="secondary" onClick={() => toast({ kind: 'error', text: text(words.dangerText) })}>
          {text(words.toastError)}
        </Button>
        <Button look="secondary" onClick={wait}>
          {text(words.showLoader)}
        </Button>
      </div>
      <PhotoInput current={photo} onChange={(file) => setPhoto(URL.createObjectURL(file))} />
      <Modal
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={text(words.modalTitle)}
        actions={<Button onClick={() => setIsOpen(false)}>{text(words.primary)}</Button>}
      >
        {text(words.modalText)}
      </Modal>
    </div>
  )
}
