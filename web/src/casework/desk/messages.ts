import type { Bilingual } from '@wewb/domain/language/bilingual'

export const deskMessages = {
  sections: { bn: 'এ সেবার কাজ', en: 'Work of this service' },
  queue: { bn: 'আবেদন', en: 'Applications' },
  setups: { bn: 'বিজ্ঞপ্তি', en: 'Circulars' },
  shortcuts: { bn: 'কিবোর্ড শর্টকাট', en: 'Keyboard shortcuts' },
  keyNext: { bn: 'পরের আবেদন', en: 'Next application' },
  keyBefore: { bn: 'আগের আবেদন', en: 'Previous application' },
  keyOpen: { bn: 'আবেদন খুলুন', en: 'Open the application' },
  keySelect: { bn: 'বাছাই করুন বা বাদ দিন', en: 'Select or unselect' },
  keySearch: { bn: 'খোঁজার ঘরে যান', en: 'Go to the search box' },
  keyBack: { bn: 'তালিকায় ফিরুন', en: 'Back to the list' },
  keyHelp: { bn: 'এই তালিকা দেখুন', en: 'Show this list' },
  keysNote: { bn: 'কোনো ঘরে লেখার সময় এগুলো কাজ করে না।', en: 'They do nothing while you type in a box.' },
  key: { bn: 'বোতাম', en: 'Key' },
  does: { bn: 'কী হয়', en: 'What it does' },
  or: { bn: 'অথবা', en: 'or' },

  onTime: { bn: 'সময়ে আছে', en: 'On time' },
  dueSoon: { bn: 'সময় শেষের দিকে', en: 'Due soon' },
  overdue: { bn: 'সময় পেরিয়েছে', en: 'Overdue' },
  untilDay: { bn: '{date} পর্যন্ত', en: 'by {date}' },
} satisfies Record<string, Bilingual>
