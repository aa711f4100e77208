import type { Step } from '#engine/definition/service-definition.ts'
import { declaration, scan } from '#services/definitions/shared-fields.ts'
import { applicantMobile, applicantName, applicantNid, documentFields } from '#services/definitions/shared-people.ts'
import { isFullEntry } from '#services/definitions/shared-short-entry.ts'
import { serviceMessages } from '#services/definitions/messages.ts'
import { hasDied } from './worker.ts'

/** Step 3. A short entry needs the caller's mobile number only. */
export const applicant: Step = {
  id: 'applicant',
  title: { bn: 'আবেদনকারীর তথ্য', en: 'Applicant information' },
  fields: [
    { ...applicantName, when: isFullEntry },
    {
      kind: 'lookup',
      id: 'applicantRelation',
      source: 'relation',
      when: isFullEntry,
      label: serviceMessages.relationWithWorker,
    },
    { ...applicantNid, when: isFullEntry },
    applicantMobile,
    {
      kind: 'choice',
      id: 'familyWish',
      display: 'radio',
      when: hasDied,
      label: { bn: 'মৃতদেহের বিষয়ে পরিবারের ইচ্ছা', en: "Family's wish about the body" },
      options: [
        { value: 'BRING_HOME', label: { bn: 'দেশে আনা হোক', en: 'Bring home' } },
        { value: 'BURY_ABROAD', label: { bn: 'বিদেশে দাফন হোক', en: 'Bury abroad' } },
      ],
    },
    {
      kind: 'paragraph',
      id: 'notes',
      longest: 1000,
      optional: true,
      label: { bn: 'মন্তব্য', en: 'Notes' },
      hint: { bn: 'বোর্ডকে আর কিছু জানাতে চাইলে লিখুন', en: 'Anything else the board should know' },
    },
  ],
}

/** Step 4. Stranded and detained workers need no certificate of death or illness. */
export const documents: Step = {
  id: 'documents',
  title: serviceMessages.documentsAndSubmit,
  when: isFullEntry,
  fields: [
    { ...scan, id: 'passportCopy', label: { bn: 'পাসপোর্ট/টিপি কপি', en: 'Passport / TP copy' } },
    {
      ...scan,
      id: 'deathCertificate',
      optional: true,
      when: { any: [hasDied, { field: 'serviceType', is: 'SICK' }] },
      label: { bn: 'মৃত্যু/চিকিৎসা সনদ', en: 'Death / medical certificate' },
      hint: { bn: 'হাতে না থাকলে পরে দিলেও চলবে', en: 'It may follow later if you do not have it yet' },
    },
    documentFields.applicantNidCopy,
    { ...documentFields.familyCertificate, optional: true },
    { ...scan, id: 'jobDocuments', optional: true, label: { bn: 'চাকরি সংক্রান্ত কাগজপত্র', en: 'Employment papers' } },
    declaration,
  ],
}
