import type { Bilingual } from '@wewb/domain/language/bilingual'

export const accountStepMessages = {
  codeTitle: { bn: 'ওটিপি যাচাই', en: 'Enter the code' },
  codeSentSms: {
    bn: '{to} নম্বরে {n} সংখ্যার একটি কোড এসএমএস করা হয়েছে। কোডটি {minutes} মিনিট চলবে।',
    en: 'We sent a code of {n} digits by SMS to {to}. It is valid for {minutes} minutes.',
  },
  codeSentEmail: {
    bn: '{to} ঠিকানায় {n} সংখ্যার একটি কোড ই-মেইল করা হয়েছে। কোডটি {minutes} মিনিট চলবে।',
    en: 'We e-mailed a code of {n} digits to {to}. It is valid for {minutes} minutes.',
  },
  verify: { bn: 'যাচাই করুন', en: 'Verify' },
  goBack: { bn: 'আগের ধাপে ফিরুন', en: 'Go back' },
  demoCode: {
    bn: 'এটি ডেমো, কোনো বার্তা সত্যি যায় না। কোডটি এখানে দেখুন:',
    en: 'This is a demo and sends nothing. Read the code here:',
  },
  demoOutbox: { bn: 'প্রেরিত বার্তা (নতুন ট্যাবে)', en: 'Messages sent (new tab)' },
  registeredTitle: { bn: 'নিবন্ধন সম্পন্ন হয়েছে!', en: 'Registration successful!' },
  registeredMobile: {
    bn: 'আপনার মোবাইল নম্বর ও পাসওয়ার্ড মনে রাখুন বা নিরাপদ জায়গায় লিখে রাখুন। প্রতিবার লগইনে এগুলো লাগবে।',
    en: 'Keep your mobile number and password safe: you need both each time you log in.',
  },
  registeredEmail: {
    bn: 'আপনার ই-মেইল ও পাসওয়ার্ড মনে রাখুন বা নিরাপদ জায়গায় লিখে রাখুন। প্রতিবার লগইনে এগুলো লাগবে।',
    en: 'Keep your e-mail and password safe: you need both each time you log in.',
  },
  neverShare: {
    bn: 'পাসওয়ার্ড বা কোড কাউকে বলবেন না। বোর্ডের কেউ তা চাইবেন না।',
    en: 'Tell nobody your password or a code. Nobody of the board will ask for them.',
  },
  ifRegistered: {
    bn: 'এই নম্বর বা ই-মেইলে নিবন্ধন থাকলে কোডটি পৌঁছাবে।',
    en: 'The code arrives if this number or e-mail is registered.',
  },
  newPasswordTitle: { bn: 'নতুন পাসওয়ার্ড দিন', en: 'Choose a new password' },
  newPassword: { bn: 'নতুন পাসওয়ার্ড', en: 'New password' },
  confirmNewPassword: { bn: 'নতুন পাসওয়ার্ড নিশ্চিত করুন', en: 'Confirm new password' },
  savePassword: { bn: 'পাসওয়ার্ড পরিবর্তন করুন', en: 'Change the password' },
  changedTitle: { bn: 'পাসওয়ার্ড পরিবর্তন হয়েছে', en: 'Your password is changed' },
  changedText: {
    bn: 'এখন নতুন পাসওয়ার্ড দিয়ে লগইন করুন। নিরাপত্তার জন্য অন্য সব যন্ত্র থেকে লগআউট করা হয়েছে।',
    en: 'Log in with the new password. For your safety you were logged out everywhere.',
  },
} satisfies Record<string, Bilingual>
