import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft, Play } from 'lucide-react'
import { useEffect } from 'react'
import type { AnswerOf } from '../../../../domain/src/contracts/contract.ts'
import { getImport, startImport } from '../../../../domain/src/contracts/registry.ts'
import { call } from '../../api-client/call.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { ProgressLine } from '../../ui/staff/progress-line.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { problemMessage } from '../../ui/use-problems.ts'
import { importWords } from './import-words.ts'
import { RowErrors } from './row-errors.tsx'
import { kindNames } from './words.ts'

type Standing = AnswerOf<typeof getImport>

/** One import: how far it is, asked every second while it runs, and how it ended. */
export function ImportStanding({ importId, mayImport }: { importId: string; mayImport: boolean }) {
  const { text } = useLanguage()
  const queries = useQueryClient()
  const standing = useQuery({
    queryKey: ['registry', 'import', importId],
    queryFn: async () => (await call(getImport, { params: { id: importId } })).data,
    refetchInterval: ({ state }) => (state.data?.state === 'RUNNING' ? 1000 : false),
  })
  const state = standing.data?.state
  useEffect(() => {
    // What was imported shows in the lists at once.
    if (state === 'DONE') void queries.invalidateQueries({ queryKey: ['registry'], predicate: ({ queryKey }) => queryKey[1] !== 'import' })
  }, [state, queries])
  return (
    <Card className="flex flex-col gap-5">
      <div className="-ml-3">
        <ButtonLink to="?tab=imports" look="quiet" isSmall icon={<ArrowLeft aria-hidden size={18} />}>
          {text(importWords.back)}
        </ButtonLink>
      </div>
      {standing.isPending && <SkeletonLines />}
      {standing.error && <LoadFailed problem={standing.error} onRetry={() => void standing.refetch()} />}
      {standing.data && <StandingNow standing={standing.data} mayImport={mayImport} onStarted={() => void standing.refetch()} />}
    </Card>
  )
}

function StandingNow({ standing, mayImport, onStarted }: { standing: Standing; mayImport: boolean; onStarted(): void }) {
  const { text, number } = useLanguage()
  const { id, kind, fileName, state, total, refused, errors } = standing
  const { isBusy, run } = useBusy()
  const start = () =>
    void run(async () => {
      try {
        await call(startImport, { params: { id }, body: {} })
      } catch (problem) {
        toast({ kind: 'error', text: text(problemMessage(problem)) })
      }
      onStarted()
    })
  return (
    <>
      <div>
        <h2 className="text-lg font-bold break-all">{fileName}</h2>
        <p className="text-muted">{text(kindNames[kind])}</p>
      </div>
      <div aria-live="polite" className="empty:hidden">
        {state === 'DONE' && <Alert kind="success" title={text(importWords.done)} />}
        {state === 'FAILED' && <Alert kind="danger" title={text(importWords.failed)} />}
      </div>
      {state === 'RUNNING' && <Progress standing={standing} />}
      {state === 'READ' && mayImport && total > refused && (
        <div>
          <Button icon={<Play aria-hidden size={20} />} isBusy={isBusy} onClick={start}>
            {text(importWords.start, { n: number(total - refused) })}
          </Button>
        </div>
      )}
      <Counts standing={standing} />
      {errors.length > 0 && <RowErrors errors={errors} importId={id} />}
    </>
  )
}

function Progress({ standing: { done, total } }: { standing: Standing }) {
  const { text, number } = useLanguage()
  const said = text(importWords.progressOf, { done: number(done), total: number(total) })
  return <ProgressLine label={text(importWords.progress)} done={done} total={total} said={said} goesOn={text(importWords.goesOn)} />
}

function Counts({ standing }: { standing: Standing }) {
  const { text, number } = useLanguage()
  return (
    <dl className="grid grid-cols-3 gap-3 sm:max-w-xl">
      {(['added', 'changed', 'refused'] as const).map((count) => (
        <div key={count} className="rounded-control border border-line px-3 py-2 sm:px-4">
          <dt className="text-sm text-muted">{text(importWords[count])}</dt>
          <dd className="text-xl font-bold tabular-nums">{number(standing[count])}</dd>
        </div>
      ))}
    </dl>
  )
}
