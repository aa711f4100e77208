import { useState } from 'react'
import { complaintMoves, type OfficerAction } from '@wewb/domain/content/complaints/moves'
import type { LookupEntry } from '#form-engine/fields/form-services.ts'
import { useText } from '#lib/i18n/language.tsx'
import { Button, type ButtonVariant } from '#components/inputs/button.tsx'
import { classes } from '#components/styles/class-names.ts'
import { ActionDialog } from './action-dialog.tsx'
import type { Complaint } from './use-complaints.ts'
import { complaintDeskMessages } from './messages.ts'

type Props = {
  complaint: Complaint
  offices: LookupEntry[]
  onActed(action: OfficerAction): void
  onRejected(problem: unknown): void
}

/** Actions shown as primary, the closest to a conclusion first; dismissal is a danger button. */
const mainActions: readonly OfficerAction[] = ['RESOLVE', 'REPORT', 'REPORT_BACK', 'ASSIGN']
const lookOf = (action: OfficerAction, open: readonly OfficerAction[]): ButtonVariant => {
  if (action === 'DISMISS') return 'danger'
  return action === mainActions.find((main) => open.includes(main)) ? 'primary' : 'secondary'
}

/** Shows the available actions, as listed by the server; sticky where there is room. */
export function ActionBar({ complaint, offices, onActed, onRejected }: Props) {
  const text = useText()
  const [selectedAction, setSelectedAction] = useState<OfficerAction>()
  const close = () => setSelectedAction(undefined)
  return (
    <section
      aria-label={text(complaintDeskMessages.actions)}
      className={classes(
        'z-10 -mx-1 sm:sticky sm:bottom-0 flex flex-wrap items-center gap-3 px-4 py-3',
        'rounded-t-card border border-line bg-card shadow-card',
      )}
    >
      {complaint.openActions.length === 0 && <p className="text-muted">{text(complaintDeskMessages.noActions)}</p>}
      {complaint.openActions.map((action) => (
        <Button key={action} variant={lookOf(action, complaint.openActions)} onClick={() => setSelectedAction(action)}>
          {text(complaintMoves[action].label)}
        </Button>
      ))}
      {selectedAction && (
        <ActionDialog
          complaint={complaint}
          action={selectedAction}
          offices={offices}
          onClose={close}
          onActed={() => (close(), onActed(selectedAction))}
          onRejected={(problem) => (close(), onRejected(problem))}
        />
      )}
    </section>
  )
}
