import type { Test } from '../../conditions/condition.ts'
import type { Step } from '../../definition/service-definition.ts'
import { declaration, scan } from '../shared-fields.ts'
import { applicantMobile, applicantName, applicantNid, heirs as heirList, papers } from '../shared-people.ts'
import { isFull } from '../shared-short-entry.ts'
import { words } from '../words.ts'
import { idsOf } from '../../fields/made-of.ts'

const isInjury: Test = { field: 'claimType', is: 'INJURY' }
const isDeath: Test = { field: 'claimType', isOneOf: ['DEATH_COMPENSATION', 'BLOOD_MONEY'] }

/** domain/2-fields.md 2.10, step 2. An injured worker claims for themself and has no heirs; the district finds the office that visits the family. */
export const heirs: Step = {
  id: 'heirs',
  title: words.applicantAndHeirs,
  when: isFull,
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
    { kind: 'block', id: 'bank', block: 'bank-account', label: words.bankAccount },
  ],
}

/** Step 3. */
export const documents: Step = {
  id: 'documents',
  title: words.documentsAndSubmit,
  when: isFull,
  fields: [
    { ...papers.powerOfAttorney, label: { bn: 'মিশন বরাবর পাওয়ার অব অ্যাটর্নি', en: 'Power of attorney to the mission' }, hint: { bn: 'নোটারি করা ও পররাষ্ট্র মন্ত্রণালয়ের সত্যায়িত', en: 'Notarised, and attested by the Ministry of Foreign Affairs' } },
    { ...scan, id: 'successionCertificate', optional: true, label: words.successionCertificate, hint: { bn: 'আদালতের কাগজ; অর্থ পাওয়ার আগে লাগবে, পরে দিলেও চলবে', en: 'A paper of the court; needed before the money is paid, and may follow later' } },
    papers.familyCertificate,
    { ...papers.deathCertificate, when: isDeath },
    papers.passportCopy,
    { ...scan, id: 'contractCopy', optional: true, label: { bn: 'চাকরির চুক্তিপত্র/আকামা', en: 'Job contract / iqama' } },
    declaration,
  ],
} // prettier-ignore
export const paperIds: string[] = idsOf(documents.fields)
