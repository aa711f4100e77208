import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Megaphone } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Action } from '@wewb/domain/access/actions'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { getDecisions } from '@wewb/domain/content/result-contracts'
import { sendRequest, ApiProblem } from '#lib/api-client/send-request.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { Alert } from '#components/feedback/alert.tsx'
import { Button, TextLink } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { DataTable, type Column } from '#components/tables/data-table.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { parsePage } from '#components/tables/page-window.ts'
import { Pagination } from '#components/tables/pagination.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { allowanceStateNames, allowanceMessages } from './allowance-messages.ts'
import { NoResult } from './choose-circular.tsx'
import { Figures } from './figures.tsx'

// Lazy, because most visits publish nothing.
const PublishAllowanceResult = lazy(async () => ({
  default: (await import('./publish-allowance-result.tsx')).PublishAllowanceResult,
}))

export type AllowanceDecisions = ResponseOf<typeof getDecisions>
type Props = { setupId: number; actions: ReadonlySet<Action>; onChanged(): void }

/** Lists the applications approved by the director, and what is missing before publication. */
export function ApprovedApplications({ setupId, actions, onChanged }: Props) {
  const { text, date, number } = useLanguage()
  const [params] = useSearchParams()
  const page = parsePage(params.get('page'))
  const columns = useColumns()
  const decided = useQuery({
    queryKey: ['decided', setupId, page],
    placeholderData: keepPreviousData,
    retry: false,
    queryFn: async () => (await sendRequest(getDecisions, { params: { id: setupId }, query: { page, size: 50 } })).data,
  })
  const [isConfirming, setIsConfirming] = useState(false)
  if (decided.isPending) return <SkeletonLines lines={8} />
  if (decided.error) {
    const isSecret = decided.error instanceof ApiProblem && decided.error.code === 'NOT_FOUND'
    if (isSecret) return <NoResult title={text(allowanceMessages.notYet)} more={text(allowanceMessages.notYetText)} />
    return <LoadFailed problem={decided.error} onRetry={() => void decided.refetch()} />
  }
  const { state, approved, refused, undecided, sum, memoNo, closesOn, list } = decided.data
  const figures = [
    { name: allowanceMessages.state, value: text(allowanceStateNames[state]) },
    { name: allowanceMessages.approved, value: number(approved) },
    { name: allowanceMessages.refused, value: number(refused) },
    { name: allowanceMessages.undecided, value: number(undecided) },
    {
      name: allowanceMessages.total,
      value: text(allowanceMessages.taka, { amount: number(sum.replace(/\.00$/, '')) }),
    },
    ...(memoNo ? [{ name: allowanceMessages.memo, value: memoNo }] : []),
  ]
  return (
    <Card title={text(allowanceMessages.list)}>
      <div className="flex flex-col gap-4">
        <Figures figures={figures} />
        {state === 'OPEN' && <Alert kind="info">{text(allowanceMessages.stillOpen, { date: date(closesOn) })}</Alert>}
        {state === 'DECIDING' && undecided > 0 && (
          <Alert kind="info">{text(allowanceMessages.waits, { n: number(undecided) })}</Alert>
        )}
        {state === 'READY' && actions.has('publish') && (
          <Button
            className="self-start"
            icon={<Megaphone aria-hidden size={20} />}
            onClick={() => setIsConfirming(true)}
          >
            {text(allowanceMessages.publish)}
          </Button>
        )}
        {list.length === 0 ? (
          <p className="text-muted">{text(allowanceMessages.none)}</p>
        ) : (
          <>
            <DataTable
              caption={text(allowanceMessages.list)}
              columns={columns}
              rows={list}
              rowId={({ applicationNo }) => applicationNo}
            />
            <Pagination {...decided.data} />
          </>
        )}
        {isConfirming && (
          <Suspense fallback={null}>
            <PublishAllowanceResult
              setupId={setupId}
              decisions={decided.data}
              onClose={() => setIsConfirming(false)}
              onDone={onChanged}
            />
          </Suspense>
        )}
      </div>
    </Card>
  )
}

function useColumns(): Column<AllowanceDecisions['list'][number]>[] {
  const { text, number } = useLanguage()
  return [
    {
      id: 'application',
      header: text(allowanceMessages.application),
      cell: ({ applicationNo }) => (
        <TextLink
          to={`/disability-allowance?view=all&application=${applicationNo}`}
          className="font-semibold whitespace-nowrap"
        >
          {applicationNo}
        </TextLink>
      ),
    },
    {
      id: 'child',
      header: text(allowanceMessages.child),
      cell: ({ name, nameBng }) => text({ bn: nameBng || name, en: name || nameBng }),
    },
    {
      id: 'district',
      header: text(allowanceMessages.district),
      cell: ({ district, districtBng }) => text({ bn: districtBng, en: district }) || '–',
    },
    {
      id: 'amount',
      header: text(allowanceMessages.amount),
      isNumeric: true,
      cell: ({ amount }) => number(amount.replace(/\.00$/, '')),
    },
  ]
}
