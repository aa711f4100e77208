import type { Bilingual } from '#language/bilingual.ts'

/** Public holidays with a fixed date. Holidays by the lunar calendar are announced yearly, and staff add them. */
export const fixedHolidays: { day: string; name: Bilingual }[] = [
  {
    day: '02-21',
    name: { bn: 'শহীদ দিবস ও আন্তর্জাতিক মাতৃভাষা দিবস', en: 'Martyrs’ Day and International Mother Language Day' },
  },
  { day: '03-26', name: { bn: 'স্বাধীনতা ও জাতীয় দিবস', en: 'Independence and National Day' } },
  { day: '04-14', name: { bn: 'বাংলা নববর্ষ', en: 'Bangla New Year' } },
  { day: '05-01', name: { bn: 'মে দিবস', en: 'May Day' } },
  { day: '12-16', name: { bn: 'বিজয় দিবস', en: 'Victory Day' } },
  { day: '12-25', name: { bn: 'যিশুখ্রিষ্টের জন্মদিন', en: 'Christmas Day' } },
]
