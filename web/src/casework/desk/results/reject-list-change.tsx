import { useState } from 'react'
import { rejectListChange } from '@wewb/domain/content/list-change-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { useText } from '#lib/i18n/language.tsx'
import { toast } from '#components/feedback/toast.tsx'
import { useProblems } from '#components/feedback/use-problems.ts'
import { Button } from '#components/inputs/button.tsx'
import { Form } from '#components/inputs/form.tsx'
import { TextArea } from '#components/inputs/text-area.tsx'
import { Modal } from '#components/overlays/modal.tsx'
import { listChangeMessages } from './list-change-messages.ts'

type Props = { setupId: number; changeId: number; onClose(): void; onDone(): void }

/** Rejects a change of the list, with the reason that its proposer reads. */
export function RejectListChange({ setupId, changeId, onClose, onDone }: Props) {
  const text = useText()
  const [note, setNote] = useState('')
  const problems = useProblems({ note: listChangeMessages.rejectWhy })
  const { isBusy, run } = useBusy()
  const reject = () =>
    void run(async () => {
      try {
        await sendRequest(rejectListChange, { params: { id: setupId, changeId }, body: { note: note.trim() } })
        toast({ kind: 'success', text: text(listChangeMessages.rejected) })
        onClose()
        onDone()
      } catch (problem) {
        problems.showProblem(problem)
      }
    })
  return (
    <Modal isOpen onClose={onClose} title={text(listChangeMessages.rejectTitle)} size="lg">
      <Form problems={problems} onSubmit={reject}>
        <TextArea
          id="note"
          label={text(listChangeMessages.rejectWhy)}
          maxLength={1000}
          value={note}
          onChange={(value) => (problems.clearErrorsAt('note'), setNote(value))}
          error={problems.errorOf('note')}
        />
        <Button type="submit" variant="danger" isBusy={isBusy} className="self-start">
          {text(listChangeMessages.rejectYes)}
        </Button>
      </Form>
    </Modal>
  )
}
