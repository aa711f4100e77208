import { useEffect, useState } from 'react'
import { totpSettings, type SecondFactorMethod } from '@wewb/domain/identity/accounts/second-factor'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { enterSecondFactor, sendSecondFactor } from '@wewb/domain/identity/second-factor-contracts'
import { issue } from '@wewb/domain/engine/fields/issue'
import { sendRequest, ApiProblem } from '#lib/api-client/send-request.ts'
import { otpMessages } from '#components/inputs/otp-messages.ts'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { useProblems } from '#components/feedback/use-problems.ts'
import { withTriesLeft } from '#components/inputs/use-otp-entry.ts'
import type { SecondFactorChallenge } from './use-log-in.ts'
import { useCompleteLogin } from './use-complete-login.ts'

type Sent = ResponseOf<typeof sendSecondFactor>
export const isSentMethod = (method: SecondFactorMethod) => method === 'SMS' || method === 'EMAIL'

/** State of the second factor: the chosen method, sending and verifying the code, and the tries left. */
export function useSecondFactor({ token, ways }: SecondFactorChallenge, isSharedPhone: boolean) {
  const [method, setMethod] = useState(ways[0] ?? 'RECOVERY')
  const [sent, setSent] = useState<{ data: Sent; round: number }>()
  const [code, setCode] = useState('')
  const [isOver, setIsOver] = useState(false)
  const problems = useProblems()
  const { isBusy, run } = useBusy()
  const welcome = useCompleteLogin(isSharedPhone)
  const length = isSentMethod(method) ? (sent?.data.otpLength ?? totpSettings.digits) : totpSettings.digits

  const fail = (problem: unknown) => {
    const isKnown = problem instanceof ApiProblem
    setCode('')
    // Only a new login with the password allows another try.
    setIsOver(isKnown && ['LOG_IN_EXPIRED', 'LOCKED', 'USER_INACTIVE'].includes(problem.code))
    if (isKnown && problem.code.startsWith('OTP_'))
      problems.showIssues([{ path: 'code', code: 'rule', message: withTriesLeft(problem) }])
    else problems.showProblem(problem)
  }
  const enter = (typed: string) => {
    const isIncomplete = method !== 'RECOVERY' && typed.length < length
    if (!typed.trim()) return void problems.showIssues([issue('code', 'required')])
    if (isIncomplete)
      return void problems.showIssues([{ path: 'code', code: 'rule', message: otpMessages.codeIncomplete }])
    problems.clear()
    return void run(() =>
      sendRequest(enterSecondFactor, { body: { token, way: method, code: typed } })
        .then(welcome)
        .catch(fail),
    )
  }
  const send = () =>
    void run(async () => {
      problems.clear()
      setCode('')
      try {
        const { data } = await sendRequest(sendSecondFactor, { body: { token } })
        setSent((last) => ({ data, round: (last?.round ?? 0) + 1 }))
      } catch (problem) {
        fail(problem)
      }
    })
  const chooseMethod = (next: SecondFactorMethod) => {
    setMethod(next)
    setCode('')
    problems.clear()
    if (isSentMethod(next) && !sent) send()
  }
  /** Submits with the last digit, because a code lives only half a minute. */
  const changeCode = (typed: string) => {
    problems.clearErrorsAt('code')
    setCode(typed)
    if (method !== 'RECOVERY' && typed.length === length) enter(typed)
  }
  // Without the app, a code is sent as soon as the step renders.
  useEffect(() => {
    if (isSentMethod(method) && !sent) send()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs once, when the step opens
  }, [])
  useEffect(() => document.getElementById('code')?.focus(), [method, sent])
  return {
    way: method,
    choose: chooseMethod,
    sent,
    code,
    write: changeCode,
    length,
    isOver,
    problems,
    isBusy,
    submit: () => enter(code),
    send,
  }
}
