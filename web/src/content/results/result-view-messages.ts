import type { Bilingual } from '@wewb/domain/language/bilingual'

/** Texts of the results; lazy-loaded with them. */
export const resultViewMessages = {
  memo: { bn: 'স্মারক নম্বর: {no}', en: 'Memo no.: {no}' },
  memoOn: { bn: 'স্মারক নম্বর: {no}, তারিখ: {date}', en: 'Memo no.: {no}, date: {date}' },
  corrected: { bn: '{date} তারিখে সংশোধিত', en: 'Corrected on {date}' },
  changes: { bn: 'প্রকাশের পর যা বদলেছে', en: 'Changes since the publication' },
  changedOn: {
    bn: '{date} তারিখে পরিবর্তিত: যোগ হয়েছে {added} জন, বাদ গেছে {removed} জন।',
    en: 'Changed on {date}: {added} added, {removed} removed.',
  },
  paper: { bn: 'পিডিএফ নামান', en: 'Download the PDF' },
  paperPart: { bn: 'তালিকার অংশ', en: 'Part of the list' },
  paperPartOf: { bn: 'অংশ {part}/{parts}', en: 'Part {part} of {parts}' },
  whatToCheck: { bn: 'যা মিলিয়ে দেখবেন:', en: 'What to check:' },
  checkDigits: {
    bn: 'প্রতিটি সংখ্যা প্রবেশপত্র বা রসিদের সঙ্গে মিলছে কি না',
    en: 'Every digit, against the admit card or the slip',
  },
  checkKind: { bn: 'রোল ও রেজিস্ট্রেশন নম্বর অদলবদল হয়নি তো', en: 'That roll and registration number are not mixed up' },
  checkCircular: { bn: 'সঠিক বছরের বিজ্ঞপ্তি বেছেছেন কি না', en: 'That you chose the circular of the right year' },
  checkStatus: { bn: 'আবেদনের অবস্থা দেখুন', en: 'See where your application is' },
} satisfies Record<string, Bilingual>
