import type { Bilingual } from '@wewb/domain/language/bilingual'

export const noticeMessages = {
  allIntro: {
    bn: 'বোর্ডের প্রকাশিত সব বিজ্ঞপ্তি ও নোটিশ। শিরোনাম, বিবরণ বা স্মারক নম্বর দিয়ে খুঁজতে পারেন।',
    en: 'Every notice and circular the board has published. Search by title, text or memo number.',
  },

  clear: { bn: 'সব দেখুন', en: 'Show all' },
  found: { bn: '‘{search}’ লিখে {n}টি নোটিশ পাওয়া গেছে', en: '{n} found for “{search}”' },
  notFound: { bn: '‘{search}’ লিখে কোনো নোটিশ পাওয়া যায়নি', en: 'No notice was found for “{search}”' },
  notFoundText: {
    bn: 'বানান দেখে নিন, অথবা শুধু একটি শব্দ দিয়ে খুঁজুন।',
    en: 'Check the spelling, or search for a single word.',
  },

  missing: { bn: 'নোটিশটি এখানে নেই', en: 'This notice is not here' },
  missingText: {
    bn: 'নোটিশটির সময় শেষ হয়েছে, অথবা ঠিকানাটি ঠিক নয়। সব নোটিশের তালিকায় খুঁজে দেখুন, অথবা {phone} নম্বরে ফোন করুন।',
    en: 'Its time is over, or the address is not right. Look in the list of all notices, or call {phone}.',
  },
  print: { bn: 'প্রিন্ট করুন', en: 'Print' },
} satisfies Record<string, Bilingual>
