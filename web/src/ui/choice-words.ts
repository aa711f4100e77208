import type { Bilingual } from '../../../domain/src/language/bilingual.ts'

/** What lists and dates say by themselves. */
export const choiceWords = {
  yourMessage: { bn: 'আপনার বার্তা', en: 'Your message' },
  selectOne: { bn: 'একটি নির্বাচন করুন', en: 'Please select one' },
  day: { bn: 'দিন', en: 'Day' },
  month: { bn: 'মাস', en: 'Month' },
  year: { bn: 'বছর', en: 'Year' },
  dayBox: { bn: 'দিন', en: 'dd' },
  monthBox: { bn: 'মাস', en: 'mm' },
  yearBox: { bn: 'বছর', en: 'yyyy' },
  birthHint: { bn: 'যেমন: ১ মে ১৯৯০', en: 'For example 1 May 1990' },
  openCalendar: { bn: 'ক্যালেন্ডার খুলুন', en: 'Open the calendar' },
  previousMonth: { bn: 'আগের মাস', en: 'Previous month' },
  nextMonth: { bn: 'পরের মাস', en: 'Next month' },
  showOptions: { bn: 'তালিকা দেখুন', en: 'Show the list' },
  nothingFound: { bn: 'কিছু পাওয়া যায়নি', en: 'Nothing found' },
} satisfies Record<string, Bilingual>
