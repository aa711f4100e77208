import type { Bilingual } from '@wewb/domain/language/bilingual'

export const unsentDraftsMessages = {
  title: { bn: 'এই ফোনে আপনার কিছু লেখা রাখা আছে', en: 'Something you wrote is kept on this device' },
  what: { bn: '{name}। পাঠানো বাকি: {list}।', en: '{name}. Still to be sent: {list}.' },
  application: { bn: 'আবেদন {no}', en: 'Application {no}' },
  step: { bn: '১টি ধাপের উত্তর', en: 'answers of 1 step' },
  steps: { bn: '{n}টি ধাপের উত্তর', en: 'answers of {n} steps' },
  document: { bn: '১টি কাগজ', en: '1 document' },
  documents: { bn: '{n}টি কাগজ', en: '{n} documents' },
  submission: { bn: 'আবেদন জমা', en: 'the submission' },
  open: { bn: 'খুলুন, বাকিটা নিজে থেকেই যাবে', en: 'Open it, the rest goes by itself' },
} satisfies Record<string, Bilingual>
