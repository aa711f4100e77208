import type { Bilingual } from '@wewb/domain/language/bilingual'

export const conditionMessages = {
  showWhen: { bn: 'শুধু তখনই দেখাবে, যখন', en: 'Show it only when' },
  always: { bn: 'সবাইকে সব সময় দেখানো হবে।', en: 'It is shown to everybody.' },
  add: { bn: 'শর্ত যোগ করুন', en: 'Add a condition' },
  another: { bn: 'আরেকটি শর্ত', en: 'Another condition' },
  remove: { bn: 'শর্ত {n} বাদ দিন', en: 'Remove condition {n}' },
  noneBefore: {
    bn: 'এর আগে কোনো প্রশ্ন নেই, তাই শর্ত দেওয়া যায় না।',
    en: 'There is no question before it, so it cannot depend on one.',
  },
  tooDeep: {
    bn: 'এই শর্তটি অন্য জায়গা থেকে এসেছে এবং এখানে দেখানোর মতো সহজ নয়। যেমন আছে তেমনই কাজ করবে।',
    en: 'This condition came from elsewhere and is not simple enough to be shown here. It works as it is.',
  },
  dropDeep: { bn: 'মুছে নতুন করে বানান', en: 'Remove it and build a new one' },
  join: { bn: 'একাধিক শর্ত থাকলে', en: 'With several conditions' },
  all: { bn: 'সবগুলো মিলতে হবে', en: 'all must hold' },
  any: { bn: 'যেকোনো একটি মিললেই হবে', en: 'one is enough' },
  question: { bn: 'প্রশ্ন', en: 'Question' },
  operator: { bn: 'কীভাবে', en: 'How' },
  value: { bn: 'উত্তর', en: 'Answer' },
  row: { bn: 'শর্ত {n}', en: 'Condition {n}' },
} satisfies Record<string, Bilingual>

export const operatorMessages = {
  is: { bn: 'উত্তর এটি', en: 'is' },
  isNot: { bn: 'উত্তর এটি নয়', en: 'is not' },
  isOneOf: { bn: 'এগুলোর যেকোনো একটি', en: 'is one of' },
  atLeast: { bn: 'এর সমান বা বেশি', en: 'is at least' },
  atMost: { bn: 'এর সমান বা কম', en: 'is at most' },
  isFilled: { bn: 'উত্তর দেওয়া হয়েছে', en: 'is answered' },
  isEmpty: { bn: 'উত্তর দেওয়া হয়নি', en: 'is not answered' },
} satisfies Record<string, Bilingual>

export const verificationOutcomeMessages = {
  verified: { bn: 'নিবন্ধনে পাওয়া গেছে', en: 'found in the register' },
  manual: { bn: 'কর্মকর্তা যাচাই করবেন', en: 'to be verified by an officer' },
} satisfies Record<string, Bilingual>
