import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useText } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { statusMessages } from './status-messages.ts'

/** Shows the application number in large type with a copy button. */
export function ApplicationNumber({ applicationNo }: { applicationNo: string }) {
  const text = useText()
  const [isCopied, setIsCopied] = useState(false)
  // Without clipboard permission the number can still be selected by hand.
  const copy = () =>
    void navigator.clipboard?.writeText(applicationNo).then(
      () => setIsCopied(true),
      () => undefined,
    )
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <span className="text-2xl font-bold tabular-nums select-all">{applicationNo}</span>
      <Button
        variant="quiet"
        isSmall
        icon={isCopied ? <Check aria-hidden size={18} /> : <Copy aria-hidden size={18} />}
        onClick={copy}
      >
        <span aria-live="polite">{text(isCopied ? statusMessages.copied : statusMessages.copyNumber)}</span>
      </Button>
    </div>
  )
}
