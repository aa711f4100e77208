import { readEmail, readMobile, readNid } from '../fields/formats.ts'
import { issue, type Issue } from '../fields/issue.ts'
import { checkScript, tidy } from '../fields/scripts.ts'
import { ageOn, isDay } from '../language/dates.ts'
import { checkPassword, longestPassword } from './password.ts'

export const youngestAccount = 12
export const oldestAccount = 120

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

/** domain/2-fields.md 2.1. The browser and the server ask the same function. */
export function checkRegistration(answers: Registration, today: string): Issue[] {
  return [
    ...checkNames(answers.fullNameEn, answers.fullNameBn ?? ''),
    ...checkContact(answers),
    ...(answers.nid && !readNid(answers.nid) ? [issue('nid', 'not-an-nid')] : []),
    ...checkBirth(answers.dateOfBirth ?? '', today),
    ...checkNewPassword('password', answers.password, answers.confirmPassword),
    ...(answers.termsAccepted === 'Y' ? [] : [issue('termsAccepted', 'must-accept')]),
  ]
}

/** A new password and its repetition, wherever one is chosen. */
export function checkNewPassword(path: string, password: string, again: string): Issue[] {
  if (!password) return [issue(path, 'required')]
  const weakness = checkPassword(password)
  if (weakness) return [issue(path, weakness, weakness === 'too-long' ? longestPassword : undefined)]
  if (!again) return [issue('confirmPassword', 'required')]
  return password === again ? [] : [issue('confirmPassword', 'passwords-differ')]
}

/** The name in both scripts, at registration and in the profile. */
export const checkNames = (fullNameEn: string, fullNameBn: string): Issue[] => [...checkNameEn(fullNameEn), ...checkNameBn(fullNameBn)]

function checkNameEn(typed: string): Issue[] {
  const name = tidy(typed).trim()
  if (!name) return [issue('fullNameEn', 'required')]
  const wrong = checkScript(name, 'english-text')
  if (wrong) return [issue('fullNameEn', wrong)]
  if (name.length < 3) return [issue('fullNameEn', 'too-short', 3)]
  return name.length > 255 ? [issue('fullNameEn', 'too-long', 255)] : []
}

function checkNameBn(typed: string): Issue[] {
  const name = tidy(typed).trim()
  const wrong = checkScript(name, 'bangla-text')
  if (wrong) return [issue('fullNameBn', wrong)]
  return name.length > 255 ? [issue('fullNameBn', 'too-long', 255)] : []
}

function checkContact({ loginType, mobile, email }: Registration): Issue[] {
  if (loginType === 'MOBILE') {
    if (!mobile) return [issue('mobile', 'required')]
    return readMobile(mobile) ? [] : [issue('mobile', 'not-a-mobile')]
  }
  if (!email) return [issue('email', 'required')]
  return readEmail(email) ? [] : [issue('email', 'not-an-email')]
}

function checkBirth(day: string, today: string): Issue[] {
  if (!day) return []
  if (!isDay(day)) return [issue('dateOfBirth', 'not-a-date')]
  if (day > today) return [issue('dateOfBirth', 'in-the-future')]
  const age = ageOn(today, day)
  if (age > oldestAccount) return [issue('dateOfBirth', 'not-a-date')]
  return age < youngestAccount ? [issue('dateOfBirth', 'too-young', youngestAccount)] : []
}
