import type { ResponseOf } from '@wewb/domain/http/contract'
import type { openCard } from '@wewb/domain/membership/membership-contracts'
import { isSharedPhone } from '#lib/api-client/shared-phone.ts'

export type CardWithLink = ResponseOf<typeof openCard>
/** Data of the card, without the link to its PDF. */
export type CardDetails = Omit<CardWithLink, 'link' | 'linkExpiresIn'>
export type CardState = 'VALID' | 'REPLACED' | 'REVOKED' | 'UNKNOWN'
export type OfflineCard = { card: CardDetails; state: CardState; checkedAt: string }

// Not in local storage, which a logout clears: this card belongs to the phone, not to a session.
const cacheName = 'kept-card-1'
const key = '/download/kept-card'

/** Saving needs a secure context, a service worker, and a phone that is not shared. */
export const isOfflineCardSupported = (): boolean =>
  'caches' in globalThis && 'serviceWorker' in navigator && !isSharedPhone()

export function withoutCardLink({ link: _link, linkExpiresIn: _expiresIn, ...card }: CardWithLink): CardDetails {
  return card
}

export async function saveOfflineCard(stored: OfflineCard) {
  const cache = await caches.open(cacheName)
  await cache.put(key, new Response(JSON.stringify(stored)))
}

/** Undefined where the browser blocks the cache, as in some private windows. */
export async function findOfflineCard(): Promise<OfflineCard | undefined> {
  if (!isOfflineCardSupported()) return undefined
  const found = await caches.match(key, { cacheName }).catch(() => undefined)
  return (await found?.json().catch(() => undefined)) as OfflineCard | undefined
}

export const deleteOfflineCard = () => caches.delete(cacheName)
