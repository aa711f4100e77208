import { useState } from 'react'
import { validateCallerSearch, searchCaller } from '@wewb/domain/reporting/phone-call-contracts'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { useProblems } from '#components/feedback/use-problems.ts'

export type CallerSearchResponse = ResponseOf<typeof searchCaller>
export type CallerApplication = CallerSearchResponse['files'][number]
export type PastPhoneCall = CallerSearchResponse['calls'][number]

/** State of the caller search. None of it is part of the URL or outlives the page. */
export function useCaller() {
  const [typed, setTyped] = useState('')
  const [heard, setHeard] = useState<{ search: string; answer: CallerSearchResponse }>()
  const problems = useProblems()
  const { isBusy, run } = useBusy()
  const find = () => {
    // Clears the previous caller while the next one is looked up.
    setHeard(undefined)
    if (problems.refuse(validateCallerSearch(typed))) return
    problems.clear()
    void run(() =>
      sendRequest(searchCaller, { body: { search: typed.trim() }, showLoader: false, isPatient: true }).then(
        ({ data }) => setHeard({ search: typed.trim(), answer: data }),
        problems.failed,
      ),
    )
  }
  return {
    typed,
    type: (text: string) => {
      problems.settle('search')
      setTyped(text)
    },
    ...heard,
    problems,
    isBusy,
    find,
    forget: () => {
      setTyped('')
      setHeard(undefined)
      problems.clear()
    },
    remember: (logged: PastPhoneCall) =>
      setHeard((now) => now && { ...now, answer: { ...now.answer, calls: [logged, ...now.answer.calls] } }),
  }
}
export type Caller = ReturnType<typeof useCaller>
