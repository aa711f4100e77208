import { useState } from 'react'
import { approveMeritList } from '@wewb/domain/content/merit-list-contracts'
import { issue } from '@wewb/domain/engine/fields/issue'
import { sendRequest, ApiProblem } from '#lib/api-client/send-request.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Form } from '#components/inputs/form.tsx'
import { Modal } from '#components/overlays/modal.tsx'
import { TextArea } from '#components/inputs/text-area.tsx'
import { TextInput } from '#components/inputs/text-input.tsx'
import { toast } from '#components/feedback/toast.tsx'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { useProblems } from '#components/feedback/use-problems.ts'
import type { MeritList } from './proposed-merit-list.tsx'
import { meritListMessages } from './merit-list-messages.ts'

type Props = { setupId: number; list: MeritList; onClose(): void; onDone(): void }

/** Approves the merit list as a whole, with the number of the sanctioning memo. */
export function ApproveMeritList({ setupId, list, onClose, onDone }: Props) {
  const { text, number } = useLanguage()
  const [sanctionMemoNo, setMemoNo] = useState('')
  const [note, setNote] = useState('')
  const problems = useProblems({ sanctionMemoNo: meritListMessages.memoNo, note: meritListMessages.note })
  const { isBusy, run } = useBusy()
  const approve = () => {
    if (!sanctionMemoNo.trim() && problems.showIssues([issue('sanctionMemoNo', 'required')])) return
    void run(async () => {
      try {
        const body = {
          version: list.version,
          sanctionMemoNo: sanctionMemoNo.trim(),
          ...(note.trim() && { note: note.trim() }),
        }
        await sendRequest(approveMeritList, { params: { id: setupId }, body, isOfflineTolerant: true })
        toast({ kind: 'success', text: text(meritListMessages.approved) })
        onClose()
        onDone()
      } catch (problem) {
        // The numbers in this dialog are updated, and memo number and note stay.
        if (problem instanceof ApiProblem && problem.code === 'LIST_CHANGED') onDone()
        const isUsed = problem instanceof ApiProblem && problem.code === 'ALREADY_EXISTS'
        if (isUsed) problems.showIssues([{ path: 'sanctionMemoNo', code: 'rule', message: meritListMessages.memoUsed }])
        else problems.showProblem(problem)
      }
    })
  }
  return (
    <Modal isOpen onClose={onClose} title={text(meritListMessages.approveTitle)} size="lg">
      <Form problems={problems} onSubmit={approve}>
        <p>
          {text(meritListMessages.approveText, { selected: list.selected, sum: number(list.sum.replace(/\.00$/, '')) })}
        </p>
        <TextInput
          id="sanctionMemoNo"
          width="medium"
          maxLength={100}
          label={text(meritListMessages.memoNo)}
          value={sanctionMemoNo}
          onChange={(value) => (problems.clearErrorsAt('sanctionMemoNo'), setMemoNo(value))}
          error={problems.errorOf('sanctionMemoNo')}
        />
        <TextArea
          id="note"
          label={text(meritListMessages.note)}
          isOptional
          maxLength={1000}
          value={note}
          onChange={setNote}
          error={problems.errorOf('note')}
        />
        <Button type="submit" isBusy={isBusy} className="self-start">
          {text(meritListMessages.approve)}
        </Button>
      </Form>
    </Modal>
  )
}
