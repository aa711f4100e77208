import type { Bilingual } from '@wewb/domain/language/bilingual'
import { cardMessages as printedCardMessages } from '@wewb/domain/membership/card-messages'

export const cardMessages = {
  ...printedCardMessages,
  insurance: { bn: 'বীমা নম্বর', en: 'Insurance number' },
  photo: { bn: 'সদস্যের ছবি', en: 'Photo of the member' },
  noPhoto: { bn: 'ছবি নেই', en: 'No photo' },
  qr: {
    bn: 'কিউআর কোড: স্ক্যান করলে কার্ডটি আসল কি না দেখা যায়',
    en: 'QR code: scanning it shows whether the card is genuine',
  },
  notInForce: { bn: 'এই কার্ড আর চলে না', en: 'This card is no longer in force' },
  turn: { bn: 'ইংরেজি পিঠ দেখুন', en: 'See the Bangla side' },
  turnBack: { bn: 'বাংলা পিঠ দেখুন', en: 'See the English side' },
  papers: { bn: 'ছাপানোর জন্য নামান', en: 'Download for printing' },
  papersHint: {
    bn: 'প্লাস্টিকের কার্ড ছাপাতে প্রথমটি, সাধারণ কাগজে ছাপাতে দ্বিতীয়টি নিন।',
    en: 'The first is for a printer of plastic cards, the second for ordinary paper.',
  },
  card: { bn: 'পিডিএফ, কার্ডের মাপে', en: 'PDF in card size' },
  sheet: { bn: 'পিডিএফ, এ৪ কাগজে', en: 'PDF on A4 paper' },
  tooLate: { bn: 'সময় শেষ। আবার কোড নিয়ে কার্ডটি খুলুন।', en: 'The time is over. Open the card again with a new code.' },
} satisfies Record<string, Bilingual>
