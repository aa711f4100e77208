import type { ServiceDefinition } from '@wewb/domain/engine/definition/service-definition'
import { declaration, scan } from '@wewb/domain/services/definitions/shared-fields'
import { createApprovalWorkflow } from '@wewb/domain/services/workflows/approval-workflow'
import { deskTemplates } from '@wewb/domain/services/workflows/desk-templates'

/** A service that exists only in this file, to test that definitions are data. */
export const sampleService: ServiceDefinition = {
  id: 'gms-12',
  prefix: 'SEW',
  title: { bn: 'সেলাই মেশিন অনুদান', en: 'Sewing machine grant' },
  summary: { bn: 'প্রত্যাগত নারী কর্মীর জন্য সেলাই মেশিন', en: 'A sewing machine for a woman who has returned' },
  opensTo: 'applicants',
  steps: [
    {
      id: 'about',
      title: { bn: 'আপনার তথ্য', en: 'About you' },
      fields: [
        { kind: 'text', id: 'fullName', script: 'english-text', label: { bn: 'নাম', en: 'Name' } },
        { kind: 'text', id: 'nid', format: 'nid', label: { bn: 'এনআইডি', en: 'NID' } },
        { kind: 'block', id: 'home', block: 'address', label: { bn: 'ঠিকানা', en: 'Address' } },
        {
          kind: 'list',
          id: 'children',
          most: 3,
          optional: true,
          label: { bn: 'সন্তান', en: 'Child' },
          fields: [
            { kind: 'text', id: 'name', label: { bn: 'নাম', en: 'Name' } },
            { kind: 'number', id: 'age', least: 0, most: 30, label: { bn: 'বয়স', en: 'Age' } },
          ],
        },
        { ...scan, id: 'passportCopy', label: { bn: 'পাসপোর্টের কপি', en: 'Copy of the passport' } },
      ],
    },
    { id: 'send', title: { bn: 'দাখিল', en: 'Send' }, fields: [declaration] },
  ],
  workflow: createApprovalWorkflow({
    desks: [
      { ...deskTemplates.demo, workingDays: 5, notifies: 'FORWARDED' },
      { ...deskTemplates.assistant, workingDays: 3 },
    ],
  }),
  offices: { district: 'home.districtId' },
  keys: { name: ['fullName'], nid: ['nid'], district: ['home.districtId'] },
  list: {
    columns: [{ of: 'number' }, { of: 'applicant' }, { field: 'home.districtId' }, { of: 'status' }],
    filters: [],
  },
  print: { heading: { bn: 'সেলাই মেশিনের আবেদন', en: 'Application for a sewing machine' } },
}
