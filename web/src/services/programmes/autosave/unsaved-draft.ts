import type { Programme } from '@wewb/domain/services/programmes/programme'
import { isSharedPhone } from '#lib/api-client/shared-phone.ts'

/** An unsent draft with its base version: the next visit merges them. */
export type UnsavedDraft = { base: Programme; mine: Programme }

const nameOf = (programId: number) => `programme-draft-${programId}`

export function saveUnsavedDraft(programId: number, stored: UnsavedDraft): void {
  if (isSharedPhone()) return
  try {
    localStorage.setItem(nameOf(programId), JSON.stringify(stored))
  } catch {
    // A failed write is ignored: the page still has the draft and keeps retrying.
  }
}

export const deleteUnsavedDraft = (programId: number): void => localStorage.removeItem(nameOf(programId))

export function findUnsavedDraft(programId: number): UnsavedDraft | undefined {
  const text = localStorage.getItem(nameOf(programId))
  if (text === null) return undefined
  try {
    const stored = JSON.parse(text) as Partial<UnsavedDraft>
    return stored.base?.sections && stored.mine?.sections ? { base: stored.base, mine: stored.mine } : undefined
  } catch {
    return undefined
  }
}
