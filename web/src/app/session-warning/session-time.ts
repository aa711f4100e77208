import type { Bilingual } from '@wewb/domain/language/bilingual'
import { sessionWarningMessages } from './messages.ts'

/** The warning appears this long before the session ends. */
export const WARNING_MS = 2 * 60_000

export type SessionTime = { endsAt: number; isExtendable: boolean; readAt: number }
/** `check`: the server is queried, because requests may have extended the session since the last query. */
export type WarningState = 'quiet' | 'check' | 'warning'

/** Compares clock times instead of counting, because a sleeping device counts nothing. */
export function getWarningState(now: number, time: SessionTime | undefined): WarningState {
  if (!time || now >= time.endsAt) return 'check'
  const warnsAt = time.endsAt - WARNING_MS
  if (now < warnsAt) return 'quiet'
  return time.readAt >= warnsAt ? 'warning' : 'check'
}

const steps: readonly (readonly [seconds: number, text: Bilingual])[] = [
  [10, sessionWarningMessages.tenSeconds],
  [30, sessionWarningMessages.thirtySeconds],
  [60, sessionWarningMessages.oneMinute],
]

/** The time left in few steps, because a screen reader announces each change. */
export const describeTimeLeft = (leftMs: number): Bilingual =>
  steps.find(([seconds]) => leftMs <= seconds * 1000)?.[1] ?? sessionWarningMessages.twoMinutes
