import type { Bilingual } from '@wewb/domain/language/bilingual'

export const resultMessages = {
  intro: {
    bn: 'রোল, রেজিস্ট্রেশন বা আবেদন নম্বর দিয়ে ফলাফল খুঁজুন, অথবা জেলা ধরে মনোনীতদের তালিকা দেখুন।',
    en: 'Find a result by roll, registration or application number, or read a district’s list of those selected.',
  },
  circular: { bn: 'বিজ্ঞপ্তি', en: 'Circular' },
  newestCircular: { bn: 'সর্বশেষ প্রকাশিত ফলাফল', en: 'The latest published result' },
  way: { bn: 'কীভাবে খুঁজবেন?', en: 'How would you like to search?' },
  byRoll: { bn: 'রোল নম্বর', en: 'Roll number' },
  byRegistration: { bn: 'রেজিস্ট্রেশন নম্বর', en: 'Registration number' },
  byApplicationNo: { bn: 'আবেদন নম্বর', en: 'Application number' },
  byDistrict: { bn: 'জেলার তালিকা', en: 'A district’s list' },
  district: { bn: 'জেলা', en: 'District' },
  allDistricts: { bn: 'সব জেলা', en: 'All districts' },
  find: { bn: 'ফলাফল দেখুন', en: 'Show the result' },

  result: { bn: 'ফলাফল', en: 'Result' },
  published: { bn: '{date} তারিখে প্রকাশিত', en: 'Published on {date}' },
  total: { bn: 'মনোনীত: {n} জন', en: 'Selected: {n}' },
  selected: { bn: 'মনোনীত', en: 'Selected' },
  amountPerYear: { bn: 'বছরে বৃত্তি', en: 'Stipend a year' },
  name: { bn: 'নাম', en: 'Name' },
  institute: { bn: 'শিক্ষা প্রতিষ্ঠান', en: 'Institution' },
  maskedNames: {
    bn: 'ব্যক্তিগত তথ্য রক্ষার জন্য নামের একটি অংশ ঢেকে রাখা হয়েছে।',
    en: 'Part of each name is hidden to protect personal data.',
  },

  notFound: { bn: 'কোনো তথ্য পাওয়া যায়নি!', en: 'No Information Found!' },
  notFoundNumber: {
    bn: 'এই বিজ্ঞপ্তির মনোনীতদের তালিকায় নম্বরটি নেই। নম্বর ও বিজ্ঞপ্তি মিলিয়ে দেখুন। জানতে চাইলে {phone} নম্বরে ফোন করুন।',
    en: 'The number is not in this circular’s list of those selected. Compare the number and the circular. To ask, call {phone}.',
  },
  notFoundDistrict: {
    bn: 'এই জেলা থেকে কেউ এই তালিকায় নেই। অন্য জেলা বেছে দেখুন।',
    en: 'Nobody from this district is in this list. Choose another district.',
  },
  noneYet: { bn: 'এখনো কোনো ফলাফল প্রকাশিত হয়নি', en: 'No result is published yet' },
  noneYetText: {
    bn: 'ফলাফল প্রকাশ হলে এখানে দেখতে পাবেন। আবেদনকারীদের এসএমএসেও জানানো হবে।',
    en: 'Results will appear here once they are published. Applicants are told by SMS too.',
  },
  needsScript: {
    bn: 'ফলাফল দেখতে ব্রাউজারে জাভাস্ক্রিপ্ট চালু থাকতে হবে। চালু করতে না পারলে {phone} নম্বরে ফোন করুন।',
    en: 'To see results the browser needs JavaScript. If you cannot turn it on, call {phone}.',
  },
  copyLink: { bn: 'লিংক কপি করুন', en: 'Copy the link' },
  linkCopied: { bn: 'লিংক কপি হয়েছে। এখন কাউকে পাঠাতে পারেন।', en: 'The link is copied. You can send it to someone now.' },
  linkNotCopied: {
    bn: 'লিংক কপি করা গেল না। ঠিকানার ঘর থেকে কপি করুন।',
    en: 'The link could not be copied. Copy it from the address bar.',
  },
  print: { bn: 'প্রিন্ট করুন', en: 'Print' },
} satisfies Record<string, Bilingual>
