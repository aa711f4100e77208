import { useEffect, useRef, useState } from 'react'
import { submitApplication } from '../../../../domain/src/contracts/application-moves.ts'
import { call, CallProblem, type CallIssue } from '../../api-client/call.ts'
import { inTurn } from '../../forms/application-turns.ts'
import type { Outbox } from '../../forms/kept/outbox.ts'
import { hasWork } from '../../forms/kept/waiting.ts'
import { isPassing, isRefused } from '../../forms/passing.ts'
import { useNavigate } from '../../router/router.tsx'
import { toast } from '../../ui/toast.tsx'
import { problemMessage } from '../../ui/use-problems.ts'
import { useText } from '../../i18n/language.tsx'
import { dropKey, keyOf } from './submission-key.ts'
import { useAddress } from './use-address.ts'
import { words } from './words.ts'

/** The form can no longer be what the person sees: it is read again. */
const outOfDate: readonly string[] = ['VERSION_CONFLICT', 'MOVE_NOT_OPEN', 'KEY_REUSED', 'NOT_FOUND']

export type Submission = ReturnType<typeof useSubmission>

type Options = {
  applicationNo: string
  outbox: Outbox | null
  onReload(): Promise<void>
  /** The person should see what is wrong, wherever in the form they are meanwhile. */
  onIssues(): void
}

/** Hands the form in, once, however often the button is pressed or the line breaks. Without a line the wish is kept, and done later. */
export function useSubmission({ applicationNo, outbox, onReload, onIssues }: Options) {
  const text = useText()
  const navigate = useNavigate()
  const address = useAddress()
  const isShown = useIsShown()
  const [refusal, setRefusal] = useState<{ attempt: number; issues: readonly CallIssue[] }>({ attempt: 0, issues: [] })

  const complain = (problem: unknown) => toast({ kind: 'error', text: text(problemMessage(problem)) })
  const giveWay = (problem: unknown) => {
    complain(problem)
    return onReload()
  }
  /** Without an answer it may have arrived: the next try carries the same key. */
  const send = async (key: string) => {
    setRefusal(({ attempt }) => ({ attempt, issues: [] }))
    try {
      await inTurn(applicationNo, async (revision) => {
        const headers = { 'idempotency-key': key }
        return (await call(submitApplication, { params: { applicationNo }, body: { revision }, headers, isPatient: true })).data
      })
      dropKey(applicationNo)
      // Whoever waits for a line may be looking at something else meanwhile.
      if (!isShown.current) return toast({ kind: 'success', text: text(words.wentMeanwhile, { no: applicationNo }) })
      navigate(address({ application: applicationNo, view: 'submitted' }), { replace: true })
      return await onReload()
    } catch (problem) {
      if (!(problem instanceof CallProblem) || isPassing(problem)) throw problem
      dropKey(applicationNo)
      if (outOfDate.includes(problem.code)) return await giveWay(problem)
      if (problem.issues.length === 0) throw problem
      setRefusal(({ attempt }) => ({ attempt: attempt + 1, issues: problem.issues }))
      return onIssues()
    }
  }
  return {
    refusal,
    giveWay,
    submit: async () => {
      const key = keyOf(applicationNo)
      if (outbox && hasWork(outbox.snapshot())) return outbox.submit(key)
      try {
        await send(key)
      } catch (problem) {
        if (!outbox || !isPassing(problem)) throw problem
        outbox.submit(key)
      }
    },
    /** The same, asked by the outbox once everything else has gone. */
    attempt: async (key: string) => {
      await send(key).catch((problem: unknown) => {
        if (!isRefused(problem)) throw problem
        complain(problem)
      })
    },
  }
}

/** Whether the form is still before the eyes when an answer comes. */
function useIsShown() {
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => void (isShown.current = false)
  }, [])
  return isShown
}
