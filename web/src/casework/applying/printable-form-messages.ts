import type { Bilingual } from '@wewb/domain/language/bilingual'

export const printableFormMessages = {
  title: { bn: 'কাগজে পূরণ করতে চাইলে', en: 'If you would rather fill in a form on paper' },
  text: {
    bn: 'ফরমটি ছাপিয়ে হাতে পূরণ করুন, স্বাক্ষর করে কাগজপত্রসহ জেলার কল্যাণ অফিসে দিন। অফিস এটি পোর্টালে তুলে দেবে।',
    en: 'Print the form, fill it in by hand, sign it and hand it in with the papers at the welfare office of your district. The office enters it in the portal.',
  },
  empty: { bn: 'খালি ফরম নামান (PDF)', en: 'Download the empty form (PDF)' },
  filled: { bn: 'এই উত্তরসহ ফরম নামান (PDF)', en: 'Download the form with these answers (PDF)' },
} satisfies Record<string, Bilingual>
