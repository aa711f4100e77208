import type { Bilingual } from '@wewb/domain/language/bilingual'

/** Fixed texts of the documents. */
export const pdfMessages = {
  number: { bn: 'আবেদন নম্বর', en: 'Application number' },
  service: { bn: 'সেবা', en: 'Service' },
  applicant: { bn: 'আবেদনকারী', en: 'Applicant' },
  status: { bn: 'আবেদনের অবস্থা', en: 'Application status' },
  submittedOn: { bn: 'জমার তারিখ', en: 'Submitted on' },
  printedOn: { bn: 'ছাপার তারিখ', en: 'Printed on' },
  documents: { bn: 'যেসব কাগজ পাওয়া গেছে', en: 'Documents received' },
  next: { bn: 'এরপর যা হবে', en: 'What happens next' },
} satisfies Record<string, Bilingual>
