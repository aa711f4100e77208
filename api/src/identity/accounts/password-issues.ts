import type { Issue } from '@wewb/domain/engine/fields/issue'
import type { Bilingual } from '@wewb/domain/language/bilingual'

/** Issues that only the server can find, so that no page bundles their texts. */
const sentences = {
  'used-before': {
    bn: 'এই পাসওয়ার্ড আপনি আগে ব্যবহার করেছেন। নতুন একটি দিন।',
    en: 'You have used this password before. Choose a new one.',
  },
  'wrong-password': { bn: 'বর্তমান পাসওয়ার্ডটি মেলেনি।', en: 'The current password is not right.' },
} satisfies Record<string, Bilingual>

export const passwordIssue = (path: string, code: keyof typeof sentences): Issue => ({
  path,
  code,
  message: sentences[code],
})
