import type { Bilingual } from '@wewb/domain/language/bilingual'

export const reviewMessages = {
  checkList: { bn: 'যাচাই তালিকা', en: 'Check-list' },
  checkListDone: { bn: 'যাচাই তালিকা (সংরক্ষিত)', en: 'Check-list (saved)' },
  checkListHint: {
    bn: 'শুধু এই আবেদনের জন্য উত্তর দিন। পরে একা বা অন্য আবেদনের সঙ্গে পাঠানোর সময় এই উত্তরগুলোই যাবে।',
    en: 'Answer for this application only. These answers go with it when it is forwarded alone or with others.',
  },
  saveCheckList: { bn: 'তালিকা সংরক্ষণ করুন', en: 'Save the check-list' },
  checkListSaved: { bn: 'যাচাই তালিকা সংরক্ষণ হয়েছে।', en: 'The check-list is saved.' },

  openedByMe: { bn: 'আপনি খুলে দেখেছেন', en: 'Opened by you' },
  notOpenedByMe: { bn: 'এখনো খোলেননি', en: 'Not opened yet' },
  leftToOpen: { bn: '{n}টি কাগজ এখনো খোলেননি।', en: 'Documents you have not opened yet: {n}.' },

  sittings: { bn: 'কে কোন কাগজ খুলেছেন', en: 'Who opened which document' },
  noSittings: { bn: 'এখনো কেউ কোনো কাগজ খোলেননি।', en: 'Nobody has opened a document yet.' },
  seconds: { bn: '{n} সেকেন্ড দেখেছেন', en: 'looked at it for {n} seconds' },
  minutes: { bn: '{n} মিনিট দেখেছেন', en: 'looked at it for {n} minutes' },
  allSittings: { bn: 'সব দেখুন ({n}টি)', en: 'Show all ({n})' },
} satisfies Record<string, Bilingual>
