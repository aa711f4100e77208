import { useQuery } from '@tanstack/react-query'
import { previewBankFile } from '@wewb/domain/payments/payment-layout-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useText } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { LayoutColumns } from '#payments/bank-file-layouts/layout-columns.tsx'
import { batchMessages } from './messages.ts'
import type { Batch } from './use-batch.ts'

/** Shows the columns of the bank file with its first payment, and the digest of what is authorised. */
export function BankFilePreview({ batch: { batchNo, contentSha256 } }: { batch: Batch }) {
  const text = useText()
  const { data, error, refetch } = useQuery({
    queryKey: ['payments', 'preview', batchNo, contentSha256],
    queryFn: async () => (await sendRequest(previewBankFile, { params: { batchNo }, showLoader: false })).data,
  })
  if (error) return <LoadFailed problem={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonLines lines={4} />
  const { columns, rows, currentLayoutYn } = data
  return (
    <section className="grid min-w-0 gap-2">
      <h3 className="font-bold">{text(batchMessages.preview)}</h3>
      {currentLayoutYn === 'N' && <Alert kind="needs-you">{text(batchMessages.earlierLayout)}</Alert>}
      <LayoutColumns columns={columns.map((column, index) => ({ ...column, cell: rows[0]?.[index] ?? '' }))} />
      <p className="text-sm break-all text-muted">{text(batchMessages.contentHash, { hash: contentSha256 })}</p>
    </section>
  )
}
