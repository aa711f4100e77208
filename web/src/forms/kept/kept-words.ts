import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'

/** What the first page says of what was written here and has not gone. */
export const keptWords = {
  title: { bn: 'এই ফোনে আপনার কিছু লেখা রাখা আছে', en: 'Something you wrote is kept on this phone' },
  what: { bn: 'আবেদন {no}: {list} এখনও পাঠানো হয়নি।', en: 'Application {no}: {list} not sent yet.' },
  steps: { bn: '{n}টি ধাপের উত্তর', en: 'answers of {n} step(s)' },
  documents: { bn: '{n}টি কাগজ', en: '{n} document(s)' },
  submission: { bn: 'জমা দেওয়ার ইচ্ছা', en: 'the wish to submit' },
  open: { bn: 'খুলুন, বাকিটা নিজে থেকেই যাবে', en: 'Open it, the rest goes by itself' },
} satisfies Record<string, Bilingual>
