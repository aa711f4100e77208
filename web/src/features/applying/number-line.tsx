import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { statusWords as words } from './status-words.ts'

/** The number in large type, and a way to take it along. */
export function NumberLine({ applicationNo }: { applicationNo: string }) {
  const text = useText()
  const [isCopied, setIsCopied] = useState(false)
  // Without leave to write there, the number can still be marked by hand.
  const copy = () =>
    void navigator.clipboard?.writeText(applicationNo).then(
      () => setIsCopied(true),
      () => undefined,
    )
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <span className="text-2xl font-bold tabular-nums select-all">{applicationNo}</span>
      <Button look="quiet" isSmall icon={isCopied ? <Check aria-hidden size={18} /> : <Copy aria-hidden size={18} />} onClick={copy}>
        <span aria-live="polite">{text(isCopied ? words.copied : words.copyNumber)}</span>
      </Button>
    </div>
  )
}
