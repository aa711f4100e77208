import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Megaphone } from 'lucide-react'
import { useState } from 'react'
import type { Action } from '../../../../../domain/src/access/actions.ts'
import type { AnswerOf } from '../../../../../domain/src/contracts/contract.ts'
import { getDecided } from '../../../../../domain/src/contracts/results.ts'
import { call, CallProblem } from '../../../api-client/call.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useSearchParams } from '../../../router/use-search-params.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button, TextLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { readPage } from '../../../ui/page-window.ts'
import { Pagination } from '../../../ui/pagination.tsx'
import { SkeletonLines } from '../../../ui/skeleton.tsx'
import { allowanceStates, allowanceWords as words } from './allowance-words.ts'
import { NoResult } from './choose-circular.tsx'
import { Figures } from './figures.tsx'
import { PublishApproved } from './publish-approved.tsx'

export type Decided = AnswerOf<typeof getDecided>
type Props = { setupId: number; actions: ReadonlySet<Action>; onChanged(): void }

/** Whom the director has approved, file by file, and what is missing before it can be published. */
export function ApprovedList({ setupId, actions, onChanged }: Props) {
  const { text, date, number } = useLanguage()
  const [params] = useSearchParams()
  const page = readPage(params.get('page'))
  const columns = useColumns()
  const decided = useQuery({
    queryKey: ['decided', setupId, page],
    placeholderData: keepPreviousData,
    retry: false,
    queryFn: async () => (await call(getDecided, { params: { id: setupId }, query: { page, size: 50 } })).data,
  })
  const [isAsking, setIsAsking] = useState(false)
  if (decided.isPending) return <SkeletonLines lines={8} />
  if (decided.error) {
    const isSecret = decided.error instanceof CallProblem && decided.error.code === 'NOT_FOUND'
    if (isSecret) return <NoResult title={text(words.notYet)} more={text(words.notYetText)} />
    return <LoadFailed problem={decided.error} onRetry={() => void decided.refetch()} />
  }
  const { state, approved, refused, undecided, sum, memoNo, closesOn, list } = decided.data
  const figures = [
    { name: words.state, value: text(allowanceStates[state]) },
    { name: words.approved, value: number(approved) },
    { name: words.refused, value: number(refused) },
    { name: words.undecided, value: number(undecided) },
    { name: words.total, value: text(words.taka, { amount: number(sum.replace(/\.00$/, '')) }) },
    ...(memoNo ? [{ name: words.memo, value: memoNo }] : []),
  ]
  return (
    <Card title={text(words.list)}>
      <div className="flex flex-col gap-4">
        <Figures figures={figures} />
        {state === 'OPEN' && <Alert kind="info">{text(words.stillOpen, { date: date(closesOn) })}</Alert>}
        {state === 'DECIDING' && undecided > 0 && <Alert kind="info">{text(words.waits, { n: number(undecided) })}</Alert>}
        {state === 'READY' && actions.has('publish') && (
          <Button className="self-start" icon={<Megaphone aria-hidden size={20} />} onClick={() => setIsAsking(true)}>
            {text(words.publish)}
          </Button>
        )}
        {list.length === 0 ? (
          <p className="text-muted">{text(words.none)}</p>
        ) : (
          <>
            <DataTable caption={text(words.list)} columns={columns} rows={list} rowId={({ applicationNo }) => applicationNo} />
            <Pagination {...decided.data} />
          </>
        )}
        {isAsking && <PublishApproved setupId={setupId} decided={decided.data} onClose={() => setIsAsking(false)} onDone={onChanged} />}
      </div>
    </Card>
  )
}

function useColumns(): Column<Decided['list'][number]>[] {
  const { text, number } = useLanguage()
  return [
    {
      id: 'application',
      header: text(words.application),
      cell: ({ applicationNo }) => (
        <TextLink to={`/disability-allowance?view=all&application=${applicationNo}`} className="font-semibold whitespace-nowrap">
          {applicationNo}
        </TextLink>
      ),
    },
    { id: 'child', header: text(words.child), cell: ({ name, nameBng }) => text({ bn: nameBng || name, en: name || nameBng }) },
    { id: 'district', header: text(words.district), cell: ({ district, districtBng }) => text({ bn: districtBng, en: district }) || '–' },
    { id: 'amount', header: text(words.amount), isNumeric: true, cell: ({ amount }) => number(amount.replace(/\.00$/, '')) },
  ]
}
