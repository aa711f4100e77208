import type { Bilingual } from '../../../domain/src/language/bilingual.ts'

/** What stands on the papers beside what the service and the person say. */
export const paperWords = {
  number: { bn: 'আবেদন নম্বর', en: 'Application number' },
  service: { bn: 'সেবা', en: 'Service' },
  applicant: { bn: 'আবেদনকারী', en: 'Applicant' },
  status: { bn: 'আবেদনের অবস্থা', en: 'Application status' },
  submittedOn: { bn: 'জমার তারিখ', en: 'Submitted on' },
  printedOn: { bn: 'ছাপার তারিখ', en: 'Printed on' },
  documents: { bn: 'যেসব কাগজ পাওয়া গেছে', en: 'Documents received' },
  next: { bn: 'এরপর যা হবে', en: 'What happens next' },
} satisfies Record<string, Bilingual>
