import { useState, type ReactNode } from 'react'
import { issue } from '@wewb/domain/engine/fields/issue'
import { settlementReasonLength } from '@wewb/domain/payments/settlement-contracts'
import { useText } from '#lib/i18n/language.tsx'
import { ConfirmDialog, type FormProblems } from '#components/overlays/confirm-dialog.tsx'
import { RadioGroup } from '#components/inputs/radio-group.tsx'
import { TextArea } from '#components/inputs/text-area.tsx'
import { decisionMessages } from './decision-messages.ts'

const decisions = ['CONFIRMED', 'DECLINED'] as const
export type DecisionOfTwo = { decision: (typeof decisions)[number]; note: string }

export const findMissing = (values: Record<string, string>) =>
  Object.entries(values).flatMap(([id, value]) => (value.trim() ? [] : [issue(id, 'required')]))

type Props = {
  title: string
  /** The person who proposed can only take the proposal back. */
  isWithdrawal?: boolean
  /** This person can only decline. */
  isDeclining?: boolean
  /** Sends the decision and returns the message of its success. */
  onDecide(decision: DecisionOfTwo): Promise<string>
  onClose(): void
  children?: ReactNode
}

/** The second person confirms or declines what the first one proposed, with a note. */
export function DecisionDialog({
  title,
  isWithdrawal = false,
  isDeclining = false,
  onDecide,
  onClose,
  children,
}: Props) {
  const text = useText()
  const isDeclineOnly = isWithdrawal || isDeclining
  const [chosen, setChosen] = useState<DecisionOfTwo['decision'] | ''>('')
  const decision = isDeclineOnly ? 'DECLINED' : chosen
  const [note, setNote] = useState('')
  const decide = async (problems: FormProblems) => {
    if (problems.showIssues(findMissing({ decision, note })) || !decision) return undefined
    const message = await onDecide({ decision, note: note.trim() })
    onClose()
    return message
  }
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={text(isWithdrawal ? decisionMessages.withdrawYes : decisionMessages.decideYes)}
      variant="primary"
      onConfirm={decide}
      onCancel={onClose}
      fields={{ decision: decisionMessages.decision, note: decisionMessages.note }}
    >
      {(problems) => (
        <>
          {children}
          {!isDeclineOnly && (
            <RadioGroup
              id="decision"
              label={text(decisionMessages.decision)}
              choices={decisions.map((value) => ({ value, label: text(decisionMessages.decisions[value]) }))}
              value={chosen}
              onChange={(value) => (problems.clearErrorsAt('decision'), setChosen(value))}
              error={problems.errorOf('decision')}
            />
          )}
          <TextArea
            id="note"
            label={text(decisionMessages.note)}
            rows={3}
            maxLength={settlementReasonLength.longest}
            value={note}
            onChange={(typed) => (problems.clearErrorsAt('note'), setNote(typed))}
            error={problems.errorOf('note')}
          />
        </>
      )}
    </ConfirmDialog>
  )
}
