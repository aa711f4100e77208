import type { Bilingual } from '@wewb/domain/language/bilingual'

export const loginMessages = {
  loginTitle: { bn: 'লগইন', en: 'Log in' },
  loginIntro: {
    bn: 'নিবন্ধনের সময় দেওয়া মোবাইল নম্বর বা ই-মেইল ও পাসওয়ার্ড দিন।',
    en: 'Use the mobile number or e-mail you registered with, and your password.',
  },
  loginId: { bn: 'মোবাইল নম্বর বা ই-মেইল', en: 'Mobile number or e-mail' },
  noAccount: { bn: 'অ্যাকাউন্ট নেই?', en: 'No account yet?' },
  registerLink: { bn: 'নিবন্ধন করুন', en: 'Register' },
  finishedNowLogIn: {
    bn: 'নিবন্ধন সম্পন্ন হয়েছে। এখন লগইন করুন।',
    en: 'Your registration is complete. You can log in now.',
  },
  forgotTitle: { bn: 'পাসওয়ার্ড ভুলে গেছেন', en: 'Forgot password' },
  forgotIntro: {
    bn: 'নিবন্ধিত মোবাইল নম্বর বা ই-মেইল দিন। একটি কোড পাঠানো হবে, সেটি দিয়ে নতুন পাসওয়ার্ড নিতে পারবেন।',
    en: 'Give your registered mobile number or e-mail. We send a code with which you choose a new password.',
  },
  forgotId: { bn: 'নিবন্ধিত মোবাইল নম্বর বা ই-মেইল', en: 'Registered mobile or e-mail' },
  sendCode: { bn: 'কোড পাঠান', en: 'Send the code' },
} satisfies Record<string, Bilingual>
