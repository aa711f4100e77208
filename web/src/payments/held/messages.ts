import type { Bilingual } from '@wewb/domain/language/bilingual'

export const heldMessages = {
  title: { bn: 'ফেরতের পরে জমার খবর', en: 'Returned, then reported as paid' },
  intro: {
    bn: 'ব্যাংক প্রথমে বলেছে টাকা ফেরত এসেছে, পরে বলেছে জমা হয়েছে। কোনটি ঠিক, ব্যাংকের চিঠি দেখে একজন প্রস্তাব করেন, আরেকজন নিশ্চিত করেন। তত দিন টাকা আবার পাঠানো যায় না।',
    en: 'The bank first reported the money as returned, and later as paid. By the letter of the bank one person proposes which is right, and a second one confirms it. Until then the money is not sent again.',
  },
  none: { bn: 'কোনো টাকা আটকে নেই', en: 'No payment is held' },
  noneText: {
    bn: 'ব্যাংক ফেরত আসা কোনো টাকা পরে জমা হয়েছে বললে এখানে আসবে।',
    en: 'A payment comes here when the bank reports it as returned, and later as paid.',
  },
  returned: { bn: '১. ব্যাংক বলেছে ফেরত', en: '1. The bank: returned' },
  paid: { bn: '২. ব্যাংক বলেছে জমা', en: '2. The bank: paid' },
  batch: { bn: 'ব্যাচ {no}', en: 'Batch {no}' },
  next: { bn: 'পরের পেমেন্ট', en: 'The next payment' },
  nextStates: {
    none: { bn: 'নেই', en: 'None' },
    QUEUED: { bn: 'তালিকায় আটকে আছে', en: 'Held in the queue' },
    IN_BATCH: { bn: 'একটি ব্যাচে আছে', en: 'In a batch' },
    SENT: { bn: 'ব্যাংকে পাঠানো হয়েছে', en: 'Sent to the bank' },
    PAID: { bn: 'এটিও জমা হয়েছে', en: 'Paid as well' },
    FAILED: { bn: 'ফেরত এসেছে', en: 'Returned' },
    WITHDRAWN: { bn: 'আর দেওয়ার নয়', en: 'No longer owed' },
  },
  proposal: { bn: 'প্রস্তাব', en: 'Proposal' },
  proposedBy: { bn: 'প্রস্তাবকারী', en: 'Proposed by' },
  letter: { bn: 'ব্যাংকের চিঠি {no}, {date}', en: 'Letter of the bank {no}, {date}' },
  propose: { bn: 'মীমাংসা প্রস্তাব করুন', en: 'Propose a settlement' },
  proposeText: {
    bn: 'আরেকজন নিশ্চিত করার আগে কিছু বদলাবে না।',
    en: 'Nothing changes before a second person has confirmed it.',
  },
  outcome: { bn: 'ব্যাংকের চিঠিতে কী আছে?', en: 'What does the letter of the bank say?' },
  outcomes: {
    PAID: { bn: 'টাকা জমা হয়েছে, আর পাঠাতে হবে না', en: 'The money arrived; it is not sent again' },
    RETURNED: { bn: 'টাকা ফেরত এসেছে, আবার পাঠানো যাবে', en: 'The money came back; it may be sent again' },
  },
  letterNo: { bn: 'চিঠির নম্বর', en: 'Number of the letter' },
  letterDate: { bn: 'চিঠির তারিখ', en: 'Date of the letter' },
  reason: { bn: 'চিঠিতে কী লেখা আছে', en: 'What the letter says' },
  proposeYes: { bn: 'প্রস্তাব করুন', en: 'Propose' },
  decide: { bn: 'সিদ্ধান্ত দিন', en: 'Decide' },
} satisfies Record<string, Bilingual | Record<string, Bilingual>>
