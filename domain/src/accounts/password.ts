import type { IssueCode } from '../fields/issue.ts'

export const shortestPassword = 8
export const longestPassword = 128

// Words that guessing programs dress up first; the composition rule alone lets Password@123 through.
const commonWords = ['password', 'passw0rd', 'p@ssword', 'p@ssw0rd', 'qwerty', 'admin', 'welcome', 'bangladesh', 'iloveyou', 'letmein']

/** SPEC.md section 5, and a deny list of what everyone chooses. */
export function checkPassword(password: string): IssueCode | undefined {
  if (password.length > longestPassword) return 'too-long'
  const strong =
    password.length >= shortestPassword &&
    /[0-9০-৯]/.test(password) &&
    /[A-Z]/.test(password) &&
    /[a-z]/.test(password) &&
    /[^A-Za-z0-9০-৯\s]/.test(password)
  if (!strong) return 'weak-password'
  return isCommon(password) ? 'common-password' : undefined
}

/** A common word with nothing but digits and signs after it. */
const isCommon = (password: string) => {
  const lower = password.toLowerCase()
  return commonWords.some((word) => lower.startsWith(word) && /^[^a-z]*$/.test(lower.slice(word.length)))
}
