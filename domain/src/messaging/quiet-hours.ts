/** Hours in Dhaka time; `from` is inclusive, `until` exclusive. Equal hours mean never quiet. */
export type QuietHours = { from: number; until: number }

const hour = 60 * 60 * 1000
const day = 24 * hour
/** Bangladesh has no summer time. */
const ahead = 6 * hour

/**
 * Templates that are sent at night: news of an arriving flight, and an alert about a log-in from a new device.
 * One-time codes are recognised by `secret`.
 */
const neverWaits: readonly string[] = ['REP_FLIGHT', 'NEW_DEVICE']

type Sent = { channel: 'SMS' | 'EMAIL'; template: string; secret: boolean }

export const isUrgent = ({ template, secret }: Pick<Sent, 'template' | 'secret'>): boolean =>
  secret || neverWaits.includes(template)

export function isQuietHour(at: Date, { from, until }: QuietHours): boolean {
  const now = hourOf(at)
  return from <= until ? now >= from && now < until : now >= from || now < until
}

/** End of the quiet hours that contain `at`. */
export function endOfQuietHours(at: Date, { until }: QuietHours): Date {
  const midnight = Math.floor((at.getTime() + ahead) / day) * day - ahead
  const morning = midnight + until * hour
  return new Date(morning > at.getTime() ? morning : morning + day)
}

/** Deferred messages are spread over this period, to avoid a load peak. */
const spreadOver = hour / 2

/**
 * Earliest time to send a message; undefined if it may be sent now. E-mails are never deferred. `spread` is between 0
 * and 1.
 */
export function deferredUntil(at: Date, message: Sent, hours: QuietHours, spread: number): Date | undefined {
  if (message.channel === 'EMAIL' || isUrgent(message) || !isQuietHour(at, hours)) return undefined
  return new Date(endOfQuietHours(at, hours).getTime() + Math.floor(spread * spreadOver))
}

const hourOf = (at: Date) => Math.floor(((at.getTime() + ahead) % day) / hour)
