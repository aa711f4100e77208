import { ListChecks } from 'lucide-react'
import { useState } from 'react'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { importReturns } from '@wewb/domain/payments/payment-return-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { ConfirmDialog } from '#components/overlays/confirm-dialog.tsx'
import { Button } from '#components/inputs/button.tsx'
import { useUpdateBatchCache } from '#payments/batch/use-batch.ts'
import { useFormatTaka } from '#payments/money.ts'
import { FindingTable } from './finding-table.tsx'
import type { ReturnFilePreview } from './bank-returns.tsx'
import { returnMessages } from './messages.ts'

type Props = { batchNo: string; preview: ReturnFilePreview; onDone(): void }

/** Previews the import: the totals, then the rows, those without effect first. */
export function ReturnPreview({ batchNo, preview, onDone }: Props) {
  const { text, number } = useLanguage()
  const [isConfirming, setIsConfirming] = useState(false)
  const good = countEffects(preview)
  return (
    <section className="flex flex-col gap-5 border-t border-line pt-5">
      <ReturnSummary preview={preview} isKnown={preview.outcome === 'KNOWN'} />
      <div className="flex flex-wrap gap-3">
        {preview.outcome === 'CHECKED' && good > 0 && (
          <Button icon={<ListChecks aria-hidden size={20} />} onClick={() => setIsConfirming(true)}>
            {text(returnMessages.confirm, { n: number(good) })}
          </Button>
        )}
        <Button variant="quiet" onClick={onDone}>
          {text(returnMessages.discard)}
        </Button>
      </div>
      {isConfirming && (
        <ConfirmReturns batchNo={batchNo} preview={preview} onCancel={() => setIsConfirming(false)} onDone={onDone} />
      )}
    </section>
  )
}

type Summary = Omit<ResponseOf<typeof importReturns>, 'outcome'>

/** A payment that was returned before is held by the report, although the row settles nothing. */
const countHeld = ({ findings }: Summary) => findings.filter(({ finding }) => finding === 'PAID_AFTER_RETURN').length
const countEffects = (preview: Summary) => preview.paid.count + preview.failed.count + countHeld(preview)

/** What a return file says: the totals, then the rows, those without effect first. */
export function ReturnSummary({ preview, isKnown = false }: { preview: Summary; isKnown?: boolean }) {
  const { text, number } = useLanguage()
  const taka = useFormatTaka()
  const { rows, paid, failed, refused, unanswered, findings } = preview
  const [held, good] = [countHeld(preview), countEffects(preview)]
  const counts = { rows: number(rows), paid: number(paid.count), failed: number(failed.count) }
  const sums = [
    { name: returnMessages.paid, count: paid.count, sum: taka(paid.amount) },
    { name: returnMessages.failed, count: failed.count, sum: taka(failed.amount) },
    { name: returnMessages.refused, count: refused, sum: '' },
  ]
  return (
    <>
      {isKnown ? (
        <Alert kind="info" takesFocus title={text(returnMessages.known)} />
      ) : (
        <Alert
          kind={good === 0 ? 'danger' : refused > 0 ? 'needs-you' : 'success'}
          takesFocus
          title={text(good === 0 ? returnMessages.noneGood : returnMessages.willChange, counts)}
        >
          {held > 0 && <p>{text(returnMessages.willHold, { n: number(held) })}</p>}
          {refused > held && <p>{text(returnMessages.refusedRows, { n: number(refused - held) })}</p>}
          <p>
            {unanswered.count > 0
              ? text(returnMessages.unanswered, { n: number(unanswered.count), sum: taka(unanswered.amount) })
              : text(returnMessages.allAnswered)}
          </p>
        </Alert>
      )}
      <dl className="grid grid-cols-3 gap-3 sm:max-w-2xl">
        {sums.map(({ name, count, sum }) => (
          <div key={name.en} className="min-w-0 rounded-control border border-line px-3 py-2">
            <dt className="text-sm text-muted">{text(name)}</dt>
            <dd className="text-xl font-bold tabular-nums">{number(count)}</dd>
            {sum && <dd className="text-sm break-words tabular-nums">{sum}</dd>}
          </div>
        ))}
      </dl>
      {findings.length > 0 && (
        <div className="flex flex-col gap-2">
          <h3 className="font-bold">{text(returnMessages.findings)}</h3>
          {findings.length < rows && (
            <p className="text-sm text-muted">{text(returnMessages.findingsSome, { n: number(findings.length) })}</p>
          )}
          <div className="lg:max-h-120 lg:overflow-y-auto">
            <FindingTable rows={findings} />
          </div>
        </div>
      )}
    </>
  )
}

/** Sends the same file again with the hash of the previewed one: another file would be previewed, not imported. */
function ConfirmReturns({ batchNo, preview, onCancel, onDone }: Props & { onCancel(): void }) {
  const { text, number } = useLanguage()
  const changed = useUpdateBatchCache()
  const { file, hash, paid, failed } = preview
  const confirmImport = async () => {
    const form = new FormData()
    form.set('hash', hash)
    form.set('file', file)
    await sendRequest(importReturns, { params: { batchNo }, form, isOfflineTolerant: true })
    changed()
    onDone()
    return text(returnMessages.handedOn)
  }
  return (
    <ConfirmDialog
      title={text(returnMessages.confirmTitle)}
      confirmLabel={text(returnMessages.confirmYes)}
      variant="primary"
      onConfirm={confirmImport}
      onCancel={onCancel}
    >
      <p>{text(returnMessages.confirmText, { paid: number(paid.count), failed: number(failed.count) })}</p>
    </ConfirmDialog>
  )
}
