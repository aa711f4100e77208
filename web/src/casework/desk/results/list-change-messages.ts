import type { Bilingual } from '@wewb/domain/language/bilingual'
import type { ListChangeAction, ListState } from '@wewb/domain/services/awards/list-change'

export const listChangeMessages = {
  title: { bn: 'তালিকার পরিবর্তন', en: 'Changes of the list' },
  version: { bn: 'তালিকার সংস্করণ: {n}', en: 'Version of the list: {n}' },
  none: {
    bn: 'প্রস্তাবের পর তালিকাটি বদলায়নি।',
    en: 'The list has not changed since it was proposed.',
  },
  explain: {
    bn: 'তালিকার আবেদনগুলোর সিদ্ধান্ত হয় শুধু তালিকায়। তালিকা বদলাতে কারণ লাগে, আর আরেকজন তা অনুমোদন করেন।',
    en: 'The list alone decides its applications. Changing it needs a reason, and a second person approves.',
  },
  propose: { bn: 'পরিবর্তনের প্রস্তাব দিন', en: 'Propose a change' },
  waits: {
    bn: 'একটি পরিবর্তন সিদ্ধান্তের অপেক্ষায় আছে। ততক্ষণ আর কোনো প্রস্তাব দেওয়া বা ফলাফল প্রকাশ করা যায় না।',
    en: 'A change waits for a decision. Until then no other one can be proposed, nor the result be published.',
  },
  waitsPublic: {
    bn: 'একটি পরিবর্তন সিদ্ধান্তের অপেক্ষায় আছে। ততক্ষণ আর কোনো প্রস্তাব দেওয়া যায় না।',
    en: 'A change waits for a decision. Until then no other one can be proposed.',
  },

  proposeTitle: { bn: 'তালিকা পরিবর্তনের প্রস্তাব', en: 'Propose a change of the list' },
  atOnce: {
    bn: 'তালিকাটি এখনো অনুমোদিত হয়নি। তাই পরিবর্তন এখনই হবে, আর পরিচালক নতুন সংস্করণটি অনুমোদন করবেন।',
    en: 'The list is not approved yet. The change is made at once, and the director approves the new version.',
  },
  bySecond: {
    bn: 'আরেকজন অনুমোদন করলে তবেই তালিকা বদলাবে।',
    en: 'The list changes only when a second person approves.',
  },
  whenPublic: {
    bn: 'ফলাফল প্রকাশিত: অনুমোদনের সাথে সাথে টাকা, কিস্তি ও প্রকাশিত তালিকা বদলাবে, আর আবেদনকারী বার্তা পাবেন।',
    en: 'The result is public: with the approval payments, instalments and the public list change, and applicants are told.',
  },
  row: { bn: 'আবেদন {n}', en: 'Application {n}' },
  number: { bn: 'আবেদন নম্বর', en: 'Application number' },
  what: { bn: 'কী হবে', en: 'What happens' },
  addRow: { bn: 'আরেকটি আবেদন', en: 'Another application' },
  deleteRow: { bn: 'সারি {n} মুছুন', en: 'Delete row {n}' },
  reason: { bn: 'পরিবর্তনের কারণ', en: 'Reason for the change' },
  reasonHint: {
    bn: 'প্রকাশিত তালিকার সাথে সবাই এটি পড়বেন, আর যিনি বাদ পড়বেন তিনিও। নাম বা ব্যক্তিগত তথ্য লিখবেন না।',
    en: 'Everybody reads it with the published list, and so does whoever is taken off. Write no names and nothing personal.',
  },
  send: { bn: 'প্রস্তাব পাঠান', en: 'Send the proposal' },
  apply: { bn: 'তালিকা বদলান', en: 'Change the list' },
  sent: { bn: 'প্রস্তাব পাঠানো হয়েছে। আরেকজন সিদ্ধান্ত নেবেন।', en: 'The proposal is sent. A second person decides.' },
  applied: { bn: 'তালিকা বদলানো হয়েছে।', en: 'The list is changed.' },

  proposedBy: { bn: '{name}, {at}', en: '{name}, {at}' },
  portal: { bn: 'পোর্টাল', en: 'The portal' },
  decidedBy: { bn: 'সিদ্ধান্ত: {name}, {at}', en: 'Decided by {name}, {at}' },
  counts: {
    bn: 'মনোনীত {before} → {after}, তালিকায় {eligibleBefore} → {eligibleAfter}',
    en: 'Selected {before} → {after}, on the list {eligibleBefore} → {eligibleAfter}',
  },
  stateThen: { bn: 'তখন তালিকা: {state}', en: 'The list was then: {state}' },
  note: { bn: 'কেন নামঞ্জুর: {note}', en: 'Why rejected: {note}' },

  approve: { bn: 'পরিবর্তন অনুমোদন করুন', en: 'Approve the change' },
  approveTitle: { bn: 'পরিবর্তনটি অনুমোদন করবেন?', en: 'Approve this change?' },
  approveYes: { bn: 'হ্যাঁ, অনুমোদন করুন', en: 'Yes, approve' },
  approveText: {
    bn: 'মনোনয়ন যোগ হবে {added}টি, বাদ যাবে {removed}টি।',
    en: 'Selected in addition: {added}. Taken back: {removed}.',
  },
  approveQuiet: {
    bn: 'ফলাফল প্রকাশের আগে কেউ জানবেন না।',
    en: 'Nobody is told before the result is published.',
  },
  approved: { bn: 'পরিবর্তনটি অনুমোদিত হয়েছে।', en: 'The change is approved.' },
  reject: { bn: 'নামঞ্জুর করুন', en: 'Reject' },
  rejectTitle: { bn: 'পরিবর্তনটি নামঞ্জুর করবেন?', en: 'Reject this change?' },
  rejectWhy: { bn: 'কেন নামঞ্জুর করছেন', en: 'Why you reject it' },
  rejectYes: { bn: 'পরিবর্তন নামঞ্জুর করুন', en: 'Reject the change' },
  rejected: {
    bn: 'পরিবর্তনটি নামঞ্জুর হয়েছে; তালিকা আগের মতোই আছে।',
    en: 'The change is rejected; the list stays as it is.',
  },
} satisfies Record<string, Bilingual>

export const listChangeActionNames: Record<ListChangeAction, Bilingual> = {
  SELECT: { bn: 'মনোনীত করুন', en: 'Select' },
  DESELECT: { bn: 'মনোনয়ন বাতিল করুন', en: 'Take the selection back' },
  ADD: { bn: 'তালিকায় যোগ করে মনোনীত করুন', en: 'Add to the list and select' },
  REMOVE: { bn: 'তালিকা থেকে বাদ দিয়ে ডেস্কে ফেরত', en: 'Remove from the list, back to the desk' },
}

/** The same in the history, as what was proposed. */
export const listChangeRowNames: Record<ListChangeAction, Bilingual> = {
  SELECT: { bn: 'মনোনীত', en: 'Selected' },
  DESELECT: { bn: 'মনোনয়ন বাতিল', en: 'Selection taken back' },
  ADD: { bn: 'তালিকায় যোগ', en: 'Added and selected' },
  REMOVE: { bn: 'তালিকা থেকে বাদ', en: 'Removed' },
}

export const listChangeOutcomeNames: Record<'OPEN' | 'APPLIED' | 'APPROVED' | 'REJECTED', Bilingual> = {
  OPEN: { bn: 'সিদ্ধান্তের অপেক্ষায়', en: 'Waits for a decision' },
  APPLIED: { bn: 'করা হয়েছে', en: 'Made' },
  APPROVED: { bn: 'অনুমোদিত', en: 'Approved' },
  REJECTED: { bn: 'নামঞ্জুর', en: 'Rejected' },
}

export const listStateNames: Record<ListState, Bilingual> = {
  PROPOSED: { bn: 'প্রস্তাবিত', en: 'proposed' },
  APPROVED: { bn: 'অনুমোদিত', en: 'approved' },
  PUBLISHED: { bn: 'প্রকাশিত', en: 'public' },
}
