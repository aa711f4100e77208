import { digitsInBoth } from '../../../domain/src/language/digits.ts'
import type { ListEntry } from '../../../domain/src/lookups/list-entry.ts'

const yearsAround = [3, 2, 1, 0, -1, -2, -3]

/** Sessions run from one year into the next; the newest stands first. Every start adds those that have come into reach. */
export const academicSessions = (year: number): ListEntry[] =>
  yearsAround.map((away) => {
    const code = `${year + away}-${year + away + 1}`
    return { code, name: digitsInBoth(code) }
  })
