import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listPageProblems } from '@wewb/domain/content/page-problem-contracts'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { parsePage } from '#components/tables/page-window.ts'

export type PageProblem = ResponseOf<typeof listPageProblems>['list'][number]

const rowsOnPage = 25

export function usePageProblems() {
  const [params] = useSearchParams()
  const done = params.get('view') === 'done' ? ('Y' as const) : ('N' as const)
  const query = { page: parsePage(params.get('page')), size: rowsOnPage, done }
  const problems = useQuery({
    queryKey: ['page-problems', query],
    queryFn: async () => (await sendRequest(listPageProblems, { query })).data,
    placeholderData: keepPreviousData,
  })
  return { view: done === 'Y' ? ('done' as const) : ('open' as const), problems }
}
