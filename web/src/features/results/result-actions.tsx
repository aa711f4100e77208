import { Link2, Printer } from 'lucide-react'
import { useText } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import { words } from './words.ts'

/** A result is shown to a mother, a school, a bank: on paper or by a link. */
export function ResultActions() {
  const text = useText()
  const copy = () =>
    void Promise.resolve()
      .then(() => navigator.clipboard.writeText(location.href))
      .then(
        () => toast({ kind: 'success', text: text(words.linkCopied) }),
        () => toast({ kind: 'error', text: text(words.linkNotCopied) }),
      )
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button look="secondary" isSmall icon={<Link2 aria-hidden size={18} />} onClick={copy}>
        {text(words.copyLink)}
      </Button>
      <Button look="secondary" isSmall icon={<Printer aria-hidden size={18} />} onClick={() => window.print()}>
        {text(words.print)}
      </Button>
    </div>
  )
}
