import type { registrationSearchTypes } from '@wewb/domain/membership/verification-contracts'
import { issue, type Issue } from '@wewb/domain/engine/fields/issue'
import { fieldIssues } from '@wewb/domain/engine/fields/kind'
import { parseDate, parseDocumentNumber, parsePassport } from '#registers/imports/parse-values.ts'

export type RegistrationSearchKind = (typeof registrationSearchTypes)[number]
/** The typed search value in the form that the register stores. */
export type RegistrationQuery = { passport: string } | { source: 'BMET' | 'MEMBERSHIP'; numbers: string[] }

type Read<T> = { read: T; issues: [] } | { read?: undefined; issues: Issue[] }
const cannotBe = (...issues: Issue[]) => ({ issues })

export function parseRegistrationQuery(searchBy: RegistrationSearchKind, value: string): Read<RegistrationQuery> {
  if (value.trim() === '') return cannotBe(issue('value', 'required'))
  if (searchBy === 'PASSPORT') {
    const passport = parsePassport(value)
    return passport
      ? { read: { passport }, issues: [] }
      : cannotBe(...fieldIssues('not-a-passport').map((finding) => ({ path: 'value', ...finding })))
  }
  // Phone keyboards insert long dashes.
  const number = parseDocumentNumber(value.replace(/[‐-―−]/g, '-'))
  if (!number) return cannotBe(issue('value', 'english-only'))
  const numbers = [...new Set([number, number.replaceAll(' ', '')])]
  return { read: { source: searchBy === 'CLEARANCE' ? 'BMET' : 'MEMBERSHIP', numbers }, issues: [] }
}

export function parseBirthDay(typed: string, today: string): Read<string> {
  if (typed.trim() === '') return cannotBe(issue('dateOfBirth', 'required'))
  const day = parseDate(typed)
  if (!day) return cannotBe(issue('dateOfBirth', 'not-a-date'))
  return day > today ? cannotBe(issue('dateOfBirth', 'in-the-future')) : { read: day, issues: [] }
}
