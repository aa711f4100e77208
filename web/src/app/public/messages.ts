import type { Bilingual } from '@wewb/domain/language/bilingual'

export const publicLayoutMessages = {
  skip: { bn: 'মূল অংশে যান', en: 'Skip to main content' },
  menu: { bn: 'মেনু', en: 'Menu' },
  mainMenu: { bn: 'প্রধান মেনু', en: 'Main menu' },
  register: { bn: 'নিবন্ধন', en: 'Register' },
  logIn: { bn: 'লগইন', en: 'Log in' },
  dashboard: { bn: 'ড্যাশবোর্ড', en: 'Dashboard' },
  logOut: { bn: 'লগআউট', en: 'Log out' },

  news: { bn: 'খবর', en: 'News' },
  pauseNews: { bn: 'খবর থামান', en: 'Pause the news' },
  playNews: { bn: 'খবর চালান', en: 'Play the news' },
  earlierNews: { bn: 'আগের খবর', en: 'Previous news' },
  laterNews: { bn: 'পরের খবর', en: 'Next news' },
  newsLoading: { bn: 'খবরটি আনা হচ্ছে…', en: 'Fetching the news…' },
  newsFailed: {
    bn: 'খবরটি আনা গেল না। একটু পরে আবার চেষ্টা করুন।',
    en: 'The news could not be fetched. Please try again in a while.',
  },

  callCentre: { bn: 'কল সেন্টার', en: 'Call centre' },
  insideCountry: { bn: 'দেশের ভেতরে, টোল-ফ্রি', en: 'Inside Bangladesh, toll-free' },
  fromAbroad: { bn: 'বিদেশ থেকে', en: 'From abroad' },
  uiVersion: { bn: 'ইউআই সংস্করণ {version}', en: 'UI version {version}' },
  serverVersion: { bn: 'সার্ভার সংস্করণ {version}', en: 'Server version {version}' },
  backToTop: { bn: 'উপরে যান', en: 'Back to top' },
} satisfies Record<string, Bilingual>
