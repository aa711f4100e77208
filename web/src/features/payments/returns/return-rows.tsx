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
import { readPage } from '../../../ui/page-window.ts'
import { PageTitle } from '../../../ui/page-title.tsx'
import { FoundRows } from '../../../ui/staff/found-rows.tsx'
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
        <FoundRows found={rows} size={size} empty={<EmptyState icon={<SearchX aria-hidden size={28} />} title={text(words.noRows)} />}>
          {(page) => <FindingTable rows={page.list} />}
        </FoundRows>
      </Card>
    </>
  )
}
