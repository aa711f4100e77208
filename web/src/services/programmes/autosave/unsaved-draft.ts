import type { Programme } from '@wewb/domain/services/programmes/programme'
import { isSharedPhone } from '#lib/api-client/shared-phone.ts'

/** An unsent draft with its base version: the next visit merges them. */
export type UnsavedDraft = { base: Programme; mine: Programme }

const nameOf = (programId: number) => `programme-draft-${programId}`

export function saveUnsavedDraft(programId: number, kept: UnsavedDraft): void {
  if (isSharedPhone()) return
  try {
    localStorage.setItem(nameOf(programId), JSON.stringify(kept))
  } catch {
    // A failed write is ignored: the page still has the draft and keeps retrying.
  }
}

export const deleteUnsavedDraft = (programId: number): void => localStorage.removeItem(nameOf(programId))

export function findUnsavedDraft(programId: number): UnsavedDraft | undefined {
  const text = localStorage.getItem(nameOf(programId))
  if (text === null) return undefined
  try {
    const kept = JSON.parse(text) as Partial<UnsavedDraft>
    return kept.base?.sections && kept.mine?.sections ? { base: kept.base, mine: kept.mine } : undefined
  } catch {
    return undefined
  }
}
