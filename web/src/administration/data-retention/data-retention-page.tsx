import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listRetention } from '@wewb/domain/administration/retention-contracts'
import { getScreen } from '@wewb/domain/access/screens'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useText } from '#lib/i18n/language.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { PageTitle } from '#components/layout/page-title.tsx'
import { dataRetentionMessages } from './messages.ts'
import { LegalHolds } from './legal-holds.tsx'
import { ReasonDialog, type ReasonQuestion } from './reason-dialog.tsx'
import { RetentionRules } from './retention-rules.tsx'
import { RetentionRuns } from './retention-runs.tsx'

export type Retention = ResponseOf<typeof listRetention>

/** Rules of removal with a preview, proposals that a second person decides, and what no rule may remove. */
export function DataRetentionPage() {
  const text = useText()
  const [question, setQuestion] = useState<ReasonQuestion>()
  const { data, error, refetch } = useQuery({
    queryKey: ['data-retention', 'runs'],
    staleTime: 0,
    queryFn: async () => (await sendRequest(listRetention, { showLoader: false })).data,
    refetchInterval: ({ state }) => (state.data?.runs.some((run) => run.state === 'RUNNING') ? 3000 : false),
  })
  const running = data?.runs.filter((run) => run.state === 'RUNNING').length
  // A preview reads whole tables: it is not polled with the runs, but read again when one of them ends.
  const previews = useQuery({
    queryKey: ['data-retention', 'previews', running],
    enabled: running !== undefined,
    staleTime: 0,
    queryFn: async () =>
      (await sendRequest(listRetention, { query: { previewYn: 'Y' }, showLoader: false })).data.rules,
  })
  const ask = (asked: ReasonQuestion) =>
    setQuestion({
      ...asked,
      send: async (input) => {
        const answer = await asked.send(input)
        await Promise.all([refetch(), previews.refetch()])
        return answer
      },
    })
  return (
    <>
      <PageTitle intro={text(dataRetentionMessages.intro)}>{text(getScreen('data-retention').title)}</PageTitle>
      {error && <LoadFailed problem={error} onRetry={() => void refetch()} />}
      {previews.error && <LoadFailed problem={previews.error} onRetry={() => void previews.refetch()} />}
      {!data && !error && <SkeletonLines lines={8} />}
      {data && (
        <div className="grid gap-4">
          <RetentionRules rules={previews.data ?? data.rules} runs={data.runs} onAsk={ask} />
          <RetentionRuns runs={data.runs} onAsk={ask} />
          <LegalHolds holds={data.holds} onAsk={ask} />
        </div>
      )}
      {question && <ReasonDialog question={question} onClose={() => setQuestion(undefined)} />}
    </>
  )
}
