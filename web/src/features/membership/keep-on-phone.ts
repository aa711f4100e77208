import { cardAlone, dropKeptCard, writeKeptCard, type KeptCard, type OpenedCard } from './kept-card.ts'
import { dropPage, keepPage } from './kept-page.ts'

/** The page first: a card that nothing can show would be kept for nobody. */
export async function keepOnPhone(card: OpenedCard): Promise<KeptCard> {
  const kept: KeptCard = { card: cardAlone(card), state: 'VALID', checkedAt: new Date().toISOString() }
  await keepPage()
  await writeKeptCard(kept)
  // Asks the browser not to clear it when room runs short; a no changes nothing.
  void navigator.storage?.persist?.().catch(() => false)
  return kept
}

export async function removeFromPhone() {
  await dropKeptCard()
  await dropPage()
}
