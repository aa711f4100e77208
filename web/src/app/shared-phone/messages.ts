import type { Bilingual } from '@wewb/domain/language/bilingual'

export const sharedPhoneMessages = {
  notYourPhone: { bn: 'আপনি অন্যের ফোনে লগইন করা আছেন', en: 'You are logged in on a phone that is not yours' },
  stillHere: { bn: 'আপনি কি এখনও আছেন?', en: 'Are you still there?' },
  soonOut: {
    bn: 'এটি আপনার ফোন নয়, আর কিছুক্ষণ কেউ ছোঁননি। {n} সেকেন্ড পরে লগআউট হবে।',
    en: 'This is not your phone, and nobody has touched it for a while. You will be logged out in {n} seconds.',
  },
  nothingLost: { bn: 'যা লিখেছেন তা হারাবে না, জমা থাকবে।', en: 'What you have typed is not lost: it will be saved.' },
  stay: { bn: 'আছি, কাজ চালিয়ে যাব', en: 'I am here, go on' },
  leave: { bn: 'বেরিয়ে যান', en: 'Leave' },
} satisfies Record<string, Bilingual>
