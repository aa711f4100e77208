import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'

export const words = {
  purpose: {
    bn: 'বিদেশে কাজ করা মানুষ ও তাঁদের পরিবারের পাশে',
    en: 'Standing by people who work abroad, and their families',
  },
  purposeMore: {
    bn: 'বৃত্তি, ভাতা, চিকিৎসা সহায়তা, অনুদান ও সদস্যপদ: ওয়েজ আর্নার্স কল্যাণ বোর্ডের সেবার জন্য এই এক জায়গায় আসুন।',
    en: "Stipends, allowances, medical help, grants and membership: one place for the services of the Wage Earners' Welfare Board.",
  },

  doors: { bn: 'কী করতে চান?', en: 'What would you like to do?' },
  registerDoor: { bn: 'নতুন অ্যাকাউন্ট খুলুন', en: 'Open an account' },
  registerDoorText: {
    bn: 'মোবাইল নম্বর বা ই-মেইল দিয়ে নিবন্ধন করুন। কোনো টাকা লাগে না।',
    en: 'Register with a mobile number or e-mail. It is free.',
  },
  logInDoor: { bn: 'লগইন করুন', en: 'Log in' },
  logInDoorText: { bn: 'আগে নিবন্ধন করে থাকলে এখান থেকে ঢুকুন।', en: 'If you have registered before, come in here.' },
  dashboardDoor: { bn: 'ড্যাশবোর্ডে যান', en: 'Go to your dashboard' },
  dashboardDoorText: { bn: 'আপনি লগইন করা আছেন। আপনার কাজ এখান থেকে চালিয়ে যান।', en: 'You are logged in. Carry on from here.' },
  statusDoorText: {
    bn: 'আবেদন নম্বর দিয়ে দেখুন আপনার আবেদন এখন কোথায় আছে।',
    en: 'See with your application number where your application stands.',
  },
  helpDoor: { bn: 'সাহায্য নিন: {phone}', en: 'Get help: {phone}' },
  helpDoorText: { bn: 'কল সেন্টারে ফোন করুন। দেশের ভেতর থেকে কোনো খরচ নেই।', en: 'Call the call centre. It costs nothing inside Bangladesh.' },
  finder: { bn: 'সর্বোচ্চ ৫টি ছোট প্রশ্নে জানুন', en: 'Find out in at most five short questions' },

  services: { bn: 'বোর্ডের সেবা', en: 'Services of the board' },
  servicesSoon: {
    bn: 'অনলাইন আবেদন শিগগিরই চালু হবে। এখন কীভাবে আবেদন করবেন, তা জানতে {phone} নম্বরে ফোন করুন।',
    en: 'Online application opens soon. To learn how to apply now, call {phone}.',
  },
  soon: { bn: 'অনলাইন আবেদন শিগগিরই চালু হবে', en: 'Online application opens soon' },

  notices: { bn: 'নোটিশ বোর্ড', en: 'Notice board' },
  noticeNumber: { bn: 'স্মারক নম্বর {number}', en: 'Memo number {number}' },
  noNotices: { bn: 'এখন কোনো নোটিশ নেই', en: 'There is no notice now' },
  noNoticesText: { bn: 'নতুন নোটিশ প্রকাশ হলে এখানে দেখতে পাবেন।', en: 'New notices will appear here.' },

  help: { bn: 'কিছু জানতে চান, বা কোথাও আটকে গেছেন?', en: 'A question, or stuck somewhere?' },
  helpText: { bn: 'কল সেন্টারে ফোন করুন। আমরা বাংলায় কথা বলি।', en: 'Call the call centre. We speak Bangla.' },
  insideCountry: { bn: 'দেশের ভেতরে, টোল-ফ্রি', en: 'Inside Bangladesh, toll-free' },
  fromAbroad: { bn: 'বিদেশ থেকে', en: 'From abroad' },
} satisfies Record<string, Bilingual>
