import type { Bilingual } from '@wewb/domain/language/bilingual'

export const homeMessages = {
  purpose: {
    bn: 'বিদেশে কাজ করা মানুষ ও তাঁদের পরিবারের পাশে',
    en: 'Standing by people who work abroad, and their families',
  },
  purposeMore: {
    bn: 'বৃত্তি, ভাতা, চিকিৎসা সহায়তা, অনুদান ও সদস্যপদ: ওয়েজ আর্নার্স কল্যাণ বোর্ডের সেবার জন্য এই এক জায়গায় আসুন।',
    en: "Stipends, allowances, medical help, grants and membership: one place for the services of the Wage Earners' Welfare Board.",
  },

  doors: { bn: 'কী করতে চান?', en: 'What would you like to do?' },
  applyDoor: { bn: 'আবেদন করুন', en: 'Apply' },
  applyDoorText: {
    bn: 'কোন সেবা চলছে দেখুন, বেছে নিন, ঘরে বসে আবেদন করুন।',
    en: 'See which services are open, choose one, apply from home.',
  },
  newHere: { bn: 'প্রথমবার এসেছেন?', en: 'Here for the first time?' },
  register: { bn: 'বিনা খরচে অ্যাকাউন্ট খুলুন', en: 'Open an account, free of charge' },
  dashboardDoor: { bn: 'ড্যাশবোর্ডে যান', en: 'Go to your dashboard' },
  dashboardDoorText: {
    bn: 'আপনি লগইন করা আছেন। আপনার কাজ এখান থেকে চালিয়ে যান।',
    en: 'You are logged in. Carry on from here.',
  },
  statusDoorText: {
    bn: 'আবেদন নম্বর দিয়ে দেখুন আপনার আবেদন এখন কোথায় আছে।',
    en: 'See with your application number where your application stands.',
  },
  helpDoor: { bn: 'সাহায্য নিন: {phone}', en: 'Get help: {phone}' },
  finder: { bn: 'সর্বোচ্চ ৫টি ছোট প্রশ্নে জানুন', en: 'Find out in at most five short questions' },

  services: { bn: 'বোর্ডের সেবা', en: 'Services of the board' },
  openUntil: { bn: 'আবেদন চলছে, শেষ তারিখ {date}', en: 'Open until {date}' },
  openNow: { bn: 'আবেদন চলছে', en: 'Open now' },
  usualDays: { bn: 'অর্ধেক আবেদনের সিদ্ধান্ত {n} কর্মদিবসে', en: 'Half are decided within {n} working days' },
  openAllYear: { bn: 'সারা বছর আবেদন করা যায়', en: 'Open all year' },
  closed: { bn: 'এখন আবেদন বন্ধ', en: 'Closed at present' },

  otherTasks: { bn: 'আরও যা করতে পারেন', en: 'Also on this portal' },

  figures: { bn: '{year} অর্থবছরে বোর্ড', en: 'The board in the fiscal year {year}' },
  received: { bn: 'আবেদন জমা হয়েছে', en: 'applications received' },
  approved: { bn: 'আবেদন মঞ্জুর হয়েছে', en: 'applications granted' },
  amount: { bn: 'টাকা মঞ্জুর হয়েছে', en: 'taka granted' },
  members: { bn: 'জন এখন সদস্য', en: 'people are members now' },

  help: { bn: 'কিছু জানতে চান, বা কোথাও আটকে গেছেন?', en: 'A question, or stuck somewhere?' },
  helpText: { bn: 'কল সেন্টারে ফোন করুন। আমরা বাংলায় কথা বলি।', en: 'Call the call centre. We speak Bangla.' },
  insideCountry: { bn: 'দেশের ভেতরে, টোল-ফ্রি', en: 'Inside Bangladesh, toll-free' },
  fromAbroad: { bn: 'বিদেশ থেকে', en: 'From abroad' },
} satisfies Record<string, Bilingual>
