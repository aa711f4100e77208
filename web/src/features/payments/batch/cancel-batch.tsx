import { useState } from 'react'
import { cancelBatch } from '../../../../../domain/src/contracts/payments.ts'
import { issue } from '../../../../../domain/src/fields/issue.ts'
import { call } from '../../../api-client/call.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { AskedOnceMore, type Problems } from '../../../ui/asked-once-more.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { useBatchChanged, type Batch } from './use-batch.ts'
import { batchWords as words } from './words.ts'

export function CancelBatch({ batch: { batchNo, revision, count }, onClose }: { batch: Batch; onClose(): void }) {
  const { text, number } = useLanguage()
  const changed = useBatchChanged()
  const [reason, setReason] = useState('')
  const cancel = async (problems: Problems) => {
    if (problems.refuse(reason.trim() ? [] : [issue('reason', 'required')])) return undefined
    const { data, message } = await call(cancelBatch, { params: { batchNo }, body: { reason: reason.trim(), revision }, isPatient: true })
    changed(data)
    onClose()
    return message
  }
  return (
    <AskedOnceMore
      title={text(words.cancelTitle)}
      yes={text(words.cancelYes)}
      no={text(words.keep)}
      act={cancel}
      onCancel={onClose}
      fields={{ reason: words.reason }}
    >
      {(problems) => (
        <>
          <p>{text(words.cancelText, { n: number(count) })}</p>
          <TextArea
            id="reason"
            label={text(words.reason)}
            rows={2}
            maxLength={500}
            value={reason}
            onChange={(typed) => (problems.settle('reason'), setReason(typed))}
            error={problems.errorOf('reason')}
          />
        </>
      )}
    </AskedOnceMore>
  )
}
