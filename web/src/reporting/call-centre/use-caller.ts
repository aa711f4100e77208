import { useState } from 'react'
import { validateCallerSearch, searchCaller } from '@wewb/domain/reporting/phone-call-contracts'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { useProblems } from '#components/feedback/use-problems.ts'

export type CallerSearchResponse = ResponseOf<typeof searchCaller>
export type CallerApplication = CallerSearchResponse['files'][number]
export type PastPhoneCall = CallerSearchResponse['calls'][number]

/** State of the caller search. It is not part of the URL and is lost with the page. */
export function useCaller() {
  const [searchText, setTyped] = useState('')
  const [result, setResult] = useState<{ search: string; response: CallerSearchResponse }>()
  const problems = useProblems()
  const { isBusy, run } = useBusy()
  const runSearch = () => {
    // Clears the previous caller while the next one is looked up.
    setResult(undefined)
    if (problems.showIssues(validateCallerSearch(searchText))) return
    problems.clear()
    void run(() =>
      sendRequest(searchCaller, {
        body: { search: searchText.trim() },
        showLoader: false,
        isOfflineTolerant: true,
      }).then(({ data }) => setResult({ search: searchText.trim(), response: data }), problems.showProblem),
    )
  }
  return {
    typed: searchText,
    changeSearchText: (text: string) => {
      problems.clearErrorsAt('search')
      setTyped(text)
    },
    ...result,
    problems,
    isBusy,
    find: runSearch,
    reset: () => {
      setTyped('')
      setResult(undefined)
      problems.clear()
    },
    addPhoneCall: (logged: PastPhoneCall) =>
      setResult((now) => now && { ...now, response: { ...now.response, calls: [logged, ...now.response.calls] } }),
  }
}
export type Caller = ReturnType<typeof useCaller>
