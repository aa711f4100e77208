import { accountIssue } from '#engine/fields/account-issues.ts'
import { parseEmail, parseMobile, parseNid } from '#engine/fields/formats.ts'
import { issue, type Issue } from '#engine/fields/issue.ts'
import { validateScript, normalizeScript } from '#engine/fields/text-scripts.ts'
import { ageOn, isIsoDate } from '#language/dates.ts'
import { validatePassword, MAX_PASSWORD_LENGTH } from './password.ts'

export const MIN_ACCOUNT_AGE = 12
export const MAX_ACCOUNT_AGE = 120

export type Registration = {
  fullNameEn: string
  fullNameBn?: string | null | undefined
  loginType: 'MOBILE' | 'EMAIL'
  mobile?: string | null | undefined
  email?: string | null | undefined
  nid?: string | null | undefined
  dateOfBirth?: string | null | undefined
  password: string
  confirmPassword: string
  termsAccepted: 'Y' | 'N'
}

/** Validates the registration form, in the browser and on the server. */
export function validateRegistration(answers: Registration, today: string): Issue[] {
  return [
    ...validatePersonNames(answers.fullNameEn, answers.fullNameBn ?? ''),
    ...checkContact(answers),
    ...(answers.nid && !parseNid(answers.nid) ? [issue('nid', 'not-an-nid')] : []),
    ...checkBirth(answers.dateOfBirth ?? '', today),
    ...validateNewPassword('password', answers.password, answers.confirmPassword),
    ...(answers.termsAccepted === 'Y' ? [] : [issue('termsAccepted', 'must-accept')]),
  ]
}

/** Validates a new password and its repetition. */
export function validateNewPassword(path: string, password: string, again: string): Issue[] {
  if (!password) return [issue(path, 'required')]
  const weakness = validatePassword(password)
  if (weakness === 'too-long') return [issue(path, weakness, MAX_PASSWORD_LENGTH)]
  if (weakness) return [accountIssue(path, weakness)]
  if (!again) return [issue('confirmPassword', 'required')]
  return password === again ? [] : [accountIssue('confirmPassword', 'passwords-differ')]
}

/** Validates the name in both scripts, at registration and in the profile. */
export const validatePersonNames = (fullNameEn: string, fullNameBn: string): Issue[] => [
  ...checkNameEn(fullNameEn),
  ...checkNameBn(fullNameBn),
]

function checkNameEn(typed: string): Issue[] {
  const name = normalizeScript(typed, 'name-english').trim()
  if (!name) return [issue('fullNameEn', 'required')]
  const wrong = validateScript(name, 'name-english')
  if (wrong) return [issue('fullNameEn', wrong)]
  if (name.length < 3) return [issue('fullNameEn', 'too-short', 3)]
  return name.length > 255 ? [issue('fullNameEn', 'too-long', 255)] : []
}

function checkNameBn(typed: string): Issue[] {
  const name = normalizeScript(typed, 'name-bangla').trim()
  const wrong = validateScript(name, 'name-bangla')
  if (wrong) return [issue('fullNameBn', wrong)]
  return name.length > 255 ? [issue('fullNameBn', 'too-long', 255)] : []
}

function checkContact({ loginType, mobile, email }: Registration): Issue[] {
  if (loginType === 'MOBILE') {
    if (!mobile) return [issue('mobile', 'required')]
    return parseMobile(mobile) ? [] : [issue('mobile', 'not-a-mobile')]
  }
  if (!email) return [issue('email', 'required')]
  return parseEmail(email) ? [] : [issue('email', 'not-an-email')]
}

function checkBirth(day: string, today: string): Issue[] {
  if (!day) return []
  if (!isIsoDate(day)) return [issue('dateOfBirth', 'not-a-date')]
  if (day > today) return [issue('dateOfBirth', 'in-the-future')]
  const age = ageOn(today, day)
  if (age > MAX_ACCOUNT_AGE) return [issue('dateOfBirth', 'not-a-date')]
  return age < MIN_ACCOUNT_AGE ? [issue('dateOfBirth', 'too-young', MIN_ACCOUNT_AGE)] : []
}
