import { useEffect, useState } from 'react'
import { searchResults, type ResultType } from '@wewb/domain/content/result-contracts'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { toResultQuery, type ResultSearch } from './result-search.ts'

export type Results = ResponseOf<typeof searchResults>
export type ResultRow = Results['list'][number]
/** Rows of the education stipend have all fields of the contract. */
export type StipendRow = Required<ResultRow>
export const isStipend = (row: ResultRow): row is StipendRow => row.rollNo !== undefined

type Found = { search: ResultSearch; results: Results; isFirst: boolean }

/** The last response with its search; it stays until the next one arrives. */
type State = { found?: Found; problem?: unknown; answered?: string }

/** Loads the results of a search; sends no request while `search` is undefined. */
export function useResults(type: ResultType, search: ResultSearch | undefined, page: string | null) {
  const [state, setState] = useState<State>({})
  const [attempt, setAttempt] = useState(0)
  const queryKey = search && JSON.stringify([search, page, attempt])
  useEffect(() => {
    if (!queryKey) return undefined
    let isCurrent = true
    const [requestedSearch, requestedPage] = JSON.parse(queryKey) as [ResultSearch, string | null]
    sendRequest(searchResults, { query: toResultQuery(type, requestedSearch, requestedPage) }).then(
      ({ data }) =>
        isCurrent &&
        setState((last) => ({
          found: { search: requestedSearch, results: data, isFirst: !last.answered },
          answered: queryKey,
        })),
      (problem: unknown) => isCurrent && setState({ problem, answered: queryKey }),
    )
    return () => {
      isCurrent = false
    }
  }, [type, queryKey])
  return {
    ...state,
    isWaiting: state.answered !== queryKey || queryKey === undefined,
    retry: () => setAttempt(attempt + 1),
  }
}
