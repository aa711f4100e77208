/** Whole hours of Dhaka's clock; `from` itself is quiet, `until` is not. The same hour twice: never quiet. */
export type QuietHours = { from: number; until: number }

const hour = 60 * 60 * 1000
const day = 24 * hour
/** Bangladesh has no summer time. */
const ahead = 6 * hour

/**
 * What a family waits for at the airport cannot wait for the morning, and who logs in at night under somebody's name is gone by then.
 * Codes are known by being secret.
 */
const neverWaits: readonly string[] = ['REP_FLIGHT', 'NEW_DEVICE']

type Sent = { channel: 'SMS' | 'EMAIL'; template: string; secret: boolean }

export const isUrgent = ({ template, secret }: Pick<Sent, 'template' | 'secret'>): boolean => secret || neverWaits.includes(template)

export function isQuiet(at: Date, { from, until }: QuietHours): boolean {
  const now = hourOf(at)
  return from <= until ? now >= from && now < until : now >= from || now < until
}

/** When the night that `at` lies in is over. */
export function morningAfter(at: Date, { until }: QuietHours): Date {
  const midnight = Math.floor((at.getTime() + ahead) / day) * day - ahead
  const morning = midnight + until * hour
  return new Date(morning > at.getTime() ? morning : morning + day)
}

/** Within which the messages of a night leave, so that they do not all knock at once. */
const spreadOver = hour / 2

/**
 * The moment before which a message may not leave; undefined when it may leave now. An e-mail wakes nobody. `spread` lies between
 * 0 and 1.
 */
export function waitsUntil(at: Date, message: Sent, hours: QuietHours, spread: number): Date | undefined {
  if (message.channel === 'EMAIL' || isUrgent(message) || !isQuiet(at, hours)) return undefined
  return new Date(morningAfter(at, hours).getTime() + Math.floor(spread * spreadOver))
}

const hourOf = (at: Date) => Math.floor(((at.getTime() + ahead) % day) / hour)
