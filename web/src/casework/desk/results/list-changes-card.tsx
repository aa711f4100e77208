import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { PencilLine } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { listListChanges } from '@wewb/domain/content/list-change-contracts'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { sendRequest, ApiProblem } from '#lib/api-client/send-request.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { Alert } from '#components/feedback/alert.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { ListChange } from './list-change.tsx'
import { listChangeMessages } from './list-change-messages.ts'

// Lazy, because reading the history does not need the inputs of a form.
const ProposeChange = lazy(async () => ({ default: (await import('./propose-list-change.tsx')).ProposeListChange }))

export type ListChanges = ResponseOf<typeof listListChanges>
type Props = { setupId: number; onChanged(): void }

/** Shows how a list has changed since it was proposed, and lets staff propose and decide changes. */
export function ListChangesCard({ setupId, onChanged }: Props) {
  const { text, number } = useLanguage()
  const client = useQueryClient()
  const [params, setParams] = useSearchParams()
  const [isProposing, setIsProposing] = useState(false)
  const changes = useQuery({
    queryKey: ['list-changes', setupId],
    placeholderData: keepPreviousData,
    retry: false,
    queryFn: async () =>
      (await sendRequest(listListChanges, { params: { id: setupId }, query: { page: 1, size: 100 } })).data,
  })
  if (changes.isPending) return <SkeletonLines lines={4} />
  // Lists from outside, and lists that this person only views, have no history.
  if (changes.error instanceof ApiProblem && changes.error.code === 'NOT_FOUND') return null
  if (changes.error) return <LoadFailed problem={changes.error} onRetry={() => void changes.refetch()} />
  const { list, version, state, openYn, mayProposeYn } = changes.data
  // The page of an application leads here with its number.
  const named = params.get('change') ?? ''
  const mayPropose = mayProposeYn === 'Y' && openYn === 'N'
  const close = () => {
    setIsProposing(false)
    if (named) setParams((now) => (now.delete('change'), now), { replace: true })
  }
  const reload = () => {
    void client.invalidateQueries({ queryKey: ['list-changes', setupId] })
    onChanged()
  }
  return (
    <Card title={text(listChangeMessages.title)}>
      <div className="flex flex-col gap-4">
        <p className="max-w-[68ch]">
          {text(listChangeMessages.explain)}{' '}
          <span className="text-muted">{text(listChangeMessages.version, { n: number(version) })}</span>
        </p>
        {openYn === 'Y' && (
          <Alert kind="needs-you">
            {text(state === 'PUBLISHED' ? listChangeMessages.waitsPublic : listChangeMessages.waits)}
          </Alert>
        )}
        {mayPropose && (
          <Button
            variant="secondary"
            className="self-start"
            icon={<PencilLine aria-hidden size={20} />}
            onClick={() => setIsProposing(true)}
          >
            {text(listChangeMessages.propose)}
          </Button>
        )}
        {list.length === 0 ? (
          <p className="text-muted">{text(listChangeMessages.none)}</p>
        ) : (
          <ol className="grid gap-4">
            {list.map((change) => (
              <ListChange key={change.changeId} setupId={setupId} version={version} change={change} onDone={reload} />
            ))}
          </ol>
        )}
      </div>
      {mayPropose && (isProposing || named) && (
        <Suspense fallback={null}>
          <ProposeChange
            setupId={setupId}
            changes={changes.data}
            applicationNo={named}
            onClose={close}
            onDone={() => (close(), reload())}
          />
        </Suspense>
      )}
    </Card>
  )
}
