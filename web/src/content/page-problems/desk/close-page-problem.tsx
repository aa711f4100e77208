import { useState } from 'react'
import { MAX_PROBLEM_LENGTH, validateNote } from '@wewb/domain/content/page-problem'
import { closePageProblem } from '@wewb/domain/content/page-problem-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useText } from '#lib/i18n/language.tsx'
import { TextArea } from '#components/inputs/text-area.tsx'
import { ConfirmDialog } from '#components/overlays/confirm-dialog.tsx'
import { pageProblemDeskMessages } from './messages.ts'
import type { PageProblem } from './use-page-problems.ts'

type Props = { problem: PageProblem; onClose(): void; onDone(): void }

/** Marks a report as done; the note says what was done. */
export function ClosePageProblem({ problem, onClose, onDone }: Props) {
  const text = useText()
  const [note, setNote] = useState('')
  return (
    <ConfirmDialog
      title={text(pageProblemDeskMessages.markDone)}
      confirmLabel={text(pageProblemDeskMessages.markDone)}
      variant="primary"
      fields={{ note: pageProblemDeskMessages.note }}
      onCancel={onClose}
      onConfirm={async (problems) => {
        if (problems.showIssues(validateNote(note))) return undefined
        const { message } = await sendRequest(closePageProblem, { params: { id: problem.id }, body: { note } })
        onDone()
        return message
      }}
    >
      {(problems) => (
        <>
          <p className="whitespace-pre-line">{problem.text}</p>
          <TextArea
            id="note"
            label={text(pageProblemDeskMessages.note)}
            maxLength={MAX_PROBLEM_LENGTH}
            value={note}
            onChange={setNote}
            error={problems.errorOf('note')}
          />
        </>
      )}
    </ConfirmDialog>
  )
}
