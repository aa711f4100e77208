import { shortestPassword } from '../../../domain/src/accounts/password.ts'
import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import { words } from './words.ts'

/** The domain's rule, one line a demand, so that a person sees what is still missing. A test keeps the two together. */
export const passwordRules: { name: Bilingual; isMet(password: string): boolean }[] = [
  { name: words.ruleLength, isMet: (password) => password.length >= shortestPassword },
  { name: words.ruleNumber, isMet: (password) => /[0-9০-৯]/.test(password) },
  { name: words.ruleCapital, isMet: (password) => /[A-Z]/.test(password) },
  { name: words.ruleSmall, isMet: (password) => /[a-z]/.test(password) },
  { name: words.ruleSign, isMet: (password) => /[^A-Za-z0-9০-৯\s]/.test(password) },
]
