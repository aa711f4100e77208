import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { createBatch, listPaymentQueue } from '@wewb/domain/payments/payment-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { createIdempotencyKey } from '#lib/api-client/idempotency-key.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { useNavigate } from '#lib/router/router.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { ConfirmDialog } from '#components/overlays/confirm-dialog.tsx'
import { RecordFact } from '#components/layout/record-header.tsx'
import { TextArea } from '#components/inputs/text-area.tsx'
import { batchUrl } from '#payments/batch/batch-url.ts'
import { MAX_FLAGGED_ROWS, FlaggedPayments } from '#payments/flagged-payments.tsx'
import { sumAmounts, useFormatTaka } from '#payments/money.ts'
import { paymentMessages as shared } from '#payments/messages.ts'
import type { QueuedPayment, QueueSummaryRow } from './use-payment-queue.ts'
import { paymentQueueMessages } from './messages.ts'

type Props = {
  group: QueueSummaryRow
  /** The chosen payments; without them, all payable ones of the group. */
  selected?: readonly QueuedPayment[]
  onCancel(): void
  onCreated(): void
}

/** Confirms a new batch with count and total: from here on accounts and amounts are fixed. */
export function CreateBatch({ group, selected, onCancel, onCreated }: Props) {
  const { text, number, digits } = useLanguage()
  const taka = useFormatTaka()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [note, setNote] = useState('')
  // One idempotency key per dialog: a second press or a retry creates no second batch.
  const [key] = useState(createIdempotencyKey)
  const { module, fiscalYear, ceilingLeft } = group
  const count = selected?.length ?? group.payable.count
  const total = selected ? sumAmounts(selected.map(({ amount }) => amount)) : group.payable.amount
  const isOver = ceilingLeft !== null && Number(total) > Number(ceilingLeft)
  const flagged = async () => {
    const own = selected?.filter(({ flags }) => flags.length > 0)
    if (own) return { total: own.length, list: own.slice(0, MAX_FLAGGED_ROWS) }
    const query = { module, fiscalYear, payableYn: 'Y', flaggedYn: 'Y', page: 1, size: MAX_FLAGGED_ROWS } as const
    return (await sendRequest(listPaymentQueue, { query, showLoader: false })).data
  }
  const make = async () => {
    const which = selected ? { paymentIds: selected.map(({ paymentId }) => paymentId) } : { all: true as const }
    const body = { module, fiscalYear, ...which, ...(note.trim() && { note: note.trim() }) }
    const { data } = await sendRequest(createBatch, {
      body,
      headers: { 'idempotency-key': key },
      isOfflineTolerant: true,
    })
    onCreated()
    void client.invalidateQueries({ queryKey: ['payments'] })
    navigate(batchUrl(data.batchNo))
    return text(paymentQueueMessages.made, { no: data.batchNo, n: number(data.count), sum: taka(data.total) })
  }
  return (
    <ConfirmDialog
      title={text(paymentQueueMessages.makeTitle)}
      confirmLabel={text(paymentQueueMessages.makeYes)}
      variant="primary"
      onConfirm={make}
      onCancel={onCancel}
      fields={{ note: paymentQueueMessages.note }}
    >
      {(problems) => (
        <>
          <dl className="grid grid-cols-2 gap-x-6 gap-y-3">
            <RecordFact name={text(shared.service)}>
              {text({ bn: group.moduleNameBng, en: group.moduleName })}
            </RecordFact>
            <RecordFact name={text(shared.year)}>{digits(fiscalYear)}</RecordFact>
            <RecordFact name={text(shared.files)}>
              <span className="text-lg tabular-nums">{number(count)}</span>
            </RecordFact>
            <RecordFact name={text(shared.total)}>
              <span className="text-lg tabular-nums">{taka(total)}</span>
            </RecordFact>
            {ceilingLeft !== null && (
              <RecordFact name={text(paymentQueueMessages.ceiling)}>{taka(ceilingLeft)}</RecordFact>
            )}
          </dl>
          <FlaggedPayments
            queryKey={[module, fiscalYear, selected?.map(({ paymentId }) => paymentId)]}
            load={flagged}
          />
          {isOver && <Alert kind="needs-you">{text(paymentQueueMessages.overCeiling)}</Alert>}
          {!selected && group.problemCount > 0 && (
            <p>{text(paymentQueueMessages.leftOut, { n: number(group.problemCount) })}</p>
          )}
          <p className="text-muted">{text(paymentQueueMessages.makeText)}</p>
          <TextArea
            id="note"
            label={text(paymentQueueMessages.note)}
            hint={text(paymentQueueMessages.noteHint)}
            isOptional
            rows={2}
            maxLength={500}
            value={note}
            onChange={setNote}
            error={problems.errorOf('note')}
          />
        </>
      )}
    </ConfirmDialog>
  )
}
