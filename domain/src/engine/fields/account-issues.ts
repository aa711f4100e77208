import { baseProblems } from '#http/base-problems.ts'
import type { Bilingual } from '#language/bilingual.ts'
import type { Issue } from './issue.ts'

/** Issues that occur only where a password is chosen. */
const sentences = {
  'weak-password': baseProblems.WEAK_PASSWORD.message,
  'common-password': {
    bn: 'এই পাসওয়ার্ডটি অনেকেই ব্যবহার করেন, সহজে অনুমান করা যায়। অন্য একটি দিন।',
    en: 'Many people use this password and it is easily guessed. Choose another.',
  },
  'passwords-differ': { bn: 'দুইবার লেখা পাসওয়ার্ড মেলেনি।', en: 'The two passwords are not the same.' },
} satisfies Record<string, Bilingual>

export type AccountIssueCode = keyof typeof sentences

export const accountIssue = (path: string, code: AccountIssueCode): Issue => ({ path, code, message: sentences[code] })
