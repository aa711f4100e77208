import type { Bilingual } from '@wewb/domain/language/bilingual'

export const familyProfileMessages = {
  title: { bn: 'পরিবার ও কাগজপত্র', en: 'Family and documents' },
  intro: {
    bn: 'একবার লিখে রাখুন। পরে যেকোনো আবেদনে “আগের তথ্য থেকে নিন” চাপলে এখান থেকে বসাতে পারবেন।',
    en: 'Write it down once. In any application you can then press “Use saved” and take it from here.',
  },
  privateTitle: { bn: 'এ তথ্য শুধু আপনি দেখতে পান', en: 'Only you can see this' },
  privateText: {
    bn: 'বোর্ডের কেউ এটি দেখেন না। আপনি নিজে না বসালে কোনো আবেদনে কিছু যায় না। কিছুই বাধ্যতামূলক নয়।',
    en: 'Nobody at the board sees it, and nothing goes into an application unless you put it there. Nothing here is required.',
  },
  nothingYet: { bn: 'এখনো কিছু লেখা হয়নি', en: 'Nothing written yet' },
  fillIn: { bn: 'লিখুন', en: 'Fill in' },
  change: { bn: 'বদলান', en: 'Change' },
  toCorrect: { bn: 'কিছু ঠিক করার আছে', en: 'Something is to be put right' },
  all: { bn: 'সব তথ্য', en: 'All of it' },
  finish: { bn: 'সংরক্ষণ করে শেষ করুন', en: 'Save and finish' },
  changedElsewhere: { bn: 'তথ্যগুলো অন্য কোথাও থেকেও বদলানো হয়েছে', en: 'This was also changed elsewhere' },
  changedElsewhereText: {
    bn: 'এই অংশে আপনার লেখা রাখা হয়েছে। অন্য অংশগুলো একবার দেখে নিন।',
    en: 'What you wrote in this part is kept. Please look at the other parts once more.',
  },
  forApplicants: { bn: 'এই পাতাটি আবেদনকারীদের জন্য', en: 'This page is for applicants' },
  forApplicantsText: {
    bn: 'আবেদনকারীরা এখানে নিজের পরিবারের তথ্য রাখেন। কর্মকর্তারা তা দেখতে পান না।',
    en: 'Applicants keep the details of their family here. Officers cannot see them.',
  },
} satisfies Record<string, Bilingual>
