import type { Bilingual } from '@wewb/domain/language/bilingual'

/** Says why a payment cannot be made yet, and who can resolve it. */
export const paymentProblemMessages = {
  NO_INSTALMENT: {
    bn: 'কোন বৃত্তি বা ভাতার কোন বছরের কিস্তি, তা পাওয়া যায়নি। শাখা কর্মকর্তাকে দেখতে বলুন।',
    en: 'No award with a year that is due was found. Ask the section officer to look into it.',
  },
  NO_AMOUNT: { bn: 'অনুমোদিত টাকার পরিমাণ লেখা নেই।', en: 'There is no approved amount.' },
  NO_ACCOUNT: { bn: 'ব্যাংক হিসাবের তথ্য অসম্পূর্ণ।', en: 'The bank details are incomplete.' },
  ROUTING_UNKNOWN: {
    bn: 'রাউটিং নম্বরটি কোনো শাখার নয়, অথবা শাখাটি তালিকা থেকে বাদ গেছে।',
    en: 'The routing number belongs to no branch, or the branch was withdrawn.',
  },
  INSTALMENT_STOPPED: {
    bn: 'এ বছরের কিস্তি বন্ধ বা স্থগিত আছে।',
    en: 'The instalment of this year is stopped or on hold.',
  },
  PAID_AFTER_RETURN: {
    bn: 'ব্যাংক আগে জানিয়েছিল টাকা ফেরত এসেছে, পরে জানিয়েছে জমা হয়েছে। তাই এটি আটকে আছে। ব্যাংকের চিঠি নিন; “মীমাংসার অপেক্ষায়” অংশে দুজন মিলে ঠিক করবেন।',
    en: 'The bank reported the earlier payment as returned, and later as paid, so this one is held. Ask the bank for a letter; two people settle it under “To be settled”.',
  },
  SAME_CLAIM_REPORTED: {
    bn: 'একই দাবির আরেকটি আবেদনের টাকা ব্যাংক আগে ফেরত এসেছে, পরে জমা হয়েছে বলে জানিয়েছে। তাই এটি আটকে আছে। ব্যাংকের চিঠি নিন; “মীমাংসার অপেক্ষায়” অংশে দুজন মিলে ঠিক করবেন।',
    en: 'The bank reported a payment of another application for the same claim as returned, and later as paid, so this one is held. Ask the bank for a letter; two people settle it under “To be settled”.',
  },
  ANSWER_WAITS: {
    bn: 'এই দাবির যে টাকা ফেরত এসেছিল, তার ব্যাচে ব্যাংকের নতুন উত্তর নিশ্চিত হওয়ার অপেক্ষায় আছে। তাই এটি আটকে আছে। আগে আরেকজন উত্তরটি নিশ্চিত বা নাকচ করবেন।',
    en: 'The batch of a returned payment for this claim has a new answer of the bank that waits to be confirmed, so this one is held. A second person confirms or declines the answer first.',
  },
  CHEQUE_GIVEN: {
    bn: 'এই আবেদনের চেক বিমানবন্দরে দেওয়া হয়ে গেছে। চেকটি বাতিল না হওয়া পর্যন্ত টাকা পাঠানো যাবে না।',
    en: 'The airport desk has handed over a cheque for this application. It is not paid by transfer until the cheque is void.',
  },
  OWN_APPLICATION: {
    bn: 'এটি আপনার নিজের আবেদন। আরেকজন ব্যাচ করবেন।',
    en: 'This is your own application. A colleague must put it into a batch.',
  },
  NOT_QUEUED: { bn: 'নথিটি এখন অর্থ প্রেরণের তালিকায় নেই।', en: 'The file is not in the payment queue at present.' },
} satisfies Record<string, Bilingual>
export type PaymentProblem = keyof typeof paymentProblemMessages
