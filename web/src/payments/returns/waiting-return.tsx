import { useState } from 'react'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { decideReturn, type getWaitingReturn } from '@wewb/domain/payments/payment-return-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { Button } from '#components/inputs/button.tsx'
import { PersonName } from '#components/layout/person-name.tsx'
import { RecordFact } from '#components/layout/record-header.tsx'
import { useUpdateBatchCache } from '#payments/batch/use-batch.ts'
import { DecisionDialog, type DecisionOfTwo } from '#payments/decision-dialog.tsx'
import { ReturnSummary } from './return-preview.tsx'
import { returnMessages } from './messages.ts'

type Props = { batchNo: string; waiting: NonNullable<ResponseOf<typeof getWaitingReturn>['waiting']> }

/** Shows the file that waits for a second person, who compares it with what the bank sent. */
export function WaitingReturn({ batchNo, waiting }: Props) {
  const { text, number, dateInTable, time } = useLanguage()
  const changed = useUpdateBatchCache()
  const [isDeciding, setIsDeciding] = useState(false)
  const { hash, fileName, uploadedBy, uploadedAt, may, whyNot, paid, failed } = waiting
  const title = text(returnMessages[may === 'nothing' ? 'decide' : may])
  const decide = async (decision: DecisionOfTwo) => {
    const { message } = await sendRequest(decideReturn, { params: { batchNo }, body: { ...decision, hash } })
    changed()
    return message
  }
  return (
    <section className="flex flex-col gap-5">
      <h3 className="font-bold">{text(returnMessages.waiting)}</h3>
      <p className="max-w-[68ch] text-muted">{text(returnMessages.waitingText)}</p>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <RecordFact name={text(returnMessages.file)}>
          <span className="break-all">{fileName}</span>
          <span className="block text-sm font-normal break-all text-muted">
            {text(returnMessages.fingerprint, { hash })}
          </span>
        </RecordFact>
        <RecordFact name={text(returnMessages.broughtBy)}>
          <PersonName {...uploadedBy} />
          <span className="block text-sm font-normal text-muted">
            {dateInTable(uploadedAt)}, {time(uploadedAt)}
          </span>
        </RecordFact>
      </dl>
      <ReturnSummary preview={waiting} />
      {whyNot && <Alert kind="info">{text({ bn: whyNot.messageBng, en: whyNot.message })}</Alert>}
      {may !== 'nothing' && (
        <Button
          variant={may === 'decide' ? 'primary' : 'secondary'}
          className="self-start"
          onClick={() => setIsDeciding(true)}
        >
          {title}
        </Button>
      )}
      {isDeciding && (
        <DecisionDialog
          title={title}
          isWithdrawal={may === 'withdraw'}
          isDeclining={may === 'decline'}
          onDecide={decide}
          onClose={() => setIsDeciding(false)}
        >
          <p>{text(returnMessages.decideText, { paid: number(paid.count), failed: number(failed.count) })}</p>
        </DecisionDialog>
      )}
    </section>
  )
}
