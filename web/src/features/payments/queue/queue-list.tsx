import type { UseQueryResult } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { useState } from 'react'
import { useActions } from '../../../api-client/use-menus.ts'
import { useText } from '../../../i18n/language.tsx'
import { Card, EmptyState } from '../../../ui/card.tsx'
import { FilterChoice, FilterSearch } from '../../../ui/filters.tsx'
import { useListKeys } from '../../../ui/use-list-keys.ts'
import { FoundRows } from '../../../ui/staff/found-rows.tsx'
import { words as shared } from '../words.ts'
import { MakeBatch } from './make-batch.tsx'
import { QueueBar } from './queue-bar.tsx'
import { QueueTable } from './queue-table.tsx'
import { useChosen } from './use-chosen.ts'
import { queueSize, type Queue, type SummaryRow, type usePaymentQueue } from './use-payment-queue.ts'
import { queueWords as words } from './words.ts'

type Props = { asked: ReturnType<typeof usePaymentQueue>['asked']; queue: UseQueryResult<Queue>; group: SummaryRow | undefined }

/** The files of the queue, of which some or all become a batch. */
export function QueueList({ asked, queue, group }: Props) {
  const text = useText()
  const mayMake = useActions('/payment-batch').has('create')
  const { chosen, choose, clear } = useChosen(`${asked.module} ${asked.fiscalYear}`)
  const [making, setMaking] = useState<'chosen' | 'all'>()
  const rows = queue.data?.list ?? []
  const mayChoose = mayMake && group !== undefined
  useListKeys((no) => {
    const line = rows.filter(({ applicationNo }) => applicationNo === no)
    if (mayChoose) choose(line, !line.some(({ paymentId }) => chosen.has(paymentId)))
  })
  return (
    <>
      <Card className="flex flex-col gap-4">
        <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
          <FilterSearch
            key={asked.search}
            search={asked.search ?? ''}
            label={text(words.searchLabel)}
            find={text(shared.find)}
            width="lg:w-96"
          />
          <FilterChoice
            id="payable"
            label={text(words.ready)}
            none={text(words.readyAny)}
            value={asked.payableYn}
            options={[
              { value: 'Y', label: text(words.readyYes) },
              { value: 'N', label: text(words.readyNo) },
            ]}
            width="w-full sm:w-56"
          />
          <p className="hidden pb-2.5 text-sm text-muted lg:ml-auto lg:block">{text(words.keys)}</p>
        </div>
        {mayMake && !group && <p className="font-semibold">{text(words.chooseFirst)}</p>}
        <FoundRows
          found={queue}
          size={queueSize}
          empty={
            <EmptyState icon={<SearchX aria-hidden size={28} />} title={text(words.nothingFound)}>
              {text(words.nothingFoundText)}
            </EmptyState>
          }
        >
          {({ list }) => <QueueTable rows={list} {...(mayChoose && { chosen, onChoose: choose })} />}
        </FoundRows>
      </Card>
      {queue.data && queue.data.total > 0 && (
        <QueueBar queue={queue.data} chosen={[...chosen.values()]} {...(mayChoose && { group, onMake: setMaking, onClear: clear })} />
      )}
      {group && making && (
        <MakeBatch
          group={group}
          {...(making === 'chosen' && { chosen: [...chosen.values()] })}
          onCancel={() => setMaking(undefined)}
          onMade={clear}
        />
      )}
    </>
  )
}
