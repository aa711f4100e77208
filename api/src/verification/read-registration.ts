import type { registrationSearches } from '../../../domain/src/contracts/verification.ts'
import { issue, type Issue } from '../../../domain/src/fields/issue.ts'
import { found } from '../../../domain/src/fields/kind.ts'
import { readDay, readNumber, readPassport } from '../registry/read-values.ts'

export type Search = (typeof registrationSearches)[number]
/** What was typed, in the one form the register keeps. */
export type Sought = { passport: string } | { source: 'BMET' | 'MEMBERSHIP'; numbers: string[] }

type Read<T> = { read: T; issues: [] } | { read?: undefined; issues: Issue[] }
const cannotBe = (...issues: Issue[]) => ({ issues })

export function readSought(searchBy: Search, value: string): Read<Sought> {
  if (value.trim() === '') return cannotBe(issue('value', 'required'))
  if (searchBy === 'PASSPORT') {
    const passport = readPassport(value)
    return passport
      ? { read: { passport }, issues: [] }
      : cannotBe(...found('not-a-passport').map((finding) => ({ path: 'value', ...finding })))
  }
  // A telephone writes long dashes of its own accord.
  const number = readNumber(value.replace(/[‐-―−]/g, '-'))
  if (!number) return cannotBe(issue('value', 'english-only'))
  const numbers = [...new Set([number, number.replaceAll(' ', '')])]
  return { read: { source: searchBy === 'CLEARANCE' ? 'BMET' : 'MEMBERSHIP', numbers }, issues: [] }
}

export function readBirthDay(typed: string, today: string): Read<string> {
  if (typed.trim() === '') return cannotBe(issue('dateOfBirth', 'required'))
  const day = readDay(typed)
  if (!day) return cannotBe(issue('dateOfBirth', 'not-a-date'))
  return day > today ? cannotBe(issue('dateOfBirth', 'in-the-future')) : { read: day, issues: [] }
}
