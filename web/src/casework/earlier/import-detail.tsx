import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ArrowLeft, Check, Send } from 'lucide-react'
import {
  decideEarlierImport,
  getEarlierImport,
  mapEarlierImport,
  submitEarlierImport,
  type EarlierImportDetail,
} from '@wewb/domain/casework/earlier-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { parsePage } from '#components/tables/page-window.ts'
import { Button, ButtonLink } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { StatusBadge } from '#components/feedback/status-badge.tsx'
import { toast } from '#components/feedback/toast.tsx'
import { problemMessage } from '#components/feedback/use-problems.ts'
import { importStateBadges, importStateMessages } from './earlier-status.ts'
import { ImportMapping } from './import-mapping.tsx'
import { ImportRows } from './import-rows.tsx'
import { earlierImportMessages } from './import-messages.ts'

type Answer = Promise<{ data: EarlierImportDetail; message: string }>

/** One import as both people see it: file, mapping, rows and errors, with what the reader may do. */
export function ImportDetail({ id }: { id: string }) {
  const { text } = useLanguage()
  const { isBusy, run } = useBusy()
  const [query] = useSearchParams()
  const page = parsePage(query.get('page'))
  const { data, error, refetch } = useQuery({
    queryKey: ['earlier-imports', 'one', id, page],
    queryFn: async () =>
      (await sendRequest(getEarlierImport, { params: { id }, query: { page }, showLoader: false })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'RUNNING' ? 1000 : false),
  })
  const send = (request: () => Answer) =>
    void run(async () => {
      try {
        const { message } = await request()
        if (message) toast({ kind: 'success', text: message })
      } catch (problem) {
        toast({ kind: 'error', text: text(problemMessage(problem)) })
      }
      await refetch()
    })
  const decide = (decision: 'CONFIRMED' | 'DECLINED') =>
    send(() => sendRequest(decideEarlierImport, { params: { id }, body: { decision }, isOfflineTolerant: true }))
  return (
    <Card className="flex flex-col gap-5">
      <div className="-ml-3">
        <ButtonLink to="?tab=imports" variant="quiet" isSmall icon={<ArrowLeft aria-hidden size={18} />}>
          {text(earlierImportMessages.back)}
        </ButtonLink>
      </div>
      {error && <LoadFailed problem={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonLines />}
      {data && (
        <>
          <ImportSummary detail={data} />
          {data.mayMapYn === 'Y' && (
            <ImportMapping
              detail={data}
              isBusy={isBusy}
              onChange={(mapping) =>
                send(() =>
                  sendRequest(mapEarlierImport, { params: { id }, body: { mapping }, isOfflineTolerant: true }),
                )
              }
            />
          )}
          <div className="flex flex-wrap gap-3 empty:hidden">
            {data.mayMapYn === 'Y' && data.total > data.refused && (
              <Button
                icon={<Send aria-hidden size={20} />}
                isBusy={isBusy}
                onClick={() =>
                  send(() => sendRequest(submitEarlierImport, { params: { id }, body: {}, isOfflineTolerant: true }))
                }
              >
                {text(earlierImportMessages.submit)}
              </Button>
            )}
            {data.mayDecideYn === 'Y' && (
              <>
                <Button icon={<Check aria-hidden size={20} />} isBusy={isBusy} onClick={() => decide('CONFIRMED')}>
                  {text(earlierImportMessages.confirm)}
                </Button>
                <Button variant="danger" isBusy={isBusy} onClick={() => decide('DECLINED')}>
                  {text(earlierImportMessages.decline)}
                </Button>
              </>
            )}
          </div>
          {data.state === 'SUBMITTED' && data.mayDecideYn === 'N' && (
            <Alert kind="info">{text(earlierImportMessages.ownWaits)}</Alert>
          )}
          <ImportRows detail={data} />
        </>
      )}
    </Card>
  )
}

function ImportSummary({ detail }: { detail: EarlierImportDetail }) {
  const { text, number, date, time } = useLanguage()
  const { fileName, sha256, state, uploadedBy, uploadedAt, decidedBy, decidedAt } = detail
  const at = (moment: string) => `${date(moment)}, ${time(moment)}`
  return (
    <>
      <div>
        <h2 className="flex flex-wrap items-center gap-3 text-lg font-bold">
          <span className="break-all">{fileName}</span>
          <StatusBadge status={importStateBadges[state]}>{text(importStateMessages[state])}</StatusBadge>
        </h2>
        <p className="text-sm text-muted">
          {text(earlierImportMessages.uploadedBy)}: {uploadedBy} · {at(uploadedAt)}
        </p>
        {decidedBy && decidedAt && (
          <p className="text-sm text-muted">
            {text(earlierImportMessages.decidedBy)}: {decidedBy} · {at(decidedAt)}
          </p>
        )}
        <p className="text-sm text-muted">
          {text(earlierImportMessages.hash)}:{' '}
          <code lang="en" className="break-all">
            {sha256}
          </code>
        </p>
      </div>
      <dl aria-live="polite" className="grid grid-cols-2 gap-3 sm:max-w-2xl sm:grid-cols-4">
        {(['total', 'refused', 'known', 'added'] as const).map((count) => (
          <div key={count} className="rounded-control border border-line px-3 py-2 sm:px-4">
            <dt className="text-sm text-muted">{text(earlierImportMessages[count])}</dt>
            <dd className="text-xl font-bold tabular-nums">{number(detail[count])}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
