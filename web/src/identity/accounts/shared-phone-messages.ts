import type { Bilingual } from '@wewb/domain/language/bilingual'

export const sharedPhoneMessages = {
  notMyPhone: { bn: 'এটি আমার ফোন নয়', en: 'This is not my phone' },
  notMyPhoneHint: {
    bn: 'এই ফোনে আপনার কিছুই থাকবে না। নাম ও নম্বর ঢাকা থাকবে, ছুঁলে দেখা যাবে। ৫ মিনিট না ছুঁলে নিজে থেকেই লগআউট হবে।',
    en: 'Nothing of yours stays on this phone. Names and numbers are covered until you tap them. After 5 minutes without a touch you are logged out.',
  },
  left: { bn: 'আপনি বেরিয়ে এসেছেন', en: 'You have left' },
  leftIdle: {
    bn: 'অনেকক্ষণ কেউ ফোনটি ছোঁননি, তাই লগআউট করা হয়েছে',
    en: 'Nobody touched the phone for a while, so you were logged out',
  },
  leftUnsaved: {
    bn: 'আপনি বেরিয়ে এসেছেন, তবে শেষের লেখাটুকু জমা হয়নি',
    en: 'You have left, but the last words were not saved',
  },
  nothingStays: {
    bn: 'যা লিখেছিলেন, সব জমা আছে। এই ফোনে আপনার কিছুই রাখা হয়নি।',
    en: 'Everything you typed is saved. Nothing of yours was kept on this phone.',
  },
  typedIsSaved: {
    bn: 'যা লিখেছিলেন, সব জমা আছে। আবার লগইন করলে সেখান থেকেই লিখতে পারবেন।',
    en: 'Everything you typed is saved. Log in again and go on where you were.',
  },
  lastWordsLost: {
    bn: 'তখন ইন্টারনেট সংযোগ ছিল না। আবার লগইন করে শেষের ঘরগুলো দেখে নিন।',
    en: 'There was no connection. Log in again and look at the last boxes you filled in.',
  },
} satisfies Record<string, Bilingual>
