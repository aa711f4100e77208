import type { Bilingual } from '@wewb/domain/language/bilingual'

export const servicePageMessages = {
  earlier: { bn: 'আগে আবেদন করেছিলেন?', en: 'Did you apply before?' },
  earlierText: {
    bn: 'আগের বছরের আবেদনটি আপনার অ্যাকাউন্টে যুক্ত করলে তার অবস্থা ও কিস্তি এখানে দেখা যাবে।',
    en: 'Link an application of an earlier year to your account, to see its state and instalments here.',
  },
  link: { bn: 'আগের আবেদন যুক্ত করুন', en: 'Link an earlier application' },
  burialWork: { bn: 'দাফন খরচের কাজ', en: 'Work on burial costs' },
  burialFiles: { bn: 'আবেদন', en: 'Applications' },
  chequeBooks: { bn: 'চেক বই', en: 'Cheque books' },
  memberServices: { bn: 'সদস্যপদের কাজ', en: 'Work on memberships' },
  membershipFiles: { bn: 'সদস্যপদের আবেদন', en: 'Membership applications' },
  passportFiles: { bn: 'পাসপোর্ট পরিবর্তন', en: 'Passport changes' },
  newPassport: { bn: 'আমার নতুন পাসপোর্ট হয়েছে', en: 'I have a new passport' },
  passportChanges: { bn: 'পাসপোর্ট পরিবর্তনের আবেদন', en: 'Your passport changes' },
  noPassportChanges: {
    bn: 'পাসপোর্ট বদলালে উপরের বোতাম চেপে জানান। তখন আবেদনটি এখানে দেখা যাবে।',
    en: 'When your passport changes, press the button above. The request will appear here.',
  },
  certificateTitle: { bn: '{year} সালের কিস্তির জন্য জীবিত সনদ দিন', en: 'Life certificate for the instalment of {year}' },
  certificateText: {
    bn: 'ইউনিয়ন পরিষদ, পৌরসভা বা ওয়ার্ড কাউন্সিলরের কাছ থেকে সন্তানের জীবিত থাকার সনদ নিয়ে ছবি তুলে এখানে দিন। যাচাইয়ের পর টাকা পাঠানো হবে।',
    en: 'Get a certificate from the union council, the municipality or the ward councillor that the child lives, and give a picture of it here. The money is sent when it is checked.',
  },
  certificateHold: {
    bn: 'সময়মতো জীবিত সনদ না আসায় এই কিস্তি স্থগিত আছে। সনদ দিলে যাচাইয়ের পর টাকা পাঠানো হবে।',
    en: 'This instalment is on hold because the life certificate did not come in time. Give it, and the money is sent when it is checked.',
  },
  giveCertificate: { bn: 'জীবিত সনদ দিন', en: 'Give the life certificate' },
} satisfies Record<string, Bilingual>
