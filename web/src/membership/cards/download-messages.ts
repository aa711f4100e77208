import type { Bilingual } from '@wewb/domain/language/bilingual'

export const downloadMessages = {
  intro: {
    bn: 'তথ্যগুলো মিলে গেলে আপনার মোবাইলে বা ই-মেইলে একটি কোড যাবে। কোডটি দিলেই কার্ড দেখতে পাবেন।',
    en: 'If the details match, a code goes to your mobile or e-mail. With the code you see your card.',
  },
  membershipId: { bn: 'সদস্য নম্বর', en: 'Membership number' },
  membershipIdHint: {
    bn: 'অনুমোদনের বার্তায় বা পুরোনো কার্ডে আছে। যেমন:',
    en: 'In the message of approval, or on your old card. For example',
  },
  passportNo: { bn: 'পাসপোর্ট নম্বর', en: 'Passport number' },
  passportNoHint: { bn: 'শেষ যে পাসপোর্টের কথা বোর্ডকে জানিয়েছেন।', en: 'Of the passport you last told the Board about.' },
  dateOfBirth: { bn: 'জন্মতারিখ', en: 'Date of birth' },
  sendCode: { bn: 'কোড পাঠান', en: 'Send the code' },
  hasAccount: {
    bn: 'অ্যাকাউন্ট থাকলে লগইন করেও কার্ড নিতে পারেন।',
    en: 'With an account you can also log in and take the card there.',
  },
  logIn: { bn: 'লগইন', en: 'Log in' },

  linkExpired: { bn: 'লিংকটির মেয়াদ শেষ', en: 'This link has expired' },
  linkExpiredText: {
    bn: 'লিংক মাত্র ১৫ মিনিট চলে। নিচের তথ্য দিয়ে কার্ডটি খুলুন, অথবা নতুন লিংক চেয়ে নিন।',
    en: 'A link works for 15 minutes only. Open the card with the details below, or ask for a new link.',
  },
  opening: { bn: 'কার্ড খোলা হচ্ছে…', en: 'Opening the card…' },

  codeTitle: { bn: 'কোডটি লিখুন', en: 'Enter the code' },
  codeIntro: {
    bn: 'তথ্যগুলো মিলে থাকলে আপনার মোবাইলে বা ই-মেইলে {n} সংখ্যার একটি কোড গেছে। কোডটি {minutes} মিনিট চলবে।',
    en: 'If the details match, a code of {n} digits is on its way to your mobile or e-mail. It is valid for {minutes} minutes.',
  },
  noCode: {
    bn: 'কোড না এলে আগের ধাপে গিয়ে তথ্যগুলো মিলিয়ে দেখুন, অথবা {phone} নম্বরে ফোন করুন।',
    en: 'If no code comes, go back and compare the details, or call {phone}.',
  },
  showCard: { bn: 'কার্ড দেখুন', en: 'Show the card' },
  goBack: { bn: 'আগের ধাপে ফিরুন', en: 'Go back' },

  yourCard: { bn: 'আপনার সদস্য কার্ড', en: 'Your membership card' },
  done: { bn: 'কাজ শেষ', en: 'Done' },
  doneHint: {
    bn: 'অন্যের ফোন বা কম্পিউটার হলে যাওয়ার আগে এটি চাপুন; কার্ডটি পর্দা থেকে সরে যাবে।',
    en: 'On somebody else’s phone or computer press this before you go: the card leaves the screen.',
  },
} satisfies Record<string, Bilingual>
