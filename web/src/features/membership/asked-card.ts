import { formSentence } from '../../../../domain/src/fields/form-issues.ts'
import { issue, type Issue } from '../../../../domain/src/fields/issue.ts'
import { notAMemberNumber, readMemberNumber } from '../../../../domain/src/fields/member-number.ts'
import { textFormats } from '../../../../domain/src/fields/text-formats.ts'
import { isDay } from '../../../../domain/src/language/dates.ts'

export type AskedCard = { membershipId: string; passportNo: string; dateOfBirth: string }
export const nothingAsked: AskedCard = { membershipId: '', passportNo: '', dateOfBirth: '' }

/** What can be seen without the server, so that no captcha is spent on it. */
export function checkAsked({ membershipId, passportNo, dateOfBirth }: AskedCard, today: string): Issue[] {
  return [...checkNumber(membershipId), ...checkPassport(passportNo), ...checkBirth(dateOfBirth, today)]
}

function checkNumber(typed: string): Issue[] {
  if (!typed.trim()) return [issue('membershipId', 'required')]
  return readMemberNumber(typed) ? [] : [{ ...issue('membershipId', 'rule'), message: notAMemberNumber }]
}

function checkPassport(typed: string): Issue[] {
  const { read, otherwise } = textFormats.passport
  if (!typed.trim()) return [issue('passportNo', 'required')]
  const message = formSentence(otherwise)
  return read(typed) ? [] : [{ ...issue('passportNo', otherwise), ...(message && { message }) }]
}

function checkBirth(day: string, today: string): Issue[] {
  if (!day) return [issue('dateOfBirth', 'required')]
  if (!isDay(day)) return [issue('dateOfBirth', 'not-a-date')]
  return day > today ? [issue('dateOfBirth', 'in-the-future')] : []
}
