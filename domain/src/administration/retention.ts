import { issue, type Issue } from '#engine/fields/issue.ts'
import type { Bilingual } from '#language/bilingual.ts'
import type { SettingCode } from '#reference/settings.ts'

export const retentionKinds = ['documents', 'applications', 'complaints', 'calls', 'messages'] as const
export type RetentionKind = (typeof retentionKinds)[number]

export const retentionRunStates = ['PROPOSED', 'RUNNING', 'DONE', 'DECLINED', 'STOPPED'] as const
export type RetentionRunState = (typeof retentionRunStates)[number]

type Rule = {
  /** The setting with the years; 0 switches the rule off. */
  setting: SettingCode
  /** Proposed years: those after which claims of the kind are usually out of time. */
  usualYears: number
  name: Bilingual
  removes: Bilingual
  keeps: Bilingual
}

export const retentionRules: Record<RetentionKind, Rule> = {
  documents: {
    setting: 'RETENTION_DOCUMENTS_YEARS',
    usualYears: 3,
    name: { bn: 'না-মঞ্জুর ও তুলে নেওয়া আবেদনের কাগজ', en: 'Documents of refused and withdrawn applications' },
    removes: { bn: 'আপলোড করা কাগজ ও ছবি', en: 'Uploaded documents and photos' },
    keeps: { bn: 'আবেদন, সিদ্ধান্ত ও কারণ', en: 'The application, its decision and the reason' },
  },
  applications: {
    setting: 'RETENTION_APPLICATIONS_YEARS',
    usualYears: 10,
    name: { bn: 'শেষ হওয়া আবেদনের ব্যক্তিগত তথ্য', en: 'Personal answers of closed applications' },
    removes: {
      bn: 'নাম, নম্বর, ঠিকানা, মন্তব্য, নোট ও কাগজ',
      en: 'Names, numbers, addresses, remarks, notes and documents',
    },
    keeps: {
      bn: 'আবেদন নম্বর, জেলা, সিদ্ধান্ত, টাকা, পেমেন্ট ও ওয়ারিশের অংশ (নামসহ), প্রকাশিত ফলের নাম, দাবির খাতা, পরিসংখ্যানের উত্তর ও জন্মতারিখ, নিরীক্ষা লগ',
      en: 'Number, district, decision, amounts, payments and shares of heirs (with names), names in published results, claims ledger, answers and dates of birth of the statistics, audit log',
    },
  },
  complaints: {
    setting: 'RETENTION_COMPLAINTS_YEARS',
    usualYears: 5,
    name: { bn: 'নিষ্পত্তি হওয়া অভিযোগ', en: 'Closed complaints' },
    removes: { bn: 'নাম, মোবাইল, বিবরণ, উত্তর ও সংযুক্তি', en: 'Names, mobile number, texts, replies and attachments' },
    keeps: { bn: 'টিকিট নম্বর, ধরন, অফিস, ফল ও তারিখ', en: 'Ticket number, type, offices, outcome and dates' },
  },
  calls: {
    setting: 'RETENTION_CALLS_YEARS',
    usualYears: 3,
    name: { bn: 'কল সেন্টারের ফোন', en: 'Phone calls of the call centre' },
    removes: { bn: 'ফোন নম্বর ও নোট', en: 'Phone number and note' },
    keeps: { bn: 'কারণ, এজেন্ট ও সময়', en: 'Reason, agent and time' },
  },
  messages: {
    setting: 'RETENTION_MESSAGES_YEARS',
    usualYears: 3,
    name: { bn: 'পাঠানো এসএমএস ও ই-মেইল', en: 'Sent SMS and e-mails' },
    removes: { bn: 'প্রাপক ও লেখা', en: 'Recipient and text' },
    keeps: { bn: 'ধরন, সময়, ফল ও খরচ', en: 'Template, time, outcome and cost' },
  },
}

const MIN_REASON_LENGTH = 10
export const MAX_RETENTION_REASON_LENGTH = 500

export function validateRetentionReason(reason: string, path = 'reason'): Issue[] {
  if (reason === '') return [issue(path, 'required')]
  if (reason.length < MIN_REASON_LENGTH) return [issue(path, 'too-short', MIN_REASON_LENGTH)]
  return reason.length > MAX_RETENTION_REASON_LENGTH ? [issue(path, 'too-long', MAX_RETENTION_REASON_LENGTH)] : []
}

/** The same day so many years earlier; what ended before it falls under the rule. 29 February becomes 1 March. */
export function retentionCutoff(today: string, years: number): string {
  const day = new Date(`${today}T00:00:00Z`)
  day.setUTCFullYear(day.getUTCFullYear() - years)
  return day.toISOString().slice(0, 10)
}
