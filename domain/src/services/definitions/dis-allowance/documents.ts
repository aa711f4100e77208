import type { Step } from '#engine/definition/service-definition.ts'
import { declaration, photo, scan } from '#services/definitions/shared-fields.ts'
import { documentFields } from '#services/definitions/shared-people.ts'
import { serviceMessages } from '#services/definitions/messages.ts'
import { isNew, isRenewal } from './child.ts'

/** Step 3: address and documents. */
export const documents: Step = {
  id: 'documents',
  title: { bn: 'ঠিকানা ও কাগজপত্র', en: 'Address and documents' },
  fields: [
    { kind: 'block', id: 'present', block: 'address', when: isNew, label: serviceMessages.presentAddress },
    {
      kind: 'block',
      id: 'permanent',
      block: 'address',
      when: isNew,
      sameAs: { field: 'present', label: serviceMessages.sameAsPresent },
      label: serviceMessages.permanentAddress,
    },
    {
      ...photo,
      id: 'childPhoto',
      when: isNew,
      heading: serviceMessages.documents,
      label: { bn: 'সন্তানের ছবি', en: "Child's photo" },
    },
    { ...photo, id: 'receiverPhoto', when: isNew, label: { bn: 'গ্রহণকারীর ছবি', en: "Receiver's photo" } },
    { ...scan, id: 'disabilityCard', when: isNew, label: { bn: 'সুবর্ণ নাগরিক কার্ডের কপি', en: 'Disability ID card' } },
    { ...scan, id: 'birthCertificate', when: isNew, label: { bn: 'জন্মনিবন্ধন সনদ', en: 'Birth certificate' } },
    { ...scan, id: 'receiverNidCopy', when: isNew, label: { bn: 'গ্রহণকারীর এনআইডি কপি', en: "Receiver's NID" } },
    {
      ...scan,
      id: 'workerPassport',
      when: isNew,
      label: { bn: 'কর্মীর পাসপোর্ট ও ছাড়পত্রের কপি', en: "Worker's passport and clearance" },
    },
    { ...documentFields.embassyNoc, when: { all: [isNew, documentFields.embassyNoc.when] } },
    {
      ...scan,
      id: 'guardianshipProof',
      when: { field: 'applicantRelation', is: 'LEGAL_GUARDIAN' },
      label: { bn: 'অভিভাবকত্বের প্রমাণপত্র', en: 'Proof of guardianship' },
    },
    {
      ...scan,
      id: 'lifeCertificate',
      when: isRenewal,
      label: { bn: 'সন্তান জীবিত থাকার সনদ', en: 'Life certificate of the child' },
      hint: {
        bn: 'ইউনিয়ন পরিষদ, পৌরসভা বা ওয়ার্ড কাউন্সিলরের দেওয়া',
        en: 'Given by the union council, the municipality or the ward councillor',
      },
    },
    declaration,
  ],
}
