import type { Context } from '#server/context.ts'
import { findSessionTime } from '#server/session-queries.ts'

/** An extension that gains less than this is not offered. */
const MIN_GAIN_SECONDS = 120

/** Any request extends a session after inactivity; its hours since the log-in are fixed (0132). */
export async function getSessionTime({ db, actor }: Context) {
  const { untilExpiry, untilIdle } = await findSessionTime(db, actor.sessionId)
  const secondsLeft = Math.max(0, Math.min(untilExpiry, untilIdle ?? untilExpiry))
  const isExtendable = untilExpiry - secondsLeft >= MIN_GAIN_SECONDS
  return { secondsLeft, extendableYn: isExtendable ? ('Y' as const) : ('N' as const) }
}
