import type { Bilingual } from '@wewb/domain/language/bilingual'

export const screeningMessages = {
  noCash: {
    bn: 'আপনি নগদ প্রণোদনা পাবেন না, তবে অন্য সেবা পাবেন',
    en: 'You cannot have the cash incentive, but you can have the other services',
  },
  because: { bn: 'কারণ:', en: 'Because:' },
  otherServices: { bn: 'যেসব সেবা আপনি নিতে পারবেন:', en: 'These services are open to you:' },
  goToCentre: {
    bn: 'সেবা নিতে আপনার জেলার ওয়েলফেয়ার সেন্টারে যোগাযোগ করুন, অথবা ১৬১৩৫ নম্বরে কল করুন।',
    en: 'For the services contact the welfare centre of your district, or call 16135.',
  },
  mayHaveCash: { bn: 'বাছাইয়ে আপনি নগদ প্রণোদনার যোগ্য', en: 'By the screening you may have the cash incentive' },
  officersDecide: { bn: 'কর্মকর্তারা যাচাই করে সিদ্ধান্ত নেবেন।', en: 'Officers verify it and decide.' },
  isLookedAt: { bn: 'একজন কর্মকর্তা আপনার তথ্য মিলিয়ে দেখবেন', en: 'An officer will look at your information' },
  results: {
    ELIGIBLE: { bn: 'বাছাই: নগদ প্রণোদনার যোগ্য', en: 'Screening: eligible for the cash incentive' },
    NOT_ELIGIBLE: {
      bn: 'বাছাই: নগদ প্রণোদনার যোগ্য নন, অন্য সেবা পাবেন',
      en: 'Screening: not eligible for cash, only for the other services',
    },
    NEEDS_REVIEW: { bn: 'বাছাই: কর্মকর্তার যাচাই দরকার', en: 'Screening: needs an officer’s review' },
  },
} satisfies Record<string, Bilingual | Record<string, Bilingual>>
