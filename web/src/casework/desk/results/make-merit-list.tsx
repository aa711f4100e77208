import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Award, Send } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { createMeritList, meritOrders } from '@wewb/domain/content/merit-list-contracts'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { Alert } from '#components/feedback/alert.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Card, EmptyState } from '#components/layout/card.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { parsePage } from '#components/tables/page-window.ts'
import { Pagination } from '#components/tables/pagination.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { TextInput } from '#components/inputs/text-input.tsx'
import type { Setup } from '#casework/desk/use-setups.ts'
import { ConfirmAction } from './confirm-action.tsx'
import { MeritListFigures } from './merit-list-figures.tsx'
import { MeritOrderList, type MeritCriterion } from './merit-order.tsx'
import { MeritTable } from './merit-table.tsx'
import { meritListMessages } from './merit-list-messages.ts'

const linesOnPage = 50

type MeritListInput = { seats: string; order: MeritCriterion[] }

const sendMeritList = (setupId: number, { seats, order }: MeritListInput, proposeYn: 'Y' | 'N') =>
  sendRequest(createMeritList, {
    params: { id: setupId },
    body: { seats: Number(seats || 0), order, proposeYn },
    isOfflineTolerant: true,
    showLoader: proposeYn === 'Y',
  })

/** The assistant director ranks the applications repeatedly and then proposes the list to the director. */
export function MakeMeritList({ setup, onProposed }: { setup: Setup; onProposed(): void }) {
  const { text, date } = useLanguage()
  const [params, setParams] = useSearchParams()
  const { seats } = setup.circular
  const [typed, setTyped] = useState<MeritListInput>({
    seats: typeof seats === 'number' ? String(seats) : '',
    order: [...meritOrders],
  })
  const [ranked, setRanked] = useState(typed)
  const [today] = useState(() => toDhakaDate(new Date()))
  const [isConfirming, setIsConfirming] = useState(false)
  const list = useQuery({
    queryKey: ['merit-preview', setup.setupId, ranked],
    gcTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async () => (await sendMeritList(setup.setupId, ranked, 'N')).data,
  })
  const isChanged = JSON.stringify(typed) !== JSON.stringify(ranked)
  const isStillOpen = today <= setup.closesOn
  const rank = (event: FormEvent) => {
    event.preventDefault()
    setRanked(typed)
    if (params.has('page')) setParams((now) => (now.delete('page'), now), { replace: true })
  }
  const page = parsePage(params.get('page'))
  return (
    <>
      <Card title={text(meritListMessages.make)}>
        <form onSubmit={rank} className="grid items-start gap-6 md:grid-cols-[minmax(0,26rem)_1fr]">
          <MeritOrderList order={typed.order} onOrder={(order) => setTyped((before) => ({ ...before, order }))} />
          <div className="flex flex-col items-start gap-4">
            <TextInput
              id="seats"
              script="digits"
              width="short"
              maxLength={6}
              label={text(meritListMessages.seats)}
              hint={text(meritListMessages.seatsHint)}
              isOptional
              value={typed.seats}
              onChange={(awards) => setTyped((before) => ({ ...before, seats: awards }))}
            />
            <Button type="submit" variant="secondary">
              {text(meritListMessages.rank)}
            </Button>
          </div>
        </form>
      </Card>
      {list.isPending && <SkeletonLines lines={8} />}
      {list.error && <LoadFailed problem={list.error} onRetry={() => void list.refetch()} />}
      {list.data?.eligible === 0 && (
        <Card>
          <EmptyState icon={<Award aria-hidden size={28} />} title={text(meritListMessages.noEligible)}>
            {text(meritListMessages.noEligibleText)}
          </EmptyState>
        </Card>
      )}
      {list.data && list.data.eligible > 0 && (
        <Card title={text(meritListMessages.list)}>
          <div className="flex flex-col gap-4">
            <MeritListFigures {...list.data} />
            {isStillOpen && (
              <Alert kind="info">{text(meritListMessages.stillOpen, { date: date(setup.closesOn) })}</Alert>
            )}
            {isChanged && <Alert kind="needs-you">{text(meritListMessages.changed)}</Alert>}
            <MeritTable
              rows={list.data.list.slice((page - 1) * linesOnPage, page * linesOnPage)}
              selected={list.data.selected}
            />
            <Pagination
              page={page}
              size={linesOnPage}
              total={list.data.list.length}
              lastPage={Math.ceil(list.data.list.length / linesOnPage)}
            />
            {!isStillOpen && (
              <Button
                className="self-start"
                disabled={isChanged}
                icon={<Send aria-hidden size={20} />}
                onClick={() => setIsConfirming(true)}
              >
                {text(meritListMessages.propose)}
              </Button>
            )}
            {isConfirming && (
              <ConfirmAction
                title={meritListMessages.proposeTitle}
                confirmLabel={meritListMessages.proposeYes}
                onConfirm={() => sendMeritList(setup.setupId, ranked, 'Y')}
                successMessage={() => meritListMessages.proposed}
                onClose={() => setIsConfirming(false)}
                onDone={onProposed}
              >
                <p>
                  {text(meritListMessages.proposeText, { eligible: list.data.eligible, selected: list.data.selected })}
                </p>
              </ConfirmAction>
            )}
          </div>
        </Card>
      )}
    </>
  )
}
