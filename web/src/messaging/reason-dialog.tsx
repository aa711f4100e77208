import { useState } from 'react'
import { resendReasonLimits } from '@wewb/domain/messaging/message-contracts'
import { issue } from '@wewb/domain/engine/fields/issue'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { useText } from '#lib/i18n/language.tsx'
import { ConfirmDialog, type FormProblems } from '#components/overlays/confirm-dialog.tsx'
import { TextArea } from '#components/inputs/text-area.tsx'
import { messageLogMessages } from './message-log/message-log-messages.ts'

type Props = {
  title: Bilingual
  description: Bilingual
  confirmLabel: Bilingual
  variant?: 'danger' | 'primary'
  /** Runs the action with this reason and returns the success message. */
  onConfirm(reason: string): Promise<string>
  onClose(): void
}

/** Confirms an action with a reason that is stored in the audit log. */
export function ReasonDialog({ title, description, confirmLabel, variant = 'danger', onConfirm, onClose }: Props) {
  const text = useText()
  const [reason, setReason] = useState('')
  const actWithReason = async (problems: FormProblems) => {
    const { length } = reason.trim()
    if (
      problems.showIssues(
        length < resendReasonLimits.shortest ? [issue('reason', 'too-short', resendReasonLimits.shortest)] : [],
      )
    )
      return undefined
    const message = await onConfirm(reason)
    onClose()
    return message
  }
  return (
    <ConfirmDialog
      title={text(title)}
      confirmLabel={text(confirmLabel)}
      variant={variant}
      onConfirm={actWithReason}
      onCancel={onClose}
      fields={{ reason: messageLogMessages.reason }}
    >
      {(problems) => (
        <>
          <p>{text(description)}</p>
          <TextArea
            id="reason"
            label={text(messageLogMessages.reason)}
            hint={text(messageLogMessages.reasonHint)}
            rows={3}
            maxLength={resendReasonLimits.longest}
            error={problems.errorOf('reason')}
            value={reason}
            onChange={(value) => (problems.clearErrorsAt('reason'), setReason(value))}
          />
        </>
      )}
    </ConfirmDialog>
  )
}
