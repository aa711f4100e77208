import { useEffect, useState } from 'react'
import { fill, type Bilingual } from '../../../domain/src/language/bilingual.ts'
import { digitsInBoth } from '../../../domain/src/language/digits.ts'
import { CallProblem } from '../api-client/call.ts'
import { codeWords } from './code-words.ts'
import { useBusy } from './use-busy.ts'
import { problemMessage, useProblems } from './use-problems.ts'

type Sent = { otpToken: string; otpLength: number }
type Acts<S> = {
  /** What the code opens. */
  enter(sent: S, code: string): Promise<void>
  /** Asks for another one, which takes the place of the last. */
  resend(sent: S): Promise<S>
}

/** A one-time code typed back into the box `otp`: tried, refused with the number of tries left, asked for again. */
export function useTypedCode<S extends Sent>(first: S, { enter, resend }: Acts<S>) {
  const [sent, setSent] = useState(first)
  const [round, setRound] = useState(0)
  const [code, setCode] = useState('')
  const [isOver, setIsOver] = useState(false)
  const problems = useProblems()
  const { isBusy, run } = useBusy()
  useEffect(() => document.getElementById('otp')?.focus(), [])

  const fail = (problem: unknown) => {
    const isAboutCode = problem instanceof CallProblem && problem.code.startsWith('OTP_')
    if (!isAboutCode) return problems.failed(problem)
    setCode('')
    // No code is right any more: only a new one helps.
    setIsOver(problem.code !== 'OTP_WRONG')
    problems.refuse([{ path: 'otp', code: 'rule', message: withTries(problem) }])
  }
  const submit = () => {
    const isIncomplete = code.length < sent.otpLength
    if (isIncomplete && problems.refuse([{ path: 'otp', code: 'rule', message: codeWords.codeIncomplete }])) return
    problems.clear()
    void run(() => enter(sent, code).catch(fail))
  }
  const askAgain = () =>
    void run(async () => {
      try {
        const next = await resend(sent)
        problems.clear()
        setCode('')
        setIsOver(false)
        setSent(next)
        setRound(round + 1)
      } catch (problem) {
        problems.failed(problem)
      }
    })
  return { sent, round, code, setCode, isOver, problems, isBusy, submit, askAgain }
}

/** The problem's sentence with the number of tries that are left. */
export const withTries = (problem: CallProblem): Bilingual => {
  const sentence = problemMessage(problem)
  const left = problem.data.triesLeft
  if (typeof left !== 'number' || left === 0) return sentence
  const tries = fill(codeWords.triesLeft, { n: digitsInBoth(left) })
  return { bn: `${sentence.bn} ${tries.bn}`, en: `${sentence.en} ${tries.en}` }
}
