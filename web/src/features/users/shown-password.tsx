import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'
import { useText } from '../../i18n/language.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { words } from './words.ts'

/** Shown this once, and kept nowhere in the browser. */
export function ShownPassword({ password, name, onClose }: { password: string; name: Bilingual; onClose(): void }) {
  const text = useText()
  const [isCopied, setIsCopied] = useState(false)
  const copy = () => void navigator.clipboard.writeText(password).then(() => setIsCopied(true))
  return (
    <Modal isOpen size="lg" onClose={onClose} title={text(words.shownTitle)} cancelLabel={text(words.done)}>
      <div className="grid gap-4">
        <Alert kind="needs-you">{text(words.shownText, { name })}</Alert>
        <p lang="en" translate="no" className="rounded-control bg-draft-soft px-4 py-3 font-mono text-2xl font-bold break-all">
          {password}
        </p>
        <Button
          look="secondary"
          className="justify-self-start"
          icon={isCopied ? <Check aria-hidden size={20} /> : <Copy aria-hidden size={20} />}
          onClick={copy}
        >
          <span aria-live="polite">{text(isCopied ? words.copied : words.copy)}</span>
        </Button>
      </div>
    </Modal>
  )
}
