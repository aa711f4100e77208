import type { Bilingual } from '@wewb/domain/language/bilingual'
import type { CardState } from './offline-card.ts'

export const offlineCardMessages = {
  keep: { bn: 'এই ফোনে রাখুন', en: 'Keep on this phone' },
  keepText: {
    bn: 'ইন্টারনেট না থাকলেও কার্ডটি দেখাতে পারবেন। শুধু নিজের ফোনে রাখুন: যে এই ফোন খুলতে পারে, সে কার্ডটিও দেখতে পাবে।',
    en: 'You can then show the card without internet. Only on your own phone: anyone who can open this phone can see it.',
  },
  insteadOf: {
    bn: 'এই ফোনে এখন {number} নম্বরের কার্ড আছে। এটি রাখলে সেটি মুছে যাবে।',
    en: 'This phone keeps the card {number} now. Keeping this one removes it.',
  },
  isKept: { bn: 'কার্ডটি এই ফোনে রাখা আছে', en: 'The card is kept on this phone' },
  isKeptText: {
    bn: 'ইন্টারনেট না থাকলেও এই পাতা খুললে কার্ডটি দেখতে পাবেন।',
    en: 'Open this page again, with or without internet, and the card is there.',
  },
  keepFailed: {
    bn: 'কার্ডটি রাখা গেল না। ইন্টারনেট আর ফোনে জায়গা আছে কি না দেখে আবার চাপুন।',
    en: 'The card could not be kept. See that there is a connection and room on the phone, then press again.',
  },
  cannotKeep: {
    bn: 'এই ব্রাউজারে কার্ড রাখা যায় না। পিডিএফ নামিয়ে রাখুন।',
    en: 'This browser cannot keep the card. Download the PDF instead.',
  },

  checkedOn: {
    bn: 'শেষ যাচাই হয়েছে {date}, {time} (বাংলাদেশ সময়)।',
    en: 'Checked last on {date}, {time} (Bangladesh time).',
  },
  checkAgain: { bn: 'আবার যাচাই করুন', en: 'Check again' },
  remove: { bn: 'এই ফোন থেকে মুছুন', en: 'Remove from this phone' },
  removeTitle: { bn: 'কার্ডটি এই ফোন থেকে মুছবেন?', en: 'Remove the card from this phone?' },
  removeText: {
    bn: 'সদস্যপদের কিছু হবে না। আবার দেখতে চাইলে ইন্টারনেট ও একটি নতুন কোড লাগবে।',
    en: 'Your membership stays as it is. To see the card here again you need internet and a new code.',
  },
  removeYes: { bn: 'হ্যাঁ, মুছুন', en: 'Yes, remove it' },
  removed: { bn: 'কার্ডটি এই ফোন থেকে মোছা হয়েছে', en: 'The card has been removed from this phone' },
  openAgain: { bn: 'কার্ড আবার খুলুন', en: 'Open the card again' },
  backToKept: { bn: 'ফোনে রাখা কার্ডে ফিরুন', en: 'Back to the card on this phone' },
  renew: { bn: 'নতুন করে কার্ড আনুন', en: 'Get the card anew' },
  renewText: {
    bn: 'পিডিএফ লাগলে, বা কার্ডে কিছু বদলালে।',
    en: 'For a PDF, or when something on the card has changed.',
  },

  install: { bn: 'ইনস্টল করুন', en: 'Install' },
  installTitle: { bn: 'ফোনের পর্দায় কার্ডের চিহ্ন রাখুন', en: 'Put the card on your home screen' },
  installText: {
    bn: 'চিহ্নটি চাপলেই কার্ড খুলবে, ঠিকানা লিখতে হবে না।',
    en: 'One touch opens the card; there is no address to type.',
  },
  installByHand: {
    bn: 'ব্রাউজারের মেনু খুলে “হোম স্ক্রিনে যোগ করুন” চাপুন।',
    en: 'Open the menu of your browser and choose “Add to home screen”.',
  },
  installOnIphone: {
    bn: 'আইফোনে শেয়ার চিহ্ন চেপে তা পাবেন। এরপর নতুন চিহ্নটি খুলে কার্ডটি সেখানেও একবার রাখুন।',
    en: 'On an iPhone it is behind the share sign. Then open the card from there and keep it once more.',
  },
} satisfies Record<string, Bilingual>

/** State of a saved card at the last check: a label, and a sentence that says what to do. */
export const offlineCardStateMessages: Record<CardState, { label: Bilingual; description: Bilingual }> = {
  VALID: { label: { bn: 'চালু', en: 'Valid' }, description: { bn: 'কার্ডটি চালু আছে।', en: 'The card is in force.' } },
  REPLACED: {
    label: { bn: 'বদলানো হয়েছে', en: 'Replaced' },
    description: {
      bn: 'এই কার্ডের বদলে নতুন কার্ড দেওয়া হয়েছে। নতুন কার্ডটি আনুন।',
      en: 'A new card has been issued in place of this one. Get the new one.',
    },
  },
  REVOKED: {
    label: { bn: 'বাতিল', en: 'Revoked' },
    description: {
      bn: 'এই কার্ড বাতিল করা হয়েছে। কারণ জানতে {phone} নম্বরে ফোন করুন।',
      en: 'This card has been revoked. To ask why, call {phone}.',
    },
  },
  UNKNOWN: {
    label: { bn: 'মেলেনি', en: 'Not confirmed' },
    description: {
      bn: 'কার্ডটি বোর্ডের তথ্যের সঙ্গে মেলেনি। নতুন করে কার্ড আনুন, অথবা {phone} নম্বরে ফোন করুন।',
      en: 'The card could not be confirmed by the Board. Get it anew, or call {phone}.',
    },
  },
}
