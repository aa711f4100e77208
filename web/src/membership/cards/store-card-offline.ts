import {
  withoutCardLink,
  deleteOfflineCard,
  saveOfflineCard,
  type OfflineCard,
  type CardWithLink,
} from './offline-card.ts'
import { deleteCardPage, saveCardPage } from './card-page-cache.ts'

/** Caches the page first: without it a saved card could not be shown. */
export async function storeCardOffline(card: CardWithLink): Promise<OfflineCard> {
  const stored: OfflineCard = { card: withoutCardLink(card), state: 'VALID', checkedAt: new Date().toISOString() }
  await saveCardPage()
  await saveOfflineCard(stored)
  // Asks the browser not to evict it; a denial changes nothing.
  void navigator.storage?.persist?.().catch(() => false)
  return stored
}

export async function removeCardOffline() {
  await deleteOfflineCard()
  await deleteCardPage()
}
