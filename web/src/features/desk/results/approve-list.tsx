import { useState } from 'react'
import { approveMeritList } from '../../../../../domain/src/contracts/merit-lists.ts'
import { issue } from '../../../../../domain/src/fields/issue.ts'
import { call, CallProblem } from '../../../api-client/call.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { Form } from '../../../ui/form.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useBusy } from '../../../ui/use-busy.ts'
import { useProblems } from '../../../ui/use-problems.ts'
import type { MeritList } from './decided-list.tsx'
import { words } from './merit-words.ts'

type Props = { setupId: number; list: MeritList; onClose(): void; onDone(): void }

/** One signature for the whole list, with the number of the memo that sanctions it. */
export function ApproveList({ setupId, list, onClose, onDone }: Props) {
  const { text, number } = useLanguage()
  const [sanctionMemoNo, setMemoNo] = useState('')
  const [note, setNote] = useState('')
  const problems = useProblems({ sanctionMemoNo: words.memoNo, note: words.note })
  const { isBusy, run } = useBusy()
  const approve = () => {
    if (!sanctionMemoNo.trim() && problems.refuse([issue('sanctionMemoNo', 'required')])) return
    void run(async () => {
      try {
        const body = { sanctionMemoNo: sanctionMemoNo.trim(), ...(note.trim() && { note: note.trim() }) }
        await call(approveMeritList, { params: { id: setupId }, body, isPatient: true })
        toast({ kind: 'success', text: text(words.approved) })
        onClose()
        onDone()
      } catch (problem) {
        const isUsed = problem instanceof CallProblem && problem.code === 'ALREADY_EXISTS'
        if (isUsed) problems.refuse([{ path: 'sanctionMemoNo', code: 'rule', message: words.memoUsed }])
        else problems.failed(problem)
      }
    })
  }
  return (
    <Modal isOpen onClose={onClose} title={text(words.approveTitle)} size="lg">
      <Form problems={problems} onSubmit={approve}>
        <p>{text(words.approveText, { selected: list.selected, sum: number(list.sum.replace(/\.00$/, '')) })}</p>
        <TextInput
          id="sanctionMemoNo"
          width="medium"
          maxLength={100}
          label={text(words.memoNo)}
          value={sanctionMemoNo}
          onChange={(value) => (problems.settle('sanctionMemoNo'), setMemoNo(value))}
          error={problems.errorOf('sanctionMemoNo')}
        />
        <TextArea
          id="note"
          label={text(words.note)}
          isOptional
          maxLength={1000}
          value={note}
          onChange={setNote}
          error={problems.errorOf('note')}
        />
        <Button type="submit" isBusy={isBusy} className="self-start">
          {text(words.approve)}
        </Button>
      </Form>
    </Modal>
  )
}
