import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { decideChequeVoid, requestChequeVoid } from '@wewb/domain/payments/cheque-contracts'
import { issue } from '@wewb/domain/engine/fields/issue'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { ConfirmDialog, type FormProblems } from '#components/overlays/confirm-dialog.tsx'
import { RadioGroup } from '#components/inputs/radio-group.tsx'
import { TextArea } from '#components/inputs/text-area.tsx'
import type { Cheque } from './use-cheques.ts'
import { chequeRegisterMessages as messages } from './messages.ts'

type Props = { cheque: Cheque; onClose(): void }

/** The first person asks to declare a cheque void that was handed over. */
export function RequestChequeVoid({ cheque: { bookId, chequeNo }, onClose }: Props) {
  const { text, digits } = useLanguage()
  const client = useQueryClient()
  const [reason, setReason] = useState('')
  const request = async (problems: FormProblems) => {
    if (problems.showIssues(reason.trim() ? [] : [issue('reason', 'required')])) return undefined
    const { message } = await sendRequest(requestChequeVoid, { body: { bookId, chequeNo, reason: reason.trim() } })
    await client.invalidateQueries({ queryKey: ['payments'] })
    onClose()
    return message
  }
  return (
    <ConfirmDialog
      title={text(messages.voidTitle, { no: digits(chequeNo) })}
      confirmLabel={text(messages.voidYes)}
      onConfirm={request}
      onCancel={onClose}
      fields={{ reason: messages.voidReason }}
    >
      {(problems) => (
        <>
          <p>{text(messages.voidText)}</p>
          <TextArea
            id="reason"
            label={text(messages.voidReason)}
            rows={3}
            maxLength={1000}
            value={reason}
            onChange={(typed) => (problems.clearErrorsAt('reason'), setReason(typed))}
            error={problems.errorOf('reason')}
          />
        </>
      )}
    </ConfirmDialog>
  )
}

const decisions = [
  { value: 'CONFIRMED', label: messages.confirmVoid },
  { value: 'DECLINED', label: messages.declineVoid },
] as const

/** The second person confirms or declines the request. */
export function DecideChequeVoid({ cheque: { bookId, chequeNo, voiding }, onClose }: Props) {
  const { text, digits } = useLanguage()
  const client = useQueryClient()
  const [decision, setDecision] = useState<(typeof decisions)[number]['value'] | ''>('')
  const [note, setNote] = useState('')
  const decide = async (problems: FormProblems) => {
    const missing = Object.entries({ decision, note }).flatMap(([id, value]) =>
      value.trim() ? [] : [issue(id, 'required')],
    )
    if (problems.showIssues(missing) || !decision || !voiding) return undefined
    const body = { bookId, chequeNo, voidId: voiding.voidId, decision, note: note.trim() }
    const { message } = await sendRequest(decideChequeVoid, { body })
    await client.invalidateQueries({ queryKey: ['payments'] })
    onClose()
    return message
  }
  return (
    <ConfirmDialog
      title={text(messages.decideVoidTitle, { no: digits(chequeNo) })}
      confirmLabel={text(messages.decisionYes)}
      variant="primary"
      onConfirm={decide}
      onCancel={onClose}
      fields={{ decision: messages.decision, note: messages.decisionNote }}
    >
      {(problems) => (
        <>
          <p>{voiding?.reason}</p>
          <RadioGroup
            id="decision"
            label={text(messages.decision)}
            choices={decisions.map(({ value, label }) => ({ value, label: text(label) }))}
            value={decision}
            onChange={(value) => (problems.clearErrorsAt('decision'), setDecision(value))}
            error={problems.errorOf('decision')}
          />
          <TextArea
            id="note"
            label={text(messages.decisionNote)}
            rows={3}
            maxLength={1000}
            value={note}
            onChange={(typed) => (problems.clearErrorsAt('note'), setNote(typed))}
            error={problems.errorOf('note')}
          />
        </>
      )}
    </ConfirmDialog>
  )
}
