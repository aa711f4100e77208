import type { Bilingual } from '@wewb/domain/language/bilingual'

export const programmeMessages = {
  untitled: { bn: 'শিরোনাম লেখা হয়নি', en: 'No title yet' },
  all: { bn: 'সব কর্মসূচি', en: 'All programmes' },
  tabs: { bn: 'কর্মসূচির অংশ', en: 'Parts of the programme' },
  tabForm: { bn: 'ফরম', en: 'Form' },
  tabSettings: { bn: 'নিয়মকানুন', en: 'Settings' },
  tabPreview: { bn: 'যেমন দেখাবে', en: 'Preview' },
  tabPublish: { bn: 'প্রকাশ', en: 'Checklist and publish' },
  tabVersions: { bn: 'সংস্করণ', en: 'Versions' },
  undo: { bn: 'আগের অবস্থায় ফিরুন', en: 'Undo' },
  redo: { bn: 'আবার করুন', en: 'Redo' },
  onlyRead: { bn: 'এটি শুধু দেখা যাবে', en: 'For reading only' },
  frozen: {
    bn: 'প্রকাশিত ফরম বদলানো যায় না। বদলাতে হলে নতুন সংস্করণ শুরু করুন।',
    en: 'A published form cannot be changed. To change it, begin a new version.',
  },
  toActs: { bn: 'যা করা যায়, দেখুন', en: 'See what can be done' },
  noRight: { bn: 'কর্মসূচি বদলানোর অনুমতি আপনার নেই।', en: 'You may look at programmes, but not change them.' },
  oldVersion: { bn: 'সংস্করণ {n}: {date} তারিখে যেমন প্রকাশিত হয়েছিল', en: 'Version {n}, as it was published on {date}' },
  nextVersion: { bn: 'সংস্করণ {n}-এর খসড়া', en: 'Draft of version {n}' },
  toNow: { bn: 'এখনকার কর্মসূচিতে যান', en: 'To the programme as it is now' },
  kept: {
    bn: 'সংরক্ষণ হয়নি: সংযোগ নেই। আপনার লেখা এই যন্ত্রে রাখা আছে, আবার পাঠানোর চেষ্টা চলছে।',
    en: 'No connection. What you wrote is kept on this device, and we keep trying to send it.',
  },
  keptFound: {
    bn: 'আগেরবার যা পাঠানো যায়নি, তা এই যন্ত্র থেকে ফিরিয়ে আনা হয়েছে।',
    en: 'What could not be sent last time was brought back from this device.',
  },
  merged: {
    bn: '{name} একই সময়ে এই কর্মসূচি বদলেছেন। দুজনের লেখাই রাখা হয়েছে।',
    en: '{name} changed this programme at the same time. Both changes are kept.',
  },
  colleague: { bn: 'একজন সহকর্মী', en: 'A colleague' },
} satisfies Record<string, Bilingual>

export const programmeStateMessages = {
  DRAFT: { bn: 'খসড়া', en: 'Draft' },
  PUBLISHED: { bn: 'প্রকাশিত', en: 'Published' },
  CLOSED: { bn: 'বন্ধ', en: 'Closed' },
  ARCHIVED: { bn: 'সংরক্ষণাগারে', en: 'Archived' },
} satisfies Record<string, Bilingual>
