import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { useText } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Modal } from '#components/overlays/modal.tsx'
import { userMessages } from './messages.ts'

/** Shows the password once; the browser does not store it. */
export function TemporaryPasswordDialog({
  password,
  name,
  onClose,
}: {
  password: string
  name: Bilingual
  onClose(): void
}) {
  const text = useText()
  const [isCopied, setIsCopied] = useState(false)
  const copy = () => void navigator.clipboard.writeText(password).then(() => setIsCopied(true))
  return (
    <Modal
      isOpen
      size="lg"
      onClose={onClose}
      title={text(userMessages.shownTitle)}
      cancelLabel={text(userMessages.done)}
    >
      <div className="grid gap-4">
        <Alert kind="needs-you">{text(userMessages.shownText, { name })}</Alert>
        <p
          lang="en"
          translate="no"
          className="rounded-control bg-draft-soft px-4 py-3 font-mono text-2xl font-bold break-all"
        >
          {password}
        </p>
        <Button
          variant="secondary"
          className="justify-self-start"
          icon={isCopied ? <Check aria-hidden size={20} /> : <Copy aria-hidden size={20} />}
          onClick={copy}
        >
          <span aria-live="polite">{text(isCopied ? userMessages.copied : userMessages.copy)}</span>
        </Button>
      </div>
    </Modal>
  )
}
