import type { Bilingual } from '@wewb/domain/language/bilingual'

export const dateMessages = {
  day: { bn: 'দিন', en: 'Day' },
  month: { bn: 'মাস', en: 'Month' },
  year: { bn: 'বছর', en: 'Year' },
  dayBox: { bn: 'দিন', en: 'dd' },
  monthBox: { bn: 'মাস', en: 'mm' },
  yearBox: { bn: 'বছর', en: 'yyyy' },
  birthHint: { bn: 'যেমন: ১ মে ১৯৯০', en: 'For example 1 May 1990' },
} satisfies Record<string, Bilingual>
