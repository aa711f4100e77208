import { useState } from 'react'
import { publishResult } from '@wewb/domain/content/result-contracts'
import { issue } from '@wewb/domain/engine/fields/issue'
import { sendRequest, ApiProblem } from '#lib/api-client/send-request.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Form } from '#components/inputs/form.tsx'
import { Modal } from '#components/overlays/modal.tsx'
import { TextInput } from '#components/inputs/text-input.tsx'
import { toast } from '#components/feedback/toast.tsx'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { useProblems } from '#components/feedback/use-problems.ts'
import { allowanceMessages } from './allowance-messages.ts'
import type { AllowanceDecisions } from './approved-applications.tsx'

type Props = { setupId: number; decisions: AllowanceDecisions; onClose(): void; onDone(): void }

/** Publishes the result under a memo number and explains the consequences. */
export function PublishAllowanceResult({ setupId, decisions, onClose, onDone }: Props) {
  const { text, number } = useLanguage()
  const [memoNo, setMemoNo] = useState('')
  const problems = useProblems({ memoNo: allowanceMessages.memo })
  const { isBusy, run } = useBusy()
  const publish = () => {
    if (!memoNo.trim() && problems.showIssues([issue('memoNo', 'required')])) return
    void run(async () => {
      try {
        const { data } = await sendRequest(publishResult, {
          params: { id: setupId },
          body: { memoNo: memoNo.trim(), version: decisions.version },
          isOfflineTolerant: true,
        })
        toast({ kind: 'success', text: text(allowanceMessages.published, { n: number(data.selected) }) })
        onClose()
        onDone()
      } catch (problem) {
        // The numbers in this dialog are updated, and the memo number stays.
        if (problem instanceof ApiProblem && problem.code === 'LIST_CHANGED') onDone()
        const isUsed = problem instanceof ApiProblem && problem.code === 'ALREADY_EXISTS'
        if (isUsed) problems.showIssues([{ path: 'memoNo', code: 'rule', message: allowanceMessages.memoUsed }])
        else problems.showProblem(problem)
      }
    })
  }
  return (
    <Modal isOpen onClose={onClose} title={text(allowanceMessages.publishTitle)} size="lg">
      <Form problems={problems} onSubmit={publish}>
        <p className="font-semibold">{text(allowanceMessages.publishWho)}</p>
        <ul className="grid list-disc gap-2 pl-6">
          <li>{text(allowanceMessages.tellApproved, { n: number(decisions.approved) })}</li>
          {decisions.refused > 0 && <li>{text(allowanceMessages.tellRefused, { n: number(decisions.refused) })}</li>}
          <li>{text(allowanceMessages.tellPublic)}</li>
        </ul>
        <p>{text(allowanceMessages.cannotUndo)}</p>
        <TextInput
          id="memoNo"
          width="medium"
          maxLength={100}
          label={text(allowanceMessages.memo)}
          value={memoNo}
          onChange={(value) => (problems.clearErrorsAt('memoNo'), setMemoNo(value))}
          error={problems.errorOf('memoNo')}
        />
        <Button type="submit" isBusy={isBusy} className="self-start">
          {text(allowanceMessages.publishYes)}
        </Button>
      </Form>
    </Modal>
  )
}
