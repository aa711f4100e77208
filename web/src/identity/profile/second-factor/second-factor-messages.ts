import type { Bilingual } from '@wewb/domain/language/bilingual'

export const secondFactorMessages = {
  title: { bn: 'দুই ধাপের লগইন', en: 'Two-step log-in' },
  intro: {
    bn: 'পাসওয়ার্ডের পরে একটি কোডও লাগবে। কেউ পাসওয়ার্ড জেনে গেলেও আপনার অ্যাকাউন্টে ঢুকতে পারবে না।',
    en: 'After the password a code is asked for. Whoever learns your password still cannot enter your account.',
  },
  required: {
    bn: 'বোর্ডের নিয়মে কর্মকর্তাদের দুই ধাপের লগইন লাগে। চালু করার পরেই অন্য কাজ করতে পারবেন।',
    en: 'The board asks staff for two-step log-in. Once it is on you can go on with your work.',
  },
  isOff: { bn: 'এখন অ্যাডমিন দুই ধাপের লগইন বন্ধ রেখেছেন।', en: 'Two-step log-in is switched off by the administrator.' },
  backToProfile: { bn: 'প্রোফাইলে ফিরুন', en: 'Back to the profile' },
  step: { bn: 'ধাপ {n}/৩', en: 'Step {n} of 3' },

  chooseTitle: { bn: 'কীভাবে কোড নেবেন?', en: 'How will you get the code?' },
  method: { bn: 'একটি উপায় বেছে নিন', en: 'Choose a way' },
  byApp: { bn: 'ফোনের অথেনটিকেটর অ্যাপ', en: 'An authenticator app on your phone' },
  byAppHint: {
    bn: 'সবচেয়ে নিরাপদ। ইন্টারনেট বা নেটওয়ার্ক না থাকলেও চলে। যেকোনো অথেনটিকেটর অ্যাপ হলেই হবে।',
    en: 'The safest, and it works without a network. Any authenticator app will do.',
  },
  bySms: { bn: '{to} নম্বরে এসএমএস', en: 'SMS to {to}' },
  byEmail: { bn: '{to} ঠিকানায় ই-মেইল', en: 'E-mail to {to}' },
  byCodeHint: {
    bn: 'অ্যাপ না থাকলে। প্রতিবার লগইনে কোড আসার জন্য অপেক্ষা করতে হবে।',
    en: 'Without an app. Each log-in waits until the code has come.',
  },
  alsoSms: {
    bn: 'অ্যাপ হাতের কাছে না থাকলে {to} নম্বরেও কোড নিতে চাই',
    en: 'When the app is not at hand, let me get a code by SMS to {to}',
  },
  alsoEmail: {
    bn: 'অ্যাপ হাতের কাছে না থাকলে {to} ঠিকানায়ও কোড নিতে চাই',
    en: 'When the app is not at hand, let me get a code by e-mail to {to}',
  },
  password: { bn: 'বর্তমান পাসওয়ার্ড', en: 'Current password' },
  passwordHint: { bn: 'আপনিই বদলাচ্ছেন কি না, তা নিশ্চিত হতে।', en: 'So that nobody else changes your log-in.' },
  goOn: { bn: 'এগিয়ে যান', en: 'Go on' },

  scanTitle: { bn: 'অ্যাপে যোগ করুন', en: 'Add it to the app' },
  scan: { bn: 'অ্যাপটি খুলে “যোগ” চাপুন, তারপর ছবিটি স্ক্যান করুন।', en: 'Open the app, choose “add”, and scan the picture.' },
  qr: { bn: 'অথেনটিকেটর অ্যাপে যোগ করার কিউআর কোড', en: 'QR code to add this account to an authenticator app' },
  byHand: { bn: 'স্ক্যান করতে না পারলে এই চাবিটি অ্যাপে লিখুন:', en: 'If you cannot scan, type this key into the app:' },
  key: { bn: 'চাবি', en: 'Key' },
  copyKey: { bn: 'চাবি কপি করুন', en: 'Copy the key' },
  copied: { bn: 'কপি হয়েছে', en: 'Copied' },
  appCode: { bn: 'অ্যাপে এখন যে কোড দেখা যাচ্ছে', en: 'The code the app shows now' },
  clockHint: {
    bn: 'কোড না মিললে ফোনের সময় স্বয়ংক্রিয় করা আছে কি না দেখুন।',
    en: 'If it does not match, see that the phone sets its clock automatically.',
  },
  arrivedTitle: { bn: 'কোডটি লিখুন', en: 'Type the code' },
  sentTo: {
    bn: '{to}-এ একটি কোড পাঠানো হয়েছে। কোডটি {minutes} মিনিট চলবে।',
    en: 'We sent a code to {to}. It is valid for {minutes} minutes.',
  },
  confirm: { bn: 'নিশ্চিত করুন ও চালু করুন', en: 'Confirm and switch on' },
  back: { bn: 'আগের ধাপে ফিরুন', en: 'Go back' },

  codesTitle: { bn: 'উদ্ধার কোড রাখুন', en: 'Keep the recovery codes' },
  codesIntro: {
    bn: 'ফোন হারালে বা নষ্ট হলে এর একটি দিয়ে লগইন করতে পারবেন। প্রতিটি একবার চলে। ছেপে বা লিখে নিরাপদ জায়গায় রাখুন; পাসওয়ার্ডের সঙ্গে নয়।',
    en: 'If the phone is lost or broken, one of these logs you in. Each works once. Print or write them down and keep them safe, not with the password.',
  },
  codesOnce: { bn: 'কোডগুলো আর দেখানো হবে না।', en: 'They are not shown again.' },
  codes: { bn: 'উদ্ধার কোড', en: 'Recovery codes' },
  copyCodes: { bn: 'কপি করুন', en: 'Copy' },
  print: { bn: 'ছাপুন', en: 'Print' },
  kept: { bn: 'কোডগুলো নিরাপদ জায়গায় রেখেছি', en: 'I have kept the codes in a safe place' },
  done: { bn: 'শেষ করুন', en: 'Finish' },
  keptFirst: { bn: 'আগে কোডগুলো রাখুন, তারপর এখানে টিক দিন।', en: 'Keep the codes first, then tick here.' },

  on: { bn: 'চালু আছে', en: 'On' },
  off: { bn: 'বন্ধ আছে', en: 'Off' },
  ways: { bn: 'কোডের উপায়', en: 'How the code comes' },
  since: { bn: 'চালু হয়েছে', en: 'Switched on' },
  app: { bn: 'অথেনটিকেটর অ্যাপ', en: 'Authenticator app' },
  sms: { bn: '{to} নম্বরে এসএমএস', en: 'SMS to {to}' },
  email: { bn: '{to} ঠিকানায় ই-মেইল', en: 'E-mail to {to}' },
  recovery: { bn: 'উদ্ধার কোড', en: 'Recovery code' },
  recoveryLeft: { bn: 'বাকি উদ্ধার কোড', en: 'Recovery codes left' },
  left: { bn: '{n}টি', en: '{n}' },
  fewLeft: {
    bn: 'উদ্ধার কোড কমে এসেছে। নতুন কোড নিয়ে রাখুন।',
    en: 'Few recovery codes are left. Make new ones and keep them.',
  },
  manage: { bn: 'দেখুন বা বদলান', en: 'See or change' },
  switchOn: { bn: 'চালু করুন', en: 'Switch on' },

  newCodes: { bn: 'নতুন উদ্ধার কোড নিন', en: 'Make new recovery codes' },
  newCodesText: { bn: 'আগের কোডগুলো আর চলবে না।', en: 'The old ones will stop working.' },
  makeCodes: { bn: 'নতুন কোড নিন', en: 'Make new codes' },
  switchOff: { bn: 'দুই ধাপের লগইন বন্ধ করুন', en: 'Switch two-step log-in off' },
  switchOffText: {
    bn: 'এরপর শুধু পাসওয়ার্ডেই লগইন হবে। নতুন ফোন নিলে এখানে বন্ধ করে আবার চালু করুন।',
    en: 'After that the password alone logs you in. For a new phone switch it off here and on again.',
  },
  switchOffYes: { bn: 'বন্ধ করুন', en: 'Switch off' },
  codeBy: { bn: 'কোড দেবেন কীভাবে?', en: 'Which code do you give?' },
  code: { bn: 'কোড', en: 'Code' },
  sendCode: { bn: 'কোড পাঠান', en: 'Send the code' },
} satisfies Record<string, Bilingual>
