import { useEffect, useState } from 'react'
import { interpolate, type Bilingual } from '@wewb/domain/language/bilingual'
import { bilingualDigits } from '@wewb/domain/language/digits'
import { ApiProblem } from '#lib/api-client/send-request.ts'
import { otpMessages } from './otp-messages.ts'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { problemMessage, useProblems } from '#components/feedback/use-problems.ts'

type Sent = { otpToken: string; otpLength: number }
type Acts<S> = {
  /** Submits the code. */
  verify(sent: S, code: string): Promise<void>
  /** Requests another code, which replaces the last. */
  resend(sent: S): Promise<S>
}

/** State of a one-time code entry (`otp`): submitting it, rejection with the number of tries left, and resending. */
export function useOtpEntry<S extends Sent>(first: S, { verify, resend }: Acts<S>) {
  const [sent, setSent] = useState(first)
  const [round, setRound] = useState(0)
  const [code, setCode] = useState('')
  const [isExhausted, setIsOver] = useState(false)
  const problems = useProblems()
  const { isBusy, run } = useBusy()
  useEffect(() => document.getElementById('otp')?.focus(), [])

  const fail = (problem: unknown) => {
    const isAboutCode = problem instanceof ApiProblem && problem.code.startsWith('OTP_')
    if (!isAboutCode) return problems.showProblem(problem)
    setCode('')
    // No code is valid any more: only a new one helps.
    setIsOver(problem.code !== 'OTP_WRONG')
    problems.showIssues([{ path: 'otp', code: 'rule', message: withTriesLeft(problem) }])
  }
  const submit = () => {
    const isIncomplete = code.length < sent.otpLength
    if (isIncomplete && problems.showIssues([{ path: 'otp', code: 'rule', message: otpMessages.codeIncomplete }]))
      return
    problems.clear()
    void run(() => verify(sent, code).catch(fail))
  }
  const requestNewCode = () =>
    void run(async () => {
      try {
        const next = await resend(sent)
        problems.clear()
        setCode('')
        setIsOver(false)
        setSent(next)
        setRound(round + 1)
      } catch (problem) {
        problems.showProblem(problem)
      }
    })
  return { sent, round, code, setCode, isOver: isExhausted, problems, isBusy, submit, resend: requestNewCode }
}

/** Returns the problem's message with the number of tries left. */
export const withTriesLeft = (problem: ApiProblem): Bilingual => {
  const sentence = problemMessage(problem)
  const left = problem.data.triesLeft
  if (typeof left !== 'number' || left === 0) return sentence
  const tries = interpolate(otpMessages.triesLeft, { n: bilingualDigits(left) })
  return { bn: `${sentence.bn} ${tries.bn}`, en: `${sentence.en} ${tries.en}` }
}
