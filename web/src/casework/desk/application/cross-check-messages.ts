import type { Bilingual } from '@wewb/domain/language/bilingual'

export const crossCheckMessages = {
  title: { bn: 'পোর্টাল যা জানে', en: 'What the portal knows' },
  green: { bn: 'মিলেছে', en: 'Agrees' },
  amber: { bn: 'মিলিয়ে দেখুন', en: 'Compare' },
  red: { bn: 'মিলছে না', en: 'Does not agree' },
  likeness: { bn: 'মিল {n}%', en: '{n}% alike' },
  source: { bn: 'উৎস: {source}', en: 'Source: {source}' },
  applications: { bn: 'আবেদন: {numbers}', en: 'Applications: {numbers}' },
  needsOne: { bn: 'পাঠানো বা মঞ্জুরের আগে কারণ লিখুন।', en: 'Give your reason before you forward or approve.' },
  needsForBulk: {
    bn: 'অনেক আবেদনের সঙ্গে একবারে পাঠাতে হলে আগে কারণ লিখুন।',
    en: 'Give your reason before you send it on together with others.',
  },
  needsTwo: {
    bn: 'মঞ্জুর বা টাকা পাঠানোর আগে দুজন কর্মকর্তাকে কারণ লিখতে হবে।',
    en: 'Two officers have to give a reason before the approval or the payment.',
  },
  needsSecond: {
    bn: 'মঞ্জুর বা টাকা পাঠানোর আগে আরেকজন কর্মকর্তাকে কারণ লিখতে হবে।',
    en: 'A second officer has to give a reason before the approval or the payment.',
  },
  giveReason: { bn: 'কারণ লিখুন', en: 'Give a reason' },
  reason: { bn: 'আপনি কী দেখেছেন', en: 'What you found' },
  reasonHint: {
    bn: 'কমপক্ষে ১০টি অক্ষর। যেমন: হিসাবটি শিক্ষার্থীর চাচার, চেকের পাতা ও এনআইডি মিলিয়ে দেখেছি।',
    en: "At least 10 characters. For example: the account is the uncle's; I compared the cheque leaf and the NID.",
  },
  save: { bn: 'কারণ সংরক্ষণ করুন', en: 'Save the reason' },
  saved: { bn: 'কারণটি সংরক্ষণ হয়েছে।', en: 'The reason is saved.' },
} satisfies Record<string, Bilingual>
