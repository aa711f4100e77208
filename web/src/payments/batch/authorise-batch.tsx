import { useState } from 'react'
import { authoriseBatch, listBatchRows } from '@wewb/domain/payments/payment-contracts'
import { issue } from '@wewb/domain/engine/fields/issue'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { ConfirmDialog, type FormProblems } from '#components/overlays/confirm-dialog.tsx'
import { DateInput } from '#components/inputs/date-input.tsx'
import { RecordFact } from '#components/layout/record-header.tsx'
import { TextInput } from '#components/inputs/text-input.tsx'
import { MAX_FLAGGED_ROWS, FlaggedPayments } from '#payments/flagged-payments.tsx'
import { useFormatTaka } from '#payments/money.ts'
import { paymentMessages as shared } from '#payments/messages.ts'
import { BankFilePreview } from './bank-file-preview.tsx'
import { useUpdateBatchCache, type Batch } from './use-batch.ts'
import { batchMessages } from './messages.ts'

const fields = { adviceNo: batchMessages.adviceNo, adviceDate: batchMessages.adviceDate }

/** Second approval of a batch, with count, total and the advice sent to the bank. */
export function AuthoriseBatch({ batch, onClose }: { batch: Batch; onClose(): void }) {
  const { text, number } = useLanguage()
  const taka = useFormatTaka()
  const changed = useUpdateBatchCache()
  const [adviceNo, setAdviceNo] = useState('')
  const [adviceDate, setAdviceDate] = useState(() => toDhakaDate(new Date()))
  const { batchNo, revision, contentSha256 } = batch
  const flagged = async () => {
    const query = { flaggedYn: 'Y', page: 1, size: MAX_FLAGGED_ROWS } as const
    return (await sendRequest(listBatchRows, { params: { batchNo }, query, showLoader: false })).data
  }
  const authorise = async (problems: FormProblems) => {
    const missing = Object.entries({ adviceNo, adviceDate }).flatMap(([id, value]) =>
      value.trim() ? [] : [issue(id, 'required')],
    )
    if (problems.showIssues(missing)) return undefined
    const body = { adviceNo: adviceNo.trim(), adviceDate, contentSha256, revision }
    const { data, message } = await sendRequest(authoriseBatch, { params: { batchNo }, body, isOfflineTolerant: true })
    changed(data)
    onClose()
    return message
  }
  return (
    <ConfirmDialog
      title={text(batchMessages.authoriseTitle)}
      confirmLabel={text(batchMessages.authoriseYes)}
      variant="primary"
      onConfirm={authorise}
      onCancel={onClose}
      fields={fields}
    >
      {(problems) => (
        <>
          <dl className="grid grid-cols-2 gap-x-6 gap-y-3">
            <RecordFact name={text(shared.files)}>
              <span className="text-lg tabular-nums">{number(batch.count)}</span>
            </RecordFact>
            <RecordFact name={text(shared.total)}>
              <span className="text-lg tabular-nums">{taka(batch.total)}</span>
            </RecordFact>
          </dl>
          <FlaggedPayments queryKey={[batchNo]} load={flagged} />
          <BankFilePreview batch={batch} />
          <p className="text-muted">{text(batchMessages.authoriseText)}</p>
          <TextInput
            id="adviceNo"
            label={text(batchMessages.adviceNo)}
            width="medium"
            maxLength={50}
            autoComplete="off"
            value={adviceNo}
            onChange={(typed) => (problems.clearErrorsAt('adviceNo'), setAdviceNo(typed))}
            error={problems.errorOf('adviceNo')}
          />
          <DateInput
            id="adviceDate"
            label={text(batchMessages.adviceDate)}
            value={adviceDate}
            onChange={(day) => (problems.clearErrorsAt('adviceDate'), setAdviceDate(day))}
            error={problems.errorOf('adviceDate')}
          />
        </>
      )}
    </ConfirmDialog>
  )
}
