import type { Bilingual } from '@wewb/domain/language/bilingual'

export const standaloneLayoutMessages = {
  skip: { bn: 'মূল অংশে যান', en: 'Skip to main content' },
  home: { bn: 'প্রচ্ছদ', en: 'Home' },
  help: { bn: 'সাহায্য লাগলে বিনা খরচে ফোন করুন', en: 'For help call free of charge' },
  abroad: { bn: 'বিদেশ থেকে', en: 'From abroad' },
} satisfies Record<string, Bilingual>
