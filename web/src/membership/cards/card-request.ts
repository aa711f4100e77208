import { formIssueMessage } from '@wewb/domain/engine/fields/form-issues'
import { issue, type Issue } from '@wewb/domain/engine/fields/issue'
import { invalidMemberNumberMessage, parseMemberNumber } from '@wewb/domain/engine/fields/member-number'
import { textFormats } from '@wewb/domain/engine/fields/text-formats'
import { isIsoDate } from '@wewb/domain/language/dates'

export type CardRequest = { membershipId: string; passportNo: string; dateOfBirth: string }
export const emptyCardRequest: CardRequest = { membershipId: '', passportNo: '', dateOfBirth: '' }

/** Validates without the server, so that no captcha is used up. */
export function validateCardRequest({ membershipId, passportNo, dateOfBirth }: CardRequest, today: string): Issue[] {
  return [...checkNumber(membershipId), ...checkPassport(passportNo), ...checkBirth(dateOfBirth, today)]
}

function checkNumber(typed: string): Issue[] {
  if (!typed.trim()) return [issue('membershipId', 'required')]
  return parseMemberNumber(typed) ? [] : [{ ...issue('membershipId', 'rule'), message: invalidMemberNumberMessage }]
}

function checkPassport(typed: string): Issue[] {
  const { parse, issueCode } = textFormats.passport
  if (!typed.trim()) return [issue('passportNo', 'required')]
  const message = formIssueMessage(issueCode)
  return parse(typed) ? [] : [{ ...issue('passportNo', issueCode), ...(message && { message }) }]
}

function checkBirth(day: string, today: string): Issue[] {
  if (!day) return [issue('dateOfBirth', 'required')]
  if (!isIsoDate(day)) return [issue('dateOfBirth', 'not-a-date')]
  return day > today ? [issue('dateOfBirth', 'in-the-future')] : []
}
