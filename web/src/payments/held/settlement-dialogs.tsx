import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  decideSettlement,
  proposeSettlement,
  settlementOutcomes,
  settlementReasonLength,
  type SettlementOutcome,
} from '@wewb/domain/payments/settlement-contracts'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useText } from '#lib/i18n/language.tsx'
import { ConfirmDialog, type FormProblems } from '#components/overlays/confirm-dialog.tsx'
import { DateInput } from '#components/inputs/date-input.tsx'
import { RadioGroup } from '#components/inputs/radio-group.tsx'
import { TextArea } from '#components/inputs/text-area.tsx'
import { TextInput } from '#components/inputs/text-input.tsx'
import { DecisionDialog, findMissing, type DecisionOfTwo } from '#payments/decision-dialog.tsx'
import type { HeldPayment } from './held-payments.tsx'
import { heldMessages } from './messages.ts'

type Props = { payment: HeldPayment; onClose(): void }

/** The first person says by the letter of the bank which report is right. */
export function ProposeSettlement({ payment: { paymentId }, onClose }: Props) {
  const text = useText()
  const client = useQueryClient()
  const [today] = useState(() => toDhakaDate(new Date()))
  const [outcome, setOutcome] = useState<SettlementOutcome | ''>('')
  const [letterNo, setLetterNo] = useState('')
  const [letterDate, setLetterDate] = useState('')
  const [reason, setReason] = useState('')
  const propose = async (problems: FormProblems) => {
    if (problems.showIssues(findMissing({ outcome, letterNo, letterDate, reason })) || !outcome) return undefined
    const { message } = await sendRequest(proposeSettlement, {
      params: { paymentId },
      body: { outcome, letterNo: letterNo.trim(), letterDate, reason: reason.trim() },
    })
    await client.invalidateQueries({ queryKey: ['payments'] })
    onClose()
    return message
  }
  const fields = {
    outcome: heldMessages.outcome,
    letterNo: heldMessages.letterNo,
    letterDate: heldMessages.letterDate,
    reason: heldMessages.reason,
  }
  return (
    <ConfirmDialog
      title={text(heldMessages.propose)}
      confirmLabel={text(heldMessages.proposeYes)}
      variant="primary"
      onConfirm={propose}
      onCancel={onClose}
      fields={fields}
    >
      {(problems) => (
        <>
          <p className="text-muted">{text(heldMessages.proposeText)}</p>
          <RadioGroup
            id="outcome"
            label={text(heldMessages.outcome)}
            choices={settlementOutcomes.map((value) => ({ value, label: text(heldMessages.outcomes[value]) }))}
            value={outcome}
            onChange={(value) => (problems.clearErrorsAt('outcome'), setOutcome(value))}
            error={problems.errorOf('outcome')}
          />
          <TextInput
            id="letterNo"
            label={text(heldMessages.letterNo)}
            width="medium"
            maxLength={60}
            autoComplete="off"
            value={letterNo}
            onChange={(typed) => (problems.clearErrorsAt('letterNo'), setLetterNo(typed))}
            error={problems.errorOf('letterNo')}
          />
          <DateInput
            id="letterDate"
            label={text(heldMessages.letterDate)}
            value={letterDate}
            max={today}
            onChange={(day) => (problems.clearErrorsAt('letterDate'), setLetterDate(day))}
            error={problems.errorOf('letterDate')}
          />
          <TextArea
            id="reason"
            label={text(heldMessages.reason)}
            rows={3}
            maxLength={settlementReasonLength.longest}
            value={reason}
            onChange={(typed) => (problems.clearErrorsAt('reason'), setReason(typed))}
            error={problems.errorOf('reason')}
          />
        </>
      )}
    </ConfirmDialog>
  )
}

/** The second person confirms or declines the proposal. */
export function DecideSettlement({ payment: { paymentId, proposal }, onClose }: Props) {
  const text = useText()
  const client = useQueryClient()
  const decide = async (decision: DecisionOfTwo) => {
    const body = { ...decision, proposalId: proposal?.proposalId ?? 0 }
    const { message } = await sendRequest(decideSettlement, { params: { paymentId }, body })
    await client.invalidateQueries({ queryKey: ['payments'] })
    return message
  }
  return (
    <DecisionDialog title={text(heldMessages.decide)} onDecide={decide} onClose={onClose}>
      {proposal && <p className="font-semibold">{text(heldMessages.outcomes[proposal.outcome])}</p>}
    </DecisionDialog>
  )
}
