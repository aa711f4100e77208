import type { Bilingual } from '@wewb/domain/language/bilingual'

export const settingsMessages = {
  title: { bn: 'সেটিংস', en: 'Settings' },
  intro: {
    bn: 'বোর্ড নিজে যা ঠিক করতে পারে। পরিবর্তন সঙ্গে সঙ্গে কার্যকর হয়, আর কে কী বদলেছেন তা নিরীক্ষা লগে থাকে।',
    en: 'What the board decides for itself. A change takes effect at once, and the audit log keeps who changed what.',
  },
  reopenText: {
    bn: 'আপনি যা লিখেছেন তা রাখা হয়নি। নতুন তথ্য দেখে আবার লিখুন।',
    en: 'What you typed was not saved. Look at the newer version and type again.',
  },
  reopen: { bn: 'নতুন তথ্য খুলুন', en: 'Open the newer version' },
  when: { bn: 'কবে থেকে', en: 'From when' },
  today: { bn: 'এখন থেকেই', en: 'From now on' },
  later: { bn: 'পরের কোনো দিন থেকে', en: 'From a later day' },
  validFrom: { bn: 'কার্যকর হওয়ার তারিখ', en: 'Day it takes effect' },
  validFromHint: {
    bn: 'ওই দিন রাত ১২টায় (বাংলাদেশ সময়) বদলাবে।',
    en: 'It changes at midnight of that day, Bangladesh time.',
  },
  comes: { bn: '{date} থেকে', en: 'From {date}' },
  coming: { bn: 'আসছে', en: 'Coming' },
  revoke: { bn: 'বাতিল করুন', en: 'Take back' },
  revokeTitle: { bn: 'আসন্ন পরিবর্তনটি বাতিল করবেন?', en: 'Take back the coming change?' },
  revokeYes: { bn: 'হ্যাঁ, বাতিল করুন', en: 'Yes, take it back' },
  acts: { bn: 'কাজ', en: 'Actions' },
  change: { bn: 'বদলান', en: 'Change' },
  edit: { bn: 'সম্পাদনা', en: 'Edit' },
  save: { bn: 'রাখুন', en: 'Save' },
  history: { bn: 'ইতিহাস', en: 'History' },
  nameBng: { bn: 'নাম (বাংলা)', en: 'Name (Bangla)' },
  name: { bn: 'নাম (ইংরেজি)', en: 'Name (English)' },
  search: { bn: 'খুঁজুন', en: 'Search' },
  find: { bn: 'খুঁজুন', en: 'Find' },
  clear: { bn: 'সব দেখান', en: 'Show all' },
} satisfies Record<string, Bilingual>
