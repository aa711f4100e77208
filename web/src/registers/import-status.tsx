import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft, Play } from 'lucide-react'
import { useEffect } from 'react'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { getImport, startImport } from '@wewb/domain/registers/register-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { Button, ButtonLink } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { ProgressBar } from '#components/feedback/progress-bar.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { toast } from '#components/feedback/toast.tsx'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { problemMessage } from '#components/feedback/use-problems.ts'
import { importMessages } from './import-messages.ts'
import { RowErrors } from './row-errors.tsx'
import { importKindNames } from './messages.ts'

type ImportDetails = ResponseOf<typeof getImport>

/** One import: polls its progress every second while it runs, and shows the result. */
export function ImportStatus({ importId, mayImport }: { importId: string; mayImport: boolean }) {
  const { text } = useLanguage()
  const queryClient = useQueryClient()
  const status = useQuery({
    queryKey: ['registry', 'import', importId],
    queryFn: async () => (await sendRequest(getImport, { params: { id: importId } })).data,
    refetchInterval: ({ state }) => (state.data?.state === 'RUNNING' ? 1000 : false),
  })
  const state = status.data?.state
  useEffect(() => {
    // Refreshes the lists after the import.
    if (state === 'DONE')
      void queryClient.invalidateQueries({
        queryKey: ['registry'],
        predicate: ({ queryKey }) => queryKey[1] !== 'import',
      })
  }, [state, queryClient])
  return (
    <Card className="flex flex-col gap-5">
      <div className="-ml-3">
        <ButtonLink to="?tab=imports" variant="quiet" isSmall icon={<ArrowLeft aria-hidden size={18} />}>
          {text(importMessages.back)}
        </ButtonLink>
      </div>
      {status.isPending && <SkeletonLines />}
      {status.error && <LoadFailed problem={status.error} onRetry={() => void status.refetch()} />}
      {status.data && <StateNow status={status.data} mayImport={mayImport} onStarted={() => void status.refetch()} />}
    </Card>
  )
}

function StateNow({ status, mayImport, onStarted }: { status: ImportDetails; mayImport: boolean; onStarted(): void }) {
  const { text, number } = useLanguage()
  const { id, kind, fileName, state, total, refused, errors } = status
  const { isBusy, run } = useBusy()
  const start = () =>
    void run(async () => {
      try {
        await sendRequest(startImport, { params: { id }, body: {} })
      } catch (problem) {
        toast({ kind: 'error', text: text(problemMessage(problem)) })
      }
      onStarted()
    })
  return (
    <>
      <div>
        <h2 className="text-lg font-bold break-all">{fileName}</h2>
        <p className="text-muted">{text(importKindNames[kind])}</p>
      </div>
      <div aria-live="polite" className="empty:hidden">
        {state === 'DONE' && <Alert kind="success" title={text(importMessages.done)} />}
        {state === 'FAILED' && <Alert kind="danger" title={text(importMessages.failed)} />}
      </div>
      {state === 'RUNNING' && <Progress status={status} />}
      {state === 'READ' && mayImport && total > refused && (
        <div>
          <Button icon={<Play aria-hidden size={20} />} isBusy={isBusy} onClick={start}>
            {text(importMessages.start, { n: number(total - refused) })}
          </Button>
        </div>
      )}
      <Counts status={status} />
      {errors.length > 0 && <RowErrors errors={errors} importId={id} />}
    </>
  )
}

function Progress({ status: { done, total } }: { status: ImportDetails }) {
  const { text, number } = useLanguage()
  const progressText = text(importMessages.progressOf, { done: number(done), total: number(total) })
  return (
    <ProgressBar
      label={text(importMessages.progress)}
      done={done}
      total={total}
      statusText={progressText}
      hint={text(importMessages.goesOn)}
    />
  )
}

function Counts({ status }: { status: ImportDetails }) {
  const { text, number } = useLanguage()
  return (
    <dl className="grid grid-cols-3 gap-3 sm:max-w-xl">
      {(['added', 'changed', 'refused'] as const).map((count) => (
        <div key={count} className="rounded-control border border-line px-3 py-2 sm:px-4">
          <dt className="text-sm text-muted">{text(importMessages[count])}</dt>
          <dd className="text-xl font-bold tabular-nums">{number(status[count])}</dd>
        </div>
      ))}
    </dl>
  )
}
