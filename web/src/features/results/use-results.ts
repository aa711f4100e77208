import { useEffect, useState } from 'react'
import { searchResults, type ResultType } from '../../../../domain/src/contracts/results.ts'
import type { AnswerOf } from '../../../../domain/src/contracts/contract.ts'
import { call } from '../../api-client/call.ts'
import { askedOf, type Search } from './search.ts'

export type Results = AnswerOf<typeof searchResults>
export type ResultRow = Results['list'][number]
/** Of the education stipend everything is told that the contract knows. */
export type StipendRow = Required<ResultRow>
export const isStipend = (row: ResultRow): row is StipendRow => row.rollNo !== undefined

type Found = { search: Search; results: Results; isFirst: boolean }

/** The last answer, with the search it belongs to: it stays to be read until the next has come. */
type State = { found?: Found; problem?: unknown; answered?: string }

/** What is published for this search; nothing is asked while `search` is not known. */
export function useResults(type: ResultType, search: Search | undefined, page: string | null) {
  const [state, setState] = useState<State>({})
  const [attempt, setAttempt] = useState(0)
  const asked = search && JSON.stringify([search, page, attempt])
  useEffect(() => {
    if (!asked) return undefined
    let isWanted = true
    const [wanted, wantedPage] = JSON.parse(asked) as [Search, string | null]
    call(searchResults, { query: askedOf(type, wanted, wantedPage) }).then(
      ({ data }) =>
        isWanted && setState((last) => ({ found: { search: wanted, results: data, isFirst: !last.answered }, answered: asked })),
      (problem: unknown) => isWanted && setState({ problem, answered: asked }),
    )
    return () => {
      isWanted = false
    }
  }, [type, asked])
  return { ...state, isWaiting: state.answered !== asked || asked === undefined, retry: () => setAttempt(attempt + 1) }
}
