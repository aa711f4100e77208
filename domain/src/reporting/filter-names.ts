import type { ApplicationStatus } from '#engine/definition/statuses.ts'
import type { Bilingual } from '#language/bilingual.ts'
import type { ReportFilter } from './report.ts'

export const filterNames: Record<ReportFilter, Bilingual> = {
  period: { bn: 'সময়কাল', en: 'Period' },
  module: { bn: 'সেবা', en: 'Service' },
  division: { bn: 'বিভাগ', en: 'Division' },
  district: { bn: 'জেলা', en: 'District' },
  mission: { bn: 'মিশন', en: 'Mission' },
  country: { bn: 'দেশ', en: 'Country' },
  office: { bn: 'অফিস', en: 'Office' },
  gender: { bn: 'লিঙ্গ', en: 'Gender' },
  status: { bn: 'অবস্থা', en: 'Status' },
  template: { bn: 'বার্তা', en: 'Message' },
  figure: { bn: 'সংখ্যা', en: 'Figure' },
}

export const genderNames = {
  MALE: { bn: 'পুরুষ', en: 'Male' },
  FEMALE: { bn: 'নারী', en: 'Female' },
  OTHER: { bn: 'অন্যান্য', en: 'Other' },
} satisfies Record<string, Bilingual>

/** Names of the statuses, and of the five approval statuses by code. */
export const statusNames: Record<Exclude<ApplicationStatus, 'DRAFT'> | '0' | '1' | '-1' | '2' | '-2', Bilingual> = {
  '0': { bn: 'অপেক্ষমাণ', en: 'Pending' },
  '1': { bn: 'অগ্রগামী', en: 'Forwarded' },
  '-1': { bn: 'ফেরত', en: 'Sent back' },
  '2': { bn: 'অনুমোদিত', en: 'Approved' },
  '-2': { bn: 'নামঞ্জুর', en: 'Rejected' },
  SUBMITTED: { bn: 'দাখিল হয়েছে', en: 'Submitted' },
  UNDER_REVIEW: { bn: 'প্রক্রিয়াধীন', en: 'Under review' },
  RETURNED: { bn: 'সংশোধনের জন্য ফেরত', en: 'Sent back for correction' },
  APPROVED: { bn: 'অনুমোদিত, পরিশোধ বাকি', en: 'Approved, not yet paid' },
  REJECTED: { bn: 'নামঞ্জুর', en: 'Not granted' },
  WITHDRAWN: { bn: 'প্রত্যাহৃত', en: 'Withdrawn' },
  PAYMENT_QUEUED: { bn: 'অর্থ প্রেরণ প্রক্রিয়াধীন', en: 'Payment in preparation' },
  PAYMENT_SENT: { bn: 'ব্যাংকে প্রেরিত', en: 'Sent to the bank' },
  PAID: { bn: 'পরিশোধিত', en: 'Paid' },
  PAYMENT_FAILED: { bn: 'অর্থ ফেরত এসেছে', en: 'Payment returned' },
  CLOSED: { bn: 'নিষ্পন্ন', en: 'Closed' },
}
