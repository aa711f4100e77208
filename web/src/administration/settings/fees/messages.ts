import type { Bilingual } from '@wewb/domain/language/bilingual'

export const feeMessages = {
  title: { bn: 'মিশনের ফি', en: 'Fees of the missions' },
  intro: {
    bn: 'সদস্যপদ ফি ও বীমার প্রিমিয়াম, মিশনের নিজের মুদ্রায়। যে মিশনের সারি নেই সেখানে {fee} ও প্রিমিয়াম {premium} নেওয়া হয়।',
    en: 'Membership fee and insurance premium in the money of the place. A mission without a row charges {fee} and a premium of {premium}.',
  },
  mission: { bn: 'মিশন', en: 'Mission' },
  charged: { bn: 'যা নেওয়া হয়', en: 'What is charged' },
  fee: { bn: 'সদস্যপদ ফি', en: 'Membership fee' },
  premium: { bn: 'বীমার প্রিমিয়াম', en: 'Insurance premium' },
  currency: { bn: 'মুদ্রা', en: 'Currency' },
  since: { bn: 'কবে থেকে', en: 'Since' },
  byDefault: { bn: 'সাধারণ সেটিং অনুযায়ী', en: 'By the general settings' },
  changeTitle: { bn: 'ফি বদলান: {name}', en: 'Change the fee: {name}' },
  setTitle: { bn: 'ফি ঠিক করুন: {name}', en: 'Set a fee: {name}' },
  set: { bn: 'ঠিক করুন', en: 'Set' },
  both: { bn: '{fee}; প্রিমিয়াম {premium}', en: '{fee}; premium {premium}' },
  earlier: { bn: 'আগের ফি ({n}টি)', en: 'Earlier fees ({n})' },
  earlierLine: { bn: '{date} থেকে: {fee}; প্রিমিয়াম {premium}', en: 'From {date}: {fee}; premium {premium}' },
  revokeText: {
    bn: '{name}: {date} থেকে {fee} আর হবে না; এখনকার ফি থাকবে।',
    en: '{name}: {fee} will not come into force on {date}; the present fee stays.',
  },
  searchHint: { bn: 'মিশনের নাম', en: 'The name of a mission' },
  nothing: { bn: 'কোনো মিশন পাওয়া যায়নি', en: 'No mission found' },
  nothingText: { bn: 'অন্য শব্দে খুঁজুন, অথবা সব দেখান।', en: 'Search for something else, or show all.' },
} satisfies Record<string, Bilingual>
