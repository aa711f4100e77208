import { useState } from 'react'
import { MAX_RETENTION_REASON_LENGTH, validateRetentionReason } from '@wewb/domain/administration/retention'
import { useText } from '#lib/i18n/language.tsx'
import { TextArea } from '#components/inputs/text-area.tsx'
import { TextInput } from '#components/inputs/text-input.tsx'
import { ConfirmDialog } from '#components/overlays/confirm-dialog.tsx'
import { dataRetentionMessages } from './messages.ts'

export type ReasonQuestion = {
  title: string
  description: string
  confirmLabel: string
  variant?: 'danger' | 'primary'
  /** Asks for the number of an application or complaint too. */
  asksNumber?: boolean
  send(input: { reason: string; no: string }): Promise<{ message: string }>
}

const fields = { no: dataRetentionMessages.no, reason: dataRetentionMessages.reason }

/** Confirms an action with a reason that the audit log keeps. */
export function ReasonDialog({ question, onClose }: { question: ReasonQuestion; onClose(): void }) {
  const text = useText()
  const [reason, setReason] = useState('')
  const [no, setNo] = useState('')
  const { title, description, confirmLabel, variant = 'danger', asksNumber = false, send } = question
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={confirmLabel}
      variant={variant}
      fields={fields}
      onCancel={onClose}
      onConfirm={async (problems) => {
        if (problems.showIssues(validateRetentionReason(reason.trim()))) return undefined
        const { message } = await send({ reason, no })
        onClose()
        return message
      }}
    >
      {(problems) => (
        <>
          <p>{description}</p>
          {asksNumber && (
            <TextInput
              id="no"
              label={text(fields.no)}
              value={no}
              error={problems.errorOf('no')}
              onChange={(value) => (problems.clearErrorsAt('no'), setNo(value))}
            />
          )}
          <TextArea
            id="reason"
            label={text(fields.reason)}
            hint={text(dataRetentionMessages.reasonHint)}
            rows={3}
            maxLength={MAX_RETENTION_REASON_LENGTH}
            value={reason}
            error={problems.errorOf('reason')}
            onChange={(value) => (problems.clearErrorsAt('reason'), setReason(value))}
          />
        </>
      )}
    </ConfirmDialog>
  )
}
