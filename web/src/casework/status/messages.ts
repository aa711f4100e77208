import type { Bilingual } from '@wewb/domain/language/bilingual'

export const statusMessages = {
  intro: {
    bn: 'আবেদন নম্বর ও মোবাইল নম্বর দিয়ে দেখুন আপনার আবেদন এখন কোথায় আছে।',
    en: 'See where your application is now, with its number and your mobile number.',
  },
  staffIntro: {
    bn: 'আবেদনকারীর নম্বর দিয়ে আবেদনের অবস্থা, মন্তব্য ও ইতিহাস দেখুন।',
    en: 'See the status, notes and history of an application by the applicant’s numbers.',
  },
  moduleCode: { bn: 'সেবা', en: 'Service' },
  applicationNo: { bn: 'আবেদন নম্বর', en: 'Application number' },
  applicationNoHint: {
    bn: 'প্রাপ্তিস্বীকার পত্র ও এসএমএসে লেখা আছে। বাংলা বা ইংরেজি সংখ্যায় লিখতে পারেন।',
    en: 'It is on the slip and in the SMS. Capital or small letters both work.',
  },
  mobile: { bn: 'মোবাইল নম্বর', en: 'Mobile number' },
  mobileHint: {
    bn: 'আবেদনে দেওয়া নম্বর, অথবা লগইনের নম্বর। বিদেশের নম্বর হলে দেশের কোডসহ লিখুন।',
    en: 'The number given in the application, or the one used to log in. A number abroad with its country code.',
  },
  check: { bn: 'অবস্থা দেখুন', en: 'Check the status' },
  checkAnother: { bn: 'আরেকটি আবেদন দেখুন', en: 'Check another application' },
  print: { bn: 'প্রিন্ট করুন', en: 'Print' },
  notFoundHelp: {
    bn: 'সেবা, আবেদন নম্বর ও মোবাইল নম্বর আবার মিলিয়ে দেখুন। সব ঠিক থাকলে {phone} নম্বরে ফোন করুন।',
    en: 'Compare the service, the application number and the mobile number once more. If all are right, call {phone}.',
  },
  withoutScript: {
    bn: 'জাভাস্ক্রিপ্ট ছাড়াও এখানে অবস্থা দেখা যায়। ছবির সংখ্যা পড়তে না পারলে {phone} নম্বরে ফোন করুন।',
    en: 'You can check the status here without JavaScript. If you cannot read the numbers in the picture, call {phone}.',
  },
  newPicture: { bn: 'ছবি পড়া যাচ্ছে না, নতুন ছবি দিন', en: 'I cannot read the picture, show a new one' },
  noModules: { bn: 'এখনো কোনো সেবার আবেদন অনলাইনে নেওয়া হচ্ছে না', en: 'No service takes applications online yet' },
  noModulesText: {
    bn: 'অনলাইন আবেদন চালু হলে এখানে অবস্থা দেখতে পাবেন। এখন জানতে {phone} নম্বরে ফোন করুন।',
    en: 'Once online application opens, you can check the status here. To ask now, call {phone}.',
  },

  answer: { bn: 'আপনার আবেদনের অবস্থা', en: 'Status of your application' },
  staffAnswer: { bn: 'আবেদনের অবস্থা', en: 'Status of the application' },
  name: { bn: 'আবেদনকারী', en: 'Applicant' },
  submittedOn: { bn: 'জমার তারিখ', en: 'Submitted on' },
  notSubmitted: { bn: 'এখনো জমা দেওয়া হয়নি', en: 'Not submitted yet' },
  office: { bn: 'এখন যেখানে আছে', en: 'Where it is now' },
  updatedOn: { bn: 'সর্বশেষ হালনাগাদ', en: 'Last updated' },
  progress: { bn: 'অগ্রগতি', en: 'Progress' },
  percent: { bn: '{n} শতাংশ', en: '{n} percent' },
  checkedOn: { bn: '{portal} · {date} তারিখে দেখা', en: '{portal} · as seen on {date}' },

  note: { bn: 'সর্বশেষ মন্তব্য', en: 'Last note' },
  amount: { bn: 'মঞ্জুর করা টাকা', en: 'Amount granted' },
  payment: { bn: 'টাকা পাঠানো', en: 'Payment' },
  history: { bn: 'আবেদনের ইতিহাস', en: 'History of the application' },
} satisfies Record<string, Bilingual>
