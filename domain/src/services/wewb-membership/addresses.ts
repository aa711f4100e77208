import type { Step } from '../../definition/service-definition.ts'
import { words } from '../words.ts'

/** domain/2-fields.md 2.4, step 2. */
export const addresses: Step = {
  id: 'addresses',
  title: { bn: 'আবেদনকারীর ঠিকানা', en: 'Applicant address' },
  fields: [
    { kind: 'lookup', id: 'foreignCountryId', source: 'country', label: { bn: 'অবস্থানরত দেশ', en: 'Country of residence' } },
    { kind: 'lookup', id: 'missionId', source: 'mission', within: ['foreignCountryId'], label: { bn: 'বাংলাদেশ মিশন', en: 'Bangladesh mission' } },
    { kind: 'block', id: 'abroad', block: 'address-abroad', label: { bn: 'বিদেশের ঠিকানা', en: 'Address abroad' } },
    { kind: 'block', id: 'permanent', block: 'address', label: words.permanentAddress },
    {
      kind: 'block', id: 'present', block: 'address', label: words.presentAddress,
      sameAs: { field: 'permanent', label: { bn: 'বাংলাদেশের বর্তমান ঠিকানা একই', en: 'Present address in Bangladesh is the same' } },
    },
  ],
} // prettier-ignore
