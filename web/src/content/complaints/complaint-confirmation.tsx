import { Printer } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { getScreen } from '@wewb/domain/access/screens'
import { useText } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { Button, ButtonLink } from '#components/inputs/button.tsx'
import { classes } from '#components/styles/class-names.ts'
import { complaintMessages } from './messages.ts'

type Props = { ticketNo: string; hasStatus: boolean; onAnother(): void }

/** Shows the ticket number in large type. */
export function ComplaintConfirmation({ ticketNo, hasStatus, onAnother }: Props) {
  const text = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  return (
    <section
      className={classes(
        'flex flex-col gap-5 rounded-card border border-line bg-card p-4 sm:p-6',
        'print:border-0 print:p-0',
      )}
    >
      <h2 ref={heading} tabIndex={-1} className="outline-none">
        <span className="block text-base font-normal text-muted">{text(complaintMessages.ticketNo)}</span>
        <span lang="en" translate="no" className="block text-2xl font-bold break-all tabular-nums sm:text-3xl">
          {ticketNo}
        </span>
      </h2>
      <Alert kind="success" title={text(complaintMessages.done)}>
        {text(complaintMessages.doneText)}
      </Alert>
      <p>{text(complaintMessages.whatNext)}</p>
      <div className="flex flex-wrap gap-3 print:hidden">
        {hasStatus && (
          <ButtonLink to={`${getScreen('complaint-status').path}?ticket=${ticketNo}`}>
            {text(complaintMessages.seeStatus)}
          </ButtonLink>
        )}
        <Button variant="secondary" icon={<Printer aria-hidden size={20} />} onClick={() => window.print()}>
          {text(complaintMessages.print)}
        </Button>
        <Button variant="quiet" onClick={onAnother}>
          {text(complaintMessages.another)}
        </Button>
      </div>
    </section>
  )
}
