import type { Bilingual } from '@wewb/domain/language/bilingual'

export const referralMessages = {
  title: { bn: 'রেফারেল ও প্রাপ্তিস্বীকার', en: 'Referrals and acknowledgements' },
  mine: { bn: 'আপনাকে যেখানে পাঠানো হয়েছে', en: 'Where you were referred to' },
  mineText: {
    bn: 'প্রাপ্তিস্বীকার পত্রটি নিয়ে প্রতিষ্ঠানে যান।',
    en: 'Take the acknowledgement paper with you to the provider.',
  },
  none: { bn: 'এখনো কোথাও রেফার করা হয়নি', en: 'Not referred to anybody yet' },
  noneText: {
    bn: 'প্রশিক্ষণ, কাউন্সেলিং বা অন্য সেবার জন্য কোনো প্রতিষ্ঠানে পাঠালে এখানে লিখুন।',
    en: 'Write it here when the person is sent to a provider for training, counselling or another service.',
  },
  add: { bn: 'রেফার করুন', en: 'Refer' },
  addTitle: { bn: 'নতুন রেফারেল', en: 'New referral' },
  change: { bn: 'অগ্রগতি লিখুন', en: 'Record progress' },
  save: { bn: 'সংরক্ষণ করুন', en: 'Save' },
  print: { bn: 'প্রাপ্তিস্বীকার পত্র (PDF)', en: 'Acknowledgement (PDF)' },
  provider: { bn: 'সেবা প্রদানকারী প্রতিষ্ঠান', en: 'Service provider' },
  planned: { bn: 'পরিকল্পনার তারিখ', en: 'Planning date' },
  start: { bn: 'সেবা শুরুর তারিখ', en: 'Service start' },
  end: { bn: 'সেবা শেষের তারিখ', en: 'Service end' },
  amount: { bn: 'পরিমাণ (টাকা)', en: 'Amount (BDT)' },
  bank: { bn: 'ব্যাংকের তথ্য', en: 'Bank details' },
  documents: { bn: 'কাগজপত্র', en: 'Documents' },
  history: { bn: 'ইতিহাস', en: 'History' },
} satisfies Record<string, Bilingual>
