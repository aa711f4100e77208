import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { BadgeCheck, Megaphone } from 'lucide-react'
import { useState } from 'react'
import type { Action } from '../../../../../domain/src/access/actions.ts'
import type { AnswerOf } from '../../../../../domain/src/contracts/contract.ts'
import { getMeritList } from '../../../../../domain/src/contracts/merit-lists.ts'
import { publishResult } from '../../../../../domain/src/contracts/results.ts'
import { fill } from '../../../../../domain/src/language/bilingual.ts'
import { digitsInBoth } from '../../../../../domain/src/language/digits.ts'
import { call, CallProblem } from '../../../api-client/call.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useSearchParams } from '../../../router/use-search-params.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { readPage } from '../../../ui/page-window.ts'
import { Pagination } from '../../../ui/pagination.tsx'
import { SkeletonLines } from '../../../ui/skeleton.tsx'
import { allowanceWords as allowance } from './allowance-words.ts'
import { ApproveList } from './approve-list.tsx'
import { NoResult } from './choose-circular.tsx'
import { ConfirmAct } from './confirm-act.tsx'
import { ListFigures } from './list-figures.tsx'
import { MeritTable } from './merit-table.tsx'
import { words } from './merit-words.ts'

export type MeritList = AnswerOf<typeof getMeritList>
type Props = { setupId: number; actions: ReadonlySet<Action>; onChanged(): void }

/** The list as it was sent: the director approves it as one, and then publishes the result. */
export function DecidedList({ setupId, actions, onChanged }: Props) {
  const { text } = useLanguage()
  const [params] = useSearchParams()
  const page = readPage(params.get('page'))
  const list = useQuery({
    queryKey: ['merit-list', setupId, page],
    placeholderData: keepPreviousData,
    retry: false,
    queryFn: async () => (await call(getMeritList, { params: { id: setupId }, query: { page, size: 50 } })).data,
  })
  const [asking, setAsking] = useState<'approve' | 'publish'>()
  if (list.isPending) return <SkeletonLines lines={8} />
  if (list.error instanceof CallProblem && list.error.code === 'NOT_FOUND')
    return <NoResult title={text(allowance.notYet)} more={text(allowance.notYetText)} />
  if (list.error) return <LoadFailed problem={list.error} onRetry={() => void list.refetch()} />
  const { state, sum, eligible, selected } = list.data
  const close = () => setAsking(undefined)
  return (
    <Card title={text(words.list)}>
      <div className="flex flex-col gap-4">
        <ListFigures {...list.data} total={sum} />
        <div className="flex flex-wrap gap-3 empty:hidden">
          {state === 'PROPOSED' && actions.has('approve') && (
            <Button icon={<BadgeCheck aria-hidden size={20} />} onClick={() => setAsking('approve')}>
              {text(words.approve)}
            </Button>
          )}
          {state === 'APPROVED' && actions.has('publish') && (
            <Button icon={<Megaphone aria-hidden size={20} />} onClick={() => setAsking('publish')}>
              {text(words.publish)}
            </Button>
          )}
        </div>
        <MeritTable rows={list.data.list} selected={selected} />
        <Pagination {...list.data} />
        {asking === 'approve' && <ApproveList setupId={setupId} list={list.data} onClose={close} onDone={onChanged} />}
        {asking === 'publish' && (
          <ConfirmAct
            title={words.publishTitle}
            yes={words.publishYes}
            act={async () => (await call(publishResult, { params: { id: setupId }, isPatient: true })).data}
            said={(told) => fill(words.published, { selected: digitsInBoth(told.selected), notSelected: digitsInBoth(told.notSelected) })}
            onClose={close}
            onDone={onChanged}
          >
            <p className="font-semibold">{text(words.publishWho)}</p>
            <ul className="grid list-disc gap-2 pl-6">
              <li>{text(words.tellSelected, { n: selected })}</li>
              <li>{text(words.tellOthers, { n: eligible - selected })}</li>
              <li>{text(words.tellPublic)}</li>
            </ul>
            <p>{text(words.cannotUndo)}</p>
          </ConfirmAct>
        )}
      </div>
    </Card>
  )
}
