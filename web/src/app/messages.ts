import type { Bilingual } from '@wewb/domain/language/bilingual'

export const appMessages = {
  demoLabel: { bn: 'ডেমো', en: 'Demo' },
  demo: { bn: 'ডেমো: এখানে কিছুই আসল নয়', en: 'Demo: nothing here is real' },
  demoOutbox: { bn: 'বার্তা', en: 'Messages' },
  demoUi: { bn: 'নমুনা', en: 'Samples' },
  failedTitle: { bn: 'পাতাটি খোলা গেল না', en: 'The page could not be opened' },
  failedText: {
    bn: 'ইন্টারনেট সংযোগ দেখে পাতাটি আবার খুলুন। তাতেও না হলে ১৬১৩৫ নম্বরে ফোন করুন।',
    en: 'Check your connection and open the page again. If that does not help, call 16135.',
  },
  reload: { bn: 'আবার খুলুন', en: 'Reload' },
} satisfies Record<string, Bilingual>

/** Texts of the HTML document that only the server writes: an object of its own, so that no page bundles them. */
export const documentMessages = {
  needsScript: {
    bn: 'এ পাতাটি চালাতে ব্রাউজারে জাভাস্ক্রিপ্ট চালু রাখতে হয়। সাহায্যের জন্য ১৬১৩৫ নম্বরে ফোন করুন।',
    en: 'This page needs JavaScript to be switched on in the browser. For help call 16135.',
  },
  oldBrowser: {
    bn: 'আপনার ব্রাউজার পুরোনো বলে বোতাম ও ফরম কাজ না-ও করতে পারে: ক্রোম আপডেট করুন, অথবা অন্য ব্রাউজারে এই পাতা খুলুন।',
    en: 'This browser is too old for the buttons and forms: update Chrome, or open this page in another browser.',
  },
  description: {
    bn: 'প্রবাসী কর্মী ও তাঁদের পরিবারের জন্য শিক্ষাবৃত্তি, ভাতা, চিকিৎসা সহায়তা, আর্থিক অনুদান ও সদস্যপদ সেবা।',
    en: 'Stipends, allowances, medical help, financial assistance and membership for workers abroad and their families.',
  },
} satisfies Record<string, Bilingual>
