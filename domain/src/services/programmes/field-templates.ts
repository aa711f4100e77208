import type { BlockField } from '#engine/fields/block.ts'
import type { ChoiceField } from '#engine/fields/choice.ts'
import type { Field } from '#engine/fields/field.ts'
import type { Bilingual } from '#language/bilingual.ts'
import { scan } from '#services/definitions/shared-fields.ts'
import { serviceMessages } from '#services/definitions/messages.ts'
import type { Programme } from './programme.ts'
import { isKind } from '#engine/fields/is-kind.ts'

/** Field types in the palette of the builder: the fifteen of the endpoint, and others that grants need. */
export const builderTypes = [
  'text',
  'textarea',
  'number',
  'money',
  'phone',
  'consent',
  'radio',
  'checkbox',
  'dropdown',
  'predefined-dropdown',
  'date',
  'time',
  'datetime',
  'file',
  'passport',
  'passport-verification',
  'present-address',
  'permanent-address',
  'address-abroad',
  'grant-receiver',
  'bank-account',
  'list',
  'group',
  'total',
] as const
export type BuilderType = (typeof builderTypes)[number]

/** Groups of the palette, in order. */
export const paletteGroups = ['ask', 'choose', 'day', 'paper', 'block', 'gather'] as const
export type PaletteGroup = (typeof paletteGroups)[number]

type Template = {
  name: Bilingual
  group: PaletteGroup
  /** Creates a new field. Texts that staff must write are blank; standard texts are filled in. */
  make(id: string, programme?: Programme): Field
}

const blank = { bn: '', en: '' }
const option = (value: string) => ({ value, label: blank })
const choice = (id: string, display: ChoiceField['display']): Field => ({
  kind: 'choice',
  id,
  display,
  label: blank,
  options: [option('1'), option('2')],
})
const block = (id: string, name: BlockField['block'], label: Bilingual): BlockField => ({
  kind: 'block',
  id,
  block: name,
  label,
})

export const fieldTemplates: { readonly [T in BuilderType]: Template } = {
  text: { group: 'ask', name: { bn: 'এক লাইনের লেখা', en: 'Text' }, make: (id) => ({ kind: 'text', id, label: blank }) },
  textarea: {
    group: 'ask',
    name: { bn: 'একাধিক লাইনের লেখা', en: 'Text area' },
    make: (id) => ({ kind: 'paragraph', id, label: blank, longest: 1000 }),
  },
  number: {
    group: 'ask',
    name: { bn: 'সংখ্যা', en: 'Number' },
    make: (id) => ({ kind: 'number', id, label: blank, least: 0 }),
  },
  money: {
    group: 'ask',
    name: { bn: 'টাকার পরিমাণ', en: 'Amount of money' },
    make: (id) => ({ kind: 'money', id, label: blank }),
  },
  phone: {
    group: 'ask',
    name: { bn: 'ফোন নম্বর (যে কোনো দেশের)', en: 'Phone (any country)' },
    make: (id) => ({ kind: 'phone', id, label: blank }),
  },
  consent: {
    group: 'ask',
    name: { bn: 'সম্মতি', en: 'Consent' },
    make: (id) => ({ kind: 'consent', id, label: blank, statement: blank }),
  },
  radio: {
    group: 'choose',
    name: { bn: 'একটি বাছাই (গোল বোতাম)', en: 'Radio buttons' },
    make: (id) => choice(id, 'radio'),
  },
  checkbox: {
    group: 'choose',
    name: { bn: 'একাধিক বাছাই (টিক)', en: 'Checkboxes' },
    make: (id) => choice(id, 'checkboxes'),
  },
  dropdown: { group: 'choose', name: { bn: 'একটি বাছাই (তালিকা)', en: 'Dropdown' }, make: (id) => choice(id, 'dropdown') },
  'predefined-dropdown': {
    group: 'choose',
    name: { bn: 'বোর্ডের তালিকা থেকে বাছাই', en: 'Predefined dropdown' },
    make: (id) => ({ kind: 'lookup', id, label: blank, source: 'country' }),
  },
  date: { group: 'day', name: { bn: 'তারিখ', en: 'Date' }, make: (id) => ({ kind: 'date', id, label: blank }) },
  time: { group: 'day', name: { bn: 'সময়', en: 'Time' }, make: (id) => ({ kind: 'time', id, label: blank }) },
  datetime: {
    group: 'day',
    name: { bn: 'তারিখ ও সময়', en: 'Date and time' },
    make: (id) => ({ kind: 'date-time', id, label: blank }),
  },
  file: { group: 'paper', name: { bn: 'ফাইল আপলোড', en: 'File upload' }, make: (id) => ({ ...scan, id, label: blank }) },
  passport: {
    group: 'block',
    name: { bn: 'পাসপোর্টের তথ্য', en: 'Passport' },
    make: (id) => block(id, 'passport', { bn: 'পাসপোর্টের তথ্য', en: 'Passport' }),
  },
  'passport-verification': {
    group: 'block',
    name: serviceMessages.passportVerification,
    make: (id) => block(id, 'worker-check', serviceMessages.passportVerification),
  },
  'present-address': {
    group: 'block',
    name: serviceMessages.presentAddress,
    make: (id) => block(id, 'address', serviceMessages.presentAddress),
  },
  'permanent-address': { group: 'block', name: serviceMessages.permanentAddress, make: permanentAddress },
  'address-abroad': {
    group: 'block',
    name: { bn: 'বিদেশের ঠিকানা', en: 'Address abroad' },
    make: (id) => block(id, 'address-abroad', { bn: 'বিদেশের ঠিকানা', en: 'Address abroad' }),
  },
  'grant-receiver': {
    group: 'block',
    name: { bn: 'অনুদান গ্রহীতার তথ্য', en: 'Grant receiver info' },
    make: (id) => block(id, 'grant-receiver', { bn: 'অনুদান গ্রহীতার তথ্য', en: 'Grant receiver' }),
  },
  'bank-account': {
    group: 'block',
    name: serviceMessages.bankAccount,
    make: (id) => block(id, 'bank-account', serviceMessages.bankAccount),
  },
  list: {
    group: 'gather',
    name: { bn: 'তালিকা (একের পর এক সারি)', en: 'List (row after row)' },
    make: (id) => ({ kind: 'list', id, label: blank, most: 20, fields: [] }),
  },
  group: {
    group: 'gather',
    name: { bn: 'একসাথে কয়েকটি প্রশ্ন', en: 'Group of questions' },
    make: (id) => ({ kind: 'group', id, label: blank, fields: [] }),
  },
  total: {
    group: 'gather',
    name: { bn: 'মোট (নিজে থেকে যোগ হয়)', en: 'Total (added up by itself)' },
    make: (id) => ({ kind: 'total', id, label: { bn: 'মোট', en: 'Total' }, unit: 'money', of: [] }),
  },
}

/** Offers a checkbox to copy the present address. */
function permanentAddress(id: string, programme?: Programme): Field {
  const presentAddress = programme?.sections
    .flatMap(({ fields }) => fields)
    .find((field) => builderTypeOf(field) === 'present-address')
  const field = block(id, 'address', serviceMessages.permanentAddress)
  return presentAddress
    ? { ...field, sameAs: { field: presentAddress.id, label: serviceMessages.sameAsPresent } }
    : field
}

const typesOfBlocks: { readonly [B in BlockField['block']]: BuilderType } = {
  address: 'present-address',
  'address-abroad': 'address-abroad',
  'bank-account': 'bank-account',
  passport: 'passport',
  'worker-check': 'passport-verification',
  'worker-check-or-skip': 'passport-verification',
  'grant-receiver': 'grant-receiver',
}
const isPermanent = ({ sameAs, label }: BlockField) =>
  sameAs !== undefined || /স্থায়ী|permanent/i.test(`${label.bn} ${label.en}`)

const typesOfKinds: { readonly [K in Exclude<Field['kind'], 'choice' | 'block'>]: BuilderType } = {
  text: 'text',
  paragraph: 'textarea',
  number: 'number',
  money: 'money',
  phone: 'phone',
  consent: 'consent',
  lookup: 'predefined-dropdown',
  date: 'date',
  time: 'time',
  'date-time': 'datetime',
  file: 'file',
  list: 'list',
  group: 'group',
  total: 'total',
  // These never occur on their own in a programme.
  verification: 'passport-verification',
  questions: 'checkbox',
}

/** The template of a field; the two addresses are distinguished by their label. */
export function builderTypeOf(field: Field): BuilderType {
  if (isKind(field, 'choice')) return field.display === 'checkboxes' ? 'checkbox' : field.display
  if (!isKind(field, 'block')) return typesOfKinds[field.kind]
  return field.block === 'address' && isPermanent(field) ? 'permanent-address' : typesOfBlocks[field.block]
}
