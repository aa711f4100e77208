import type { FormDefinition } from '#engine/definition/service-definition.ts'
import { blocks } from '#engine/fields/blocks.ts'
import { photo, scan, signature } from '#services/definitions/shared-fields.ts'
import { documentFields } from '#services/definitions/shared-people.ts'
import { serviceMessages } from '#services/definitions/messages.ts'
import { optional, workerIsNotMe, peopleSteps } from './profile-people-steps.ts'

/**
 * Form of the family profile. Uses the field kinds of services, so that its answers can be copied into an application.
 */
export const familyProfile: FormDefinition = {
  steps: [
    ...peopleSteps,
    {
      id: 'addresses',
      title: { bn: 'ঠিকানা', en: 'Addresses' },
      fields: optional([
        { kind: 'block', id: 'present', block: 'address', label: serviceMessages.presentAddress },
        {
          kind: 'block',
          id: 'permanent',
          block: 'address',
          sameAs: { field: 'present', label: serviceMessages.sameAsPresent },
          label: serviceMessages.permanentAddress,
        },
        { kind: 'block', id: 'abroad', block: 'address-abroad', label: { bn: 'বিদেশের ঠিকানা', en: 'Address abroad' } },
      ]),
    },
    {
      id: 'bank',
      title: { bn: 'ব্যাংক হিসাব', en: 'Bank accounts' },
      fields: optional([
        {
          kind: 'list',
          id: 'banks',
          most: 5,
          label: { bn: 'ব্যাংক হিসাব', en: 'Bank account' },
          fields: optional(blocks['bank-account']),
        },
      ]),
    },
    {
      id: 'passports',
      title: { bn: 'পাসপোর্ট', en: 'Passports' },
      fields: optional([
        {
          kind: 'list',
          id: 'passports',
          most: 10,
          label: { bn: 'পাসপোর্ট', en: 'Passport' },
          fields: optional([
            {
              kind: 'text',
              id: 'holderName',
              script: 'name-english',
              label: { bn: 'কার পাসপোর্ট (নাম ইংরেজিতে)', en: 'Whose passport (name in English)' },
            },
            ...blocks.passport,
          ]),
        },
      ]),
    },
    {
      id: 'documents',
      title: serviceMessages.documents,
      fields: optional([
        { ...photo, id: 'photo', label: { bn: 'আপনার ছবি', en: 'Your photo' } },
        { ...signature, id: 'signature', label: { bn: 'আপনার স্বাক্ষর', en: 'Your signature' } },
        { ...documentFields.nidCopy, label: { bn: 'আপনার এনআইডি কপি', en: 'Copy of your NID' } },
        documentFields.passportCopy,
        {
          ...scan,
          id: 'workerPassport',
          when: workerIsNotMe,
          label: { bn: 'কর্মীর পাসপোর্ট ও ভিসার কপি', en: "Worker's passport with visa" },
        },
        { ...scan, id: 'birthCertificate', label: { bn: 'জন্মনিবন্ধন সনদ', en: 'Birth certificate' } },
        documentFields.familyCertificate,
        documentFields.clearanceProof,
        { ...scan, id: 'nomineeNidCopy', label: { bn: 'নমিনির এনআইডি কপি', en: "Nominee's NID copy" } },
      ]),
    },
  ],
}
