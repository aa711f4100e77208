import { interpolate, type Bilingual } from '@wewb/domain/language/bilingual'
import type { Issue } from '@wewb/domain/engine/fields/issue'
import type { ListChangeError } from '@wewb/domain/services/awards/list-change'

const errors: { [Reason in ListChangeError | 'UNKNOWN' | 'TWICE']: Bilingual } = {
  UNKNOWN: {
    bn: '{no} এই বিজ্ঞপ্তির কোনো নতুন আবেদন নয়। নম্বরটি মিলিয়ে দেখুন।',
    en: '{no} is no new application of this circular. Check the number.',
  },
  TWICE: {
    bn: '{no} এই পরিবর্তনে দুবার আছে। একটি সারি মুছুন।',
    en: '{no} is in this change twice. Delete one of the rows.',
  },
  UNRANKED: {
    bn: 'এই তালিকায় মেধাক্রম নেই। {no} অনুমোদিত হলে নিজেই তালিকায় যুক্ত হবে; এখানে শুধু বাদ দেওয়া যায়।',
    en: 'This list has no ranks. {no} joins it when it is approved; a change can only remove.',
  },
  NOT_ON_LIST: {
    bn: '{no} এই তালিকায় নেই। যোগ করতে চাইলে “তালিকায় যোগ” বেছে নিন।',
    en: '{no} is not on this list. To add it, choose “Add to the list”.',
  },
  ALREADY_ON_LIST: {
    bn: '{no} আগে থেকেই তালিকায় আছে। মনোনীত করতে চাইলে “মনোনীত করুন” বেছে নিন।',
    en: '{no} is on the list already. To select it, choose “Select”.',
  },
  ALREADY_SELECTED: { bn: '{no} আগে থেকেই মনোনীত।', en: '{no} is selected already.' },
  NOT_SELECTED: {
    bn: '{no} মনোনীত নয়, তাই মনোনয়ন বাতিল করার কিছু নেই।',
    en: '{no} is not selected, so there is nothing to take back.',
  },
  NOT_A_CANDIDATE: {
    bn: '{no} এখন যোগ করা যায় না। আগে শাখা কর্মকর্তা একে যোগ্য বলে সহকারী পরিচালকের ডেস্কে পাঠাবেন।',
    en: '{no} cannot be added yet. First the section officer forwards it as eligible to the assistant director.',
  },
  WITHDRAWN: { bn: '{no} আবেদনকারী প্রত্যাহার করেছেন।', en: 'The applicant has withdrawn {no}.' },
  PAYMENT_UNDER_WAY: {
    bn: '{no}-এর টাকা পেমেন্ট তালিকায়, ব্যাংকে বা পরিশোধিত, তাই এখন বাদ দেওয়া যায় না। আগে হিসাব শাখাকে টাকাটি তালিকা থেকে সরাতে বলুন; পরের কিস্তি আবেদনের পাতায় বন্ধ করা যায়।',
    en: 'The money of {no} is in a payment batch, with the bank or paid, so it cannot be taken off now. First ask accounts to take it out of the batch; later instalments can be stopped on the page of the application.',
  },
  NOTHING_TO_REMOVE: {
    bn: '{no} প্রকাশিত তালিকায় মনোনীত নয়, তাই বাদ দেওয়ার কিছু নেই।',
    en: '{no} is not selected on the published list, so there is nothing to remove.',
  },
}

/** Says beside its row why an application cannot be changed so. */
export const listChangeIssue = (index: number, no: string, reason: keyof typeof errors): Issue => ({
  path: `rows.${index}.applicationNo`,
  code: 'rule',
  message: interpolate(errors[reason], { no }),
})
