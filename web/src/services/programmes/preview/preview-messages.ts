import type { Bilingual } from '@wewb/domain/language/bilingual'

export const previewMessages = {
  title: { bn: 'আবেদনকারী যেমন দেখবেন', en: 'As the applicant sees it' },
  intro: {
    bn: 'পরীক্ষার উত্তর লিখে দেখুন। এখানকার কিছুই কোথাও পাঠানো হয় না।',
    en: 'Try it with test answers. Nothing from here is sent anywhere.',
  },
  language: { bn: 'ভাষা', en: 'Language' },
  bangla: { bn: 'বাংলা', en: 'Bangla' },
  english: { bn: 'ইংরেজি', en: 'English' },
  width: { bn: 'পর্দা', en: 'Screen' },
  phone: { bn: 'ফোন', en: 'Phone' },
  desktop: { bn: 'কম্পিউটার', en: 'Desktop' },
  clear: { bn: 'পরীক্ষার উত্তর মুছুন', en: 'Clear the test answers' },
  steps: { bn: 'ধাপ', en: 'Steps' },
  empty: { bn: 'এই অংশে এখনো কোনো প্রশ্ন নেই', en: 'This section has no questions yet' },
  noText: { bn: '(লেখা হয়নি)', en: '(no text yet)' },
  whole: { bn: 'পুরো ফরম দেখুন', en: 'See the whole form' },
  person: { bn: 'রহিমা বেগম', en: 'Rahima Begum' },
} satisfies Record<string, Bilingual>
