import type { Bilingual } from '@wewb/domain/language/bilingual'

export const claimMessages = {
  title: { bn: 'একই দাবি আগে মঞ্জুর হয়েছে', en: 'This has been granted before' },
  needsException: {
    bn: 'মঞ্জুর করতে হলে একজনকে কারণসহ ব্যতিক্রম চাইতে হবে, আরেকজনকে তা অনুমোদন করতে হবে।',
    en: 'To approve it, one person has to ask for an exception with a reason, and a second person has to confirm it.',
  },
  request: { bn: 'ব্যতিক্রম চান', en: 'Ask for an exception' },
  decide: { bn: 'সিদ্ধান্ত দিন', en: 'Decide' },
  reason: { bn: 'কেন এটি ব্যতিক্রম', en: 'Why this is an exception' },
  reasonHint: {
    bn: 'কমপক্ষে ১০টি অক্ষর। যেমন: দুজন কর্মীর নামে একই পলিসি নম্বর ছাপা হয়েছে, বীমা কোম্পানির চিঠি আছে।',
    en: 'At least 10 characters. For example: two workers have the same policy number in print; the insurer wrote so.',
  },
  amount: { bn: 'সর্বোচ্চ কত টাকা মঞ্জুর করা যাবে', en: 'The most that may be approved' },
  decision: { bn: 'সিদ্ধান্ত', en: 'Decision' },
  confirm: { bn: 'ব্যতিক্রম অনুমোদন করি', en: 'I confirm the exception' },
  decline: { bn: 'ব্যতিক্রম অনুমোদন করি না', en: 'I decline the exception' },
  note: { bn: 'আপনি কী দেখেছেন', en: 'What you found' },
  upTo: { bn: 'সর্বোচ্চ {amount} টাকা', en: 'Up to {amount} taka' },
  waiverTitle: { bn: 'একই নম্বরে আরেকজনের আবেদন', en: 'Another application with the same numbers' },
  waiverText: {
    bn: 'এই আবেদন মঞ্জুর হয়েছে, তাই একই পাসপোর্ট, পলিসি বা অন্য নম্বরে আরেকজন আবেদন করতে পারেন না। এখানে নম্বর ভুল লেখা হয়ে থাকলে দুজন কর্মকর্তা আরেকটি আবেদন জমা নেওয়ার অনুমতি দিতে পারেন। অনুমতি ৩০ দিন থাকে, একবার কাজে লাগে।',
    en: 'This application is approved, so nobody else can apply with the same passport, policy or other number. If a number is mistyped here, two officers may let one other application be submitted. That holds for 30 days and serves once.',
  },
  requestWaiver: { bn: 'অনুমতি চান', en: 'Ask for it' },
  waiverReason: { bn: 'কোন নম্বর কেন ভুল', en: 'Which number is wrong, and why' },
  waiverReasonHint: {
    bn: 'কমপক্ষে ১০টি অক্ষর। যেমন: এখানে পাসপোর্টের শেষ সংখ্যা ভুল লেখা, আসল পাসপোর্ট দেখেছি।',
    en: 'At least 10 characters. For example: the last digit of the passport is wrong here; I saw the passport itself.',
  },
  confirmWaiver: { bn: 'অনুমতি দিই', en: 'I confirm it' },
  declineWaiver: { bn: 'অনুমতি দিই না', en: 'I decline it' },
  save: { bn: 'সংরক্ষণ করুন', en: 'Save' },
} satisfies Record<string, Bilingual>

export const exceptionStates = {
  REQUESTED: { bn: 'ব্যতিক্রম চাওয়া হয়েছে; আরেকজন সিদ্ধান্ত নেবেন', en: 'Asked for; a second person decides' },
  CONFIRMED: { bn: 'ব্যতিক্রম অনুমোদিত; এখন মঞ্জুর করা যাবে', en: 'Confirmed; it can be approved now' },
  DECLINED: { bn: 'ব্যতিক্রম অনুমোদিত হয়নি', en: 'Declined' },
  USED: { bn: 'এই ব্যতিক্রম দিয়ে একবার মঞ্জুর হয়েছে', en: 'Used for an approval' },
  OUTDATED: {
    bn: 'এরপর দাবি বা আগের মঞ্জুরি বদলেছে; এই ব্যতিক্রম আর চলবে না',
    en: 'No longer holds: the claim, or what was granted before, has changed since',
  },
} satisfies Record<string, Bilingual>

export const waiverStates = {
  REQUESTED: { bn: 'অনুমতি চাওয়া হয়েছে; আরেকজন সিদ্ধান্ত নেবেন', en: 'Asked for; a second person decides' },
  CONFIRMED: { bn: 'অনুমতি আছে; একটি আবেদন জমা নেওয়া যাবে', en: 'Confirmed; one application can be submitted' },
  DECLINED: { bn: 'অনুমতি দেওয়া হয়নি', en: 'Declined' },
  USED: { bn: 'এই অনুমতিতে একটি আবেদন জমা হয়েছে', en: 'Used by one submission' },
  EXPIRED: { bn: 'অনুমতির মেয়াদ শেষ', en: 'Expired' },
} satisfies Record<string, Bilingual>
