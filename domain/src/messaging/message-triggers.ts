import type { Bilingual } from '#language/bilingual.ts'
import type { TemplateCode } from './templates.ts'

export const messageGroups = {
  account: { bn: 'অ্যাকাউন্ট ও কোড', en: 'Accounts and codes' },
  application: { bn: 'আবেদন', en: 'Applications' },
  payment: { bn: 'অর্থ পরিশোধ', en: 'Payments' },
  stipend: { bn: 'শিক্ষাবৃত্তি ও ভাতা', en: 'Stipends and allowances' },
  membership: { bn: 'সদস্যপদ', en: 'Membership' },
  reintegration: { bn: 'পুনঃএকত্রীকরণ', en: 'Re-integration' },
  death: { bn: 'মৃত্যু ও প্রত্যাবাসন', en: 'Death and repatriation' },
  claim: { bn: 'চিকিৎসা, ক্ষতিপূরণ ও বীমা', en: 'Medical help, compensation and insurance' },
  complaint: { bn: 'অভিযোগ', en: 'Complaints' },
  own: { bn: 'যেসব সেবার নিজের কথা আছে', en: 'Services with words of their own' },
} as const satisfies Record<string, Bilingual>
export type MessageGroup = keyof typeof messageGroups

/** Occasion of each message. The compiler reports a missing one. */
export const messageTriggers: Record<TemplateCode, { group: MessageGroup; when: Bilingual }> = {
  OTP_REG: { group: 'account', when: { bn: 'নিবন্ধনের কোড', en: 'Code for a registration' } },
  OTP_FORGOT: { group: 'account', when: { bn: 'পাসওয়ার্ড ভুলে গেলে কোড', en: 'Code for a forgotten password' } },
  PASSWORD_CHANGED: { group: 'account', when: { bn: 'পাসওয়ার্ড বদলানোর পর', en: 'A password was changed' } },
  OTP_LOGIN: { group: 'account', when: { bn: 'লগইনের দ্বিতীয় ধাপের কোড', en: 'Code of the second step of a log-in' } },
  SECOND_FACTOR_ON: { group: 'account', when: { bn: 'দুই ধাপের লগইন চালু হলে', en: 'Two-step log-in was switched on' } },
  SECOND_FACTOR_OFF: { group: 'account', when: { bn: 'দুই ধাপের লগইন বন্ধ হলে', en: 'Two-step log-in was switched off' } },
  SECOND_FACTOR_REMOVED: {
    group: 'account',
    when: { bn: 'অ্যাডমিন দুই ধাপের লগইন তুলে নিলে', en: 'An administrator removed the two-step log-in' },
  },
  NEW_DEVICE: { group: 'account', when: { bn: 'নতুন যন্ত্র থেকে লগইন হলে', en: 'A log-in from a new device' } },
  USER_INVITED: { group: 'account', when: { bn: 'কর্মকর্তার অ্যাকাউন্ট খোলা হলে', en: 'An account was opened for staff' } },
  PASSWORD_WITHDRAWN: {
    group: 'account',
    when: { bn: 'অ্যাডমিন পাসওয়ার্ড বাতিল করলে', en: 'An administrator withdrew a password' },
  },
  OTP_TAG: { group: 'account', when: { bn: 'পুরোনো আবেদন যুক্ত করার কোড', en: 'Code to link an earlier application' } },
  OTP_CONSENT: { group: 'account', when: { bn: 'কর্মকর্তাকে আবেদন করতে দেওয়ার কোড', en: 'Code to let an officer apply' } },
  OTP_EMAIL: { group: 'account', when: { bn: 'বার্তার জন্য ই-মেইল যোগ করার কোড', en: 'Code to add an email for messages' } },
  OTP_CARD: { group: 'account', when: { bn: 'সদস্য কার্ড দেখার কোড', en: 'Code to open a membership card' } },
  SUBMITTED: { group: 'application', when: { bn: 'আবেদন জমা হলে', en: 'An application was submitted' } },
  FORWARDED: { group: 'application', when: { bn: 'প্রধান কার্যালয়ে পাঠালে', en: 'Sent on to head office' } },
  RETURNED: { group: 'application', when: { bn: 'সংশোধনের জন্য ফেরত দিলে', en: 'Sent back for correction' } },
  REASSIGNED: {
    group: 'application',
    when: { bn: 'আবেদন অন্য অফিসকে দিলে, দুই অফিসের কর্মকর্তাদের', en: 'Given to another office, for the officers of both' },
  },
  REMINDER: { group: 'application', when: { bn: 'সংশোধনের শেষ তারিখ কাছে এলে', en: 'The last day to correct is near' } },
  DRAFT_ENDING: {
    group: 'application',
    when: { bn: 'অব্যবহৃত খসড়া মোছার আগে', en: 'A draft that nobody goes on with will be deleted' },
  },
  APPROVED: { group: 'application', when: { bn: 'অনুমোদন হলে', en: 'Approved' } },
  APPROVED_CASE: {
    group: 'application',
    when: { bn: 'অসুস্থতা বা মৃত্যুর আবেদন অনুমোদন হলে', en: 'Approved after sickness or death' },
  },
  REJECTED: { group: 'application', when: { bn: 'মঞ্জুর না হলে', en: 'Not granted' } },
  APPEAL_RECEIVED: { group: 'application', when: { bn: 'আপিল জমা হলে', en: 'An appeal was received' } },
  APPEAL_GRANTED: { group: 'application', when: { bn: 'আপিল মঞ্জুর হলে', en: 'An appeal was granted' } },
  APPEAL_DISMISSED: { group: 'application', when: { bn: 'আপিল মঞ্জুর না হলে', en: 'An appeal was not granted' } },
  LINK_REQUESTED: {
    group: 'application',
    when: { bn: 'কারও আবেদন আরেকজন চাইলে, মালিককে', en: 'Somebody asks for an application, to its owner' },
  },
  LINK_ACCEPTED: {
    group: 'application',
    when: { bn: 'মালিক আবেদন দিতে রাজি হলে', en: 'The owner let an application go to another account' },
  },
  LINK_REFUSED: {
    group: 'application',
    when: { bn: 'মালিক আবেদন দিতে রাজি না হলে', en: 'The owner refused to let an application go' },
  },
  OVERDUE_DIGEST: {
    group: 'application',
    when: {
      bn: 'ডেস্কে সময় পেরোনো আবেদন থাকলে প্রতি কর্মদিবসের সকালে, ই-মেইল বেছে নেওয়া তত্ত্বাবধায়ককে',
      en: 'Each working morning with overdue applications, for supervisors who chose e-mail',
    },
  },
  ADVICE_SENT: { group: 'payment', when: { bn: 'টাকা ব্যাংকে পাঠালে', en: 'Money was sent to the bank' } },
  PAID: { group: 'payment', when: { bn: 'টাকা হিসাবে জমা হলে', en: 'Money reached the account' } },
  PAY_FAILED: { group: 'payment', when: { bn: 'টাকা জমা না হলে', en: 'A payment failed' } },
  EDU_RESULT: { group: 'stipend', when: { bn: 'শিক্ষাবৃত্তিতে মনোনীত হলে', en: 'Selected for a stipend' } },
  EDU_NOT_SELECTED: { group: 'stipend', when: { bn: 'শিক্ষাবৃত্তিতে মনোনীত না হলে', en: 'Not selected for a stipend' } },
  LIST_CORRECTED: {
    group: 'stipend',
    when: { bn: 'প্রকাশিত তালিকা থেকে কেউ বাদ গেলে', en: 'Taken off a published list' },
  },
  RENEWAL_ASKED: { group: 'stipend', when: { bn: 'জীবিত সনদ চাইলে', en: 'A life certificate is asked for' } },
  MEMBER: { group: 'membership', when: { bn: 'সদস্যপদ অনুমোদন হলে', en: 'A membership was approved' } },
  MEMBER_FEE: { group: 'membership', when: { bn: 'সদস্যপদ ফি নেওয়া হলে', en: 'A membership fee was received' } },
  MEMBER_PASSPORT: { group: 'membership', when: { bn: 'সদস্যের নতুন পাসপোর্ট যুক্ত হলে', en: 'A new passport of a member' } },
  RIN_SCREENED: { group: 'reintegration', when: { bn: 'প্রাথমিক বাছাই শেষ হলে', en: 'Screening complete' } },
  RIN_REGISTERED: { group: 'reintegration', when: { bn: 'নিবন্ধন শেষ হলে', en: 'Registration complete' } },
  RIN_SERVICES: { group: 'reintegration', when: { bn: 'সেবা অনুমোদন হলে', en: 'Services approved' } },
  RIN_REFERRED: { group: 'reintegration', when: { bn: 'অন্য প্রতিষ্ঠানে পাঠালে', en: 'Referred to a provider' } },
  REP_MISSION: { group: 'death', when: { bn: 'মিশনে পত্র পাঠালে', en: 'A letter went to the mission' } },
  REP_FLIGHT: { group: 'death', when: { bn: 'মৃতদেহ আসার ফ্লাইট ঠিক হলে', en: 'The flight of a body is fixed' } },
  REP_RETURN: {
    group: 'death',
    when: { bn: 'জীবিত কর্মীর ফেরার ফ্লাইট ঠিক হলে', en: 'The flight of a living worker is fixed' },
  },
  FIN_LETTER: {
    group: 'death',
    when: { bn: 'আর্থিক অনুদানের কাগজ চাইলে', en: 'Papers for financial assistance are asked for' },
  },
  BRV_OPENED: { group: 'death', when: { bn: 'মৃত্যুর খবর পেলে', en: 'News of a death was received' } },
  BRV_CLOSED: { group: 'death', when: { bn: 'পরিবারের নথির কাজ শেষ হলে', en: 'The case of a family is finished' } },
  MED_CALL: { group: 'claim', when: { bn: 'ভিডিও কলের সময় ঠিক হলে', en: 'A video call is fixed' } },
  CMP_PAPERS: { group: 'claim', when: { bn: 'ক্ষতিপূরণের কাগজ চাইলে', en: 'Papers for compensation are asked for' } },
  SUR_INSURER: { group: 'claim', when: { bn: 'বীমা দাবি পাঠানো হলে', en: 'A claim went to the insurer' } },
  SUR_PAID: { group: 'claim', when: { bn: 'বীমা দাবি পরিশোধ হলে', en: 'A claim was paid' } },
  GCR_TICKET: { group: 'complaint', when: { bn: 'অভিযোগ গ্রহণ করলে', en: 'A complaint was received' } },
  GCR_INFO: {
    group: 'complaint',
    when: { bn: 'অভিযোগের আরও তথ্য চাইলে', en: 'More information on a complaint is asked for' },
  },
  GCR_HEARING: { group: 'complaint', when: { bn: 'শুনানির দিন ঠিক হলে', en: 'A hearing is fixed' } },
  GCR_CLOSED: { group: 'complaint', when: { bn: 'অভিযোগ নিষ্পত্তি হলে', en: 'A complaint is settled' } },
}
