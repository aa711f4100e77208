import type { Bilingual } from '#language/bilingual.ts'
import type { CrossCheckCode } from './cross-check.ts'

/** Short names of what is compared, apart from the contracts, so that the pages of applicants do not bundle them. */
export const crossCheckNames: Record<CrossCheckCode, Bilingual> = {
  'same-nid': { bn: 'একই এনআইডি', en: 'Same NID' },
  'same-brn': { bn: 'একই জন্মনিবন্ধন নম্বর', en: 'Same birth registration' },
  'same-passport': { bn: 'একই পাসপোর্ট', en: 'Same passport' },
  'same-account': { bn: 'একই ব্যাংক হিসাব', en: 'Same bank account' },
  'same-exam': { bn: 'একই রোল, বোর্ড ও সন', en: 'Same roll, board and year' },
  'same-relatedNid': { bn: 'একই আত্মীয়ের এনআইডি', en: 'Same relative’s NID' },
  'same-mobile': { bn: 'একই মোবাইল নম্বর', en: 'Same mobile number' },
  'account-holder': { bn: 'হিসাবধারীর নাম', en: 'Account holder’s name' },
  'parent-name': { bn: 'পিতা বা মাতার নাম', en: 'Parent’s name' },
  'worker-name': { bn: 'কর্মীর নাম', en: 'Worker’s name' },
  'heir-account': { bn: 'ওয়ারিশের হিসাব', en: 'Heir’s account' },
  'renewal-account': { bn: 'নবায়নের হিসাব', en: 'Account of the renewal' },
  worker: { bn: 'কর্মীর পরিচয় ও দেশ', en: 'Worker’s identity and country' },
  student: { bn: 'শিক্ষার্থীর ফলাফল', en: 'Student’s board result' },
  reference: { bn: 'আর্থিক অনুদানের রেফারেন্স', en: 'Financial assistance reference' },
  death: { bn: 'কর্মী জীবিত না মৃত', en: 'Whether the worker is alive' },
}
