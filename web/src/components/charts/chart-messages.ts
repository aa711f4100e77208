import type { Bilingual } from '@wewb/domain/language/bilingual'

export const chartMessages = {
  nothing: { bn: 'এখনো দেখানোর মতো কোনো সংখ্যা নেই।', en: 'There are no figures to show yet.' },
  keys: {
    bn: 'তীর চিহ্নের বোতাম চেপে একটি থেকে আরেকটিতে যান।',
    en: 'Use the arrow keys to go from one value to the next.',
  },
  asTable: { bn: 'টেবিল আকারে দেখুন', en: 'Show as a table' },
  item: { bn: 'বিষয়', en: 'Item' },
  value: { bn: 'পরিমাণ', en: 'Value' },
  total: { bn: 'মোট', en: 'Total' },
  named: { bn: '{label}: {value}', en: '{label}: {value}' },
} satisfies Record<string, Bilingual>
