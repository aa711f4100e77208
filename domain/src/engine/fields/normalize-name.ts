import { normalizeJoiners } from './normalize-joiners.ts'
import { normalizeScript } from './text-scripts.ts'

/** Normalizes a person's name in either script for storage. */
export const normalizeName = (typed: string): string =>
  normalizeJoiners(normalizeScript(typed, 'name')).trim().replace(/\s+/g, ' ')
