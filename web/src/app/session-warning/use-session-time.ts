import { useEffect, useState, useSyncExternalStore } from 'react'
import { extendSession, getSessionTime } from '@wewb/domain/identity/account-contracts'
import { ApiProblem, sendRequest } from '#lib/api-client/send-request.ts'
import { onSessionChange, readSession, readSessionText, writeSession } from '#lib/api-client/session-storage.ts'
import { toast } from '#components/feedback/toast.tsx'
import { getWarningState, WARNING_MS, type SessionTime, type WarningState } from './session-time.ts'

/** A check that failed without a connection is repeated after this time. */
const RETRY_MS = 60_000
/** Browsers run a longer timer at once. */
const MAX_TIMER_MS = 2 ** 31 - 1

const returns = ['visibilitychange', 'pageshow', 'focus'] as const

/** Queries the server, which ends the session in the browser when it has ended there. */
async function readTime(contract: typeof getSessionTime): Promise<void> {
  const token = readSession('token')
  const { data } = await sendRequest(contract, { isOfflineTolerant: true, showLoader: false })
  if (readSession('token') !== token) return
  const readAt = Date.now()
  const isExtendable = data.extendableYn === 'Y'
  writeSession('sessionTime', { endsAt: readAt + data.secondsLeft * 1000, isExtendable, readAt })
}

const check = () => void readTime(getSessionTime).catch(() => undefined)

const extend = () =>
  void readTime(extendSession).catch((problem: unknown) => {
    if (problem instanceof ApiProblem && problem.code === 'NO_CONNECTION')
      toast({ kind: 'error', text: problem.message })
  })

/** Follows the time of the session, which all tabs share: an extension in one closes the warning in the others. */
export function useSessionTime(): { state: WarningState; time: SessionTime | undefined; now: number; extend(): void } {
  const stored = useSyncExternalStore(
    onSessionChange,
    () => readSessionText('sessionTime'),
    () => null,
  )
  const time = stored === null ? undefined : readSession('sessionTime')
  const [now, setNow] = useState(Date.now)
  const state = getWarningState(now, time)

  useEffect(() => {
    const look = () => setNow(Date.now())
    for (const name of returns) window.addEventListener(name, look)
    return () => returns.forEach((name) => window.removeEventListener(name, look))
  }, [])

  const warnsAt = (time?.endsAt ?? 0) - WARNING_MS
  useEffect(() => {
    if (state === 'check') {
      check()
      const retry = setInterval(check, RETRY_MS)
      return () => clearInterval(retry)
    }
    const wait = state === 'warning' ? 1000 : Math.min(Math.max(0, warnsAt - Date.now()), MAX_TIMER_MS)
    const timer = setInterval(() => setNow(Date.now()), wait)
    return () => clearInterval(timer)
  }, [state, warnsAt])

  return { state, time, now, extend }
}
