import { useState } from 'react'
import { complaintMoves, type OfficerAction } from '../../../../../domain/src/complaints/moves.ts'
import type { Entry } from '../../../fields/form-services.ts'
import { useText } from '../../../i18n/language.tsx'
import { Button, type ButtonLook } from '../../../ui/button.tsx'
import { ActionDialog } from './action-dialog.tsx'
import type { Complaint } from './use-complaints.ts'
import { words } from './words.ts'

type Props = { complaint: Complaint; offices: Entry[]; onActed(action: OfficerAction): void; onRefused(problem: unknown): void }

/** One way on stands out: the nearest to an end. So does the way out. */
const mainActions: readonly OfficerAction[] = ['RESOLVE', 'REPORT', 'REPORT_BACK', 'ASSIGN']
const lookOf = (action: OfficerAction, open: readonly OfficerAction[]): ButtonLook => {
  if (action === 'DISMISS') return 'danger'
  return action === mainActions.find((main) => open.includes(main)) ? 'primary' : 'secondary'
}

/** The open actions and nothing else; where there is room, always in reach. The server has said which they are, by the function that guards them. */
export function ActionBar({ complaint, offices, onActed, onRefused }: Props) {
  const text = useText()
  const [begun, setBegun] = useState<OfficerAction>()
  const close = () => setBegun(undefined)
  return (
    <section
      aria-label={text(words.actions)}
      className="z-10 -mx-1 sm:sticky sm:bottom-0 flex flex-wrap items-center gap-3 rounded-t-card border border-line bg-card px-4 py-3 shadow-card"
    >
      {complaint.openActions.length === 0 && <p className="text-muted">{text(words.noActions)}</p>}
      {complaint.openActions.map((action) => (
        <Button key={action} look={lookOf(action, complaint.openActions)} onClick={() => setBegun(action)}>
          {text(complaintMoves[action].label)}
        </Button>
      ))}
      {begun && (
        <ActionDialog
          complaint={complaint}
          action={begun}
          offices={offices}
          onClose={close}
          onActed={() => (close(), onActed(begun))}
          onRefused={(problem) => (close(), onRefused(problem))}
        />
      )}
    </section>
  )
}
