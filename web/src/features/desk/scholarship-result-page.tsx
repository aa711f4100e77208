import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Award } from 'lucide-react'
import { listResults } from '../../../../domain/src/contracts/setups.ts'
import { call } from '../../api-client/call.ts'
import { useText } from '../../i18n/language.tsx'
import { useSearchParams } from '../../router/use-search-params.ts'
import { Card, EmptyState } from '../../ui/card.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Select } from '../../ui/select.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { DecidedList } from './results/decided-list.tsx'
import { MakeList } from './results/make-list.tsx'
import { words } from './results/merit-words.ts'
import { useActions } from './use-actions.ts'
import { setupsKey, useSetups } from './use-setups.ts'

const service = 'edu-allowance'
const resultsKey = ['results'] as const

/** From the merit list to the published result, one circular at a time. */
export function ScholarshipResultPage() {
  const text = useText()
  const client = useQueryClient()
  const actions = useActions('/scholarship-result')
  const [params, setParams] = useSearchParams()
  const { setups, isShown } = useSetups(service)
  const results = useQuery({ queryKey: resultsKey, queryFn: async () => (await call(listResults, { query: { size: 100 } })).data })
  const published = isShown ? (setups.data?.list ?? []).filter(({ state }) => state !== 'DRAFT') : []
  // Who may not see the circulars themselves still sees the lists that were made.
  const choices = published.length > 0 ? published : (results.data?.list ?? [])
  const chosen = params.get('circular') ?? ''
  const setup = published.find(({ setupId }) => String(setupId) === chosen)
  const result = results.data?.list.find(({ setupId }) => String(setupId) === chosen)
  // The director has this permission for single files; a list is made at the desk before his.
  const mayMake = actions.has('reject') && !actions.has('approve')
  const reload = () => {
    for (const queryKey of [resultsKey, setupsKey(service), ['merit-list']]) void client.invalidateQueries({ queryKey })
  }
  const isPending = setups.isPending || results.isPending
  return (
    <>
      <PageTitle intro={text(words.intro)}>{text(words.title)}</PageTitle>
      {isPending && <SkeletonLines lines={4} />}
      {results.error && <LoadFailed problem={results.error} onRetry={() => void results.refetch()} />}
      {!isPending && choices.length === 0 && <Nothing title={text(words.noCircular)} />}
      {choices.length > 0 && (
        <Card>
          <Select
            id="circular"
            width="medium"
            label={text(words.circular)}
            value={chosen}
            onChange={(circular) => setParams(circular ? { circular } : {})}
            options={choices.map(({ setupId, title, titleBng }) => ({ value: String(setupId), label: text({ bn: titleBng, en: title }) }))}
          />
        </Card>
      )}
      {result && <DecidedList key={result.setupId} setupId={result.setupId} actions={actions} onChanged={reload} />}
      {!isPending && setup && !result && mayMake && <MakeList key={setup.setupId} setup={setup} onProposed={reload} />}
      {!isPending && setup && !result && !mayMake && <Nothing title={text(words.noList)} more={text(words.noListText)} />}
    </>
  )
}

const Nothing = ({ title, more }: { title: string; more?: string }) => (
  <Card>
    <EmptyState icon={<Award aria-hidden size={28} />} title={title}>
      {more}
    </EmptyState>
  </Card>
)
