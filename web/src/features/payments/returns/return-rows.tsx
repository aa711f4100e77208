import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ArrowLeft, SearchX } from 'lucide-react'
import { listReturnRows } from '../../../../../domain/src/contracts/payment-returns.ts'
import { findings } from '../../../../../domain/src/payments/match-returns.ts'
import { call } from '../../../api-client/call.ts'
import { useText } from '../../../i18n/language.tsx'
import { useSearchParams } from '../../../router/use-search-params.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card, EmptyState } from '../../../ui/card.tsx'
import { FilterChoice } from '../../../ui/filters.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { readPage } from '../../../ui/page-window.ts'
import { PageTitle } from '../../../ui/page-title.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { SkeletonLines } from '../../../ui/skeleton.tsx'
import { batchAddress } from '../batch/batch-address.ts'
import { FindingTable } from './finding-table.tsx'
import { findingWords, returnWords as words } from './words.ts'

const size = 50

/** One answer of the bank that was taken in: what each row changed, or why it did not. */
export function ReturnRows({ batchNo, returnId }: { batchNo: string; returnId: number }) {
  const text = useText()
  const [params] = useSearchParams()
  const page = readPage(params.get('page'))
  const finding = findings.find((one) => one === params.get('finding'))
  const rows = useQuery({
    queryKey: ['payments', 'return-rows', batchNo, returnId, page, finding],
    queryFn: async () =>
      (await call(listReturnRows, { params: { batchNo, returnId }, query: { page, size, finding }, showLoader: false })).data,
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <div className="-ml-3">
        <ButtonLink to={batchAddress(batchNo)} look="quiet" isSmall icon={<ArrowLeft aria-hidden size={18} />}>
          {text(words.backToBatch, { no: batchNo })}
        </ButtonLink>
      </div>
      <PageTitle>{text(words.rowsTitle)}</PageTitle>
      <Card className="flex flex-col gap-4">
        <FilterChoice
          id="finding"
          label={text(words.finding)}
          none={text(words.anyFinding)}
          value={finding}
          options={findings.map((value) => ({ value, label: text(findingWords[value]) }))}
          width="w-full sm:w-72"
        />
        {rows.isPending && <SkeletonLines lines={8} />}
        {rows.error && <LoadFailed problem={rows.error} onRetry={() => void rows.refetch()} />}
        {rows.data?.total === 0 && <EmptyState icon={<SearchX aria-hidden size={28} />} title={text(words.noRows)} />}
        {rows.data && rows.data.total > 0 && (
          <div aria-busy={rows.isPlaceholderData} className="flex flex-col gap-4 aria-busy:opacity-60">
            <FindingTable rows={rows.data.list} />
            <Pagination {...rows.data} size={size} />
          </div>
        )}
      </Card>
    </>
  )
}
