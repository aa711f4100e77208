import type { Bilingual } from '#language/bilingual.ts'

/** Label, example and longest plausible value of a `{placeholder}`. The longest value is used to count SMS parts. */
export type Placeholder = {
  label: Bilingual
  /** Numbers and foreign names are the same in both languages. */
  example: Bilingual | string
  longest: Bilingual | string
  /** Essential to the message, so an edited text must contain it. */
  isNeeded?: true
}

export const placeholders = {
  otp: { label: { bn: 'কোড', en: 'the code' }, example: '123456', longest: '12345678', isNeeded: true },
  minutes: {
    label: { bn: 'কোডের মেয়াদ (মিনিট)', en: 'minutes the code is valid' },
    example: { bn: '৫', en: '5' },
    longest: { bn: '৬০', en: '60' },
  },
  ref: {
    label: { bn: 'আবেদন বা নথির নম্বর', en: 'number of the application' },
    example: 'EDU-2026-000123',
    longest: 'GMS-2026-000000123',
    isNeeded: true,
  },
  service: {
    label: { bn: 'সেবার নাম', en: 'name of the service' },
    example: { bn: 'শিক্ষাবৃত্তি', en: 'Education stipend' },
    longest: { bn: 'নারী কর্মীদের সেলাই মেশিন ও প্রশিক্ষণ অনুদান', en: 'Sewing machine and training grant for women workers' },
  },
  date: {
    label: { bn: 'তারিখ', en: 'the date' },
    example: { bn: '১৫ নভেম্বর ২০২৬', en: '15 November 2026' },
    longest: { bn: '২৮ সেপ্টেম্বর ২০২৬', en: '28 September 2026' },
    isNeeded: true,
  },
  hearer: {
    label: { bn: 'যিনি আপিল শুনবেন', en: 'who hears the appeal' },
    example: { bn: 'পরিচালক (আপিল)', en: 'Director (appeals)' },
    longest: { bn: 'মহাপরিচালক (আপিল)', en: 'Director general (appeals)' },
    isNeeded: true,
  },
  summary: {
    label: { bn: 'সেবা অনুযায়ী সংখ্যা', en: 'numbers by service' },
    example: { bn: 'শিক্ষাবৃত্তি ৩টি, আর্থিক অনুদান ২টি', en: 'Education stipend 3, Financial assistance 2' },
    longest: {
      bn: 'শিক্ষাবৃত্তি ১২৩টি, আর্থিক অনুদান ৪৫টি, চিকিৎসা সহায়তা ৬৭টি, ক্ষতিপূরণ ৮৯টি, সদস্যপদ ১০টি',
      en: 'Education stipend 123, Financial assistance 45, Medical assistance 67, Compensation 89, Membership 10',
    },
    isNeeded: true,
  },
  time: {
    label: { bn: 'সময়', en: 'the time' },
    example: { bn: 'সকাল ১০:৩০', en: '10:30 am' },
    longest: { bn: 'সন্ধ্যা ১২:৩০', en: '12:30 pm' },
    isNeeded: true,
  },
  amount: {
    label: { bn: 'টাকার পরিমাণ', en: 'the amount' },
    example: { bn: '৩৫,০০০', en: '35,000' },
    longest: { bn: '৯৯,৯৯,৯৯৯.৯৯', en: '99,99,999.99' },
  },
  currency: { label: { bn: 'মুদ্রা', en: 'the currency' }, example: 'AED', longest: 'AED' },
  memo: {
    label: { bn: 'মেমো নম্বর', en: 'number of the memo' },
    example: 'DXB-00451',
    longest: 'RUH-2026-0000451',
    isNeeded: true,
  },
  bank: {
    label: { bn: 'ব্যাংকের নাম', en: 'name of the bank' },
    example: { bn: 'সোনালী ব্যাংক', en: 'Sonali Bank' },
    longest: { bn: 'প্রবাসী কল্যাণ ব্যাংক লিমিটেড', en: 'Bangladesh Development Bank Limited' },
  },
  last4: {
    label: { bn: 'হিসাব নম্বরের শেষ ৪ সংখ্যা', en: 'last four digits of the account' },
    example: '4821',
    longest: '4821',
  },
  title: {
    label: { bn: 'বিজ্ঞপ্তির নাম', en: 'title of the circular' },
    example: { bn: 'এসএসসি ২০২৬', en: 'SSC 2026' },
    longest: { bn: 'এইচএসসি ও সমমান শিক্ষাবৃত্তি ২০২৬–২৭', en: 'HSC and equivalent stipend 2026-27' },
  },
  year: {
    label: { bn: 'সাল', en: 'the year' },
    example: { bn: '২০২৬', en: '2026' },
    longest: { bn: '২০২৬', en: '2026' },
  },
  memberId: {
    label: { bn: 'সদস্য নম্বর', en: 'member number' },
    example: 'DXB0012345',
    longest: 'DXB0012345678',
    isNeeded: true,
  },
  centre: {
    label: { bn: 'ওয়েলফেয়ার সেন্টার', en: 'the welfare centre' },
    example: { bn: 'টাঙ্গাইল', en: 'Tangail' },
    longest: { bn: 'ব্রাহ্মণবাড়িয়া', en: 'Chapainawabganj' },
    isNeeded: true,
  },
  office: {
    label: { bn: 'অফিস', en: 'the office' },
    example: { bn: 'জেলা কর্মসংস্থান ও জনশক্তি অফিস, টাঙ্গাইল', en: 'DEMO, Tangail' },
    longest: { bn: 'জেলা কর্মসংস্থান ও জনশক্তি অফিস, ব্রাহ্মণবাড়িয়া', en: 'High Commission for Bangladesh, Kuala Lumpur' },
    isNeeded: true,
  },
  provider: {
    label: { bn: 'সেবাদাতা', en: 'who gives the service' },
    example: { bn: 'ব্র্যাক', en: 'BRAC' },
    longest: { bn: 'বাংলাদেশ-কোরিয়া কারিগরি প্রশিক্ষণ কেন্দ্র', en: 'Bangladesh-Korea Technical Training Centre' },
    isNeeded: true,
  },
  serviceName: {
    label: { bn: 'যে সেবার জন্য পাঠানো', en: 'what the referral is for' },
    example: { bn: 'প্রশিক্ষণ', en: 'training' },
    longest: { bn: 'মনোসামাজিক পরামর্শ', en: 'psychosocial counselling' },
  },
  referralNo: {
    label: { bn: 'রেফারেল নম্বর', en: 'number of the referral' },
    example: 'RFL-2026-000123',
    longest: 'RFL-2026-000000123',
    isNeeded: true,
  },
  worker: {
    label: { bn: 'কর্মীর নাম', en: 'name of the worker' },
    example: 'Abdul Karim',
    longest: 'Mohammad Abdur Rahman Chowdhury',
    isNeeded: true,
  },
  mission: {
    label: { bn: 'মিশন', en: 'the mission' },
    example: { bn: 'বাংলাদেশ দূতাবাস, রিয়াদ', en: 'Embassy of Bangladesh, Riyadh' },
    longest: { bn: 'বাংলাদেশ দূতাবাস, বন্দর সেরি বেগাওয়ান', en: 'High Commission of Bangladesh, Bandar Seri Begawan' },
  },
  flight: {
    label: { bn: 'ফ্লাইট নম্বর', en: 'number of the flight' },
    example: 'BG340',
    longest: 'BG 0340',
    isNeeded: true,
  },
  airport: {
    label: { bn: 'বিমানবন্দর', en: 'the airport' },
    example: { bn: 'হযরত শাহজালাল আন্তর্জাতিক বিমানবন্দর, ঢাকা', en: 'Hazrat Shahjalal International Airport, Dhaka' },
    longest: { bn: 'হযরত শাহজালাল আন্তর্জাতিক বিমানবন্দর, ঢাকা', en: 'Hazrat Shahjalal International Airport, Dhaka' },
    isNeeded: true,
  },
  ticket: {
    label: { bn: 'টিকেট নম্বর', en: 'number of the ticket' },
    example: 'GCR202611150001',
    longest: 'GCR202611150001',
    isNeeded: true,
  },
  device: { label: { bn: 'যন্ত্র', en: 'the device' }, example: 'Chrome, Android', longest: 'Samsung Internet, Android' },
  link: {
    label: { bn: 'লিংক', en: 'the link' },
    example: 'https://portal.example/forgot-password?token=Q7fK',
    longest: 'https://portal.wewb.gov.bd/forgot-password?token=0123456789abcdefghijklmnopqrstuvwxyzABCDEFG',
    isNeeded: true,
  },
} as const satisfies Record<string, Placeholder>

export type PlaceholderName = keyof typeof placeholders

/** Names between braces in a text, without repetition, known or not. */
export const placeholdersIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name)),
]

export const toBilingual = (value: Bilingual | string): Bilingual =>
  typeof value === 'string' ? { bn: value, en: value } : value
