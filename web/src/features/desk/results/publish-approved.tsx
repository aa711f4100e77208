import { useState } from 'react'
import { publishResult } from '../../../../../domain/src/contracts/results.ts'
import { issue } from '../../../../../domain/src/fields/issue.ts'
import { call, CallProblem } from '../../../api-client/call.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { Form } from '../../../ui/form.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useBusy } from '../../../ui/use-busy.ts'
import { useProblems } from '../../../ui/use-problems.ts'
import { allowanceWords as words } from './allowance-words.ts'
import type { Decided } from './approved-list.tsx'

type Props = { setupId: number; decided: Decided; onClose(): void; onDone(): void }

/** What follows from publishing, and the memo under which it is done. */
export function PublishApproved({ setupId, decided, onClose, onDone }: Props) {
  const { text, number } = useLanguage()
  const [memoNo, setMemoNo] = useState('')
  const problems = useProblems({ memoNo: words.memo })
  const { isBusy, run } = useBusy()
  const publish = () => {
    if (!memoNo.trim() && problems.refuse([issue('memoNo', 'required')])) return
    void run(async () => {
      try {
        const { data } = await call(publishResult, { params: { id: setupId }, body: { memoNo: memoNo.trim() }, isPatient: true })
        toast({ kind: 'success', text: text(words.published, { n: number(data.selected) }) })
        onClose()
        onDone()
      } catch (problem) {
        const isUsed = problem instanceof CallProblem && problem.code === 'ALREADY_EXISTS'
        if (isUsed) problems.refuse([{ path: 'memoNo', code: 'rule', message: words.memoUsed }])
        else problems.failed(problem)
      }
    })
  }
  return (
    <Modal isOpen onClose={onClose} title={text(words.publishTitle)} size="lg">
      <Form problems={problems} onSubmit={publish}>
        <p className="font-semibold">{text(words.publishWho)}</p>
        <ul className="grid list-disc gap-2 pl-6">
          <li>{text(words.tellApproved, { n: number(decided.approved) })}</li>
          {decided.refused > 0 && <li>{text(words.tellRefused, { n: number(decided.refused) })}</li>}
          <li>{text(words.tellPublic)}</li>
        </ul>
        <p>{text(words.cannotUndo)}</p>
        <TextInput
          id="memoNo"
          width="medium"
          maxLength={100}
          label={text(words.memo)}
          value={memoNo}
          onChange={(value) => (problems.settle('memoNo'), setMemoNo(value))}
          error={problems.errorOf('memoNo')}
        />
        <Button type="submit" isBusy={isBusy} className="self-start">
          {text(words.publishYes)}
        </Button>
      </Form>
    </Modal>
  )
}
