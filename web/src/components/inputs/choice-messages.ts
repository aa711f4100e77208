import type { Bilingual } from '@wewb/domain/language/bilingual'

export const choiceMessages = {
  yourMessage: { bn: 'আপনার বার্তা', en: 'Your message' },
  selectOne: { bn: 'একটি নির্বাচন করুন', en: 'Please select one' },
  openCalendar: { bn: 'ক্যালেন্ডার খুলুন', en: 'Open the calendar' },
  previousMonth: { bn: 'আগের মাস', en: 'Previous month' },
  nextMonth: { bn: 'পরের মাস', en: 'Next month' },
  showOptions: { bn: 'তালিকা দেখুন', en: 'Show the list' },
  nothingFound: { bn: 'কিছু পাওয়া যায়নি', en: 'Nothing found' },
} satisfies Record<string, Bilingual>
