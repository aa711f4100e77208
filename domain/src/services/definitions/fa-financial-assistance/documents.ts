import type { Step } from '#engine/definition/service-definition.ts'
import type { Option } from '#engine/fields/choice.ts'
import type { FileField } from '#engine/fields/file.ts'
import { declaration, scan } from '#services/definitions/shared-fields.ts'
import { documentFields, yesOrNo } from '#services/definitions/shared-people.ts'
import { serviceMessages } from '#services/definitions/messages.ts'

const familyCertificate: FileField = {
  ...documentFields.familyCertificate,
  hint: {
    bn: 'দাপ্তরিক প্যাডে; ইউএনও (সিটি কর্পোরেশনে এডিএম) প্রতিস্বাক্ষরিত',
    en: 'On the official pad, countersigned by the UNO (in a city corporation the ADM)',
  },
}
const deathCertificate: FileField = {
  ...documentFields.deathCertificate,
  hint: { bn: 'মিশন, হাসপাতাল বা ইউনিয়ন পরিষদের দেওয়া', en: 'Given by the mission, a hospital or the union parishad' },
}
const passportCopy: FileField = {
  ...documentFields.passportCopy,
  hint: { bn: 'ছাড়পত্র বা ভিসার পাতাসহ', en: 'With the page of the clearance or visa' },
}
const clearanceProof: FileField = {
  ...documentFields.clearanceProof,
  when: { not: { field: 'worker.identitySource', is: '2' } },
  label: { bn: 'বিএমইটি ছাড়পত্র/সদস্যপদ/এনওসি', en: 'BMET clearance / membership / NOC' },
}
const airwayBill: FileField = {
  ...documentFields.airwayBill,
  label: { bn: 'এয়ারওয়ে বিল/লাশ গ্রহণের কাগজ', en: 'Airway bill / hand-over paper' },
}
const heirPhotos: FileField = {
  ...scan,
  id: 'heirPhotos',
  label: { bn: 'ওয়ারিশদের সত্যায়িত ছবি', en: 'Attested photos of heirs' },
  hint: { bn: 'চেয়ারম্যান ও জেলা কর্মসংস্থান অফিস প্রধানের সত্যায়িত', en: 'Attested by the chairman and the head of the DEMO' },
}
const powerOfAttorney: FileField = {
  ...documentFields.powerOfAttorney,
  when: { fact: 'heirs.anyAuthorised', is: true },
  label: { bn: 'ওয়ারিশদের ক্ষমতা অর্পণপত্র', en: 'Power of attorney of heirs' },
  hint: { bn: 'স্ট্যাম্প কাগজে', en: 'On stamp paper' },
}
const guardianshipOrder: FileField = {
  ...scan,
  id: 'guardianshipOrder',
  when: { field: 'minorAloneYn', is: 'Y' },
  label: { bn: 'অভিভাবকত্বের সনদ', en: 'Guardianship paper' },
}

/** Step 4. Asks whether a parent of a minor is alive, because the rows of heirs do not show it. */
export const documents: Step = {
  id: 'documents',
  title: serviceMessages.documentsAndSubmit,
  fields: [
    familyCertificate,
    deathCertificate,
    passportCopy,
    clearanceProof,
    airwayBill,
    heirPhotos,
    powerOfAttorney,
    {
      ...yesOrNo,
      id: 'minorAloneYn',
      when: { fact: 'heirs.anyMinor', is: true },
      label: { bn: 'কোনো নাবালক ওয়ারিশের পিতা-মাতা কেউই কি জীবিত নেই?', en: 'Is there a minor heir with no parent alive?' },
    },
    guardianshipOrder,
    declaration,
  ],
}

/** Documents that the letter to the family may request. */
export const requestableDocuments: Option[] = [
  { value: 'familyCertificate', label: familyCertificate.label },
  { value: 'deathCertificate', label: deathCertificate.label },
  { value: 'passportCopy', label: passportCopy.label },
  { value: 'clearanceProof', label: clearanceProof.label },
  { value: 'airwayBill', label: airwayBill.label },
  { value: 'heirPhotos', label: heirPhotos.label },
  { value: 'powerOfAttorney', label: powerOfAttorney.label },
  { value: 'guardianshipOrder', label: guardianshipOrder.label },
]

/** Fields unlocked by the letter: the documents, and the field that one of them depends on. */
export const fieldsUnlockedByLetter: string[] = [
  'familyCertificate',
  'deathCertificate',
  'passportCopy',
  'clearanceProof',
  'airwayBill',
  'heirPhotos',
  'powerOfAttorney',
  'minorAloneYn',
  'guardianshipOrder',
]
