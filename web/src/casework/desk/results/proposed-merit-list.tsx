import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { BadgeCheck, Megaphone } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Action } from '@wewb/domain/access/actions'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { getMeritList } from '@wewb/domain/content/merit-list-contracts'
import { publishResult } from '@wewb/domain/content/result-contracts'
import { interpolate } from '@wewb/domain/language/bilingual'
import { bilingualDigits } from '@wewb/domain/language/digits'
import { sendRequest, ApiProblem } from '#lib/api-client/send-request.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { Button } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { parsePage } from '#components/tables/page-window.ts'
import { Pagination } from '#components/tables/pagination.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { allowanceMessages as allowance } from './allowance-messages.ts'
import { NoResult } from './choose-circular.tsx'
import { ConfirmAction } from './confirm-action.tsx'
import { MeritListFigures } from './merit-list-figures.tsx'
import { MeritTable } from './merit-table.tsx'
import { meritListMessages } from './merit-list-messages.ts'

// Lazy, because most visits approve nothing.
const ApproveMeritList = lazy(async () => ({ default: (await import('./approve-merit-list.tsx')).ApproveMeritList }))

export type MeritList = ResponseOf<typeof getMeritList>
type Props = { setupId: number; actions: ReadonlySet<Action>; onChanged(): void }

/** The proposed list: the director approves it as a whole and then publishes the result. */
export function ProposedMeritList({ setupId, actions, onChanged }: Props) {
  const { text } = useLanguage()
  const [params] = useSearchParams()
  const page = parsePage(params.get('page'))
  const list = useQuery({
    queryKey: ['merit-list', setupId, page],
    placeholderData: keepPreviousData,
    retry: false,
    queryFn: async () => (await sendRequest(getMeritList, { params: { id: setupId }, query: { page, size: 50 } })).data,
  })
  const [confirming, setConfirming] = useState<'approve' | 'publish'>()
  if (list.isPending) return <SkeletonLines lines={8} />
  if (list.error instanceof ApiProblem && list.error.code === 'NOT_FOUND')
    return <NoResult title={text(allowance.notYet)} more={text(allowance.notYetText)} />
  if (list.error) return <LoadFailed problem={list.error} onRetry={() => void list.refetch()} />
  const { state, sum, eligible, selected } = list.data
  const close = () => setConfirming(undefined)
  return (
    <Card title={text(meritListMessages.list)}>
      <div className="flex flex-col gap-4">
        <MeritListFigures {...list.data} total={sum} />
        <div className="flex flex-wrap gap-3 empty:hidden">
          {state === 'PROPOSED' && actions.has('approve') && (
            <Button icon={<BadgeCheck aria-hidden size={20} />} onClick={() => setConfirming('approve')}>
              {text(meritListMessages.approve)}
            </Button>
          )}
          {state === 'APPROVED' && actions.has('publish') && (
            <Button icon={<Megaphone aria-hidden size={20} />} onClick={() => setConfirming('publish')}>
              {text(meritListMessages.publish)}
            </Button>
          )}
        </div>
        <MeritTable rows={list.data.list} selected={selected} />
        <Pagination {...list.data} />
        {confirming === 'approve' && (
          <Suspense fallback={null}>
            <ApproveMeritList setupId={setupId} list={list.data} onClose={close} onDone={onChanged} />
          </Suspense>
        )}
        {confirming === 'publish' && (
          <ConfirmAction
            title={meritListMessages.publishTitle}
            confirmLabel={meritListMessages.publishYes}
            onConfirm={async () =>
              (
                await sendRequest(publishResult, {
                  params: { id: setupId },
                  body: { version: list.data.version },
                  isOfflineTolerant: true,
                })
              ).data
            }
            successMessage={(response) =>
              interpolate(meritListMessages.published, {
                selected: bilingualDigits(response.selected),
                notSelected: bilingualDigits(response.notSelected),
              })
            }
            onClose={close}
            onDone={onChanged}
          >
            <p className="font-semibold">{text(meritListMessages.publishWho)}</p>
            <ul className="grid list-disc gap-2 pl-6">
              <li>{text(meritListMessages.tellSelected, { n: selected })}</li>
              <li>{text(meritListMessages.tellOthers, { n: eligible - selected })}</li>
              <li>{text(meritListMessages.tellPublic)}</li>
            </ul>
            <p>{text(meritListMessages.cannotUndo)}</p>
          </ConfirmAction>
        )}
      </div>
    </Card>
  )
}
