import type { Step } from '#engine/definition/service-definition.ts'
import { missionCountries } from '#reference/missions.ts'
import { serviceMessages } from '#services/definitions/messages.ts'

/** Countries with a mission. Applicants elsewhere choose among all missions, others among those of their country. */
const isServed = { field: 'foreignCountryId', isOneOf: missionCountries }

/** Step 2: addresses and mission. */
export const addresses: Step = {
  id: 'addresses',
  title: { bn: 'আবেদনকারীর ঠিকানা', en: 'Applicant address' },
  fields: [
    {
      kind: 'lookup',
      id: 'foreignCountryId',
      source: 'country',
      label: { bn: 'অবস্থানরত দেশ', en: 'Country of residence' },
    },
    {
      kind: 'lookup',
      id: 'missionId',
      source: 'mission',
      within: ['foreignCountryId'],
      when: isServed,
      label: serviceMessages.bangladeshMission,
    },
    {
      kind: 'lookup',
      id: 'servingMissionId',
      source: 'mission',
      when: { all: [{ field: 'foreignCountryId', isFilled: true }, { not: isServed }] },
      label: { bn: 'যে মিশন আপনার দেশের দায়িত্বে আছে', en: 'The mission that serves your country' },
      hint: {
        bn: 'এ দেশে বাংলাদেশের মিশন নেই। যে মিশনে আপনি কাগজ দেখাবেন ও ফি দেবেন সেটি বেছে নিন।',
        en: 'There is no mission of Bangladesh in this country. Choose the one where you will show your papers and pay the fee.',
      },
    },
    { kind: 'block', id: 'abroad', block: 'address-abroad', label: { bn: 'বিদেশের ঠিকানা', en: 'Address abroad' } },
    { kind: 'block', id: 'permanent', block: 'address', label: serviceMessages.permanentAddress },
    {
      kind: 'block',
      id: 'present',
      block: 'address',
      label: serviceMessages.presentAddress,
      sameAs: {
        field: 'permanent',
        label: { bn: 'বাংলাদেশের বর্তমান ঠিকানা একই', en: 'Present address in Bangladesh is the same' },
      },
    },
  ],
}
