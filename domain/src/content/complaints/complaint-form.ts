import type { FormDefinition } from '#engine/definition/service-definition.ts'
import type { Option } from '#engine/fields/choice.ts'
import type { Field } from '#engine/fields/field.ts'
import { complaintTypes, officeTypes } from '#reference/event-lists.ts'
import type { ListEntry } from '#reference/list-entry.ts'
import { attachmentsField } from './attachments.ts'

const optionsOf = (entries: readonly ListEntry[]): Option[] =>
  entries.map(({ code, name }) => ({ value: code, label: name }))

/** Offices that the portal has lists of. For others, the complainant types the name of the agency or person. */
const knownOffices = ['HQ', 'DEMO', 'WELFARE_CENTRE', 'AIRPORT_DESK', 'MISSION']

/** Encrypted at rest; `complainantDisclosure` decides who sees them. */
export const complainantFields: Field[] = [
  {
    kind: 'text',
    id: 'name',
    script: 'name',
    longest: 255,
    sensitive: true,
    label: { bn: 'অভিযোগকারীর নাম', en: "Complainant's name" },
  },
  {
    kind: 'phone',
    id: 'mobile',
    sensitive: true,
    label: { bn: 'মোবাইল নম্বর', en: 'Mobile number' },
    hint: {
      bn: 'এই নম্বরে টিকেট নম্বর পাঠানো হবে। বিদেশের নম্বর হলে দেশের কোডসহ লিখুন।',
      en: 'The ticket number is sent here. Write a number abroad with its country code.',
    },
  },
  {
    kind: 'text',
    id: 'email',
    format: 'email',
    optional: true,
    sensitive: true,
    label: { bn: 'ই-মেইল', en: 'E-mail' },
  },
  { kind: 'paragraph', id: 'address', longest: 500, sensitive: true, label: { bn: 'ঠিকানা', en: 'Address' } },
  {
    kind: 'text',
    id: 'passportNo',
    format: 'passport',
    optional: true,
    label: { bn: 'পাসপোর্ট নম্বর', en: 'Passport number' },
  },
  {
    kind: 'text',
    id: 'clearanceId',
    script: 'english-only',
    longest: 30,
    optional: true,
    sensitive: true,
    label: { bn: 'বিএমইটি ছাড়পত্র আইডি', en: 'BMET clearance ID' },
  },
  {
    kind: 'choice',
    id: 'anonymousYn',
    display: 'radio',
    optional: true,
    label: { bn: 'আমার পরিচয় গোপন রাখুন', en: 'Keep my identity secret' },
    hint: {
      bn: 'হ্যাঁ বললে আপনার নাম, মোবাইল নম্বর ও ঠিকানা শুধু প্রধান কার্যালয়ের অভিযোগ শাখা দেখবে।',
      en: 'If you say yes, only the grievance desk at the head office sees your name, number and address.',
    },
    options: [
      { value: 'Y', label: { bn: 'হ্যাঁ, গোপন রাখুন', en: 'Yes, keep it secret' } },
      { value: 'N', label: { bn: 'না, প্রয়োজন নেই', en: 'No need' } },
    ],
  },
]

const accusedFields: Field[] = [
  {
    kind: 'choice',
    id: 'complaintTypeId',
    display: 'dropdown',
    options: optionsOf(complaintTypes),
    label: { bn: 'অভিযোগের ধরন', en: 'Type of complaint' },
  },
  {
    kind: 'choice',
    id: 'officeTypeId',
    display: 'dropdown',
    options: optionsOf(officeTypes),
    label: { bn: 'অফিসের ধরন', en: 'Office type' },
    hint: { bn: 'যে অফিস বা প্রতিষ্ঠানের বিরুদ্ধে অভিযোগ', en: 'The office or agency you complain about' },
  },
  {
    kind: 'lookup',
    id: 'officeId',
    source: 'office',
    within: ['officeTypeId'],
    orOther: true,
    when: { field: 'officeTypeId', isOneOf: knownOffices },
    label: { bn: 'অফিস', en: 'Office' },
  },
  {
    kind: 'text',
    id: 'officeName',
    longest: 255,
    when: { field: 'officeId', is: 'OTHER' },
    label: { bn: 'অফিসের নাম (তালিকায় না থাকলে)', en: 'Name of the office (when not in the list)' },
  },
  {
    kind: 'text',
    id: 'defender',
    longest: 255,
    when: { field: 'officeTypeId', isOneOf: ['RECRUITING_AGENCY', 'OTHER'] },
    label: { bn: 'অভিযুক্ত পক্ষ (প্রতিপক্ষ)', en: 'Accused party' },
    hint: { bn: 'রিক্রুটিং এজেন্সি, নিয়োগকর্তা বা ব্যক্তির নাম', en: 'The recruiting agency, employer or person' },
  },
  {
    kind: 'text',
    id: 'employeeName',
    longest: 255,
    optional: true,
    sensitive: true,
    label: { bn: 'অভিযুক্ত কর্মকর্তা/কর্মচারী', en: 'Employee complained against' },
  },
]

const matterFields: Field[] = [
  { kind: 'text', id: 'subject', longest: 255, label: { bn: 'বিষয়', en: 'Subject' } },
  {
    kind: 'paragraph',
    id: 'description',
    shortest: 20,
    longest: 1000,
    sensitive: true,
    label: { bn: 'বিস্তারিত বিবরণ', en: 'Description' },
    hint: {
      bn: 'কী হয়েছে, কবে ও কোথায় হয়েছে, লিখুন। ২০ থেকে ১০০০ অক্ষর।',
      en: 'Write what happened, when and where. 20 to 1000 characters.',
    },
  },
  attachmentsField,
]

/** The complaint form. It begins with the event and ends with the complainant. */
export const complaintForm = {
  steps: [
    { id: 'accused', title: { bn: 'কার বিরুদ্ধে অভিযোগ', en: 'Whom you complain about' }, fields: accusedFields },
    { id: 'matter', title: { bn: 'কী হয়েছে', en: 'What happened' }, fields: matterFields },
    { id: 'complainant', title: { bn: 'অভিযোগকারীর তথ্য', en: 'About you' }, fields: complainantFields },
  ],
} satisfies FormDefinition

/** The same fields for one page, with the step titles as headings. */
export const complaintFields: Field[] = complaintForm.steps.flatMap(({ title, fields }) =>
  fields.map((field, place) => (place === 0 ? { ...field, heading: title } : field)),
)

/** Format of a ticket number, shared by browser and server. */
export const ticketNumberPattern = /^GCR[0-9]{12}$/
