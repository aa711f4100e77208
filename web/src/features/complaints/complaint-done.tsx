import { Printer } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { getScreen } from '../../../../domain/src/access/screens.ts'
import { useText } from '../../i18n/language.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { words } from './words.ts'

type Props = { ticketNo: string; hasStatus: boolean; onAnother(): void }

/** The ticket, large enough to copy by hand. */
export function ComplaintDone({ ticketNo, hasStatus, onAnother }: Props) {
  const text = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  return (
    <section className="flex flex-col gap-5 rounded-card border border-line bg-card p-4 sm:p-6 print:border-0 print:p-0">
      <h2 ref={heading} tabIndex={-1} className="outline-none">
        <span className="block text-base font-normal text-muted">{text(words.ticketNo)}</span>
        <span lang="en" translate="no" className="block text-2xl font-bold break-all tabular-nums sm:text-3xl">
          {ticketNo}
        </span>
      </h2>
      <Alert kind="success" title={text(words.done)}>
        {text(words.doneText)}
      </Alert>
      <p>{text(words.whatNext)}</p>
      <div className="flex flex-wrap gap-3 print:hidden">
        {hasStatus && <ButtonLink to={`${getScreen('complaint-status').path}?ticket=${ticketNo}`}>{text(words.seeStatus)}</ButtonLink>}
        <Button look="secondary" icon={<Printer aria-hidden size={20} />} onClick={() => window.print()}>
          {text(words.print)}
        </Button>
        <Button look="quiet" onClick={onAnother}>
          {text(words.another)}
        </Button>
      </div>
    </section>
  )
}
