import type { ServiceDefinition } from '#engine/definition/service-definition.ts'
import { declaration, scan } from '#services/definitions/shared-fields.ts'
import { serviceMessages } from '#services/definitions/messages.ts'
import { createApprovalWorkflow } from '#services/workflows/approval-workflow.ts'
import { deskTemplates } from '#services/workflows/desk-templates.ts'

/**
 * A membership does not expire, but the passport on its card does: the mission checks the new one, head office
 * approves, and a new card is issued.
 */
export const passportChange: ServiceDefinition = {
  id: 'wewb-passport',
  prefix: 'MPP',
  title: { bn: 'সদস্যের পাসপোর্ট পরিবর্তন', en: "Change of a member's passport" },
  summary: { bn: 'নতুন পাসপোর্ট সদস্যপদে যুক্ত করা ও নতুন কার্ড', en: 'A new passport on your membership, and a new card' },
  opensTo: 'members',
  steps: [
    {
      id: 'passport',
      title: { bn: 'নতুন পাসপোর্ট', en: 'New passport' },
      fields: [
        { kind: 'text', id: 'memberNo', fixed: 'member.number', label: { bn: 'সদস্য নম্বর', en: 'Member number' } },
        {
          kind: 'lookup',
          id: 'missionId',
          source: 'mission',
          fixed: 'member.mission',
          label: { bn: 'মিশন', en: 'Mission' },
        },
        {
          kind: 'text',
          id: 'oldPassportNo',
          format: 'passport',
          fixed: 'member.passportNo',
          label: { bn: 'বর্তমান পাসপোর্ট নম্বর', en: 'Present passport number' },
        },
        { kind: 'block', id: 'passport', block: 'passport', label: { bn: 'নতুন পাসপোর্ট', en: 'New passport' } },
        {
          kind: 'choice',
          id: 'changeReason',
          display: 'radio',
          label: { bn: 'কেন বদলাচ্ছেন', en: 'Why it changes' },
          options: [
            { value: 'EXPIRED', label: { bn: 'মেয়াদ শেষ', en: 'It expired' } },
            { value: 'LOST', label: { bn: 'হারিয়ে গেছে', en: 'It was lost' } },
            { value: 'DAMAGED', label: { bn: 'নষ্ট হয়েছে', en: 'It was damaged' } },
            { value: 'OTHER', label: serviceMessages.other },
          ],
        },
        { ...scan, id: 'passportCopy', label: { bn: 'নতুন পাসপোর্টের কপি', en: 'Copy of the new passport' } },
        declaration,
      ],
      rules: [
        {
          must: { not: { field: 'passport.passportNo', is: { field: 'oldPassportNo' } } },
          at: 'passport.passportNo',
          otherwise: {
            bn: 'এটি আপনার বর্তমান পাসপোর্টের নম্বর। নতুনটির নম্বর লিখুন।',
            en: 'This is your present passport. Write the number of the new one.',
          },
        },
      ],
    },
  ],
  eligibility: [
    {
      code: 'E-12',
      must: { field: 'passport.passportExpiryDate', atLeast: { fact: 'today' } },
      at: 'passport.passportExpiryDate',
      otherwise: serviceMessages.passportExpired,
    },
  ],
  checks: [
    { name: 'is-member', otherwise: { bn: 'আপনার কোনো চালু সদস্যপদ নেই।', en: 'You have no active membership.' } },
    {
      name: 'passport-not-registered',
      code: 'E-11',
      at: 'passport.passportNo',
      otherwise: serviceMessages.alreadyRegistered,
    },
  ],
  claims: [
    {
      id: 'passport',
      oncePer: ['passport.passportNo'],
      at: 'passport.passportNo',
      otherwise: serviceMessages.haveAnother,
    },
    {
      id: 'change',
      oncePer: ['memberNo'],
      // An approved change is finished; the next passport may follow it.
      until: 'decided',
      at: 'passport.passportNo',
      otherwise: {
        bn: 'আপনার পাসপোর্ট পরিবর্তনের আরেকটি আবেদন চলছে। সেটির সিদ্ধান্ত হলে নতুন আবেদন করুন, অথবা সেটি ফিরিয়ে নিন।',
        en: 'Another change of your passport is under way. Apply again when it is decided, or withdraw it.',
      },
    },
  ],
  workflow: createApprovalWorkflow({
    desks: [
      { ...deskTemplates.mission, workingDays: 3 },
      { ...deskTemplates.assistant, workingDays: 2 },
    ],
    approved: {
      notifies: 'MEMBER_PASSPORT',
      does: 'change-passport',
      isFinal: true,
      state: {
        reads: { bn: 'অনুমোদিত – নতুন পাসপোর্ট যুক্ত হয়েছে', en: 'Approved – the new passport is on your membership' },
        next: {
          bn: 'পোর্টাল থেকে নতুন সদস্য কার্ড ডাউনলোড করুন। পুরোনো কার্ড আর চলবে না।',
          en: 'Download your new membership card. The old one no longer counts.',
        },
      },
    },
  }),
  offices: { mission: 'missionId' },
  keys: { passport: ['passport.passportNo'], card: ['memberNo'] },
  list: {
    columns: [
      { of: 'number' },
      { field: 'memberNo' },
      { field: 'passport.passportNo' },
      { of: 'submittedOn' },
      { of: 'status' },
      { of: 'desk' },
    ],
    filters: ['changeReason'],
  },
  print: {
    heading: { bn: 'পাসপোর্ট পরিবর্তনের আবেদন', en: 'Request to change the passport' },
    closing: serviceMessages.signatureAndDate,
  },
}
