import { timingSafeEqual } from 'node:crypto'
import type { Secrets } from '#security/secrets.ts'

export const CARD_LINK_TTL_SECONDS = 15 * 60

/**
 * Creates a link that opens one card for a quarter of an hour: number, serial and expiry with an HMAC. Nothing is
 * stored.
 */
export function signCardLink(
  secrets: Secrets,
  { number, serial }: { number: string; serial: number },
  now: Date,
): string {
  const end = Math.floor(now.getTime() / 1000) + CARD_LINK_TTL_SECONDS
  const payload = [number, serial, end].join('.')
  return `${payload}.${markOf(secrets, payload)}`
}

/** Returns undefined for a forged or expired link. */
export function verifyCardLink(
  secrets: Secrets,
  link: string,
  now: Date,
): { number: string; serial: number } | undefined {
  const [, payload = '', number = '', serial = '', end = '', mark = ''] =
    /^(([A-Z]{3}\d{7})\.(\d{1,5})\.(\d{1,12}))\.([\w-]{43})$/.exec(link) ?? []
  if (!payload || !isSame(mark, markOf(secrets, payload)) || Number(end) * 1000 < now.getTime()) return undefined
  return { number, serial: Number(serial) }
}

/** Returns the remaining lifetime of a link that is already verified. */
export const cardLinkSecondsLeft = (link: string, now: Date): number =>
  Math.max(0, Number(link.split('.')[2]) - Math.floor(now.getTime() / 1000))

const markOf = (secrets: Secrets, payload: string) => secrets.hmac('card links', payload).toString('base64url')
const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
