import type { Bilingual } from '@wewb/domain/language/bilingual'

/** Texts of notices that the landing page needs too. */
export const noticeBoardMessages = {
  notices: { bn: 'নোটিশ বোর্ড', en: 'Notice board' },
  all: { bn: 'সব নোটিশ', en: 'All notices' },
  none: { bn: 'এখন কোনো নোটিশ নেই', en: 'There is no notice now' },
  noneText: { bn: 'নতুন নোটিশ প্রকাশ হলে এখানে দেখতে পাবেন।', en: 'New notices will appear here.' },
  search: { bn: 'নোটিশ খুঁজুন', en: 'Search the notices' },
  find: { bn: 'খুঁজুন', en: 'Search' },
  hasFile: { bn: 'সঙ্গে ফাইল আছে', en: 'With a file' },
} satisfies Record<string, Bilingual>
