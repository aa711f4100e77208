import type { Predicate } from '#engine/conditions/condition.ts'
import type { Step } from '#engine/definition/service-definition.ts'
import { declaration, scan } from '#services/definitions/shared-fields.ts'
import {
  applicantMobile,
  applicantName,
  applicantNid,
  applicantReceives,
  documentFields,
  heirAttorney,
  heirs as heirList,
} from '#services/definitions/shared-people.ts'
import { isFullEntry } from '#services/definitions/shared-short-entry.ts'
import { serviceMessages } from '#services/definitions/messages.ts'
import { fieldIdsOf } from '#engine/fields/field-builders.ts'

const isInjury: Predicate = { field: 'claimType', is: 'INJURY' }
export const isOfDeath: Predicate = { field: 'claimType', isOneOf: ['DEATH_COMPENSATION', 'BLOOD_MONEY'] }

/** Step 2. An injured worker claims alone and has no heirs; the district decides which office visits the family. */
export const heirs: Step = {
  id: 'heirs',
  title: serviceMessages.applicantAndHeirs,
  when: isFullEntry,
  fields: [
    applicantName,
    applicantMobile,
    applicantNid,
    {
      kind: 'lookup',
      id: 'homeDistrictId',
      source: 'district',
      label: { bn: 'পরিবার যে জেলায় থাকে', en: 'District where the family lives' },
      hint: { bn: 'এই জেলার অফিস পরিবারের সাথে কথা বলবে', en: 'The office of this district will speak with the family' },
    },
    { ...heirList, when: { not: isInjury } },
    { kind: 'block', id: 'bank', block: 'bank-account', when: applicantReceives, label: serviceMessages.bankAccount },
  ],
}

/** Step 3: documents. */
export const documents: Step = {
  id: 'documents',
  title: serviceMessages.documentsAndSubmit,
  when: isFullEntry,
  fields: [
    {
      ...documentFields.powerOfAttorney,
      label: { bn: 'মিশন বরাবর পাওয়ার অব অ্যাটর্নি', en: 'Power of attorney to the mission' },
      hint: {
        bn: 'নোটারি করা ও পররাষ্ট্র মন্ত্রণালয়ের সত্যায়িত',
        en: 'Notarised, and attested by the Ministry of Foreign Affairs',
      },
    },
    heirAttorney,
    {
      ...scan,
      id: 'successionCertificate',
      optional: true,
      label: serviceMessages.successionCertificate,
      hint: {
        bn: 'আদালতের কাগজ; অর্থ পাওয়ার আগে লাগবে, পরে দিলেও চলবে',
        en: 'A paper of the court; needed before the money is paid, and may follow later',
      },
    },
    documentFields.familyCertificate,
    { ...documentFields.deathCertificate, when: isOfDeath },
    documentFields.passportCopy,
    { ...scan, id: 'contractCopy', optional: true, label: { bn: 'চাকরির চুক্তিপত্র/আকামা', en: 'Job contract / iqama' } },
    declaration,
  ],
}
export const documentIds: string[] = fieldIdsOf(documents.fields)
