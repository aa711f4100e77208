import type { registrationSearches } from '../../../../domain/src/contracts/verification.ts'
import { formSentence } from '../../../../domain/src/fields/form-issues.ts'
import { issue, type Issue, type IssueCode } from '../../../../domain/src/fields/issue.ts'
import { textFormats } from '../../../../domain/src/fields/text-formats.ts'
import { isDay } from '../../../../domain/src/language/dates.ts'

export type Search = (typeof registrationSearches)[number]
export type AskedRegistration = { searchBy: Search; value: string; dateOfBirth: string }
export const nothingAsked: AskedRegistration = { searchBy: 'PASSPORT', value: '', dateOfBirth: '' }

const longestNumber = 60

/** What can be seen without the server, so that no captcha is spent on it. */
export function checkNumber({ searchBy, value }: Pick<AskedRegistration, 'searchBy' | 'value'>): Issue[] {
  const typed = value.trim()
  if (!typed) return [issue('value', 'required')]
  if (typed.length > longestNumber) return [issue('value', 'too-long', longestNumber)]
  const { read, otherwise } = textFormats.passport
  return searchBy === 'PASSPORT' && !read(typed) ? [told('value', otherwise)] : []
}

export function checkAsked(asked: AskedRegistration, today: string): Issue[] {
  const { dateOfBirth } = asked
  const wrong: IssueCode | false = !dateOfBirth ? 'required' : !isDay(dateOfBirth) ? 'not-a-date' : dateOfBirth > today && 'in-the-future'
  return [...checkNumber(asked), ...(wrong ? [issue('dateOfBirth', wrong)] : [])]
}

function told(path: string, code: IssueCode): Issue {
  const message = formSentence(code)
  return { ...issue(path, code), ...(message && { message }) }
}
