import { useEffect, useState } from 'react'
import { appCode, type SecondFactorWay } from '../../../../domain/src/accounts/second-factor.ts'
import type { AnswerOf } from '../../../../domain/src/contracts/contract.ts'
import { enterSecondFactor, sendSecondFactor } from '../../../../domain/src/contracts/second-factor.ts'
import { issue } from '../../../../domain/src/fields/issue.ts'
import { call, CallProblem } from '../../api-client/call.ts'
import { codeWords } from '../../ui/code-words.ts'
import { useBusy } from '../../ui/use-busy.ts'
import { useProblems } from '../../ui/use-problems.ts'
import { withTries } from '../../ui/use-typed-code.ts'
import type { SecondFactorAsked } from './use-log-in.ts'
import { useWelcome } from './use-welcome.ts'

type Sent = AnswerOf<typeof sendSecondFactor>
export const isSentWay = (way: SecondFactorWay) => way === 'SMS' || way === 'EMAIL'

/** A code for the second step: by the chosen way, sent where it has to be, tried, refused with the number of tries left. */
export function useSecondFactor({ token, ways }: SecondFactorAsked, isSharedPhone: boolean) {
  const [way, setWay] = useState(ways[0] ?? 'RECOVERY')
  const [sent, setSent] = useState<{ data: Sent; round: number }>()
  const [code, setCode] = useState('')
  const [isOver, setIsOver] = useState(false)
  const problems = useProblems()
  const { isBusy, run } = useBusy()
  const welcome = useWelcome(isSharedPhone)
  const length = isSentWay(way) ? (sent?.data.otpLength ?? appCode.digits) : appCode.digits

  const fail = (problem: unknown) => {
    const isKnown = problem instanceof CallProblem
    setCode('')
    // Only the password opens a new try.
    setIsOver(isKnown && ['LOG_IN_EXPIRED', 'LOCKED', 'USER_INACTIVE'].includes(problem.code))
    if (isKnown && problem.code.startsWith('OTP_')) problems.refuse([{ path: 'code', code: 'rule', message: withTries(problem) }])
    else problems.failed(problem)
  }
  const enter = (typed: string) => {
    const isIncomplete = way !== 'RECOVERY' && typed.length < length
    if (!typed.trim()) return void problems.refuse([issue('code', 'required')])
    if (isIncomplete) return void problems.refuse([{ path: 'code', code: 'rule', message: codeWords.codeIncomplete }])
    problems.clear()
    return void run(() =>
      call(enterSecondFactor, { body: { token, way, code: typed } })
        .then(welcome)
        .catch(fail),
    )
  }
  const send = () =>
    void run(async () => {
      problems.clear()
      setCode('')
      try {
        const { data } = await call(sendSecondFactor, { body: { token } })
        setSent((last) => ({ data, round: (last?.round ?? 0) + 1 }))
      } catch (problem) {
        fail(problem)
      }
    })
  const choose = (next: SecondFactorWay) => {
    setWay(next)
    setCode('')
    problems.clear()
    if (isSentWay(next) && !sent) send()
  }
  /** The last digit is the sign to go on: nobody looks for a button with a code that lives half a minute. */
  const write = (typed: string) => {
    problems.settle('code')
    setCode(typed)
    if (way !== 'RECOVERY' && typed.length === length) enter(typed)
  }
  // Who has no app is sent a code as soon as the step stands.
  useEffect(() => {
    if (isSentWay(way) && !sent) send()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, on arrival
  }, [])
  useEffect(() => document.getElementById('code')?.focus(), [way, sent])
  return { way, choose, sent, code, write, length, isOver, problems, isBusy, enter: () => enter(code), send }
}
