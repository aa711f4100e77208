import type { Bilingual } from '@wewb/domain/language/bilingual'

export const noticeMessages = {
  published: { bn: 'প্রকাশ: {date}', en: 'Published: {date}' },
  memo: { bn: 'স্মারক নম্বর {number}', en: 'Memo number {number}' },
  download: { bn: 'ফাইলটি নামান', en: 'Download the file' },
  pdf: { bn: 'পিডিএফ', en: 'PDF' },
  picture: { bn: 'ছবি', en: 'Picture' },
  kilobytes: { bn: '{n} কেবি', en: '{n} KB' },
  megabytes: { bn: '{n} এমবি', en: '{n} MB' },
} satisfies Record<string, Bilingual>
