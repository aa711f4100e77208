import type { Bilingual } from '@wewb/domain/language/bilingual'
import type { SettingSubject } from '@wewb/domain/reference/setting-subjects'

export const settingSubjectNames: Record<SettingSubject, Bilingual> = {
  public: { bn: 'সাধারণ মানুষ পোর্টালে যা করতে পারেন', en: 'What the public may do on the portal' },
  benefits: { bn: 'সহায়তার অঙ্ক ও শর্ত', en: 'Amounts and conditions of benefits' },
  membership: { bn: 'সদস্যপদ ও বীমা', en: 'Membership and insurance' },
  deadlines: { bn: 'সময়সীমা', en: 'Deadlines' },
  security: { bn: 'নিরাপত্তা', en: 'Security' },
  portal: { bn: 'পোর্টাল', en: 'The portal' },
}

export const generalSettingsMessages = {
  searchHint: { bn: 'সেটিংয়ের নাম, কোড বা যেখানে কাজ করে', en: 'A name, a code, or what it affects' },
  setting: { bn: 'সেটিং', en: 'Setting' },
  value: { bn: 'এখনকার মান', en: 'Value now' },
  newValue: { bn: 'নতুন মান', en: 'New value' },
  on: { bn: 'চালু', en: 'On' },
  off: { bn: 'বন্ধ', en: 'Off' },
  none: { bn: 'কোনোটি নয়', en: 'None' },
  bounds: { bn: '{least} থেকে {most} {unit}', en: '{least} to {most} {unit}' },
  now: { bn: 'এখন: {value}', en: 'Now: {value}' },
  nothing: { bn: 'কোনো সেটিং পাওয়া যায়নি', en: 'No setting found' },
  nothingText: { bn: 'অন্য শব্দে খুঁজুন, অথবা সব দেখান।', en: 'Search for something else, or show all.' },
  changeTitle: { bn: 'বদলান: {name}', en: 'Change: {name}' },
  hidden: { bn: 'যেসব সেবা দেখানো হবে না', en: 'Services that are not shown' },
  sureTitle: { bn: 'নিশ্চিত করুন', en: 'Please confirm' },
  sureYes: { bn: 'হ্যাঁ, বদলান', en: 'Yes, change it' },
  sureNo: { bn: 'ফিরে যান', en: 'Go back' },
  fromTo: { bn: '{from} → {to}', en: '{from} → {to}' },
  startsToday: { bn: 'এখন থেকেই', en: 'From now on' },
  startsOn: { bn: '{date} থেকে', en: 'From {date}' },
  revokeText: {
    bn: '{name}: {date} থেকে {value} আর হবে না; এখনকার মানই থাকবে।',
    en: '{name}: {value} will not come into force on {date}; the present value stays.',
  },
  historyTitle: { bn: 'ইতিহাস: {name}', en: 'History: {name}' },
  historyNone: { bn: 'এখনো কেউ এটি বদলাননি।', en: 'Nobody has changed this yet.' },
  historyTo: { bn: '{from} থেকে {to}', en: 'From {from} to {to}' },
  historyRevoked: { bn: 'আসন্ন পরিবর্তন বাতিল: {from}', en: 'Coming change taken back: {from}' },
  historyFrom: { bn: '{date} থেকে কার্যকর', en: 'In force from {date}' },
  close: { bn: 'বন্ধ করুন', en: 'Close' },
  somebody: { bn: 'পোর্টাল', en: 'The portal' },
} satisfies Record<string, Bilingual>
