import type { Bilingual } from '@wewb/domain/language/bilingual'

export const fieldMessages = {
  typedTwice: {
    bn: 'দেখে দেখে দুইবার লিখুন; কপি বা পেস্ট করা যায় না। ভুল হিসাবে টাকা গেলে আর ফেরত আসে না।',
    en: 'Type it twice; it cannot be copied or pasted. Money sent to a wrong account does not come back.',
  },
  agree: { bn: 'আমি পড়েছি এবং সম্মতি দিচ্ছি', en: 'I have read this and I agree' },
  timeHint: { bn: '২৪ ঘণ্টার হিসাবে, যেমন: ১৪:৩০', en: 'On the 24-hour clock, for example 14:30' },
  timeOf: { bn: '{label}: সময়', en: '{label}: time' },
  phoneHint: { bn: 'দেশের কোডসহ, যেমন: +৯৭১৫০১২৩৪৫৬৭', en: 'With the country code, for example +971501234567' },
  clearChoice: { bn: 'বাছাই মুছে দিন', en: 'Clear the choice' },
  chosen: { bn: '{n}টি বাছাই করা হয়েছে', en: '{n} chosen' },

  fromTheBoard: { bn: 'বোর্ডের বিজ্ঞপ্তি বা নিয়ম থেকে নেওয়া', en: "From the board's circular or rules" },
  fromRegister: { bn: 'যাচাইকৃত: সরকারি তালিকা থেকে নেওয়া', en: 'Verified: taken from the register' },
  fromAnswer: { bn: 'আপনার উপরের বাছাই থেকে নেওয়া', en: 'Taken from your choice above' },
  notToCorrect: { bn: 'এ তথ্যটি এখন বদলানো যাবে না', en: 'This answer cannot be changed now' },
  notSet: { bn: 'এখনো নেই', en: 'Not there yet' },

  notListed: { bn: 'তালিকায় নেই', en: 'Not in the list' },
  listLoading: { bn: 'তালিকা আসছে…', en: 'The list is on its way…' },
  parentFirst: { bn: 'আগে উপরের ঘরটি বাছুন', en: 'First choose the one above' },
  listFailed: { bn: 'তালিকাটি আনা গেল না।', en: 'The list could not be fetched.' },

  row: { bn: '{label} {n}', en: '{label} {n}' },
  addRow: { bn: 'যোগ করুন: {label}', en: 'Add: {label}' },
  addAnotherRow: { bn: 'আরও যোগ করুন: {label}', en: 'Add another: {label}' },
  removeRow: { bn: 'সরান', en: 'Remove' },
  rowRemoved: { bn: 'সরানো হয়েছে: {label} {n}', en: 'Removed: {label} {n}' },
  undo: { bn: 'ফিরিয়ে আনুন', en: 'Undo' },
  listFull: { bn: '{n}টির বেশি যোগ করা যায় না।', en: 'No more than {n} can be added.' },

  verify: { bn: 'যাচাই করুন', en: 'Verify' },
  skip: { bn: 'যাচাই ছাড়া এগিয়ে যান', en: 'Continue without verification' },
  verified: { bn: 'তথ্য সফলভাবে যাচাই হয়েছে!', en: 'Data Verified Successfully!' },
  manual: { bn: 'একজন কর্মকর্তা তথ্যগুলো যাচাই করবেন', en: 'An officer will verify this' },
  manualText: { bn: 'আপনি এখন এগিয়ে যেতে পারেন।', en: 'You can go on now.' },
  skipped: { bn: 'আপনি যাচাই ছাড়া এগিয়ে যাচ্ছেন', en: 'You are going on without verification' },
  notFound: { bn: 'তথ্য পাওয়া যায়নি!', en: 'Data Not Found!' },
  notFoundText: {
    bn: 'উপরের তথ্যগুলো মিলিয়ে দেখে আবার যাচাই করুন। না মিললে ১৬১৩৫ নম্বরে ফোন করুন।',
    en: 'Compare the details above with your papers and verify again. If they still do not match, call 16135.',
  },

  fromSaved: { bn: 'আগের তথ্য থেকে নিন', en: 'Use saved' },
  savedTitle: { bn: 'আগের তথ্য থেকে নিন: {label}', en: 'Use saved: {label}' },
  savedText: {
    bn: 'নিচে যা দেখছেন তা এই ফরমে বসবে। পরে বদলাতে পারবেন।',
    en: 'What you see here will be put into the form. You can still change it.',
  },
  savedMasked: {
    bn: 'নম্বরের শুধু শেষ চারটি সংখ্যা দেখানো হচ্ছে; বসবে পুরোটা।',
    en: 'Of a number you see the last four digits; the whole number is put in.',
  },
  savedReplaces: { bn: 'এখানে যা লেখা আছে তার জায়গায় এটি বসবে।', en: 'It takes the place of what is written there now.' },
  savedWhich: { bn: 'কোনটি বসাবেন?', en: 'Which one?' },
  writeSaved: { bn: 'ফরমে বসান', en: 'Put it into the form' },
} satisfies Record<string, Bilingual>
