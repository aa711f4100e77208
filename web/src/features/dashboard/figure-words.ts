import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'

/** What figures, their charts and the lists behind them say. */
export const figureWords = {
  figures: { bn: 'এক নজরে', en: 'At a glance' },
  plain: { bn: '{n}', en: '{n}' },
  percent: { bn: '{n}%', en: '{n}%' },
  days: { bn: '{n} দিন', en: '{n} days' },
  newToday: { bn: 'আজ এসেছে {n}টি', en: '{n} came today' },
  noneToday: { bn: 'আজ নতুন আসেনি', en: 'none came today' },
  yesterday: { bn: 'গতকাল ছিল {n}', en: '{n} yesterday' },
  lastMonth: { bn: 'গত মাসের এই সময়ে {n}', en: '{n} by this day last month' },
  lastYear: { bn: 'গত বছরের এই সময়ে {n}', en: '{n} by this day last year' },
  seeList: { bn: 'তালিকা দেখুন', en: 'See the list' },
  year: { bn: 'অর্থবছর {year}: এ পর্যন্ত', en: 'Fiscal year {year} so far' },
  figure: { bn: 'বিষয়', en: 'Figure' },
  thisYear: { bn: 'এ বছর', en: 'This year' },
  sameDaysBefore: { bn: 'গত বছরের একই সময়ে', en: 'Same days last year' },
  lastActions: { bn: 'আপনার শেষ কাজগুলো', en: 'What you did last' },
  back: { bn: 'ড্যাশবোর্ডে ফিরুন', en: 'Back to the dashboard' },
  files: { bn: 'আবেদনের তালিকা', en: 'Applications' },
  nothingHere: { bn: 'এখন এখানে কোনো আবেদন নেই', en: 'There is no application here now' },
  nothingHereText: { bn: 'সংখ্যাটি শূন্য হলে এই তালিকাও খালি থাকে।', en: 'When the figure is nought, this list is empty too.' },
  number: { bn: 'আবেদন নম্বর', en: 'Number' },
  name: { bn: 'নাম', en: 'Name' },
  service: { bn: 'সেবা', en: 'Service' },
  state: { bn: 'অবস্থা', en: 'State' },
  due: { bn: 'শেষ দিন', en: 'Due' },
} satisfies Record<string, Bilingual>
