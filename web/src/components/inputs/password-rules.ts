import { MIN_PASSWORD_LENGTH } from '@wewb/domain/identity/accounts/password'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { componentMessages } from '#components/messages.ts'

/** The domain's rule split into single requirements, to show what is missing. A test compares the two. */
export const passwordRules: { name: Bilingual; isMet(password: string): boolean }[] = [
  { name: componentMessages.ruleLength, isMet: (password) => password.length >= MIN_PASSWORD_LENGTH },
  { name: componentMessages.ruleNumber, isMet: (password) => /[0-9০-৯]/.test(password) },
  { name: componentMessages.ruleCapital, isMet: (password) => /[A-Z]/.test(password) },
  { name: componentMessages.ruleSmall, isMet: (password) => /[a-z]/.test(password) },
  { name: componentMessages.ruleSign, isMet: (password) => /[^A-Za-z0-9০-৯\s]/.test(password) },
]
