import { useEffect, useRef, useState } from 'react'
import { submitApplication } from '@wewb/domain/casework/application-move-contracts'
import { sendRequest, ApiProblem, type ApiIssue } from '#lib/api-client/send-request.ts'
import { enqueueRequest } from '#form-engine/applications/request-queue.ts'
import type { OfflineOutbox } from '#form-engine/offline/offline-outbox.ts'
import { hasPendingWork } from '#form-engine/offline/offline-outbox-state.ts'
import { isTransientError, isPermanentError } from '#lib/api-client/retry-policy.ts'
import { useNavigate } from '#lib/router/router.tsx'
import { toast } from '#components/feedback/toast.tsx'
import { problemMessage } from '#components/feedback/use-problems.ts'
import { useText } from '#lib/i18n/language.tsx'
import { useServiceUrl } from './use-service-url.ts'
import { applicationFormMessages } from './messages.ts'
import { createIdempotencyKey } from '#lib/api-client/idempotency-key.ts'

const storageKeyOf = (applicationNo: string) => `submission ${applicationNo}`

/** Returns the idempotency key of this attempt: the same until the server responds, even after a reload. */
function getSubmissionKey(applicationNo: string): string {
  const storedKey = sessionStorage.getItem(storageKeyOf(applicationNo))
  if (storedKey) return storedKey
  const newKey = createIdempotencyKey()
  sessionStorage.setItem(storageKeyOf(applicationNo), newKey)
  return newKey
}

const clearSubmissionKey = (applicationNo: string): void => sessionStorage.removeItem(storageKeyOf(applicationNo))

/** Returns whether this tab submitted the application and never saw the response, and forgets it. */
export function takeUnansweredSubmission(applicationNo: string): boolean {
  const isUnanswered = sessionStorage.getItem(storageKeyOf(applicationNo)) !== null
  clearSubmissionKey(applicationNo)
  return isUnanswered
}

/** Problems after which the form is outdated and must be reloaded. */
const outOfDate: readonly string[] = ['VERSION_CONFLICT', 'MOVE_NOT_OPEN', 'KEY_REUSED', 'NOT_FOUND']

export type Submission = ReturnType<typeof useSubmission>

type Options = {
  applicationNo: string
  outbox: OfflineOutbox | null
  onReload(): Promise<void>
  /** Leads the user to the issues, wherever in the form they are. */
  onIssues(): void
}

/**
 * Submits the form once, however often the button is pressed or the connection breaks. Offline, the submission is
 * queued.
 */
export function useSubmission({ applicationNo, outbox, onReload, onIssues }: Options) {
  const text = useText()
  const navigate = useNavigate()
  const address = useServiceUrl()
  const isMounted = useIsMounted()
  const [rejection, setRefusal] = useState<{ attempt: number; issues: readonly ApiIssue[] }>({
    attempt: 0,
    issues: [],
  })

  const complain = (problem: unknown) => toast({ kind: 'error', text: text(problemMessage(problem)) })
  const reportAndReload = (problem: unknown) => {
    complain(problem)
    return onReload()
  }
  /** Without a response it may have arrived, so a retry carries the same key. */
  const send = async (key: string) => {
    setRefusal(({ attempt }) => ({ attempt, issues: [] }))
    try {
      await enqueueRequest(applicationNo, async (revision) => {
        const headers = { 'idempotency-key': key }
        return (
          await sendRequest(submitApplication, {
            params: { applicationNo },
            body: { revision },
            headers,
            isOfflineTolerant: true,
          })
        ).data
      })
      clearSubmissionKey(applicationNo)
      // The user may have left the form while the submission was queued.
      if (!isMounted.current)
        return toast({ kind: 'success', text: text(applicationFormMessages.wentMeanwhile, { no: applicationNo }) })
      navigate(address({ application: applicationNo, view: 'submitted' }), { replace: true })
      return await onReload()
    } catch (problem) {
      if (!(problem instanceof ApiProblem) || isTransientError(problem)) throw problem
      clearSubmissionKey(applicationNo)
      if (outOfDate.includes(problem.code)) return await reportAndReload(problem)
      if (problem.issues.length === 0) throw problem
      setRefusal(({ attempt }) => ({ attempt: attempt + 1, issues: problem.issues }))
      return onIssues()
    }
  }
  return {
    refusal: rejection,
    reportAndReload,
    submit: async () => {
      const key = getSubmissionKey(applicationNo)
      if (outbox && hasPendingWork(outbox.snapshot())) return outbox.submit(key)
      try {
        await send(key)
      } catch (problem) {
        if (!outbox || !isTransientError(problem)) throw problem
        outbox.submit(key)
      }
    },
    /** Called by the outbox once everything else has been sent. */
    attempt: async (key: string) => {
      await send(key).catch((problem: unknown) => {
        if (!isPermanentError(problem)) throw problem
        complain(problem)
      })
    },
  }
}

/** Tracks whether the form is still mounted when a response arrives. */
function useIsMounted() {
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => void (isMounted.current = false)
  }, [])
  return isMounted
}
