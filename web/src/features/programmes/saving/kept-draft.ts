import type { Programme } from '../../../../../domain/src/programmes/programme.ts'
import { isSharedPhone } from '../../../api-client/shared-phone.ts'

/** What could not be sent, with what the server had when it was begun: the next visit brings both together. */
export type KeptDraft = { base: Programme; mine: Programme }

const nameOf = (programId: number) => `programme-draft-${programId}`

export function keepDraft(programId: number, kept: KeptDraft): void {
  if (isSharedPhone()) return
  try {
    localStorage.setItem(nameOf(programId), JSON.stringify(kept))
  } catch {
    // A full or forbidden store is no reason to stop: the page still has it, and goes on trying.
  }
}

export const dropKeptDraft = (programId: number): void => localStorage.removeItem(nameOf(programId))

export function readKeptDraft(programId: number): KeptDraft | undefined {
  const text = localStorage.getItem(nameOf(programId))
  if (text === null) return undefined
  try {
    const kept = JSON.parse(text) as Partial<KeptDraft>
    return kept.base?.sections && kept.mine?.sections ? { base: kept.base, mine: kept.mine } : undefined
  } catch {
    return undefined
  }
}
