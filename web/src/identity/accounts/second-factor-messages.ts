import type { Bilingual } from '@wewb/domain/language/bilingual'

export const secondFactorMessages = {
  title: { bn: 'লগইনের দ্বিতীয় ধাপ', en: 'Second step' },
  appIntro: {
    bn: 'আপনার ফোনের অথেনটিকেটর অ্যাপে এখন যে {n} সংখ্যার কোড দেখা যাচ্ছে, সেটি লিখুন।',
    en: 'Type the {n} digits that the authenticator app on your phone shows now.',
  },
  sending: { bn: '{to}-এ একটি কোড পাঠানো হচ্ছে।', en: 'A code is being sent to {to}.' },
  sentIntro: {
    bn: '{to}-এ {n} সংখ্যার একটি কোড পাঠানো হয়েছে। কোডটি {minutes} মিনিট চলবে।',
    en: 'We sent a code of {n} digits to {to}. It is valid for {minutes} minutes.',
  },
  recoveryIntro: {
    bn: 'দুই ধাপের লগইন চালু করার সময় রাখা উদ্ধার কোডের একটি লিখুন। প্রতিটি কোড একবারই চলে।',
    en: 'Type one of the recovery codes you kept when you switched two-step log-in on. Each works once.',
  },
  recoveryCode: { bn: 'উদ্ধার কোড', en: 'Recovery code' },
  recoveryHint: {
    bn: 'দশটি অক্ষর ও সংখ্যা; ছোট-বড় হাতের অক্ষর ও হাইফেন না মিললেও চলবে।',
    en: 'Ten letters and digits; capitals and the hyphen do not matter.',
  },
  enter: { bn: 'লগইন করুন', en: 'Log in' },
  sendCode: { bn: 'কোড পাঠান', en: 'Send the code' },
  byApp: { bn: 'অ্যাপের কোড দিন', en: 'Use a code of the app' },
  bySms: { bn: '{to} নম্বরে কোড নিন', en: 'Get a code by SMS to {to}' },
  byEmail: { bn: '{to} ঠিকানায় কোড নিন', en: 'Get a code by e-mail to {to}' },
  byRecovery: { bn: 'উদ্ধার কোড দিন', en: 'Use a recovery code' },
  lost: { bn: 'ফোন হারিয়েছে বা সঙ্গে নেই?', en: 'Is your phone lost or not with you?' },
  lostRecovery: {
    bn: 'উদ্ধার কোড রাখা থাকলে তার একটি দিয়ে লগইন করুন, তারপর প্রোফাইল থেকে নতুন ফোনে চালু করুন।',
    en: 'If you kept recovery codes, log in with one, then set up the new phone on your profile.',
  },
  lostAsk: {
    bn: 'উদ্ধার কোডও না থাকলে আপনার অফিসের অ্যাডমিনকে বলুন; তিনি পরিচয় দেখে দ্বিতীয় ধাপ তুলে নেবেন। অথবা {phone} নম্বরে ফোন করুন।',
    en: 'Without recovery codes ask the administrator of your office, who removes the second step after checking who you are. Or call {phone}.',
  },
  lostPassword: {
    bn: 'ফোন চুরি হয়ে থাকলে পাসওয়ার্ডও বদলান।',
    en: 'If the phone was stolen, change your password too.',
  },
  again: { bn: 'পাসওয়ার্ড দিয়ে আবার শুরু করুন', en: 'Start again with the password' },
} satisfies Record<string, Bilingual>
