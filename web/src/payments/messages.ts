import type { Bilingual } from '@wewb/domain/language/bilingual'

/** Texts shared by all payment views. */
export const paymentMessages = {
  title: { bn: 'পেমেন্ট ব্যাচ', en: 'Payment batch' },
  intro: {
    bn: 'অনুমোদিত টাকা ঠিক হিসাবে একবার পৌঁছায়: একজন ব্যাচ বানান, আরেকজন অনুমোদন করেন, ব্যাংক উত্তর দেয়, হিসাব মেলে।',
    en: 'Approved money reaches the right account once: one person makes a batch, another authorises it, the bank answers, the sums agree.',
  },
  views: { bn: 'টাকার কাজ', en: 'Payments' },
  queue: { bn: 'পাঠানোর অপেক্ষায়', en: 'To be paid' },
  batches: { bn: 'ব্যাচ', en: 'Batches' },
  held: { bn: 'মীমাংসার অপেক্ষায়', en: 'To be settled' },
  cheques: { bn: 'চেকের খাতা', en: 'Cheque register' },
  layouts: { bn: 'ব্যাংক ফাইলের ছক', en: 'Bank file layout' },

  service: { bn: 'সেবা', en: 'Service' },
  anyService: { bn: 'সব সেবা', en: 'All services' },
  year: { bn: 'অর্থবছর', en: 'Fiscal year' },
  state: { bn: 'অবস্থা', en: 'State' },
  anyState: { bn: 'সব অবস্থা', en: 'All states' },
  files: { bn: 'পেমেন্ট', en: 'Payments' },
  amount: { bn: 'টাকা', en: 'Amount (BDT)' },
  total: { bn: 'মোট টাকা', en: 'Total' },
  flagged: {
    bn: '{n}টি পেমেন্টের আবেদনে মিলিয়ে দেখার বিষয় আছে:',
    en: 'Payments whose application needs a closer look: {n}',
  },
  flaggedMore: { bn: 'এখানে প্রথম {n}টি দেখানো হলো।', en: 'The first {n} are shown here.' },
  name: { bn: 'প্রাপক', en: 'Receiver' },
  account: { bn: 'ব্যাংক হিসাব', en: 'Account' },
  number: { bn: 'আবেদন নম্বর', en: 'Application' },
  find: { bn: 'খুঁজুন', en: 'Search' },
  instalment: { bn: '{n} নম্বর কিস্তি', en: 'Instalment {n}' },
  share: { bn: '{n}% অংশ', en: 'share {n}%' },
  guardian: { bn: 'অভিভাবক {name}', en: 'guardian {name}' },
  authorised: { bn: 'ক্ষমতা অর্পণপত্রে', en: 'by power of attorney' },
  attempt: { bn: '{n} নম্বর চেষ্টা', en: 'Attempt {n}' },
  routing: { bn: 'রাউটিং {no}', en: 'routing {no}' },
} satisfies Record<string, Bilingual>
