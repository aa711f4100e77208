import type { AnswerOf } from '../../../../domain/src/contracts/contract.ts'
import type { openCard } from '../../../../domain/src/contracts/membership.ts'
import { isSharedPhone } from '../../api-client/shared-phone.ts'

export type OpenedCard = AnswerOf<typeof openCard>
/** What the card shows; the link that opens its PDF is not part of it. */
export type CardShown = Omit<OpenedCard, 'link' | 'linkExpiresIn'>
export type CardState = 'VALID' | 'REPLACED' | 'REVOKED' | 'UNKNOWN'
export type KeptCard = { card: CardShown; state: CardState; checkedAt: string }

// Not in local storage: logging out clears that, and this card belongs to the phone, not to a session.
const cacheName = 'kept-card-1'
const key = '/download/kept-card'

/** Keeping needs a secure address, a browser that opens pages without a line, and a phone of one's own. */
export const canKeep = (): boolean => 'caches' in globalThis && 'serviceWorker' in navigator && !isSharedPhone()

export function cardAlone({ link: _link, linkExpiresIn: _expiresIn, ...card }: OpenedCard): CardShown {
  return card
}

export async function writeKeptCard(kept: KeptCard) {
  const cache = await caches.open(cacheName)
  await cache.put(key, new Response(JSON.stringify(kept)))
}

/** A browser that forbids the store (as some do in private windows) keeps nothing. */
export async function readKeptCard(): Promise<KeptCard | undefined> {
  if (!canKeep()) return undefined
  const found = await caches.match(key, { cacheName }).catch(() => undefined)
  return (await found?.json().catch(() => undefined)) as KeptCard | undefined
}

export const dropKeptCard = () => caches.delete(cacheName)
