import { useState } from 'react'
import { judgeSearch, searchCaller } from '../../../../domain/src/contracts/calls.ts'
import type { AnswerOf } from '../../../../domain/src/contracts/contract.ts'
import { call } from '../../api-client/call.ts'
import { useBusy } from '../../ui/use-busy.ts'
import { useProblems } from '../../ui/use-problems.ts'

export type CallersAnswer = AnswerOf<typeof searchCaller>
export type CallersFile = CallersAnswer['files'][number]
export type PastCall = CallersAnswer['calls'][number]

/** Who is on the line: what was typed, and what is known by it. Nothing of it stands in the address or outlives the page. */
export function useCaller() {
  const [typed, setTyped] = useState('')
  const [heard, setHeard] = useState<{ search: string; answer: CallersAnswer }>()
  const problems = useProblems()
  const { isBusy, run } = useBusy()
  const find = () => {
    // While the next one is looked up, nothing of the last caller stays on the screen.
    setHeard(undefined)
    if (problems.refuse(judgeSearch(typed))) return
    problems.clear()
    void run(() =>
      call(searchCaller, { body: { search: typed.trim() }, showLoader: false, isPatient: true }).then(
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
    remember: (logged: PastCall) => setHeard((now) => now && { ...now, answer: { ...now.answer, calls: [logged, ...now.answer.calls] } }),
  }
}
export type Caller = ReturnType<typeof useCaller>
