import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { PencilLine } from 'lucide-react'
import { useState } from 'react'
import type { Action } from '@wewb/domain/access/actions'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { listResultEntries } from '@wewb/domain/content/result-plan-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { Button } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { DataTable, type Column } from '#components/tables/data-table.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { parsePage } from '#components/tables/page-window.ts'
import { Pagination } from '#components/tables/pagination.tsx'
import { SearchBox } from '#components/tables/search-box.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { CorrectEntry } from './correct-entry.tsx'
import { Figures } from './figures.tsx'
import { resultPlanMessages } from './result-plan-messages.ts'
import type { Plan } from './use-result-plan.ts'

export type ResultEntry = ResponseOf<typeof listResultEntries>['list'][number]
type Props = { plan: Plan; actions: ReadonlySet<Action>; onChanged(): void }

/** Lists the rows of an imported result, as in its file. */
export function ResultEntries({ plan, actions, onChanged }: Props) {
  const { text, number } = useLanguage()
  const [params, setParams] = useSearchParams()
  const page = parsePage(params.get('page'))
  const search = params.get('search') ?? ''
  const entries = useQuery({
    queryKey: ['result-entries', plan.setupId, plan.revision, page, search],
    placeholderData: keepPreviousData,
    queryFn: async () =>
      (
        await sendRequest(listResultEntries, {
          params: { id: plan.setupId },
          query: { page, size: 20, ...(search && { search }) },
        })
      ).data,
  })
  const [correcting, setCorrecting] = useState<ResultEntry>()
  const columns = useColumns(plan, plan.publishedOn !== null && actions.has('publish') ? setCorrecting : undefined)
  const find = (search: string) =>
    setParams((now) => {
      now.delete('page')
      if (search) now.set('search', search)
      else now.delete('search')
      return now
    })
  if (entries.isPending) return <SkeletonLines lines={8} />
  if (entries.error) return <LoadFailed problem={entries.error} onRetry={() => void entries.refetch()} />
  const { list, total, sum } = entries.data
  return (
    <Card title={text(resultPlanMessages.entries)}>
      <div className="flex flex-col gap-4">
        <Figures
          figures={[
            { name: resultPlanMessages.people, value: number(total) },
            {
              name: resultPlanMessages.sum,
              value: text(resultPlanMessages.taka, { amount: number(sum.replace(/\.00$/, '')) }),
            },
          ]}
        />
        <SearchBox
          key={search}
          search={search}
          labels={{
            label: text(resultPlanMessages.search),
            hint: text(resultPlanMessages.searchHint),
            find: text(resultPlanMessages.find),
            clear: text(resultPlanMessages.clear),
          }}
          onSearch={find}
          onClear={() => find('')}
        />
        {list.length === 0 ? (
          <p className="text-muted">{text(resultPlanMessages.noneFound)}</p>
        ) : (
          <>
            <DataTable
              caption={text(resultPlanMessages.entries)}
              columns={columns}
              rows={list}
              rowId={({ rank }) => rank}
            />
            <Pagination {...entries.data} />
          </>
        )}
        {correcting && (
          <CorrectEntry plan={plan} entry={correcting} onClose={() => setCorrecting(undefined)} onDone={onChanged} />
        )}
      </div>
    </Card>
  )
}

function useColumns({ type }: Plan, onCorrect: ((entry: ResultEntry) => void) | undefined): Column<ResultEntry>[] {
  const { text, digits, number } = useLanguage()
  const ofStipend: Column<ResultEntry>[] = [
    { id: 'roll', header: text(resultPlanMessages.roll), cell: ({ rollNo }) => digits(rollNo) },
    {
      id: 'registration',
      header: text(resultPlanMessages.registration),
      cell: ({ registrationNo }) => digits(registrationNo) || '–',
    },
  ]
  const ofAllowance: Column<ResultEntry>[] = [
    {
      id: 'record',
      header: text(resultPlanMessages.record),
      cell: ({ recordNo }) => <span lang="en">{recordNo}</span>,
    },
  ]
  return [
    { id: 'place', header: text(resultPlanMessages.place), cell: ({ rank }) => digits(rank) },
    ...(type === 'EDUCATION' ? ofStipend : ofAllowance),
    { id: 'name', header: text(resultPlanMessages.name), cell: ({ name }) => <span lang="en">{name}</span> },
    ...(type === 'EDUCATION'
      ? [
          {
            id: 'district',
            header: text(resultPlanMessages.district),
            cell: (row: ResultEntry) => text({ bn: row.districtBng, en: row.district }) || '–',
          },
        ]
      : []),
    {
      id: 'amount',
      header: text(resultPlanMessages.amount),
      isNumeric: true,
      cell: ({ amount }) => number(amount.replace(/\.00$/, '')),
    },
    ...(onCorrect
      ? [
          {
            id: 'correct',
            header: text(resultPlanMessages.correct),
            cell: (entry: ResultEntry) => (
              <Button
                variant="quiet"
                isSmall
                icon={<PencilLine aria-hidden size={18} />}
                aria-label={text(resultPlanMessages.correctOf, { name: entry.name })}
                onClick={() => onCorrect(entry)}
              >
                {text(resultPlanMessages.correct)}
              </Button>
            ),
          },
        ]
      : []),
  ]
}
