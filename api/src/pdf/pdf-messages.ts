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
  pageOf: { bn: 'পৃষ্ঠা {page} / {pages}', en: 'Page {page} of {pages}' },
  documentsToAttach: { bn: 'যেসব কাগজ সঙ্গে দিতে হবে', en: 'Papers to attach' },
  signature: { bn: 'আবেদনকারীর স্বাক্ষর বা টিপসই', en: 'Signature or thumb impression of the applicant' },
  signedOn: { bn: 'তারিখ', en: 'Date' },
  attestedBy: {
    bn: 'চেয়ারম্যান বা কাউন্সিলরের নাম ও স্বাক্ষর (চাওয়া হলে)',
    en: 'Name and signature of the chairman or councillor (if asked for)',
  },
  attestedSeal: { bn: 'সিল ও তারিখ', en: 'Seal and date' },
  officeReceived: { bn: 'অফিস পূরণ করবে: গ্রহণকারী ও তারিখ', en: 'For the office: received by, and date' },
  officeNumber: { bn: 'অফিস পূরণ করবে: আবেদন নম্বর', en: 'For the office: application number' },
  next: { bn: 'এরপর যা হবে', en: 'What happens next' },
} satisfies Record<string, Bilingual>
