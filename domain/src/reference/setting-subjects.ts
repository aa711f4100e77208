import type { Bilingual } from '#language/bilingual.ts'
import type { SettingCode } from './settings.ts'

export const settingSubjects = ['public', 'benefits', 'membership', 'deadlines', 'security', 'portal'] as const
export type SettingSubject = (typeof settingSubjects)[number]

type Placed = { codes: RegExp; subject: SettingSubject; affects: Bilingual }

/** Subject of a setting and the consequences of a change. The first match applies, and the last entry matches all. */
const placed: readonly Placed[] = [
  {
    codes: /^MAINTENANCE$/,
    subject: 'portal',
    affects: {
      bn: 'চালু থাকলে সাধারণ মানুষ শুধু দেখতে পারেন, কিছু জমা দিতে বা লগইন করতে পারেন না।',
      en: 'While it is on, the public can read but not submit or log in.',
    },
  },
  {
    codes: /^ALLOW_ONLINE_GCR_APPLICATION$/,
    subject: 'public',
    affects: { bn: 'মেনুর “অভিযোগ দাখিল” ও অভিযোগের ফরম', en: 'The menu entry “Submit a complaint” and its form' },
  },
  {
    codes: /^ALLOW_ONLINE_GCR/,
    subject: 'public',
    affects: { bn: 'মেনুর “অভিযোগের অবস্থা” ও পাতাটি', en: 'The menu entry “Complaint status” and its page' },
  },
  {
    codes: /^ALLOW_BMET/,
    subject: 'public',
    affects: { bn: 'মেনুর “বিএমইটি/সদস্যপদ যাচাই” ও পাতাটি', en: 'The menu entry “BMET / membership check” and its page' },
  },
  {
    codes: /^APP_STATUS_CHECK/,
    subject: 'public',
    affects: { bn: '“আবেদনের অবস্থা” পাতার সেবার তালিকা', en: 'The list of services on the page “Application status”' },
  },
  {
    codes: /^ALLOW_BANK_PAYMENT_MEMBERSHIP$/,
    subject: 'membership',
    affects: { bn: 'সদস্যপদের ফরমে ফি দেওয়ার উপায়', en: 'How the fee may be paid in the membership form' },
  },
  {
    codes: /^(?:MEMBERSHIP|INSURANCE)_/,
    subject: 'membership',
    affects: { bn: 'সদস্যপদ ও বীমার ফরম, ফি ও যোগ্যতা', en: 'Form, fee and eligibility of membership and insurance' },
  },
  {
    codes: /^GCR_/,
    subject: 'deadlines',
    affects: { bn: 'নতুন অভিযোগের শেষ তারিখ', en: 'The last date of new complaints' },
  },
  {
    codes: /^LINK_REQUEST_/,
    subject: 'deadlines',
    affects: {
      bn: 'নতুন অনুরোধের উত্তরের শেষ তারিখ',
      en: 'The last date to answer new requests for an application',
    },
  },
  {
    codes: /^(?:RETURN|APPEAL)_/,
    subject: 'deadlines',
    affects: { bn: 'আবেদন সংশোধন ও আপিলের শেষ তারিখ', en: 'The last date to correct an application or to appeal' },
  },
  {
    codes: /^DRAFT_/,
    subject: 'deadlines',
    affects: {
      bn: 'জমা না হওয়া খসড়া; মোছার ৭ দিন আগে আবেদনকারীকে জানানো হয়',
      en: 'Drafts that were not submitted; their owners are told 7 days before',
    },
  },
  {
    codes: /^RETENTION_/,
    subject: 'deadlines',
    affects: {
      bn: '“পুরোনো তথ্য মোছা” পাতার প্রস্তাব; আরেকজন অনুমোদন না করলে কিছু মোছে না',
      en: 'Proposals of the page “Removal of old data”; nothing is removed before a second person approves',
    },
  },
  {
    codes: /^(?:BURIAL|FIN_ASSISTANCE|MEDICAL|RAISE)_/,
    subject: 'benefits',
    affects: { bn: 'এই সেবার নতুন আবেদন ও সিদ্ধান্ত', en: 'New applications and decisions of this service' },
  },
  {
    codes: /^PAYMENT_YEARLY_/,
    subject: 'benefits',
    affects: { bn: 'এই সেবার নতুন পেমেন্ট ব্যাচ', en: 'New payment batches of this service' },
  },
  {
    codes: /^CAPTCHA_/,
    subject: 'security',
    affects: {
      bn: 'লগইন, নিবন্ধন, অভিযোগ ও অবস্থা দেখার ক্যাপচা',
      en: 'The captcha of log-in, registration, complaints and status',
    },
  },
  {
    codes: /^OTP_/,
    subject: 'security',
    affects: { bn: 'নিবন্ধন, পাসওয়ার্ড ও কার্ডের জন্য পাঠানো কোড', en: 'Codes sent for registration, passwords and cards' },
  },
  {
    codes: /^(?:AUDIT|SECOND|STAFF|SESSION|PASSWORD|LOG_IN|REQUIRE|TOTP)/,
    subject: 'security',
    affects: { bn: 'কর্মকর্তাদের লগইন ও পোর্টালের নিরাপত্তা', en: 'How staff log in and how the portal is kept safe' },
  },
  {
    codes: /^SMS_QUIET_/,
    subject: 'portal',
    affects: {
      bn: 'কোড ও লাশ আসার ফ্লাইট ছাড়া সব বার্তা; দুটি ঘণ্টা এক হলে রাতেও যায়',
      en: 'Every message but codes and the flight of a body; the same hour twice means they leave at night too',
    },
  },
  {
    codes: /^(?:SMS_|ALLOW_SMS|BROADCASTS)/,
    subject: 'portal',
    affects: { bn: 'এসএমএস ও গণবার্তা', en: 'SMS and broadcasts' },
  },
  {
    codes: /^CALL_CENTRE_/,
    subject: 'portal',
    affects: { bn: 'সব পাতায় দেখানো সাহায্যের নম্বর', en: 'The help number shown on every page' },
  },
  { codes: /./, subject: 'portal', affects: { bn: 'পুরো পোর্টাল', en: 'The whole portal' } },
]

const placeOf = (code: SettingCode): Placed => placed.find(({ codes }) => codes.test(code)) as Placed
export const subjectOfSetting = (code: SettingCode): SettingSubject => placeOf(code).subject
export const settingImpactOf = (code: SettingCode): Bilingual => placeOf(code).affects

/** Consequences shown in a confirmation dialogue before a critical setting changes. */
const grave: readonly { codes: RegExp; becomes?: 'Y' | 'N'; follows: Bilingual }[] = [
  {
    codes: /^MAINTENANCE$/,
    becomes: 'Y',
    follows: {
      bn: 'সাধারণ মানুষ আর লগইন করতে, আবেদন করতে বা অভিযোগ জানাতে পারবেন না; শুধু পাতা দেখতে পারবেন। কর্মকর্তারা কাজ করতে পারবেন।',
      en: 'The public can no longer log in, apply or complain, only read. Staff can go on working.',
    },
  },
  {
    codes: /^MAINTENANCE$/,
    becomes: 'N',
    follows: { bn: 'সবাই আবার লগইন ও আবেদন করতে পারবেন।', en: 'Everybody can log in and apply again.' },
  },
  {
    codes: /^OTP_/,
    follows: {
      bn: 'এর পরে পাঠানো প্রতিটি কোডে নতুন নিয়ম চলবে। নিয়ম ঢিলা হলে অ্যাকাউন্টের ঝুঁকি বাড়ে, কড়া হলে মানুষ আটকে যেতে পারেন।',
      en: 'Every code sent from then on follows the new rule. A looser rule makes accounts easier to break into, a stricter one may lock people out.',
    },
  },
  {
    codes: /_(?:AMOUNT|MAX|PREMIUM|SUM|BDT)$/,
    follows: {
      bn: 'ওই দিন থেকে ফরমে, সীমা যাচাইয়ে ও সিদ্ধান্তে নতুন অঙ্ক ব্যবহার হবে। আগে যা মঞ্জুর হয়েছে তা বদলাবে না।',
      en: 'From that day forms, limits and decisions use the new amount. What was granted before does not change.',
    },
  },
  {
    codes: /^ALLOW_(?:ONLINE|BMET)/,
    becomes: 'N',
    follows: {
      bn: 'মেনু থেকে পাতাটি সরে যাবে, আর কেউ খুললে “এখন বন্ধ” লেখা দেখবেন।',
      en: 'The page leaves the menu, and whoever opens it reads that it is closed.',
    },
  },
]

export const settingChangeWarning = (code: SettingCode, becomes: string): Bilingual | undefined =>
  grave.find((one) => one.codes.test(code) && (one.becomes === undefined || one.becomes === becomes))?.follows
