import type { Bilingual } from '@wewb/domain/language/bilingual'

export const offlineMessages = {
  asOf: {
    bn: 'ইন্টারনেট পাওয়া যাচ্ছে না, বা খুব ধীর। পাতাটি {moment} (বাংলাদেশ সময়) যেমন দেখেছিলেন, তেমনই দেখাচ্ছে।',
    en: 'There is no connection, or a very slow one. This page is as it was on {moment} (Bangladesh time).',
  },
  tryAgain: { bn: 'আবার চেষ্টা করুন', en: 'Try again' },
  title: { bn: 'পাতাটি এখন খোলা যাচ্ছে না', en: 'This page cannot be opened now' },
  text: {
    bn: 'ইন্টারনেট সংযোগ নেই, আর এই পাতাটি এই ফোনে আগে খোলা হয়নি। সংযোগ এলে আবার চেষ্টা করুন।',
    en: 'There is no connection, and this page has not been opened on this device before. Try again when the connection is back.',
  },
  canOpen: { bn: 'এই পাতাগুলো এখনো পড়তে পারবেন', en: 'You can still read these pages' },
  call: { bn: 'জরুরি হলে ফোন করুন', en: 'If it is urgent, call' },
  insideCountry: { bn: 'দেশের ভেতর থেকে', en: 'in Bangladesh' },
  fromAbroad: { bn: 'বিদেশ থেকে', en: 'from abroad' },
} satisfies Record<string, Bilingual>
