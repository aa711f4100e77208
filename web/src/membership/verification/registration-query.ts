import type { registrationSearchTypes } from '@wewb/domain/membership/verification-contracts'
import { formIssueMessage } from '@wewb/domain/engine/fields/form-issues'
import { issue, type Issue, type IssueCode } from '@wewb/domain/engine/fields/issue'
import { textFormats } from '@wewb/domain/engine/fields/text-formats'
import { isIsoDate } from '@wewb/domain/language/dates'

export type RegistrationSearchBy = (typeof registrationSearchTypes)[number]
export type RegistrationQuery = { searchBy: RegistrationSearchBy; value: string; dateOfBirth: string }
export const emptyRegistrationQuery: RegistrationQuery = { searchBy: 'PASSPORT', value: '', dateOfBirth: '' }

const maxNumberLength = 60

/** Validates without the server, so that no captcha is used up. */
export function validateRegistrationNumber({
  searchBy,
  value,
}: Pick<RegistrationQuery, 'searchBy' | 'value'>): Issue[] {
  const typed = value.trim()
  if (!typed) return [issue('value', 'required')]
  if (typed.length > maxNumberLength) return [issue('value', 'too-long', maxNumberLength)]
  const { parse, issueCode } = textFormats.passport
  return searchBy === 'PASSPORT' && !parse(typed) ? [issueAt('value', issueCode)] : []
}

export function validateRegistrationQuery(query: RegistrationQuery, today: string): Issue[] {
  const { dateOfBirth } = query
  const wrong: IssueCode | false = !dateOfBirth
    ? 'required'
    : !isIsoDate(dateOfBirth)
      ? 'not-a-date'
      : dateOfBirth > today && 'in-the-future'
  return [...validateRegistrationNumber(query), ...(wrong ? [issue('dateOfBirth', wrong)] : [])]
}

function issueAt(path: string, code: IssueCode): Issue {
  const message = formIssueMessage(code)
  return { ...issue(path, code), ...(message && { message }) }
}
