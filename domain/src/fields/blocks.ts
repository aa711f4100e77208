import type { Field } from './field.ts'

export const blockNames = [
  'address',
  'address-abroad',
  'bank-account',
  'passport',
  'worker-check',
  'worker-check-or-skip',
  'grant-receiver',
] as const
export type BlockName = (typeof blockNames)[number]

/** domain/2-fields.md, IDCHK. The verification stands after what it looks up and before what it confirms. */
const workerCheck = (skippable?: true): Field[] => [
  {
    kind: 'choice', id: 'identitySource', display: 'radio', label: { bn: 'কর্মীর পরিচয়ের উৎস', en: "Source of worker's identity" },
    options: [
      { value: '4', label: { bn: 'বিএমইটি বা সদস্যপদ', en: 'BMET or membership' } },
      { value: '2', label: { bn: 'দূতাবাসের এনওসি বা শ্রম উইং', en: 'Embassy NOC or labour wing' } },
    ],
  },
  { kind: 'text', id: 'workerPassportNo', format: 'passport', label: { bn: 'কর্মীর পাসপোর্ট নম্বর', en: "Worker's passport number" }, hint: { bn: 'পাসপোর্টের তথ্য পাতার ওপরে ডান দিকে লেখা থাকে', en: 'Printed at the top right of the data page' } },
  {
    kind: 'text', id: 'clearanceOrMemberNo', script: 'english-only', longest: 50, optional: true, when: { field: 'identitySource', is: '4' },
    label: { bn: 'বিএমইটি ছাড়পত্র আইডি/সদস্য নম্বর', en: 'BMET clearance ID / Membership no.' },
    hint: { bn: 'পাসপোর্ট নম্বরে তথ্য না পাওয়া গেলে লিখুন', en: 'Write it when the passport number alone finds nothing' },
  },
  { kind: 'date', id: 'workerDob', age: { from: 18, to: 75 }, notAfter: { fact: 'today' }, when: { field: 'identitySource', is: '4' }, label: { bn: 'কর্মীর জন্ম তারিখ', en: "Worker's date of birth" } },
  { kind: 'text', id: 'nocNumber', longest: 50, when: { field: 'identitySource', is: '2' }, label: { bn: 'এনওসি/শ্রম উইং স্মারক নম্বর', en: 'NOC / labour wing memo no.' } },
  { kind: 'date', id: 'nocDate', notAfter: { fact: 'today' }, when: { field: 'identitySource', is: '2' }, label: { bn: 'এনওসির তারিখ', en: 'NOC date' } },
  { kind: 'lookup', id: 'nocMissionId', source: 'mission', when: { field: 'identitySource', is: '2' }, label: { bn: 'প্রদানকারী মিশন', en: 'Issuing mission' } },
  { kind: 'verification', id: 'check', of: 'worker', looksUp: ['identitySource', 'workerPassportNo', 'clearanceOrMemberNo', 'workerDob', 'nocNumber', 'nocDate', 'nocMissionId'], ...(skippable ? { skippable } : {}), label: { bn: 'যাচাইয়ের উৎস', en: 'Verified by' } },
  { kind: 'text', id: 'workerNameEn', script: 'english-text', confirmedBy: 'check', label: { bn: 'কর্মীর নাম (ইংরেজিতে)', en: "Worker's name (English)" } },
  { kind: 'lookup', id: 'workerCountryId', source: 'country', confirmedBy: 'check', label: { bn: 'কর্মস্থলের দেশ', en: 'Country of employment' } },
] // prettier-ignore

/** What the board asks again and again. A block is data and needs no code of its own. */
export const blocks: Record<BlockName, readonly Field[]> = {
  address: [
    { kind: 'lookup', id: 'divisionId', source: 'division', label: { bn: 'বিভাগ', en: 'Division' } },
    { kind: 'lookup', id: 'districtId', source: 'district', within: ['divisionId'], label: { bn: 'জেলা', en: 'District' } },
    { kind: 'lookup', id: 'upazilaId', source: 'upazila', within: ['districtId'], orOther: true, label: { bn: 'উপজেলা/থানা', en: 'Upazila / Thana' } },
    { kind: 'text', id: 'upazilaName', when: { field: 'upazilaId', is: 'OTHER' }, label: { bn: 'থানার নাম (তালিকায় না থাকলে)', en: 'Name of the thana (when not in the list)' } },
    { kind: 'text', id: 'unionWard', label: { bn: 'ইউনিয়ন/ওয়ার্ড', en: 'Union / Ward' } },
    { kind: 'text', id: 'postOffice', label: { bn: 'ডাকঘর', en: 'Post office' } },
    { kind: 'text', id: 'postCode', format: 'post-code', optional: true, label: { bn: 'পোস্ট কোড', en: 'Post code' } },
    { kind: 'text', id: 'village', label: { bn: 'গ্রাম/মহল্লা', en: 'Village / Area' } },
    { kind: 'text', id: 'houseRoad', optional: true, label: { bn: 'বাসা/রোড/হোল্ডিং নম্বর', en: 'House / Road / Holding no.' } },
  ],
  'address-abroad': [
    { kind: 'text', id: 'primary', script: 'english-only', label: { bn: 'ঠিকানা লাইন ১ (বিদেশ)', en: 'Address line 1 (abroad)' } },
    { kind: 'text', id: 'secondary', script: 'english-only', optional: true, label: { bn: 'ঠিকানা লাইন ২', en: 'Address line 2' } },
    { kind: 'text', id: 'extra', script: 'english-only', optional: true, label: { bn: 'ঠিকানা লাইন ৩', en: 'Address line 3' } },
    { kind: 'text', id: 'city', script: 'english-only', label: { bn: 'শহর', en: 'Town / City' } },
    { kind: 'text', id: 'state', script: 'english-only', optional: true, label: { bn: 'প্রদেশ/রাজ্য', en: 'State / Province' } },
    { kind: 'text', id: 'postalCode', script: 'english-only', longest: 12, optional: true, label: { bn: 'পোস্টাল কোড', en: 'Postal code' } },
  ],
  'bank-account': [
    { kind: 'lookup', id: 'bankId', source: 'bank', label: { bn: 'ব্যাংকের নাম', en: 'Bank name' } },
    { kind: 'lookup', id: 'bankDistrictId', source: 'district', label: { bn: 'শাখার জেলা', en: 'District of the branch' } },
    { kind: 'lookup', id: 'branchId', source: 'bank-branch', within: ['bankId', 'bankDistrictId'], orOther: true, label: { bn: 'শাখার নাম', en: 'Branch name' } },
    { kind: 'text', id: 'branchName', when: { field: 'branchId', is: 'OTHER' }, label: { bn: 'শাখার নাম (তালিকায় না থাকলে)', en: 'Branch name (when not in the list)' } },
    { kind: 'text', id: 'routingNumber', format: 'routing', takenFrom: 'branchId', label: { bn: 'রাউটিং নম্বর', en: 'Routing number' } },
    {
      kind: 'text', id: 'accountHolderName', script: 'english-text', label: { bn: 'হিসাবধারীর নাম (ইংরেজিতে)', en: "Account holder's name (English)" },
      hint: { bn: 'চেকের পাতায় যেভাবে লেখা আছে', en: 'As printed on the cheque' },
    },
    { kind: 'text', id: 'accountNumber', format: 'account', typedTwice: { bn: 'হিসাব নম্বর (পুনরায় লিখুন)', en: 'Account number (again)' }, label: { bn: 'হিসাব নম্বর', en: 'Account number' } },
    {
      kind: 'choice', id: 'accountHolderRelation', display: 'dropdown', label: { bn: 'সুবিধাভোগীর সাথে হিসাবধারীর সম্পর্ক', en: 'Relation of account holder to beneficiary' },
      options: [
        { value: 'SELF', label: { bn: 'নিজ', en: 'Self' } },
        { value: 'FATHER', label: { bn: 'পিতা', en: 'Father' } },
        { value: 'MOTHER', label: { bn: 'মাতা', en: 'Mother' } },
        { value: 'SPOUSE', label: { bn: 'স্বামী/স্ত্রী', en: 'Spouse' } },
        { value: 'CHILD', label: { bn: 'সন্তান', en: 'Child' } },
        { value: 'GUARDIAN', label: { bn: 'আইনগত অভিভাবক', en: 'Legal guardian' } },
      ],
    },
    { kind: 'file', id: 'chequeCopy', accepts: ['jpg', 'png', 'pdf'], largestKb: 2048, label: { bn: 'চেকের পাতা/ব্যাংক প্রত্যয়নের কপি', en: 'Copy of cheque leaf / bank certificate' } },
  ],
  passport: [
    { kind: 'text', id: 'passportNo', format: 'passport', label: { bn: 'পাসপোর্ট নম্বর', en: 'Passport number' } },
    { kind: 'text', id: 'passportIssuePlace', script: 'english-only', label: { bn: 'পাসপোর্ট ইস্যুর স্থান', en: 'Place of issue' } },
    { kind: 'date', id: 'passportIssueDate', notAfter: { fact: 'today' }, label: { bn: 'পাসপোর্ট ইস্যুর তারিখ', en: 'Passport issue date' } },
    { kind: 'date', id: 'passportExpiryDate', notBefore: { field: 'passportIssueDate' }, label: { bn: 'পাসপোর্টের মেয়াদ উত্তীর্ণের তারিখ', en: 'Passport expiry date' } },
  ],
  'worker-check': workerCheck(),
  'worker-check-or-skip': workerCheck(true),
  'grant-receiver': [
    { kind: 'text', id: 'name', label: { bn: 'অনুদান গ্রহীতার নাম', en: "Receiver's name" } },
    { kind: 'text', id: 'nid', format: 'nid', label: { bn: 'অনুদান গ্রহীতার এনআইডি নম্বর', en: "Receiver's NID" } },
    { kind: 'text', id: 'mobile', format: 'mobile', label: { bn: 'অনুদান গ্রহীতার মোবাইল নম্বর', en: "Receiver's mobile" } },
  ],
} // prettier-ignore
