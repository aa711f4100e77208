import type { Bilingual } from '@wewb/domain/language/bilingual'

export const sessionWarningMessages = {
  title: { bn: 'একটু পরে লগআউট হয়ে যাবে', en: 'You will soon be logged out' },
  idle: {
    bn: 'অনেকক্ষণ এখানে কোনো কাজ হয়নি। লগআউটের সময়: {time}।',
    en: 'Nothing has been done here for a while. You will be logged out at {time}.',
  },
  limit: {
    bn: 'একবার লগইন করে যতক্ষণ কাজ করা যায়, সেই সময় শেষ হচ্ছে। লগআউটের সময়: {time}। কাজ চালিয়ে যেতে আবার লগইন করুন।',
    en: 'A login is valid for a limited time. You will be logged out at {time}. Log in again to continue.',
  },
  timeLeft: { bn: 'বাকি সময়: {left}।', en: 'Time left: {left}.' },
  twoMinutes: { bn: '২ মিনিটের কম', en: 'less than 2 minutes' },
  oneMinute: { bn: '১ মিনিটের কম', en: 'less than a minute' },
  thirtySeconds: { bn: '৩০ সেকেন্ডের কম', en: 'less than 30 seconds' },
  tenSeconds: { bn: '১০ সেকেন্ডের কম', en: 'less than 10 seconds' },
  saved: {
    bn: 'আবেদনের ফরমে যা লিখেছেন তা হারাবে না।',
    en: 'What you have entered in an application form is not lost.',
  },
  stay: { bn: 'কাজ চালিয়ে যান', en: 'Continue' },
  logOut: { bn: 'লগআউট করুন', en: 'Log out' },
  logInAgain: { bn: 'আবার লগইন করুন', en: 'Log in again' },
  later: { bn: 'একটু পরে', en: 'In a moment' },
} satisfies Record<string, Bilingual>
