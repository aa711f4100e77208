import type { Bilingual } from '@wewb/domain/language/bilingual'

export const contactMessages = {
  title: { bn: 'আবেদনের বার্তা', en: 'Messages about applications' },
  intro: {
    bn: 'লগইনের কোড ও পাসওয়ার্ডের বার্তা আগের মতোই যাবে।',
    en: 'Login codes and messages about your password go where they went before.',
  },
  channel: { bn: 'বার্তা যেভাবে পেতে চান', en: 'How you want to get them' },
  USUAL: { bn: 'সাধারণ নিয়মে', en: 'The usual way' },
  SMS: { bn: 'শুধু এসএমএস', en: 'SMS only' },
  EMAIL: { bn: 'শুধু ই-মেইল', en: 'Email only' },
  BOTH: { bn: 'এসএমএস ও ই-মেইল দুটোই', en: 'Both SMS and email' },
  usualHint: {
    bn: 'সাধারণ নিয়মে লগইনের নম্বর বা ই-মেইলে যায়; বিদেশে থাকলে দুটোতেই যেতে পারে।',
    en: 'The usual way is your login number or email; abroad it can be both.',
  },
  email: { bn: 'ই-মেইল', en: 'Email' },
  noEmail: {
    bn: 'ই-মেইলে বার্তা পেতে আগে একটি ই-মেইল যোগ করুন। সেখানে একটি কোড যাবে।',
    en: 'To get messages by email, add an email first. A code goes to it.',
  },
  add: { bn: 'ই-মেইল যোগ করুন', en: 'Add an email' },
  change: { bn: 'ই-মেইল বদলান', en: 'Change the email' },
  sendCode: { bn: 'কোড পাঠান', en: 'Send the code' },
  sent: {
    bn: '{to} ঠিকানায় কোড গেছে। মেয়াদ {minutes} মিনিট।',
    en: 'A code was sent to {to}. It is valid {minutes} minutes.',
  },
  confirm: { bn: 'ই-মেইল নিশ্চিত করুন', en: 'Confirm the email' },
  otherEmail: { bn: 'অন্য ই-মেইল দিন', en: 'Use another email' },
  save: { bn: 'সংরক্ষণ করুন', en: 'Save' },
} satisfies Record<string, Bilingual>
