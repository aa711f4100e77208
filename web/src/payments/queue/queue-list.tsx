import type { UseQueryResult } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { useState } from 'react'
import { useActions } from '#lib/api-client/use-menus.ts'
import { useText } from '#lib/i18n/language.tsx'
import { Card, EmptyState } from '#components/layout/card.tsx'
import { FilterSelect, FilterSearch } from '#components/tables/filters.tsx'
import { useListKeyboardNavigation } from '#components/tables/use-list-keyboard-navigation.ts'
import { PagedResults } from '#components/tables/paged-results.tsx'
import { paymentMessages as shared } from '#payments/messages.ts'
import { CreateBatch } from './create-batch.tsx'
import { QueueBar } from './queue-bar.tsx'
import { QueueTable } from './queue-table.tsx'
import { useSelectedPayments } from './use-selected-payments.ts'
import { QUEUE_PAGE_SIZE, type PaymentQueue, type QueueSummaryRow, type usePaymentQueue } from './use-payment-queue.ts'
import { paymentQueueMessages } from './messages.ts'

type Props = {
  filters: ReturnType<typeof usePaymentQueue>['filters']
  queue: UseQueryResult<PaymentQueue>
  group: QueueSummaryRow | undefined
}

/** The payments of the queue, some or all of which become a batch. */
export function QueueList({ filters, queue, group }: Props) {
  const text = useText()
  const mayMake = useActions('/payment-batch').has('create')
  const { chosen, choose, clear } = useSelectedPayments(`${filters.module} ${filters.fiscalYear}`)
  const [making, setMaking] = useState<'chosen' | 'all'>()
  const rows = queue.data?.list ?? []
  const mayChoose = mayMake && group !== undefined
  useListKeyboardNavigation((no) => {
    const line = rows.filter(({ applicationNo }) => applicationNo === no)
    if (mayChoose) choose(line, !line.some(({ paymentId }) => chosen.has(paymentId)))
  })
  return (
    <>
      <Card className="flex flex-col gap-4">
        <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
          <FilterSearch
            key={filters.search}
            search={filters.search ?? ''}
            label={text(paymentQueueMessages.searchLabel)}
            submitLabel={text(shared.find)}
            width="lg:w-96"
          />
          <FilterSelect
            id="payable"
            label={text(paymentQueueMessages.ready)}
            allLabel={text(paymentQueueMessages.readyAny)}
            value={filters.payableYn}
            options={[
              { value: 'Y', label: text(paymentQueueMessages.readyYes) },
              { value: 'N', label: text(paymentQueueMessages.readyNo) },
            ]}
            width="w-full sm:w-56"
          />
          <p className="hidden pb-2.5 text-sm text-muted lg:ml-auto lg:block">{text(paymentQueueMessages.keys)}</p>
        </div>
        {mayMake && !group && <p className="font-semibold">{text(paymentQueueMessages.chooseFirst)}</p>}
        <PagedResults
          query={queue}
          size={QUEUE_PAGE_SIZE}
          empty={
            <EmptyState icon={<SearchX aria-hidden size={28} />} title={text(paymentQueueMessages.nothingFound)}>
              {text(paymentQueueMessages.nothingFoundText)}
            </EmptyState>
          }
        >
          {({ list }) => <QueueTable rows={list} {...(mayChoose && { selected: chosen, onSelect: choose })} />}
        </PagedResults>
      </Card>
      {queue.data && queue.data.total > 0 && (
        <QueueBar
          queue={queue.data}
          selected={[...chosen.values()]}
          {...(mayChoose && { group, onCreateBatch: setMaking, onClear: clear })}
        />
      )}
      {group && making && (
        <CreateBatch
          group={group}
          {...(making === 'chosen' && { selected: [...chosen.values()] })}
          onCancel={() => setMaking(undefined)}
          onCreated={clear}
        />
      )}
    </>
  )
}
