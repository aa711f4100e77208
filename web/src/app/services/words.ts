import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'

export const words = {
  earlier: { bn: 'আগে আবেদন করেছিলেন?', en: 'Did you apply before?' },
  earlierText: {
    bn: 'আগের বছরের আবেদনটি আপনার অ্যাকাউন্টে যুক্ত করলে তার অবস্থা ও কিস্তি এখানে দেখা যাবে।',
    en: 'Link an application of an earlier year to your account, to see its state and instalments here.',
  },
  link: { bn: 'আগের আবেদন যুক্ত করুন', en: 'Link an earlier application' },
  memberServices: { bn: 'সদস্যপদের কাজ', en: 'Work on memberships' },
  membershipFiles: { bn: 'সদস্যপদের আবেদন', en: 'Membership applications' },
  passportFiles: { bn: 'পাসপোর্ট পরিবর্তন', en: 'Passport changes' },
  newPassport: { bn: 'আমার নতুন পাসপোর্ট হয়েছে', en: 'I have a new passport' },
  passportChanges: { bn: 'পাসপোর্ট পরিবর্তনের আবেদন', en: 'Your passport changes' },
  noPassportChanges: {
    bn: 'পাসপোর্ট বদলালে উপরের বোতাম চেপে জানান। তখন আবেদনটি এখানে দেখা যাবে।',
    en: 'When your passport changes, press the button above. The request will appear here.',
  },
} satisfies Record<string, Bilingual>
