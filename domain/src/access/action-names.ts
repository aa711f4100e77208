import type { Bilingual } from '#language/bilingual.ts'
import type { Action } from './actions.ts'

/** Labels of the actions in the permission matrix. */
export const actionNames: { readonly [action in Action]: Bilingual } = {
  view: { bn: 'দেখা', en: 'View' },
  create: { bn: 'নতুন করা', en: 'Create' },
  edit: { bn: 'বদলানো', en: 'Edit' },
  delete: { bn: 'মোছা', en: 'Delete' },
  verify: { bn: 'যাচাই', en: 'Verify' },
  forward: { bn: 'অগ্রগামী করা', en: 'Forward' },
  backward: { bn: 'ফেরত পাঠানো', en: 'Send back' },
  approve: { bn: 'অনুমোদন', en: 'Approve' },
  reject: { bn: 'নামঞ্জুর', en: 'Reject' },
  pay: { bn: 'টাকা ছাড়া', en: 'Pay' },
  publish: { bn: 'প্রকাশ', en: 'Publish' },
  export: { bn: 'ফাইলে নেওয়া', en: 'Export' },
  print: { bn: 'ছাপানো', en: 'Print' },
  'override-claim': { bn: 'দাবির ব্যতিক্রম', en: 'Exception for a claim' },
}
