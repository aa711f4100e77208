import type { AuditEvent } from '@wewb/domain/audit/audit-event'
import type { Bilingual } from '@wewb/domain/language/bilingual'

/** Names of the events about claims, payments, instalments and cheques. */
export const moneyEvents = {
  'claim.exception-requested': { bn: 'দাবির ব্যতিক্রম চেয়েছেন', en: 'Asked for an exception for a claim' },
  'claim.exception-decided': { bn: 'দাবির ব্যতিক্রমের সিদ্ধান্ত দিয়েছেন', en: 'Decided an exception for a claim' },
  'claim.waiver-requested': {
    bn: 'একই নম্বরের আরেকটি আবেদন নেওয়ার অনুরোধ করেছেন',
    en: 'Asked to let another application with the same number be submitted',
  },
  'claim.waiver-decided': {
    bn: 'একই নম্বরের আরেকটি আবেদন নেওয়ার সিদ্ধান্ত দিয়েছেন',
    en: 'Decided whether another application with the same number may be submitted',
  },
  'claim.exception-used': { bn: 'ব্যতিক্রম দিয়ে মঞ্জুর করেছেন', en: 'Approved with an exception for a claim' },
  'cheque.given': { bn: 'চেক দিয়েছেন', en: 'Gave a cheque' },
  'cheque.book-entered': { bn: 'চেক বই তুলেছেন', en: 'Entered a cheque book' },
  'cheque.book-closed': { bn: 'চেক বই বন্ধ করেছেন', en: 'Closed a cheque book' },
  'cheque.void-requested': { bn: 'দেওয়া চেক বাতিল করার অনুরোধ করেছেন', en: 'Asked to declare a given cheque void' },
  'cheque.voided': { bn: 'দেওয়া চেক বাতিল করেছেন', en: 'Declared a given cheque void' },
  'cheque.void-declined': { bn: 'চেক বাতিলের অনুরোধ নাকচ করেছেন', en: 'Declined to declare a cheque void' },
  'cheque.reconciled': { bn: 'চেকের হিসাব মিলিয়েছেন', en: 'Reconciled a cheque' },
  'instalment.stopped': { bn: 'কিস্তি বন্ধ করেছেন', en: 'Stopped instalments' },
  'instalment.held': { bn: 'কিস্তি স্থগিত রেখেছেন', en: 'Held an instalment' },
  'payment.payees-set': { bn: 'অনুমোদিত অর্থ প্রাপকদের মধ্যে ভাগ হয়েছে', en: 'Divided the amount among the payees' },
  'payment.payee-settled': { bn: 'একজন প্রাপকের পেমেন্টের ফল এসেছে', en: 'Settled the payment of one payee' },
  'payment.batch-made': { bn: 'পেমেন্ট ব্যাচ তৈরি করেছেন', en: 'Made a payment batch' },
  'payment.row-removed': { bn: 'পেমেন্ট ব্যাচ থেকে আবেদন সরিয়েছেন', en: 'Took a file out of a payment batch' },
  'payment.batch-cancelled': { bn: 'পেমেন্ট ব্যাচ বাতিল করেছেন', en: 'Cancelled a payment batch' },
  'payment.batch-authorised': { bn: 'পেমেন্ট ব্যাচ অনুমোদন করেছেন', en: 'Authorised a payment batch' },
  'payment.authorise-refused': {
    bn: 'পেমেন্ট ব্যাচ অনুমোদনের চেষ্টা করেছেন, যা তাঁর করার নয়',
    en: 'Tried to authorise a payment batch that was not theirs to authorise',
  },
  'payment.batch-sent': { bn: 'পেমেন্ট ব্যাচ ব্যাংকের জন্য তৈরি হয়েছে', en: 'A payment batch went out to the bank' },
  'payment.file-downloaded': { bn: 'ব্যাংকের ফাইল নিয়েছেন', en: 'Took a file for the bank' },
  'payment.returns-brought': { bn: 'ব্যাংকের উত্তরের ফাইল দিয়েছেন', en: 'Brought an answer of the bank' },
  'payment.returns-taken': { bn: 'ব্যাংকের উত্তর নিশ্চিত করেছেন', en: 'Confirmed an answer of the bank' },
  'payment.returns-declined': { bn: 'ব্যাংকের উত্তরের ফাইল নাকচ করেছেন', en: 'Declined an answer of the bank' },
  'payment.batch-reconciled': { bn: 'পেমেন্ট ব্যাচের হিসাব মিলেছে', en: 'A payment batch was reconciled' },
  'payment.settlement-proposed': {
    bn: 'ফেরতের পরে জমা হওয়া টাকার মীমাংসা প্রস্তাব করেছেন',
    en: 'Proposed how a payment that arrived after its return is settled',
  },
  'payment.settlement-confirmed': {
    bn: 'ফেরতের পরে জমা হওয়া টাকার মীমাংসা নিশ্চিত করেছেন',
    en: 'Confirmed how a payment that arrived after its return is settled',
  },
  'payment.settlement-declined': {
    bn: 'ফেরতের পরে জমা হওয়া টাকার মীমাংসা নাকচ করেছেন',
    en: 'Declined how a payment that arrived after its return is settled',
  },
  'payment.layout-proposed': {
    bn: 'ব্যাংকের ফাইলের ছক বদলানোর প্রস্তাব করেছেন',
    en: 'Proposed another layout of the bank file',
  },
  'payment.layout-changed': { bn: 'ব্যাংকের ফাইলের নতুন ছক চালু করেছেন', en: 'Put a layout of the bank file into force' },
  'payment.layout-declined': {
    bn: 'ব্যাংকের ফাইলের ছক বদলানোর প্রস্তাব নাকচ করেছেন',
    en: 'Declined another layout of the bank file',
  },
} satisfies { [K in AuditEvent]?: Bilingual }
