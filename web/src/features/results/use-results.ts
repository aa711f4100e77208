import { useEffect, useState } from 'react'
import { searchResults } from '../../../../domain/src/contracts/setups.ts'
import type { AnswerOf } from '../../../../domain/src/contracts/contract.ts'
import { call } from '../../api-client/call.ts'
import { askedOf, type Search } from './search.ts'

export type Results = AnswerOf<typeof searchResults>
export type ResultRow = Results['list'][number]

type Found = { search: Search; results: Results; isFirst: boolean }

/** The last answer, with the search it belongs to: it stays to be read until the next has come. */
type State = { found?: Found; problem?: unknown; answered?: string }

/** What is published for this search; nothing is asked while `search` is not known. */
export function useResults(search: Search | undefined, page: string | null) {
  const [state, setState] = useState<State>({})
  const [attempt, setAttempt] = useState(0)
  const asked = search && JSON.stringify([search, page, attempt])
  useEffect(() => {
    if (!asked) return undefined
    let isWanted = true
    const [wanted, wantedPage] = JSON.parse(asked) as [Search, string | null]
    call(searchResults, { query: askedOf(wanted, wantedPage) }).then(
      ({ data }) =>
        isWanted && setState((last) => ({ found: { search: wanted, results: data, isFirst: !last.answered }, answered: asked })),
      (problem: unknown) => isWanted && setState({ problem, answered: asked }),
    )
    return () => {
      isWanted = false
    }
  }, [asked])
  return { ...state, isWaiting: state.answered !== asked || asked === undefined, retry: () => setAttempt(attempt + 1) }
}
