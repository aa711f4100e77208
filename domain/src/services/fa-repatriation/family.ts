import type { Step } from '../../definition/service-definition.ts'
import { declaration, scan } from '../shared-fields.ts'
import { applicantMobile, applicantName, applicantNid, papers } from '../shared-people.ts'
import { isFull } from '../shared-short-entry.ts'
import { words } from '../words.ts'
import { hasDied } from './worker.ts'

/** domain/2-fields.md 2.6, step 3. Of who calls, the mobile number is enough. */
export const applicant: Step = {
  id: 'applicant',
  title: { bn: 'আবেদনকারীর তথ্য', en: 'Applicant information' },
  fields: [
    { ...applicantName, when: isFull },
    { kind: 'lookup', id: 'applicantRelation', source: 'relation', when: isFull, label: words.relationWithWorker },
    { ...applicantNid, when: isFull },
    applicantMobile,
    { kind: 'choice', id: 'familyWish', display: 'radio', when: hasDied, label: { bn: 'মৃতদেহের বিষয়ে পরিবারের ইচ্ছা', en: "Family's wish about the body" }, options: [
      { value: 'BRING_HOME', label: { bn: 'দেশে আনা হোক', en: 'Bring home' } },
      { value: 'BURY_ABROAD', label: { bn: 'বিদেশে দাফন হোক', en: 'Bury abroad' } },
    ] },
    { kind: 'paragraph', id: 'notes', longest: 1000, optional: true, label: { bn: 'মন্তব্য', en: 'Notes' }, hint: { bn: 'বোর্ডকে আর কিছু জানাতে চাইলে লিখুন', en: 'Anything else the board should know' } },
  ],
} // prettier-ignore

/** Step 4. A certificate of death or illness is not asked of who is stranded or detained. */
export const documents: Step = {
  id: 'documents',
  title: words.documentsAndSubmit,
  when: isFull,
  fields: [
    { ...scan, id: 'passportCopy', label: { bn: 'পাসপোর্ট/টিপি কপি', en: 'Passport / TP copy' } },
    { ...scan, id: 'deathCertificate', optional: true, when: { any: [hasDied, { field: 'serviceType', is: 'SICK' }] }, label: { bn: 'মৃত্যু/চিকিৎসা সনদ', en: 'Death / medical certificate' }, hint: { bn: 'হাতে না থাকলে পরে দিলেও চলবে', en: 'It may follow later if you do not have it yet' } },
    papers.applicantNidCopy,
    { ...papers.familyCertificate, optional: true },
    { ...scan, id: 'jobDocuments', optional: true, label: { bn: 'চাকরি সংক্রান্ত কাগজপত্র', en: 'Employment papers' } },
    declaration,
  ],
} // prettier-ignore
