import type { Bilingual } from '@wewb/domain/language/bilingual'

/** Reasons why desks do not decide an application whose circular has a list. */
export const listPlaceMessages = {
  title: {
    bn: 'এই আবেদনের সিদ্ধান্ত হয় “{title}” বিজ্ঞপ্তির তালিকায়',
    en: 'This application is decided by the list of “{title}”',
  },
  on: {
    bn: 'তাই এটি এখানে আলাদাভাবে অনুমোদন, নামঞ্জুর বা ফেরত দেওয়া যায় না। সিদ্ধান্ত বদলাতে হলে তালিকা পরিবর্তনের প্রস্তাব দিন।',
    en: 'So it cannot be approved, rejected or sent back singly here. To change its decision, propose a change of the list.',
  },
  settled: {
    bn: 'প্রকাশিত তালিকায় এটি মনোনীত নয়। মনোনীত করতে হলে, আপিলের পরেও, তালিকা পরিবর্তনের প্রস্তাব দিন।',
    en: 'The published list does not select it. To select it, also after an appeal, propose a change of the list.',
  },
  off: {
    bn: 'এটি তালিকায় নেই, আর তালিকা ছাড়া অনুমোদন করা যায় না। যোগ্য হলে তালিকায় যোগ করার প্রস্তাব দিন।',
    en: 'It is not on the list, and only the list can approve it. If it is eligible, propose to add it.',
  },
  open: { bn: 'তালিকাটি দেখুন', en: 'Open the list' },
  propose: { bn: 'পরিবর্তনের প্রস্তাব দিন', en: 'Propose a change' },
  noMoves: {
    bn: 'এই আবেদনের সিদ্ধান্ত হয় তালিকায়; এখানে আপনার করার কিছু নেই।',
    en: 'The list decides this application; there is nothing for you to do here.',
  },
} satisfies Record<string, Bilingual>
