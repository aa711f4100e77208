import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Award, Send } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { makeMeritList, meritOrders } from '../../../../../domain/src/contracts/merit-lists.ts'
import { dhakaDay } from '../../../../../domain/src/language/dates.ts'
import { call } from '../../../api-client/call.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useSearchParams } from '../../../router/use-search-params.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card, EmptyState } from '../../../ui/card.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { readPage } from '../../../ui/page-window.ts'
import { Pagination } from '../../../ui/pagination.tsx'
import { SkeletonLines } from '../../../ui/skeleton.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import type { Setup } from '../use-setups.ts'
import { ConfirmAct } from './confirm-act.tsx'
import { ListFigures } from './list-figures.tsx'
import { MeritOrderList, type MeritOrder } from './merit-order.tsx'
import { MeritTable } from './merit-table.tsx'
import { words } from './merit-words.ts'

const linesOnPage = 50

type Wishes = { seats: string; order: MeritOrder[] }

const ask = (setupId: number, { seats, order }: Wishes, proposeYn: 'Y' | 'N') =>
  call(makeMeritList, {
    params: { id: setupId },
    body: { seats: Number(seats || 0), order, proposeYn },
    isPatient: true,
    showLoader: proposeYn === 'Y',
  })

/** The assistant director ranks, looks, ranks again, and sends the list to the director in one act. */
export function MakeList({ setup, onProposed }: { setup: Setup; onProposed(): void }) {
  const { text, date } = useLanguage()
  const [params, setParams] = useSearchParams()
  const { seats } = setup.circular
  const [typed, setTyped] = useState<Wishes>({ seats: typeof seats === 'number' ? String(seats) : '', order: [...meritOrders] })
  const [ranked, setRanked] = useState(typed)
  const [today] = useState(() => dhakaDay(new Date()))
  const [isAsking, setIsAsking] = useState(false)
  const list = useQuery({
    queryKey: ['merit-preview', setup.setupId, ranked],
    gcTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async () => (await ask(setup.setupId, ranked, 'N')).data,
  })
  const isChanged = JSON.stringify(typed) !== JSON.stringify(ranked)
  const isStillOpen = today <= setup.closesOn
  const rank = (event: FormEvent) => {
    event.preventDefault()
    setRanked(typed)
    if (params.has('page')) setParams((now) => (now.delete('page'), now), { replace: true })
  }
  const page = readPage(params.get('page'))
  return (
    <>
      <Card title={text(words.make)}>
        <form onSubmit={rank} className="grid items-start gap-6 md:grid-cols-[minmax(0,26rem)_1fr]">
          <MeritOrderList order={typed.order} onOrder={(order) => setTyped((before) => ({ ...before, order }))} />
          <div className="flex flex-col items-start gap-4">
            <TextInput
              id="seats"
              script="digits"
              width="short"
              maxLength={6}
              label={text(words.seats)}
              hint={text(words.seatsHint)}
              isOptional
              value={typed.seats}
              onChange={(awards) => setTyped((before) => ({ ...before, seats: awards }))}
            />
            <Button type="submit" look="secondary">
              {text(words.rank)}
            </Button>
          </div>
        </form>
      </Card>
      {list.isPending && <SkeletonLines lines={8} />}
      {list.error && <LoadFailed problem={list.error} onRetry={() => void list.refetch()} />}
      {list.data?.eligible === 0 && (
        <Card>
          <EmptyState icon={<Award aria-hidden size={28} />} title={text(words.noEligible)}>
            {text(words.noEligibleText)}
          </EmptyState>
        </Card>
      )}
      {list.data && list.data.eligible > 0 && (
        <Card title={text(words.list)}>
          <div className="flex flex-col gap-4">
            <ListFigures {...list.data} />
            {isStillOpen && <Alert kind="info">{text(words.stillOpen, { date: date(setup.closesOn) })}</Alert>}
            {isChanged && <Alert kind="needs-you">{text(words.changed)}</Alert>}
            <MeritTable rows={list.data.list.slice((page - 1) * linesOnPage, page * linesOnPage)} selected={list.data.selected} />
            <Pagination
              page={page}
              size={linesOnPage}
              total={list.data.list.length}
              lastPage={Math.ceil(list.data.list.length / linesOnPage)}
            />
            {!isStillOpen && (
              <Button className="self-start" disabled={isChanged} icon={<Send aria-hidden size={20} />} onClick={() => setIsAsking(true)}>
                {text(words.propose)}
              </Button>
            )}
            {isAsking && (
              <ConfirmAct
                title={words.proposeTitle}
                yes={words.proposeYes}
                act={() => ask(setup.setupId, ranked, 'Y')}
                said={() => words.proposed}
                onClose={() => setIsAsking(false)}
                onDone={onProposed}
              >
                <p>{text(words.proposeText, { eligible: list.data.eligible, selected: list.data.selected })}</p>
              </ConfirmAct>
            )}
          </div>
        </Card>
      )}
    </>
  )
}
