import type { Bilingual } from '@wewb/domain/language/bilingual'

export const staffRegistrationMessages = {
  rows: { bn: 'পাওয়া গেছে: {n}টি', en: 'Found: {n}' },
  father: { bn: 'পিতা', en: 'Father' },
  passport: { bn: 'পাসপোর্ট', en: 'Passport' },
  linked: { bn: 'আগের বা পরের পাসপোর্ট', en: 'Earlier or later passports' },
  application: { bn: 'আবেদন', en: 'Application' },
  openFile: { bn: 'নথি খুলুন', en: 'Open the file' },
  notFoundHelp: {
    bn: 'নম্বরের ধরন ও বানান মিলিয়ে দেখুন। পাসপোর্ট বদলে থাকলে অন্যটি দিয়েও দেখুন।',
    en: 'Compare the kind of number and its spelling. If the passport was changed, try the other one.',
  },
} satisfies Record<string, Bilingual>

/** Names of `member.state`; documents of other offices have none. */
export const memberStateMessages: Record<string, Bilingual> = {
  ACTIVE: { bn: 'চালু', en: 'In force' },
  ENDED: { bn: 'শেষ', en: 'Ended' },
}
