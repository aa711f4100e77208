import type { Step } from '#engine/definition/service-definition.ts'
import { declaration, scan } from '#services/definitions/shared-fields.ts'
import { documentFields } from '#services/definitions/shared-people.ts'
import { serviceMessages } from '#services/definitions/messages.ts'

/** Step 4: bank and documents. */
export const bank: Step = {
  id: 'bank',
  title: { bn: 'ব্যাংক, কাগজপত্র ও দাখিল', en: 'Bank, documents and submit' },
  fields: [
    { kind: 'block', id: 'bank', block: 'bank-account', label: serviceMessages.bankAccount },
    // Accepts any photo, because a sick person cannot be asked for a portrait against a white wall.
    {
      ...scan,
      id: 'workerPhoto',
      heading: serviceMessages.documents,
      accepts: ['jpg', 'png'],
      pages: 1,
      label: { bn: 'অসুস্থ কর্মীর ছবি', en: 'Photo of sick worker' },
      hint: { bn: 'সাম্প্রতিক ও স্পষ্ট ছবি, JPG/PNG, সর্বোচ্চ ২ এমবি', en: 'A recent, clear photo, JPG/PNG, at most 2 MB' },
    },
    {
      ...documentFields.passportCopy,
      hint: { bn: 'তথ্য পাতা ও দেশে ফেরার সিলের পাতা', en: 'The data page and the page with the arrival seal' },
    },
    {
      ...documentFields.clearanceProof,
      when: { not: { field: 'worker.check.outcome', is: 'skipped' } },
      hint: { bn: 'এনওসি থাকলে এনওসির কপি', en: 'With a NOC, the copy of the NOC' },
    },
    {
      ...scan,
      id: 'medicalPapers',
      accepts: ['jpg', 'pdf'],
      pages: 10,
      label: { bn: 'চিকিৎসা সংক্রান্ত কাগজপত্র', en: 'Treatment papers' },
      hint: { bn: '১ থেকে ১০টি ফাইল, JPG/PDF, প্রতিটি সর্বোচ্চ ২ এমবি', en: '1 to 10 files, JPG/PDF, at most 2 MB each' },
    },
    { ...documentFields.nidCopy, hint: { bn: 'উভয় পিঠ', en: 'Both sides' } },
    declaration,
  ],
}
