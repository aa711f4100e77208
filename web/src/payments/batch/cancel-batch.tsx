import { useState } from 'react'
import { cancelBatch } from '@wewb/domain/payments/payment-contracts'
import { issue } from '@wewb/domain/engine/fields/issue'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { ConfirmDialog, type FormProblems } from '#components/overlays/confirm-dialog.tsx'
import { TextArea } from '#components/inputs/text-area.tsx'
import { useUpdateBatchCache, type Batch } from './use-batch.ts'
import { batchMessages } from './messages.ts'

export function CancelBatch({ batch: { batchNo, revision, count }, onClose }: { batch: Batch; onClose(): void }) {
  const { text, number } = useLanguage()
  const changed = useUpdateBatchCache()
  const [reason, setReason] = useState('')
  const cancel = async (problems: FormProblems) => {
    if (problems.showIssues(reason.trim() ? [] : [issue('reason', 'required')])) return undefined
    const { data, message } = await sendRequest(cancelBatch, {
      params: { batchNo },
      body: { reason: reason.trim(), revision },
      isOfflineTolerant: true,
    })
    changed(data)
    onClose()
    return message
  }
  return (
    <ConfirmDialog
      title={text(batchMessages.cancelTitle)}
      confirmLabel={text(batchMessages.cancelYes)}
      cancelLabel={text(batchMessages.keep)}
      onConfirm={cancel}
      onCancel={onClose}
      fields={{ reason: batchMessages.reason }}
    >
      {(problems) => (
        <>
          <p>{text(batchMessages.cancelText, { n: number(count) })}</p>
          <TextArea
            id="reason"
            label={text(batchMessages.reason)}
            rows={2}
            maxLength={500}
            value={reason}
            onChange={(typed) => (problems.clearErrorsAt('reason'), setReason(typed))}
            error={problems.errorOf('reason')}
          />
        </>
      )}
    </ConfirmDialog>
  )
}
