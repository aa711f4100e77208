import type { Bilingual } from '@wewb/domain/language/bilingual'

export const registerMessages = {
  registerTitle: { bn: 'নিবন্ধন', en: 'Register' },
  registerIntro: {
    bn: 'একবার নিবন্ধন করলে সব সেবার আবেদন এখান থেকেই করতে পারবেন। পাঁচ মিনিটের মতো সময় লাগবে।',
    en: 'Register once and apply for every service from here. It takes about five minutes.',
  },
  haveAccount: { bn: 'আগেই নিবন্ধন করেছেন?', en: 'Already registered?' },
  fullNameEn: { bn: 'পূর্ণ নাম (ইংরেজিতে, এনআইডি অনুযায়ী)', en: 'Full name (English, as NID)' },
  fullNameEnHint: { bn: 'যেমন: Rahima Begum', en: 'For example Rahima Begum' },
  fullNameBn: { bn: 'পূর্ণ নাম (বাংলায়)', en: 'Full name (Bangla)' },
  fullNameBnHint: { bn: 'যেমন: রহিমা বেগম', en: 'For example রহিমা বেগম' },
  loginType: { bn: 'নিবন্ধনের মাধ্যম', en: 'Register with' },
  loginTypeHint: {
    bn: 'এখানেই কোড ও খবর পাঠানো হবে। বিদেশে থাকলে ই-মেইল বেছে নিন।',
    en: 'We send codes and news there. Choose e-mail if you live abroad.',
  },
  mobile: { bn: 'মোবাইল নম্বর', en: 'Mobile number' },
  mobileHint: {
    bn: 'বাংলাদেশের ১১ সংখ্যার নম্বর, যেমন: ০১৭১২৩৪৫৬৭৮',
    en: 'A Bangladeshi number of 11 digits, for example 01712345678',
  },
  email: { bn: 'ই-মেইল', en: 'E-mail' },
  nid: { bn: 'জাতীয় পরিচয়পত্র নম্বর', en: 'National ID number' },
  nidHint: { bn: '১০, ১৩ বা ১৭ সংখ্যার নম্বর', en: '10, 13 or 17 digits' },
  dateOfBirth: { bn: 'জন্ম তারিখ', en: 'Date of birth' },
  confirmPassword: { bn: 'পাসওয়ার্ড নিশ্চিত করুন', en: 'Confirm password' },
  confirmHint: { bn: 'একই পাসওয়ার্ড আবার লিখুন।', en: 'Type the same password again.' },
  terms: { bn: 'আমি ব্যবহারের শর্তাবলি ও গোপনীয়তা নীতি মেনে নিচ্ছি', en: 'I accept the terms of use and the privacy notice' },
  readTerms: { bn: 'শর্তাবলি ও নীতি পড়ুন (নতুন ট্যাবে খুলবে)', en: 'Read the terms and the notice (opens in a new tab)' },
  aboutYou: { bn: 'আপনার পরিচয়', en: 'About you' },
  contact: { bn: 'যোগাযোগ', en: 'Contact' },
  security: { bn: 'নিরাপত্তা', en: 'Security' },
  continue: { bn: 'এগিয়ে যান', en: 'Continue' },
} satisfies Record<string, Bilingual>
