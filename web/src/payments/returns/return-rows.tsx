import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ArrowLeft, SearchX } from 'lucide-react'
import { listReturnRows } from '@wewb/domain/payments/payment-return-contracts'
import { returnOutcomes } from '@wewb/domain/payments/match-returns'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useText } from '#lib/i18n/language.tsx'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { ButtonLink } from '#components/inputs/button.tsx'
import { Card, EmptyState } from '#components/layout/card.tsx'
import { FilterSelect } from '#components/tables/filters.tsx'
import { parsePage } from '#components/tables/page-window.ts'
import { PageTitle } from '#components/layout/page-title.tsx'
import { PagedResults } from '#components/tables/paged-results.tsx'
import { batchUrl } from '#payments/batch/batch-url.ts'
import { FindingTable } from './finding-table.tsx'
import { findingMessages, returnMessages } from './messages.ts'

const size = 50

/** Shows an imported return file: the effect of each row, or why it had none. */
export function ReturnRows({ batchNo, returnId }: { batchNo: string; returnId: number }) {
  const text = useText()
  const [params] = useSearchParams()
  const page = parsePage(params.get('page'))
  const finding = returnOutcomes.find((one) => one === params.get('finding'))
  const rows = useQuery({
    queryKey: ['payments', 'return-rows', batchNo, returnId, page, finding],
    queryFn: async () =>
      (
        await sendRequest(listReturnRows, {
          params: { batchNo, returnId },
          query: { page, size, finding },
          showLoader: false,
        })
      ).data,
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <div className="-ml-3">
        <ButtonLink to={batchUrl(batchNo)} variant="quiet" isSmall icon={<ArrowLeft aria-hidden size={18} />}>
          {text(returnMessages.backToBatch, { no: batchNo })}
        </ButtonLink>
      </div>
      <PageTitle>{text(returnMessages.rowsTitle)}</PageTitle>
      <Card className="flex flex-col gap-4">
        <FilterSelect
          id="finding"
          label={text(returnMessages.finding)}
          allLabel={text(returnMessages.anyFinding)}
          value={finding}
          options={returnOutcomes.map((value) => ({ value, label: text(findingMessages[value]) }))}
          width="w-full sm:w-72"
        />
        <PagedResults
          query={rows}
          size={size}
          empty={<EmptyState icon={<SearchX aria-hidden size={28} />} title={text(returnMessages.noRows)} />}
        >
          {(page) => <FindingTable rows={page.list} />}
        </PagedResults>
      </Card>
    </>
  )
}
